/** Settings of a document of the LION lab that have no effect in it, in the order of the document. */
import { documentProblem } from "../../../platform/documents/document-problem";
import type { Fields } from "../../../platform/fields/fields";
import { idleSettings } from "../../../platform/fields/idle";
import type { Problem } from "../../../platform/fields/problem";
import type { LionDocument } from "./document";
import { type EncoderSpec, encoderFields, whereLinear } from "./encoder-fields";
import { type TaskSpec, taskFields } from "./task-fields";

/** Lengths belong to every task: those of a grid have one value, which is checked as a length. */
const taskChoices: Fields = { readOut: taskFields.readOut, text: taskFields.text };

/** Conventions belong to every linear variant: where tokens share their decay they give one mask, so that a comparison is of use. */
const encoderChoices: Fields = { ...encoderFields, convention: { ...encoderFields.convention, when: whereLinear } };

const tableOf = ({ kind }: TaskSpec | EncoderSpec) => (kind === "task" ? taskChoices : encoderChoices);
const idleOf = (spec: TaskSpec | EncoderSpec) => idleSettings(tableOf(spec), spec as unknown as Readonly<Record<string, unknown>>);

/** The problem of the first such setting; null where there is none. */
export function idleProblem({ problem, learners, scans, record }: LionDocument): Problem | null {
  if (record === "masks" && problem.kind === "task")
    return documentProblem("setting-idle", { beside: "problem.kind", value: '"task"' }, "record");
  // Masks and denominators are written of a single scan.
  if (record === "masks" && scans === 2) return documentProblem("setting-idle", { beside: "scans", value: "2" }, "record");
  if (problem.kind !== "task") return null;
  for (const [owner, spec] of [["problem", problem] as const, ...learners.map((one, at) => [`learners[${at}]`, one] as const)])
    for (const { name, beside, value } of idleOf(spec))
      return documentProblem("setting-idle", { beside: `${owner}.${beside}`, value }, `${owner}.${name}`);
  return null;
}

/** The same with every setting that has no effect at its default. */
export function withDefaultsWhereIdle<Spec extends TaskSpec | EncoderSpec>(spec: Spec): Spec {
  const table = tableOf(spec);
  return { ...spec, ...Object.fromEntries(idleOf(spec).map(({ name }) => [name, table[name].default])) };
}
