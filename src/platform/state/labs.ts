/** Finds the lab of a document, synchronously where it is loaded. */

import { documentProblem } from "../documents/document-problem";
import { labByDefault, labOf } from "../documents/format";
import type { LabDocument } from "../documents/kind";
import { withLabLeftOut } from "../documents/lab-left-out";
import { quoted } from "../fields/field-problem";
import type { Problem } from "../fields/problem";
import type { LabSession, LabSource } from "./lab-session";

/** A value, or a promise of it. */
export type Soon<Value> = Value | Promise<Value>;

type Refused = { readonly ok: false; readonly problem: Problem };
export type FoundLab = { readonly ok: true; readonly lab: LabSession } | Refused;
export type FoundDocument = { readonly ok: true; readonly lab: LabSession; readonly document: LabDocument } | Refused;

/** Runs work with a value, synchronously if the value is there. */
export function whenReady<Value, Result>(value: Soon<Value>, work: (value: Value) => Soon<Result>): Soon<Result> {
  return value instanceof Promise ? value.then(work) : work(value);
}

/** Never rejects: a lab that cannot be fetched is a problem, like an unknown lab. */
export function findLab(labs: LabSource, name: string): Soon<FoundLab> {
  const found = labs(name);
  if (found === null) return { ok: false, problem: documentProblem("lab-unknown", { lab: name }) };
  if (!(found instanceof Promise)) return { ok: true, lab: found };
  return found.then(
    (lab) => ({ ok: true, lab }),
    () => ({ ok: false, problem: documentProblem("lab-missing", { lab: name }) }),
  );
}

/** Reads a document of any lab from any JSON value. */
export function readAnyDocument(value: unknown, labs: LabSource): Soon<FoundDocument> {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  // A value that is not an object belongs to no lab; any lab reports that.
  const lab = isObject ? labOf(value as Readonly<Record<string, unknown>>) : labByDefault;
  if (lab === null)
    return { ok: false, problem: documentProblem("lab-unnamed", { value: quoted((value as { readonly lab?: unknown }).lab) }, "lab") };
  return whenReady(findLab(labs, lab), (found) => {
    if (!found.ok) return found;
    const parsed = found.lab.kind.parse(value);
    if (parsed.ok) return { ok: true, lab: found.lab, document: parsed.document };
    if (!isObject || "lab" in value || !labs.others) return parsed;
    const readers = Object.fromEntries(labs.others.map((name) => [name, async () => kindOf(await findLab(labs, name))]));
    return withLabLeftOut(value, parsed.problem, readers).then((problem) => ({ ok: false, problem }));
  });
}

/** Parses nothing where the lab could not be fetched. */
function kindOf(found: FoundLab): Pick<LabSession["kind"], "parse"> {
  return found.ok ? found.lab.kind : { parse: () => found };
}
