import { describe, expect, it } from "vitest";
import { finish } from "../../../../platform/numerics/progress";
import { experimentOf } from "../testing";
import type { FewestHeadsAnswer, QuestionOf } from "./questions";
import { Study } from "./study";

type HeadsQuestion = QuestionOf<"fewest-heads">;

function search(task: object, question: Omit<HeadsQuestion, "kind">): { answer: FewestHeadsAnswer; partial: FewestHeadsAnswer[] } {
  const study = Study.of(experimentOf({ task, learners: [] }), null);
  const partial: FewestHeadsAnswer[] = [];
  const asked = { kind: "fewest-heads", ...question } as const;
  const answer = finish(study.answer(asked, (known) => void (known.kind === "fewest-heads" && partial.push(known))));
  if (answer.kind !== "fewest-heads") throw new Error("another question was answered");
  return { answer, partial };
}

describe("the least number of heads", () => {
  it("is the teacher's where it has fewer than a generic function: two of three dimensions", () => {
    const { answer } = search({ kind: "random-attention", d: 3, heads: 2, samples: 300 }, { from: 1, to: 3, starts: 4 });
    expect([answer.generic, answer.teacher, answer.done]).toEqual([4, 2, true]);
    expect(answer.trials.map(({ heads }) => heads)).toEqual([1, 2, 3]);
    expect(answer.trials[0].residual).toBeGreaterThan(0.01);
    expect(answer.trials[0].starts).toBe(4);
    for (const { residual } of answer.trials.slice(1)) expect(residual).toBeLessThan(1e-9);
  });

  it("is 4 in three dimensions for a teacher of nine heads, found from above as well", () => {
    const { answer } = search({ kind: "random-attention", d: 3, heads: 9, samples: 300 }, { from: 4, to: 3, starts: 4 });
    expect(answer.trials.map(({ heads }) => heads)).toEqual([4, 3]);
    expect(answer.trials[0].residual).toBeLessThan(1e-9);
    expect(answer.trials[1].residual).toBeGreaterThan(0.01);
  });

  it("is told after every start, nearer and nearer", () => {
    const { answer, partial } = search({ kind: "random-attention", d: 3, heads: 3, samples: 300 }, { from: 1, to: 2, starts: 3 });
    expect(partial.map(({ trials }) => trials.map(({ starts }) => starts))).toEqual([[1], [2], [3], [3], [3, 1], [3, 2], [3, 3], [3, 3]]);
    const residuals = partial.slice(0, 4).map(({ trials }) => trials[0].residual);
    expect(residuals).toEqual(residuals.toSorted((a, b) => b - a));
    expect(partial.every(({ done }) => !done)).toBe(true);
    expect(partial.at(-1)?.trials).toEqual(answer.trials);
  });

  it("is not looked for where a search would not end, or without a number to try", () => {
    const memory = { kind: "associative-memory", d: 6, samples: 20 };
    expect(() => search(memory, { from: 1, to: 2, starts: 1 })).toThrow("compression to fewer heads is available up to d = 10, got d = 12");
    expect(() => search(memory, { from: 0, to: 2, starts: 1 })).toThrow("heads must be a whole number of at least 1, got 0");
  });
});
