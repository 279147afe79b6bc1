/**
 * A head as the shaders of src/labs/lion/kernels read it: float32, queries and keys transposed, chunks filled up to a multiple of 4
 * tokens, and decays as sums of logarithms that were taken in float64 and begin anew at each tile or chunk.
 */
import { exponential } from "../../../../platform/numerics/exponential";
import { logOfZero, type StepDecays } from "../decays";
import { type Sequence, visibleKeys } from "../sequence";

/** Rows of a tile, as in shape.wgsl. */
export const tileRows = 64;

/** Products of decays below it are 0, as in shape.wgsl. */
const settled = 1e-30;

/** Where tokens lie among those that fill their chunks. */
export interface Layout {
  /** L. */
  readonly tokens: number;
  /** Tokens of a chunk, the last one may have fewer. */
  readonly chunk: number;
  readonly chunks: number;
  /** From the start of a chunk to that of the next one. */
  readonly stride: number;
  /** Tokens, those included that fill chunks. */
  readonly length: number;
}

export function layoutOf(tokens: number, chunk: number): Layout {
  const chunks = Math.ceil(tokens / chunk);
  const stride = filled(chunk);
  return { tokens, chunk, chunks, stride, length: (chunks - 1) * stride + filled(tokens - (chunks - 1) * chunk) };
}

/** Of a token among those that fill chunks. */
export function placeOf({ chunk, stride }: Layout, token: number): number {
  return Math.floor(token / chunk) * stride + (token % chunk);
}

/** To whole vectors of 4. */
export function filled(count: number): number {
  return 4 * Math.ceil(count / 4);
}

export interface PackedHead {
  readonly layout: Layout;
  readonly d: number;
  readonly dv: number;
  /** Whether anything decays. */
  readonly decays: boolean;
  /** Q^T, d x length. */
  readonly queries: Float32Array<ArrayBuffer>;
  /** K^T, d x length, without the keys of padding. */
  readonly keys: Float32Array<ArrayBuffer>;
  /** length x d_v, rows filled up to vectors of 4. */
  readonly values: Float32Array<ArrayBuffer>;
}

/** @throws {RangeError} where every coordinate decays by itself: there is no shader for that. */
export function packHead(sequence: Sequence, steps: StepDecays, chunk: number): PackedHead {
  if (steps.width > 1) throw new RangeError("shaders know decays of one number a token alone");
  const { length: tokens, d, dv, q, v } = sequence;
  const layout = layoutOf(tokens, Math.min(chunk, tokens));
  return {
    layout,
    d,
    dv,
    decays: [steps.forward, steps.backward].some((logs) => logs.some((log) => log !== 0)),
    queries: transposed(layout, q, d),
    keys: transposed(layout, visibleKeys(sequence), d),
    values: packRows(layout, v, dv),
  };
}

function transposed(layout: Layout, rows: Float64Array, width: number): Float32Array<ArrayBuffer> {
  const columns = new Float32Array(width * layout.length);
  for (let i = 0; i < layout.tokens; i++) {
    const place = placeOf(layout, i);
    for (let c = 0; c < width; c++) columns[c * layout.length + place] = rows[i * width + c];
  }
  return columns;
}

/** length x width, rows filled up to vectors of 4. */
export function packRows(layout: Layout, rows: Float64Array, width: number): Float32Array<ArrayBuffer> {
  const packed = new Float32Array(layout.length * filled(width));
  for (let i = 0; i < layout.tokens; i++) {
    const at = placeOf(layout, i) * filled(width);
    for (let c = 0; c < width; c++) packed[at + c] = rows[i * width + c];
  }
  return packed;
}

/** The rows that a shader has summed beside their denominators: L x (d_v + 1). */
export function unpackSums({ layout, dv }: PackedHead, outputs: Float32Array, denominators: Float32Array): Float64Array {
  const sums = new Float64Array(layout.tokens * (dv + 1));
  for (let i = 0; i < layout.tokens; i++) {
    const place = placeOf(layout, i);
    for (let c = 0; c < dv; c++) sums[i * (dv + 1) + c] = outputs[place * filled(dv) + c];
    sums[i * (dv + 1) + dv] = denominators[place];
  }
  return sums;
}

/** Where sums begin anew, ends excluded. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/** Sums of logarithms of decays within a range, in one direction, for every place of it; at most 0. */
interface RangeLogs {
  /** Over the steps into the range up to this token, in the direction of travel. */
  readonly arriving: number;
  /** Over the steps after this token to the end of the range. */
  readonly leaving: number;
}

/** Computes the sums of every range, and passes those of each place to `tell`. */
function sumLogs(
  logs: Float64Array,
  ranges: readonly Range[],
  direction: "forward" | "backward",
  tell: (place: number, sums: RangeLogs) => void,
): void {
  for (const { start, end } of ranges) {
    const places = Array.from({ length: end - start }, (_, at) => (direction === "forward" ? start + at : end - 1 - at));
    const arriving = new Float64Array(places.length);
    let sum = 0;
    places.forEach((place, at) => {
      sum += logs[place];
      arriving[at] = sum;
    });
    sum = 0;
    for (let at = places.length - 1; at >= 0; at--) {
      tell(places[at], { arriving: arriving[at], leaving: sum });
      sum += logs[places[at]];
    }
  }
}

/** Logarithms in the places of their tokens; nothing decays at those that fill. */
function placedLogs(layout: Layout, logs: Float64Array): Float64Array {
  const placed = new Float64Array(layout.length);
  for (let i = 0; i < layout.tokens; i++) placed[placeOf(layout, i)] = Math.max(logs[i], logOfZero);
  return placed;
}

function rangesOf({ length, stride }: Layout, rows: number): readonly Range[] {
  const ranges: Range[] = [];
  for (let chunk = 0; chunk < length; chunk += stride) {
    const chunkEnd = Math.min(chunk + stride, length);
    for (let start = chunk; start < chunkEnd; start += rows) ranges.push({ start, end: Math.min(start + rows, chunkEnd) });
  }
  return ranges;
}

/**
 * The buffer `steps` of block.wgsl, 6 numbers a place: sums forward and backward with what float32 leaves of each, so that
 * differences of them keep the digits of float64 prefix sums, and those that leave the tile.
 */
export function packSteps(layout: Layout, { forward, backward }: StepDecays): Float32Array<ArrayBuffer> {
  const packed = new Float32Array(6 * layout.length);
  const tiles = rangesOf(layout, tileRows);
  for (const [side, logs, direction] of [
    [0, forward, "forward"],
    [1, backward, "backward"],
  ] as const)
    sumLogs(placedLogs(layout, logs), tiles, direction, (place, { arriving, leaving }) => {
      const at = 6 * place;
      packed[at + 2 * side] = arriving;
      packed[at + 2 * side + 1] = arriving - Math.fround(arriving);
      packed[at + 4 + side] = leaving;
    });
  return packed;
}

/** Products of decays within chunks in one direction, 2 numbers a place: from before the chunk to the token, and from it to the end. */
export function packWeights(layout: Layout, steps: StepDecays, direction: "forward" | "backward"): Float32Array<ArrayBuffer> {
  const packed = new Float32Array(2 * layout.length);
  sumLogs(placedLogs(layout, steps[direction]), rangesOf(layout, layout.stride), direction, (place, { arriving, leaving }) => {
    packed[2 * place] = product(arriving);
    packed[2 * place + 1] = product(leaving);
  });
  return packed;
}

function product(log: number): number {
  const value = exponential(log);
  return value < settled ? 0 : value;
}
