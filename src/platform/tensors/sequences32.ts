/** Operations in float32 on our own SIMD kernels: sums in a fixed order, so the same bits on every engine. */
import { DimensionError } from "../numerics/errors";
import { lengthOf, type Normalised, normEpsilon } from "./arithmetic";
import { attentionIn } from "./attention32";
import { type Array32, Memory32 } from "./memory32";
import type { RowMap, SequenceArithmetic } from "./sequence-arithmetic";

const mapCodes: Readonly<Record<Exclude<RowMap, "none">, number>> = { "shifted-silu": 0, elu: 1, exp: 2 };

/** A new arithmetic, with its own memory by default. */
export function openSequences32(memory = new Memory32()): SequenceArithmetic<Array32> {
  const { kernels } = memory;
  type Pairing = (a: number, b: number, out: number, count: number, period: number) => void;
  const like = (x: Array32) => memory.make(x.shape);
  const pairwise = (compute: Pairing) => (a: Array32, b: Array32) => {
    if (a.length % b.length !== 0)
      throw new DimensionError(`an array of shape ${b.shape.join(" x ")} does not repeat to ${a.shape.join(" x ")}`);
    const out = like(a);
    compute(a.pointer, b.pointer, out.pointer, a.length, b.length);
    return out;
  };
  const scaledAndShifted = (x: Array32, factor: number, summand: number) => {
    const out = like(x);
    kernels.scaleAndShift(x.pointer, out.pointer, x.length, factor, summand);
    return out;
  };
  const rowsOf = ({ shape, length }: Array32) => {
    const width = shape[shape.length - 1];
    return { width, rows: length / width };
  };
  const panel = (inner: number, use: (pointer: number) => void) => memory.with(kernels.panelBytes(inner), use);

  function multiply(a: Array32, b: Array32, transposeA: boolean, transposeB: boolean): Array32 {
    const [rows, inner] = lastTwo(a, transposeA);
    const [innerB, columns] = lastTwo(b, transposeB);
    const batches = a.shape.length === 3 ? a.shape[0] : 1;
    if (inner !== innerB || batches !== (b.shape.length === 3 ? b.shape[0] : 1))
      throw new DimensionError(`matrices of shape ${a.shape.join(" x ")} and ${b.shape.join(" x ")} cannot be multiplied`);
    const out = memory.make(a.shape.length === 3 ? [batches, rows, columns] : [rows, columns]);
    const [aRow, aInner] = transposeA ? [1, rows] : [inner, 1];
    const [bInner, bColumn] = transposeB ? [1, inner] : [columns, 1];
    const [aBatch, bBatch] = [rows * inner, inner * columns];
    panel(inner, (room) =>
      kernels.multiply(
        a.pointer,
        aRow,
        aInner,
        aBatch,
        b.pointer,
        bInner,
        bColumn,
        bBatch,
        out.pointer,
        batches,
        rows,
        inner,
        columns,
        room,
      ),
    );
    return out;
  }

  function joined(arrays: readonly Array32[]): Array32 {
    const out = memory.make([arrays.reduce((sum, { length }) => sum + length, 0)]);
    let at = out.pointer;
    for (const { pointer, length } of arrays) {
      kernels.copyBlocks(pointer, 0, at, 0, 1, 4 * length);
      at += 4 * length;
    }
    return out;
  }

  function swapMiddle(x: Array32): Array32 {
    const [a, b, c, d] = x.shape;
    const out = memory.make([a, c, b, d]);
    kernels.swapMiddle(x.pointer, out.pointer, a, b, c, d);
    return out;
  }

  function lastOfMiddle(x: Array32, kept: number): Array32 {
    const [a, n, c] = x.shape;
    const out = memory.make([a, kept, c]);
    kernels.copyBlocks(x.pointer + 4 * (n - kept) * c, 4 * n * c, out.pointer, 4 * kept * c, a, 4 * kept * c);
    return out;
  }

  function zerosBefore(x: Array32, n: number): Array32 {
    const [a, kept, c] = x.shape;
    const out = memory.make([a, n, c]);
    memory.view(out).fill(0);
    kernels.copyBlocks(x.pointer, 4 * kept * c, out.pointer + 4 * (n - kept) * c, 4 * n * c, a, 4 * kept * c);
    return out;
  }

  function normalise(x: Array32): Normalised<Array32> {
    const { rows, width } = rowsOf(x);
    const normal = like(x);
    const size = memory.make([...x.shape.slice(0, -1), 1]);
    kernels.normaliseRows(x.pointer, normal.pointer, size.pointer, rows, width, normEpsilon);
    return { normal, size };
  }

  function mapRowsGradient(x: Array32, y: Array32, dy: Array32, map: RowMap): Array32 {
    if (map === "none") return memory.share(dy, 0, dy.shape);
    const { rows, width } = rowsOf(x);
    const out = like(x);
    kernels.mapRowsGradient(x.pointer, y.pointer, dy.pointer, out.pointer, rows, width, mapCodes[map]);
    return out;
  }

  const values = (x: Array32) => Float64Array.from(memory.view(x));
  return {
    array: (given, shape) => {
      const out = memory.make(shape);
      if (given.length !== out.length)
        throw new DimensionError(`an array of shape ${shape.join(" x ")} has ${out.length} entries, got ${given.length}`);
      memory.view(out).set(given);
      return out;
    },
    values,
    read: async (x) => values(x),
    shapeOf: ({ shape }) => shape,
    tidy: (compute) => memory.tidy(compute),
    dispose: (x) => memory.dispose(x),
    reshape: (x, shape) => {
      if (lengthOf(shape) !== x.length)
        throw new DimensionError(`an array of shape ${shape.join(" x ")} has ${lengthOf(shape)} entries, got ${x.length}`);
      return memory.share(x, 0, shape);
    },
    multiply,
    add: pairwise((...given) => kernels.addEntries(...given)),
    subtract: pairwise((...given) => kernels.subtractEntries(...given)),
    times: pairwise((...given) => kernels.multiplyEntries(...given)),
    divide: pairwise((...given) => kernels.divideEntries(...given)),
    scale: (x, factor) => scaledAndShifted(x, factor, 0),
    shift: (x, summand) => scaledAndShifted(x, 1, summand),
    squareRoot: (x) => {
      const out = like(x);
      kernels.squareRoots(x.pointer, out.pointer, x.length);
      return out;
    },
    logarithm: (x) => {
      const out = like(x);
      kernels.logarithms(x.pointer, out.pointer, x.length);
      return out;
    },
    joined,
    part: (row, from, shape) => memory.share(row, from, shape),
    total: (x) => {
      const out = memory.make([1]);
      memory.view(out)[0] = kernels.sumOfEntries(x.pointer, x.length);
      return out;
    },
    sumOfRows: (x) => {
      const { rows, width } = rowsOf(x);
      const out = memory.make([width]);
      kernels.sumOfRows(x.pointer, out.pointer, rows, width);
      return out;
    },
    swapMiddle,
    lastOfMiddle,
    zerosBefore,
    rectify: (x) => {
      const out = like(x);
      kernels.keepWherePositive(x.pointer, x.pointer, out.pointer, x.length, x.length);
      return out;
    },
    rectifyGradient: (x, dy) => {
      const out = like(dy);
      kernels.keepWherePositive(dy.pointer, x.pointer, out.pointer, dy.length, x.length);
      return out;
    },
    softmax: (x) => {
      const { rows, width } = rowsOf(x);
      const out = like(x);
      kernels.softmaxRows(x.pointer, out.pointer, rows, width);
      return out;
    },
    softmaxGradient: (p, dp) => {
      const { rows, width } = rowsOf(p);
      const out = like(p);
      kernels.softmaxGradientRows(p.pointer, dp.pointer, out.pointer, rows, width);
      return out;
    },
    normalise,
    normaliseGradient: ({ normal, size }, dy) => {
      const { rows, width } = rowsOf(dy);
      const out = like(dy);
      kernels.normaliseGradientRows(normal.pointer, size.pointer, dy.pointer, out.pointer, rows, width);
      return out;
    },
    lookUp: (table, rows) => {
      const width = table.shape[1];
      const out = memory.make([rows.length, width]);
      memory.withIntegers(rows, (indices) => kernels.lookUpRows(table.pointer, indices, out.pointer, rows.length, width));
      return out;
    },
    lookUpGradient: (dy, rows, count) => {
      const { width } = rowsOf(dy);
      const out = memory.make([count, width]);
      memory.view(out).fill(0);
      memory.withIntegers(rows, (indices) => kernels.addToRows(dy.pointer, indices, out.pointer, rows.length, width));
      return out;
    },
    mapRows: (x, map) => {
      if (map === "none") return memory.share(x, 0, x.shape);
      const { rows, width } = rowsOf(x);
      const out = like(x);
      kernels.mapRows(x.pointer, out.pointer, rows, width, mapCodes[map]);
      return out;
    },
    mapRowsGradient,
    ...attentionIn(memory),
  };
}

/** Rows and columns, as they are after transposing. */
function lastTwo({ shape }: Array32, isTransposed: boolean): readonly [number, number] {
  const [rows, columns] = shape.slice(-2);
  return isTransposed ? [columns, rows] : [rows, columns];
}
