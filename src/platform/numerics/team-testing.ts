import { afterEach, beforeEach, vi } from "vitest";

/** One thread plays all members of a team: every look at the clock ends a turn, and nobody comes while it waits. */
export function playAllMembers(): void {
  beforeEach(() => {
    let now = 0;
    vi.spyOn(performance, "now").mockImplementation(() => {
      now += 1000;
      return now;
    });
    vi.spyOn(Atomics, "wait").mockReturnValue("timed-out");
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
}
