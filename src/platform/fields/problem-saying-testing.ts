/** An asymmetric matcher for tests: `expect.problemSaying({ field, message, hint })` is a problem whose English words are those. */
import { expect } from "vitest";
import { type Problem, type ProblemWords, problemWords } from "./problem";

type Wanted = { readonly [Part in keyof (Problem & ProblemWords)]?: unknown };

expect.extend({
  problemSaying(problem: Problem, wanted: Wanted) {
    const found: Wanted = { ...problem, ...problemWords(problem) };
    const parts = Object.fromEntries(Object.keys(wanted).map((part) => [part, found[part as keyof Wanted]]));
    return {
      pass: this.equals(parts, wanted),
      message: () => `expected ${this.utils.printExpected(wanted)}, got ${this.utils.printReceived(parts)}`,
    };
  },
});

declare module "vitest" {
  interface AsymmetricMatchersContaining {
    problemSaying(wanted: Wanted): unknown;
  }
  // biome-ignore lint/suspicious/noExplicitAny: as vitest declares it
  interface Assertion<T = any> {
    problemSaying(wanted: Wanted): T;
  }
}
