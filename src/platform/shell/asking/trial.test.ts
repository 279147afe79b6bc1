import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startTrial } from "./trial";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The result of a trial, and its duration, for work that starts after `start` milliseconds and takes `all` in all. */
function tried(all: number, start = 0, limit = 3000): { readonly answer: number | null; readonly after: number } {
  let [answer, after] = [Number.NaN as number | null, Number.NaN];
  const begun = performance.now();
  const share = () => Math.max(0, Math.min(1, (performance.now() - begun - start) / (all - start)));
  startTrial(
    () => ({ share: share(), isOver: share() === 1 }),
    limit,
    (estimate) => {
      answer = estimate;
      after = performance.now() - begun;
    },
  );
  vi.advanceTimersByTime(10_000);
  return { answer, after };
}

describe("work on trial", () => {
  it("goes on where it takes less than the limit", () => {
    expect(tried(200).answer).toBe(null);
    expect(tried(2900)).toEqual({ answer: null, after: 350 });
    expect(tried(2900, 700).answer).toBe(null);
  });

  it("is ended early where it takes longer, with the time that it would take", () => {
    const { answer, after } = tried(40_000, 300);
    expect(answer).toBeCloseTo(40_000, 6);
    expect(after).toBe(650);
    expect(tried(40_000, 0, 60_000).answer).toBe(null);
  });

  it("is ended at the limit where it never says how far it is", () => {
    expect(tried(1e9, 1e8).answer).toBe(3000);
    expect(tried(1e9, 1e8).after).toBe(3050);
  });
});
