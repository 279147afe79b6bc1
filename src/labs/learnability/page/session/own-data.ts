/** Data of a person's own, as this lab learns from them. */
import { textForLink } from "../../../../platform/documents/link";
import type { DataFormat, OwnDataKind } from "../../../../platform/state/lab-session";
import type * as anyLab from "../../../../platform/state/store";
import type { Experiment } from "../../document/document";
import { hashOwnData } from "../../math/tasks/custom/hash";
import { writeJson } from "../../math/tasks/custom/write-json";
import { type OwnData, sizeOfOwnData } from "../../math/tasks/dataset";
import { dataReader } from "./data-reader";

/** The own data that the experiment learns from. */
export interface OwnDataSummary extends anyLab.OwnDataSummary {
  readonly d: number;
  readonly outputs: number;
  /** Sequences. */
  readonly train: number;
  readonly test: number;
}

export const learnabilityData: OwnDataKind<OwnData> = {
  lab: "learnability",
  hash: hashOwnData,
  summary: sizeOfOwnData,
  isData: looksLikeData,
  // Most links have no data: what reads them is fetched for those that do.
  fromLink: async (text) => (await import("../../math/tasks/custom/data")).parseOwnData(text),
  forLink: linkedText,
  reader: dataReader,
  formats: () => tableFormats,
  write: dataFile,
  drawn: async (experiment, format) => {
    const { drawnFile } = await import("../../engine/drawn-file");
    return new Blob([await drawnFile(experiment as Experiment, format as TableFormat)], { type: types[format as TableFormat] });
  },
};

function linkedText(data: OwnData): string | undefined {
  let numbers = 0;
  for (const { Z, y } of [...data.train, ...data.test]) numbers += Z.length + (y?.length ?? 0);
  return textForLink(numbers, () => writeJson(data));
}

function looksLikeData(value: unknown): value is OwnData {
  const data = value as Partial<OwnData> | null | undefined;
  return (
    Array.isArray(data?.train) && Array.isArray(data.test) && [...data.train, ...data.test].every(({ Z }) => Z instanceof Float64Array)
  );
}

/** In which data of this lab can be saved. */
export const tableFormats = ["json", "csv", "npz"] as const satisfies readonly DataFormat[];
export type TableFormat = (typeof tableFormats)[number];

const types: Readonly<Record<TableFormat, string>> = { json: "application/json", csv: "text/csv", npz: "application/octet-stream" };

/** The data as a file; the writers are loaded when they are needed. */
export async function dataFile(data: OwnData, format: TableFormat): Promise<Blob> {
  const { writeCsv, writeJson: json, writeNpz } = await import("../../math/tasks/custom/formats");
  const content = format === "json" ? json(data) : format === "csv" ? writeCsv(data) : (writeNpz(data) as Uint8Array<ArrayBuffer>);
  return new Blob([content], { type: types[format] });
}
