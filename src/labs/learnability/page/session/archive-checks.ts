/** How own data and curves from an archive are checked: they must be what the page writes. */

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
  const label = y instanceof Float64Array ? y.length === outputs && y.every(Number.isFinite) : y === null && !labelled;
  return isCount(n) && Z instanceof Float64Array && Z.length === d * n && Z.every(Number.isFinite) && label;
}

/** Their numbers need not be finite. */
function isCurve(value: unknown): boolean {
  const { step, train, test, shifted } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (!(step instanceof Float64Array) || !Array.isArray(shifted)) return false;
  return [train, test, ...shifted].every((values) => values instanceof Float64Array && values.length === step.length);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}
