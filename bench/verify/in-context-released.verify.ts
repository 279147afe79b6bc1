/**
 * The attention that Zhang, Singh, Latham, Saxe 2025 released, in PyTorch, beside our heads of rank one: the same prompts, start and steps.
 * With KEEP=1 in the environment its losses become the fixture of the unit test.
 */
import { writeFileSync } from "node:fs";
import { type ReleasedFixture, sameRun } from "../../src/labs/learnability/math/learners/gradient/released-attention-testing";
import { waitsOf } from "../../src/labs/learnability/math/tasks/in-context-regression/staircase";
import type { Check, Figure } from "../check";
import { released, releasedCode, trainReleased } from "../peers/in-context-released";
import { pythonWith } from "../python";

const fixture = new URL("../../src/labs/learnability/math/learners/gradient/fixtures/released-attention.json", import.meta.url);

function figures(python: string, code: string): Figure[] {
  const run = sameRun();
  const { torch, losses } = trainReleased(python, code, run);
  if (process.env.KEEP === "1") {
    const kept: ReleasedFixture = { ...released, torch, steps: run.steps, losses };
    writeFileSync(fixture, `${JSON.stringify(kept)}\n`);
  }
  const ours = run.losses();
  const [theirWaits, ourWaits] = [losses, ours].map((loss) => waitsOf(run.steps, loss));
  const distances = ours.map((loss, k) => Math.abs(loss / losses[k] - 1));
  return [
    { name: "waits of the released code", value: theirWaits.length, relation: ">=", bound: 3 },
    { name: "our waits", value: ourWaits.length, relation: "=", bound: theirWaits.length },
    {
      name: "largest distance between their heights and ours",
      value: Math.max(...theirWaits.map(({ loss }, k) => Math.abs((ourWaits[k]?.loss ?? Number.NaN) / loss - 1))),
      relation: "<",
      bound: 1e-6,
    },
    { name: "largest distance between the losses of a step", value: Math.max(...distances), relation: "<", bound: 1e-6 },
    { name: "distance between the last losses", value: distances[distances.length - 1], relation: "<", bound: 1e-6 },
  ];
}

export const checks: readonly Check[] = [
  {
    id: "in-context-released",
    title: "the released attention in PyTorch and our heads of rank one take the same steps on the same prompts",
    run: () => {
      const [python, code] = [pythonWith("torch"), releasedCode()];
      if (python && code) return figures(python, code);
      if (!python) console.log("in-context-released: PyTorch is NOT here (Debian: python3-torch), so the released code was NOT run");
      else console.log(`in-context-released: LINATTN_ICL names no clone of ${released.repository} at ${released.commit}: it was NOT run`);
      return [];
    },
  },
];
