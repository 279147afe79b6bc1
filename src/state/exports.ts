/** What can be taken away, as files. */
import type { Experiment } from "../experiment/learnability/document";
import type { OwnData } from "../tasks/dataset";

export type DataFormat = "json" | "csv" | "npz";

const json = "application/json";
const types: Readonly<Record<DataFormat, string>> = { json, csv: "text/csv", npz: "application/octet-stream" };

export function experimentFile(experiment: Experiment): Blob {
  return new Blob([`${JSON.stringify(experiment, null, 2)}\n`], { type: json });
}

export function resultFile(text: string): Blob {
  return new Blob([text], { type: json });
}

/** The writers are loaded when they are needed. */
export async function dataFile(data: OwnData, format: DataFormat): Promise<Blob> {
  const { writeCsv, writeJson, writeNpz } = await import("../tasks/custom/formats");
  const content = format === "json" ? writeJson(data) : format === "csv" ? writeCsv(data) : (writeNpz(data) as Uint8Array<ArrayBuffer>);
  return new Blob([content], { type: types[format] });
}
