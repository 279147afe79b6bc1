/** What is wrong with own data and with curves that come from a file; null where they are what the page writes. */

import type { Problem } from "../../../../platform/fields/problem";
import type { ArchiveChecks } from "../../../../platform/state/lab-session";
import { hashOwnData } from "../../math/tasks/custom/hash";
import type { OwnData, Sequence } from "../../math/tasks/dataset";

export const archiveChecks: ArchiveChecks = { data: dataProblem, curves: curvesProblem };

/** Own data are kept under their hash: what does not have it is not what it was. */
function dataProblem(key: string, value: unknown): Problem | null {
  const { data, name } = (value ?? {}) as { readonly data?: Partial<OwnData>; readonly name?: unknown };
  if (typeof name !== "string") return { field: "name", message: "must be text" };
  const { d, outputs, train, test } = data ?? {};
  if (!isCount(d) || !isCount(outputs)) return { field: "data", message: "must have d and outputs, whole numbers from 1" };
  if (!Array.isArray(train) || !Array.isArray(test)) return { field: "data", message: "must have the lists train and test" };
  const sets = { train: train as readonly unknown[], test: test as readonly unknown[] };
  for (const [part, sequences] of Object.entries(sets))
    for (const [i, sequence] of sequences.entries())
      if (!isSequence(sequence, d, outputs, part === "train"))
        return { field: `data.${part}[${i}]`, message: `must be a sequence of ${d} x n finite numbers with ${outputs} outputs` };
  return hashOwnData(data as OwnData) === key ? null : { field: "data", message: "are not the data that their key names" };
}

function isSequence(value: unknown, d: number, outputs: number, labelled: boolean): boolean {
  const { n, Z, y } = (value ?? {}) as Partial<Sequence>;
  const label = y instanceof Float64Array ? y.length === outputs && y.every(Number.isFinite) : y === null && !labelled;
  return isCount(n) && Z instanceof Float64Array && Z.length === d * n && Z.every(Number.isFinite) && label;
}

/** Curves of a run, one for each learner or null. Their numbers need not be finite. */
function curvesProblem(value: unknown): Problem | null {
  const { curves } = (value ?? {}) as { readonly curves?: unknown };
  if (!Array.isArray(curves)) return { field: "curves", message: "must be a list" };
  const wrong = curves.findIndex((curve) => curve !== null && !isCurve(curve));
  return wrong === -1 ? null : { field: `curves[${wrong}]`, message: "must have step, train, test and shifted, of one length" };
}

function isCurve(value: unknown): boolean {
  const { step, train, test, shifted } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (!(step instanceof Float64Array) || !Array.isArray(shifted)) return false;
  return [train, test, ...shifted].every((values) => values instanceof Float64Array && values.length === step.length);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}
