/** What links can lock of documents of the EAGLE lab. */
import type { FieldGroup } from "../../../platform/documents/kind";
import { lockRules } from "../../../platform/documents/lock-rules";
import { type EagleDocument, eagleFields, sparseEagle } from "./document";
import { completionFields, problemFields } from "./problem-fields";
import { solverFields } from "./solver-fields";

/** Panels that are free, shown with their controls locked, or hidden. */
export const panelControls = ["conditioning"] as const;

const recordGroup: FieldGroup = { owner: "result", fields: { record: eagleFields.record } };

export const { locks, fitted: fittedSolver } = lockRules<EagleDocument, "problem", "solvers">({
  subject: "problem",
  // Own data have the settings of their completion.
  subjectFields: { ...problemFields, custom: completionFields },
  ownDataKind: "custom",
  list: "solvers",
  memberFields: solverFields,
  groups: [recordGroup],
  others: { record: "result.record" },
  panelControls,
  sparse: sparseEagle,
  lockedValues: ({ seed, problem, solvers = [], record }, { value, ofKind }) => [
    value("seed", seed),
    value("kind", ofKind(problem)),
    value("solvers", (solvers as readonly unknown[]).map(ofKind)),
    value("result.record", record),
  ],
});
