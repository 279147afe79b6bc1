/** The words of every answer in both languages. */
import { describe, expect, it } from "vitest";
import type { ApproximateReason } from "./approximate";
import type { FoundReason } from "./found";
import type { IdentifiedReason } from "./identified";
import type { RealizableReason } from "./realizable";
import type { Answer } from "./verdict";
import { questions } from "./verdicts";
import { verdictText } from "./words";
import german from "./words.de";

const waiting = [{ kind: "file-closed" }, { kind: "failed" }, { kind: "drawing" }] as const;
const terms = { samples: 1024, epsilon: 0.05, delta: 0.05, draws: 100 };

const realizable: readonly (readonly [RealizableReason, Answer])[] = [
  ...waiting.map((reason) => [reason, "uncomputed"] as const),
  ...(["teacher", "memory", "orthonormal", "machine"] as const).map(
    (of) => [{ kind: "constructed", of, heads: 2, noise: 0.5 }, "yes"] as const,
  ),
  [{ kind: "constructed", of: "teacher", heads: 1, noise: 0 }, "yes"],
  ...[true, false].flatMap((ofFile) => [
    [{ kind: "measured", share: 1e-28, samples: 200, ofFile }, "yes"] as const,
    [{ kind: "measured", share: 0.354, samples: 200, ofFile }, "no"] as const,
  ]),
  [{ kind: "few-rows", rows: 1, least: 81 }, "undecided"],
  [{ kind: "constant-labels" }, "undecided"],
  [{ kind: "unmeasured", least: 81 }, "uncomputed"],
];

const identified: readonly (readonly [IdentifiedReason, Answer])[] = [
  ...waiting.map((reason) => [reason, "uncomputed"] as const),
  ...[true, false].map((target) => [{ kind: "rank", rank: 40, psi: 40, zeros: 0, target }, "yes"] as const),
  [{ kind: "rank", rank: 39, psi: 40, zeros: 0, target: false }, "no"],
  ...[1, 15].map((zeros) => [{ kind: "rank", rank: 60, psi: 60, zeros, target: false }, "yes"] as const),
  [{ kind: "rank", rank: 59, psi: 60, zeros: 15, target: false }, "no"],
  [{ kind: "rank-so-far", rank: 16, psi: 40, samples: 16, total: 1024 }, "uncomputed"],
];

const approximate: readonly (readonly [ApproximateReason, Answer])[] = [
  ...waiting.map((reason) => [reason, "uncomputed"] as const),
  ...(["too-large", "one-row", "added"] as const).map((kind) => [{ kind }, "undecided"] as const),
  [{ kind: "undrawn" }, "uncomputed"],
  [{ kind: "some-draws", done: 34, draws: 100 }, "uncomputed"],
  ...[true, false].flatMap((ofFile) => [
    [{ kind: "needed", needed: 372, atMost: ofFile, ofFile, ...terms }, "yes"] as const,
    [{ kind: "more-needed", largest: 640, beyond: ofFile, ofFile, ...terms }, "no"] as const,
  ]),
];

const runs = { kind: "runs", runs: 3, learnersWithin: 1, learners: 3, epsilon: 0.05, best: "exact" } as const;
const found: readonly (readonly [FoundReason, Answer])[] = [
  ...waiting.map((reason) => [reason, "uncomputed"] as const),
  [{ kind: "no-descent" }, "undecided"],
  [{ kind: "no-best" }, "uncomputed"],
  [{ ...runs, within: 2, steps: 12_345, underWay: false }, "yes"],
  [{ ...runs, within: 1, steps: 1, underWay: true, best: "best-layer" }, "yes"],
  [{ ...runs, runs: 15, within: 11, learnersWithin: 4, learners: 5, steps: 1000, underWay: true, best: "closed-form" }, "yes"],
  [{ ...runs, within: 0, steps: null, underWay: false, best: "closed-form" }, "no"],
];

const cases = { realizable, identified, approximate, found };

const wordsIn = (text: string) => text.match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? [];

describe.each([
  ["English", verdictText],
  ["German", german as unknown as typeof verdictText],
] as const)("the answers in %s", (_, words) => {
  it.each(questions)("to %s are short beside the sign, and sentences of at most 22 words when it is pointed at", (question) => {
    const { short, sentence, meaning } = words[question] as {
      readonly meaning: string;
      readonly short: (reason: unknown, answer: Answer) => string;
      readonly sentence: (reason: unknown, answer: Answer) => string;
    };
    for (const [reason, answer] of cases[question]) {
      const [few, whole] = [short(reason, answer), sentence(reason, answer)];
      expect(few).not.toMatch(/undefined|NaN|null/);
      expect(wordsIn(few).length).toBeLessThanOrEqual(4);
      expect(whole).toMatch(/^[\p{Lu}\d].*\.$/u);
      expect(whole).not.toMatch(/undefined|NaN|null/);
      for (const one of `${meaning} ${whole}`.split(/(?<=[.:]) (?=[\p{Lu}\d])/u)) expect(wordsIn(one).length, one).toBeLessThanOrEqual(22);
    }
  });

  it("name the four states in words that differ", () => {
    expect(new Set(Object.values(words.answers)).size).toBe(4);
  });
});
