import { describe, expect, it } from "vitest";
import { type Problem, problemSentences } from "../fields/problem";
import { TooLargeError } from "../numerics/errors";
import { numericsProblem } from "../numerics/numerics-problem";
import { GpuUnavailable } from "../tensors/errors";
import { describeFailure, readFailure } from "./failure";
import { gpuFailureOf } from "./gpu-failure";

describe("a failure", () => {
  it("is the problem that the error carries", () => {
    const problem = numericsProblem("memory-exceeded", { purpose: "training", size: "3.0", limit: 2 });
    expect(describeFailure(new TooLargeError(problem))).toBe(problem);
  });

  it("has the words of an unexpected error in a place", () => {
    for (const error of [new Error("out of order"), "out of order"])
      expect(describeFailure(error)).toMatchObject({ code: "unexpected", values: { words: "out of order" } });
  });

  it("that an older version kept in words is read as an unexpected one, with the same words", () => {
    const kept = "the matrix is not positive definite. Add a ridge.";
    expect(readFailure(kept)).toMatchObject({ code: "unexpected" });
    expect(problemSentences(readFailure(kept))).toBe(kept);
    const problem: Problem = describeFailure("late");
    expect(readFailure(structuredClone(problem))).toEqual(problem);
  });

  it("of a GPU has no advice, and what the browser said after the sentence", () => {
    const { reason, problem } = gpuFailureOf(new GpuUnavailable("no-device", "busy"));
    expect(reason).toBe("no-device");
    expect(problemSentences(problem)).toBe("the browser could not open the GPU: busy");
  });
});
