/** Data of a person's own, as this lab completes them. */
import { textForLink } from "../../../../platform/documents/link";
import { DataFault } from "../../../../platform/fields/data-document";
import type { Problem } from "../../../../platform/fields/problem";
import type { OwnDataKind } from "../../../../platform/state/lab-session";
import type * as anyLab from "../../../../platform/state/store";
import { type OwnSize, sizeOfData } from "../../document/problem-size";
import { nonzeros } from "../../math/files/matrix";
import { MatrixMarketParser } from "../../math/files/matrix-market";
import { bannerStart } from "../../math/files/matrix-market-header";
import { type BlockData, type EagleData, hashEagleData, parseEagleData, writeEagleData } from "../../math/files/own-data";
import { writeMatrixMarket } from "../../math/files/write-matrix-market";

/** What the page says of the data that are open. */
export interface OwnDataSummary extends anyLab.OwnDataSummary, OwnSize {
  /** Of the whole X. */
  readonly rows: number;
  readonly columns: number;
  /** Of a matrix, entries that are not zero; of blocks, null. */
  readonly nonzeros: number | null;
  readonly notes: readonly Problem[];
}

/** Kinds of files that it reads besides JSON. */
export const fileTypes = [".mtx", ".gz", ".csv", ".tsv", ".txt", ".npy"] as const;

export const eagleData: OwnDataKind<EagleData> = {
  lab: "eagle",
  hash: hashEagleData,
  summary: summaryOf,
  isData: looksLikeData,
  fromLink,
  forLink: (data) => textForLink(numbersOf(data), () => piecesOf(data).join("")),
  reader: {
    format: "eagle-data",
    begins: bannerStart,
    read: async (bytes, name) => (await import("../../engine/own-data")).ownData.read(bytes, name),
  },
  formats: (data) => (data?.kind === "matrix" ? ["mtx"] : ["json"]),
  write: async (data) => new Blob(piecesOf(data), { type: data.kind === "matrix" ? "text/plain" : "application/json" }),
};

function summaryOf(data: EagleData): Omit<OwnDataSummary, "name" | "hash"> {
  if (data.kind === "matrix") {
    const { matrix, notes, nonzeros: counted = nonzeros(matrix) } = data;
    return { ...sizeOfData(data), rows: matrix.rows, columns: matrix.columns, nonzeros: counted, notes };
  }
  const [rows, columns] = sizeOfWhole(data);
  return { ...sizeOfData(data), rows, columns, nonzeros: null, notes: [] };
}

function sizeOfWhole({ machines, C }: BlockData): readonly [rows: number, columns: number] {
  return [C.rows + machines[0].B.rows, C.columns + machines.reduce((sum, { A }) => sum + A.columns, 0)];
}

function numbersOf(data: EagleData): number {
  if (data.kind === "matrix") return data.matrix.values.length;
  const [rows, columns] = sizeOfWhole(data);
  return rows * columns + (data.sketches ?? []).reduce((sum, { values }) => sum + values.length, 0);
}

/** The file that is read again to the same bits: Matrix Market, or JSON for blocks. */
function piecesOf(data: EagleData): string[] {
  if (data.kind === "blocks") return [writeEagleData(data)];
  return [...writeMatrixMarket(data.matrix, { field: "real", symmetry: data.symmetry })];
}

/** Memory that a matrix in a link may claim, in bytes; links are short, and so is what fits in one. */
const linkedLimit = 10_000_000;

function fromLink(text: string): ReturnType<OwnDataKind<EagleData>["fromLink"]> {
  if (!text.startsWith(bannerStart)) return parseEagleData(text);
  try {
    const parser = new MatrixMarketParser(linkedLimit);
    parser.push(new TextEncoder().encode(text));
    return { ok: true, data: { kind: "matrix", ...parser.end() } };
  } catch (error) {
    if (error instanceof DataFault) return { ok: false, problem: error.problem };
    throw error;
  }
}

function looksLikeData(value: unknown): value is EagleData {
  const { kind, matrix, machines, C } = (value ?? {}) as Partial<Record<"kind" | "matrix" | "machines" | "C", unknown>>;
  const hasValues = (one: unknown) => (one as { readonly values?: unknown } | undefined)?.values instanceof Float64Array;
  if (kind === "matrix") return hasValues(matrix);
  return kind === "blocks" && hasValues(C) && Array.isArray(machines) && machines.every(({ A, B }) => hasValues(A) && hasValues(B));
}
