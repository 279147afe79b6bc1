import { describe, expect, it } from "vitest";
import { isUnderWay } from "../../../../platform/engine/job";
import type { FromSweep } from "../../../../platform/engine/sweep";
import { problemLine } from "../../../../platform/fields/problem";
import { finish } from "../../../../platform/numerics/progress";
import { parseEagle } from "../../document/document";
import { TrainingJob } from "./job";
import { shownPrompts, type UnrolledComparison, type UnrolledPrompts, type Unrolling } from "./unroll-messages";
import { unrollWeights } from "./unroll-weights";

function unrolled(problem: object) {
  const parsed = parseEagle({
    format: "learnability-experiment",
    version: 1,
    lab: "eagle",
    problem: { kind: "training", d: 4, n: 4, rank: 2, ...problem },
    solvers: [{ kind: "transformer", layers: 2, batch: 32, steps: 60, rate: 0.01 }],
  });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  const job = new TrainingJob(parsed.document, 0);
  while (isUnderWay(job.status)) job.advance(100);
  const [{ weights, iteration: step }] = job.states();
  if (!weights) throw new Error("there are no weights");
  const messages: FromSweep<Unrolling>[] = [];
  finish(unrollWeights({ document: parsed.document, step, weights }, (message) => messages.push(message)));
  const runs = messages.flatMap((message) => (message.type === "run" ? [message.run] : []));
  return { messages, prompts: runs[0] as UnrolledPrompts, comparison: runs[1] as UnrolledComparison };
}

describe("weights that are unrolled", () => {
  it.each([{}, { regime: "distributed", machines: 2 }, { regime: "limited", r: 2 }])(
    "come as some matrices to look at, and what comes of many (%o)",
    (problem) => {
      const { messages, prompts, comparison } = unrolled(problem);
      expect(messages.map(({ type }) => type)).toEqual(["run", "run"]);
      expect(prompts).toMatchObject({ kind: "prompts", step: 60 });
      expect(prompts.prompts).toHaveLength(shownPrompts);
      const { weights, clustered, layers } = prompts.quantised;
      for (const [at, said] of layers.entries())
        for (const kind of ["WQK", "WVP"] as const) {
          const { threshold, kept, all, keptInPlace, places, centres, leftOut } = said[kind];
          const entries = weights.layers[at][kind];
          expect(entries.filter((value) => Math.abs(value) > threshold)).toHaveLength(kept);
          expect(all).toBe(entries.length);
          expect(keptInPlace).toBeLessThanOrEqual(Math.min(kept, places));
          const values = new Set([0, ...centres].map(Math.fround));
          expect(
            [...clustered.layers[at][kind]].every((value, k) => values.has(value) && (value === 0) === Math.abs(entries[k]) <= threshold),
          ).toBe(true);
          expect(leftOut).toBeGreaterThan(0);
          expect(leftOut).toBeLessThan(1);
        }
      expect(layers).toHaveLength(2);
      const [{ states, differences, errors }] = prompts.prompts;
      for (const way of ["network", "numbers", "clusters", "theory"] as const) {
        expect(states[way].map(({ length }) => length)).toEqual([25, 25, 25]);
        // All carry the same matrix, with a hole where D is.
        expect(states[way][0]).toEqual(states.network[0]);
        expect(states[way][0][24]).toBe(0);
      }
      expect(differences.numbers[0]).toBe(0);
      expect(errors.zero).toBeGreaterThan(0);
      expect(comparison.kind).toBe("comparison");
      expect(comparison.zeroMedianError).toBeGreaterThan(0);
      expect(comparison.readings.numbers.mean).toHaveLength(3);
    },
  );
});
