import { describe, expect, it } from "vitest";
import { problemLine } from "../fields/problem";
import { PlaygroundError } from "../numerics/errors";
import type { LongComputation } from "../numerics/progress";
import { engineProblem } from "./engine-problem";
import { type Ending, SlicedWork } from "./sliced-work";

function* pieces(ending: Ending): LongComputation<Ending> {
  yield 0.25;
  yield 0.5;
  return ending;
}

const always = () => true;
const never = () => false;

describe("work in slices", () => {
  it("takes at least one piece a slice and tells how far it has come", () => {
    const work = new SlicedWork(pieces("done"));
    expect(work.report()).toEqual({ status: "waiting", progress: 0, milliseconds: 0 });
    work.proceed(always);
    expect(work.report()).toMatchObject({ status: "running", progress: 0.25 });
    work.proceed(always);
    expect(work.report()).toMatchObject({ status: "running", progress: 0.5 });
  });

  it("ends a slice when its time is over, or when there is enough before that", () => {
    const progressAfter = (milliseconds: number, enough?: () => boolean) => {
      const work = new SlicedWork(pieces("done"));
      work.proceedFor(milliseconds, enough);
      return work.report().progress;
    };
    expect(progressAfter(0)).toBe(0.25);
    expect(progressAfter(Number.POSITIVE_INFINITY)).toBe(1);
    expect(progressAfter(Number.POSITIVE_INFINITY, never)).toBe(1);
    expect(progressAfter(Number.POSITIVE_INFINITY, always)).toBe(0.25);
  });

  it.each<Ending>(["done", "diverged"])("ends as %s when its computation says so, and stays so", (ending) => {
    const work = new SlicedWork(pieces(ending));
    work.proceed(never);
    work.proceed(never);
    expect(work.report()).toMatchObject({ status: ending, progress: 1 });
  });

  it("fails with what went wrong, keeps how far it had come, and is not begun again", () => {
    let begun = 0;
    const work = new SlicedWork(
      (function* (): LongComputation<Ending> {
        begun++;
        yield 0.25;
        throw new PlaygroundError(engineProblem("unexpected", { words: "the matrix is singular" }));
      })(),
    );
    work.proceed(never);
    work.proceed(never);
    expect(work.report()).toMatchObject({ status: "failed", progress: 0.25 });
    expect(problemLine(work.failure!)).toContain("the matrix is singular");
    expect(begun).toBe(1);
  });

  it("goes on counting from the time that was spent elsewhere", () => {
    const work = new SlicedWork(pieces("done"), 1000);
    expect(work.milliseconds).toBe(1000);
    work.proceed(never);
    expect(work.milliseconds).toBeGreaterThanOrEqual(1000);
  });
});
