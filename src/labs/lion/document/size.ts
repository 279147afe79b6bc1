/** Checks that a document fits its data, and that a run is not too large, before any work begins. */
import type { Problem } from "../../../platform/fields/problem";
import { operationsOf, type Shape } from "../math/cost";
import type { DecayData, LionData } from "../math/own-data";
import { gridProblem, type LionDocument, tokensOf } from "./document";
import { lionProblem } from "./lion-problem";
import { trainingSizeProblem } from "./task-problem";

/** Shape of the user's own data. */
export interface SequenceSize {
  readonly length: number;
  readonly d: number;
  readonly dv: number;
  readonly heads: number;
  /** Kinds of decays that the heads have, each kind once. */
  readonly decays: readonly (DecayData["kind"] | "none")[];
}

/** All heads of own data have the shape of the first. */
export function sizeOfData({ heads }: LionData): SequenceSize {
  const { length, d, dv } = heads[0].sequence;
  return { length, d, dv, heads: heads.length, decays: [...new Set(heads.map(({ decay }) => decay?.kind ?? "none"))] };
}

/** Most operations of a form that are still started: about half a minute. */
const mostOperations = 3e11;
/** Cost factor where every coordinate has its own decay: a score then takes d powers instead of a product, in TypeScript. */
const vectorFactor = 20;
/** Tokens in a chunk whose block of scores takes a billion bytes. */
const mostInChunk = 11_180;
/** Characters that V8 holds as one text: 2^29 - 24. */
const mostCharacters = 536_870_888;
/** Characters of the longest number, -0.0000012345678901234567, and of the separator after it. */
const charactersOfNumber = 26;
/** Brackets of a row, and the separator after it. */
const charactersOfRow = 3;
/** Names, times and the document itself, whose texts are short. */
const charactersBeside = 100_000;

/**
 * The problem of a document whose data do not fit it, or that is too large to be computed.
 *
 * @param own  shape of the user's own data; null where there are none.
 */
export function sizeProblem(document: LionDocument, own: SequenceSize | null): Problem | null {
  const { problem } = document;
  if (problem.kind === "task") return trainingSizeProblem(problem, document.learners);
  const size =
    problem.kind === "custom"
      ? own
      : { d: problem.d, dv: problem.dv, length: tokensOf(problem) ?? 0, heads: 1, decays: ["tokens"] as const };
  if (!size) return null;
  return (problem.kind === "custom" ? mismatch(document, size) : null) ?? tooLarge(document, size);
}

function mismatch(document: LionDocument, { length, decays }: SequenceSize): Problem | null {
  const { variant, scaled, precision, scans, grid } = document;
  const gridded = scans === 2 && grid ? gridProblem(grid, length) : null;
  if (gridded) return gridded;
  if (variant === "LIT") return null;
  const unfit = decays.find((kind) => (variant === "D" ? kind !== "fixed" : kind !== "tokens" && kind !== "coordinates"));
  if (unfit) {
    const found = lionProblem(`lion-decays-${unfit}`);
    return lionProblem(variant === "D" ? "lion-decay-fixed" : "lion-decay-selective", { found }, "variant");
  }
  if (!decays.includes("coordinates")) return null;
  if (scaled) return lionProblem("lion-vector-scaled", {}, "scaled");
  return precision === "float32" ? lionProblem("lion-vector-float32", {}, "precision") : null;
}

/**
 * The document with a variant for the decays of the data, without decays where heads differ; and with what decays by coordinates
 * and the number of tokens ask for.
 */
export function fittedTo(document: LionDocument, size: SequenceSize): LionDocument {
  if (!mismatch(document, size)) return document;
  const { decays, length } = size;
  const { grid } = document;
  const selective = decays.every((kind) => kind === "tokens" || kind === "coordinates");
  const variant = decays.every((kind) => kind === "fixed") ? "D" : selective ? "S" : "LIT";
  const byCoordinates = variant === "S" && decays.includes("coordinates");
  return {
    ...document,
    variant,
    ...(byCoordinates ? { scaled: false, precision: "float64" as const } : {}),
    ...(grid && gridProblem(grid, length) ? { scans: 1, grid: null } : {}),
  };
}

function tooLarge({ variant, forms, chunk, scans, record }: LionDocument, { length, d, dv, heads, decays }: SequenceSize): Problem | null {
  const factor = heads * scans * (variant === "S" && decays.includes("coordinates") ? vectorFactor : 1);
  const shape = (tokens: number): Shape => ({ length: tokens, d, dv, chunk, decays: variant !== "LIT" });
  for (const [index, form] of forms.entries()) {
    const operations = (tokens: number) => factor * operationsOf(form, shape(tokens));
    if (operations(length) <= mostOperations) continue;
    let fitting = length;
    while (fitting > 1 && operations(fitting) > mostOperations) fitting = Math.floor(fitting / 1.1);
    const billions = (count: number) => Math.ceil(count / 1e9);
    const values = { form, operations: billions(operations(length)), length, limit: billions(mostOperations), fitting };
    return lionProblem("lion-too-many-operations", values, `forms[${index}]`);
  }
  const chunked = forms.some((form) => form === "chunk" || form === "state-chunk");
  if (chunked && Math.min(chunk, length) > mostInChunk) return lionProblem("lion-chunk", { chunk, most: mostInChunk }, "chunk");
  return tooMuchWritten({ forms, record }, { length, dv, heads });
}

type Written = Pick<LionDocument, "forms" | "record">;
type WrittenSize = Pick<SequenceSize, "length" | "dv" | "heads">;

/** Numbers and rows of a result document. */
function writtenOf({ forms, record }: Written, { length, dv, heads }: WrittenSize): { readonly numbers: number; readonly rows: number } {
  const masks = record === "masks" ? 1 : 0;
  return {
    numbers: heads * (forms.length * length * dv + masks * (length * length + 2 * length)),
    rows: heads * (forms.length + masks) * length,
  };
}

/** Characters that a result document has at most. */
export function charactersAtMost(document: Written, size: WrittenSize): number {
  const { numbers, rows } = writtenOf(document, size);
  return charactersOfNumber * numbers + charactersOfRow * rows + charactersBeside;
}

function tooMuchWritten(document: Written, size: WrittenSize): Problem | null {
  const characters = (tokens: number) => charactersAtMost(document, { ...size, length: tokens });
  if (characters(size.length) <= mostCharacters) return null;
  let fitting = size.length;
  while (fitting > 1 && characters(fitting) > mostCharacters) fitting = Math.floor(fitting / 1.01);
  const values = {
    numbers: Math.ceil(writtenOf(document, size).numbers / 1e6),
    characters: Math.ceil(characters(size.length) / 1e6),
    limit: Math.floor(mostCharacters / 1e6),
    fitting,
  };
  return lionProblem("lion-too-much-written", values, document.record === "masks" ? "record" : "forms");
}
