import { describe, expect, it } from "vitest";
import { finish } from "../../../../platform/numerics/progress";
import { mixedEntries } from "../../math/tasks/mixed-entries";
import { Workspace } from "../../math/workspace";
import { experimentOf } from "../testing";
import type { EntriesAnswer } from "./questions";
import { Study } from "./study";

function ask(task: object) {
  const partial: EntriesAnswer[] = [];
  const about = Study.of(experimentOf({ task: { kind: "random-attention", samples: 60, testSamples: 10, ...task }, learners: [] }), null);
  const answer = finish(about.answer({ kind: "entries" }, (known) => void (known.kind === "entries" && partial.push(known))));
  if (answer.kind !== "entries") throw new Error("another question was answered");
  return { answer, partial };
}

const exactAt = ({ ratios, smallest }: EntriesAnswer, ratio: number) =>
  smallest[ratios.reduce((best, value, i) => (Math.abs(value - ratio) < Math.abs(ratios[best] - ratio) ? i : best), 0)];

describe("the smallest eigenvalue against the fourth moment", () => {
  const { answer, partial } = ask({ d: 4, n: 5 });

  it("is zero for random signs, n - 1 from m4 = 2 m2^2 on, and of the size of the experiment's tokens", () => {
    expect([answer.d, answer.n, answer.done]).toEqual([4, 5, true]);
    expect([answer.ratios[0], answer.ratios.at(-1)]).toEqual([1, 2]);
    expect(answer.smallest[0]).toBe(0);
    expect(answer.smallest.at(-1)).toBeCloseTo(4, 10);
  });

  it("is close to that of sampled data, which have no smallest eigenvalue at random signs either", () => {
    expect(answer.samples).toBe(2560);
    expect(answer.sampled[0]).toEqual({ ratio: 1, lambdaMin: 0 });
    for (const { ratio, lambdaMin } of answer.sampled.slice(1)) {
      // Near signs one entry in a hundred is normal: few samples show the last directions.
      // The smallest of 40 eigenvalues of a sample lies below that of all sequences.
      expect(lambdaMin / exactAt(answer, ratio)).toBeGreaterThan(ratio < 1.1 ? 0.4 : 0.6);
      expect(lambdaMin / exactAt(answer, ratio)).toBeLessThan(1.05);
    }
    expect(partial.map(({ sampled }) => sampled.length)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it("is only the exact one where there are too many features", () => {
    const large = ask({ d: 16, n: 3, samples: 4 }).answer;
    expect([large.samples, large.sampled, large.smallest.at(-1)?.toFixed(6)]).toEqual([0, [], "2.000000"]);
  });
});

describe("samples between random signs and normal numbers", () => {
  it("have variance 1 and the fourth and sixth moments of the exact curve", () => {
    const [d, n, count] = [1, 1, 60_000];
    for (const ratio of [1, 1.5, 3]) {
      const { last, gram } = finish(mixedEntries(new Workspace(), { d, n, ratio, seed: 1n }, count));
      const mean = (power: number) => last.reduce((sum, value) => sum + value ** power, 0) / count;
      expect(Math.abs(mean(2) - 1)).toBeLessThan(0.03);
      expect(Math.abs(mean(4) / ratio - 1)).toBeLessThan(0.06);
      expect(Math.abs(mean(6) / (1 + 7 * (ratio - 1)) - 1)).toBeLessThan(0.15);
      expect(Math.abs(mean(1))).toBeLessThan(0.02);
      expect(gram[7]).toBeCloseTo(last[7] ** 2, 12);
    }
  });
});
