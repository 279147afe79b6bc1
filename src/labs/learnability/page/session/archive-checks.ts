/** How own data and curves from an archive are checked: they must be what the page writes. */

import { areFinite, areOfOneLength, isCount } from "../../../../platform/state/archive-values";
import type { ArchiveChecks } from "../../../../platform/state/lab-session";
import { hashOwnData } from "../../math/tasks/custom/hash";
import type { OwnData, Sequence } from "../../math/tasks/dataset";
import { learnabilityKeptProblem } from "./kept-problem";

export const archiveChecks: ArchiveChecks = {
  data: (value) => {
    const { d, outputs, train, test } = (value ?? {}) as Partial<OwnData>;
    if (!isCount(d) || !isCount(outputs)) return learnabilityKeptProblem("kept-data-sizes");
    if (!Array.isArray(train) || !Array.isArray(test)) return learnabilityKeptProblem("kept-data-lists");
    const sets = { train: train as readonly unknown[], test: test as readonly unknown[] };
    for (const [part, sequences] of Object.entries(sets))
      for (const [i, sequence] of sequences.entries())
        if (!isSequence(sequence, d, outputs, part === "train"))
          return learnabilityKeptProblem("kept-data-sequence", { d, outputs }, `${part}[${i}]`);
    return hashOwnData(value as OwnData);
  },
  curve: (value) => (isCurve(value) ? null : learnabilityKeptProblem("kept-learner-curve")),
};

function isSequence(value: unknown, d: number, outputs: number, labelled: boolean): boolean {
  const { n, Z, y } = (value ?? {}) as Partial<Sequence>;
  const label = areFinite(y) ? y.length === outputs : y === null && !labelled;
  return isCount(n) && areFinite(Z) && Z.length === d * n && label;
}

function isCurve(value: unknown): boolean {
  const { step, train, test, shifted } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return Array.isArray(shifted) && areOfOneLength([step, train, test, ...shifted]);
}
