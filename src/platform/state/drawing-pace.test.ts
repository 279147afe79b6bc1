import { describe, expect, it } from "vitest";
import { DrawingPace, type Verdict } from "./drawing-pace";

/** Pairs of frames at a rate for some seconds, from a time on; when they ended and what was said last. */
function draw(pace: DrawingPace, { from, seconds, rate }: { from: number; seconds: number; rate: number }): [number, Verdict | null] {
  let verdict: Verdict | null = null;
  let now = from;
  while (now < from + 1000 * seconds && verdict === null) {
    pace.begin(now);
    now += 1000 / rate;
    verdict = pace.end(now);
    now += 100;
  }
  return [now, verdict];
}

describe("the pace of drawing", () => {
  it.each([60, 30, 24.5])("keeps up at %d frames a second, which takes 14 s to say", (rate) => {
    const pace = new DrawingPace();
    const [now, early] = draw(pace, { from: 0, seconds: 13, rate });
    expect(early).toBeNull();
    expect(draw(pace, { from: now, seconds: 5, rate })[1]).toBe("keeps-up");
  });

  it.each([23, 10, 1])("is crowded at %d frames a second for twice 2 s", (rate) => {
    const pace = new DrawingPace();
    const [now, early] = draw(pace, { from: 0, seconds: 2, rate });
    expect(early).toBeNull();
    expect(draw(pace, { from: now, seconds: 4, rate })[1]).toBe("crowded");
  });

  it("is crowded by long tasks, however many frames there are between them, and not by one now and then", () => {
    for (const [tasks, expected] of [
      [1, "keeps-up"],
      [2, "crowded"],
    ] as const) {
      const pace = new DrawingPace();
      let [now, verdict]: [number, Verdict | null] = [0, null];
      while (verdict === null) {
        for (let task = 0; task < tasks; task++) pace.longTask();
        [now, verdict] = draw(pace, { from: now, seconds: 2, rate: 60 });
      }
      expect(verdict).toBe(expected);
    }
  });

  it("forgives one bad span, and spans out of view", () => {
    const pace = new DrawingPace();
    let [now, verdict] = draw(pace, { from: 0, seconds: 2, rate: 10 });
    [now, verdict] = draw(pace, { from: now, seconds: 2, rate: 60 });
    pace.interrupt();
    [now, verdict] = draw(pace, { from: now + 60_000, seconds: 2, rate: 10 });
    expect(verdict).toBeNull();
    [now, verdict] = draw(pace, { from: now, seconds: 12, rate: 60 });
    expect(verdict).toBe("keeps-up");
  });
});
