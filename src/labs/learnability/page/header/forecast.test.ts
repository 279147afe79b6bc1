import { describe, expect, it } from "vitest";
import { forecastWords } from "./forecast";

describe("a forecast in words", () => {
  it("says nothing of what is soon over", () => {
    expect(forecastWords(4900, false, 3)).toBeNull();
  });

  it("says how long it takes before, and how long it still does after it has begun", () => {
    expect(forecastWords(118_000, false, 3)).toBe("about 2 min for 3 learners");
    expect(forecastWords(41_200, false, 1)).toBe("about 42 s for 1 learner");
    expect(forecastWords(41_200, true, 1)).toBe("about 42 s left");
    expect(forecastWords(3 * 3_600_000, true, 2)).toBe("about 3 h left");
    expect(forecastWords(20_000, false, 0)).toBe("about 20 s");
    const stop = { targetError: 0, plateau: 0, seconds: 0 };
    expect(forecastWords(41_200, true, 1, stop)).toBe("about 42 s left");
    expect(forecastWords(41_200, true, 1, { ...stop, plateau: 500 })).toBe("at most about 42 s left");
  });
});
