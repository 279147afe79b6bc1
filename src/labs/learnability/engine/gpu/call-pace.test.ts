import { describe, expect, it } from "vitest";
import { CallPace } from "./call-pace";

/** Lets calls on a device find their length; answers steps and milliseconds of the last one. */
function settled(readback: number, step: number): { steps: number; milliseconds: number } {
  const pace = new CallPace();
  let steps = 1;
  for (let i = 0; i < 40; i++) {
    steps = pace.steps;
    pace.note(steps, readback + steps * step);
  }
  return { steps, milliseconds: readback + steps * step };
}

describe("the pace of calls", () => {
  it("fills a snapshot where readback is quick", () => {
    const { milliseconds } = settled(2, 0.02);
    expect(milliseconds).toBeGreaterThan(25);
    expect(milliseconds).toBeLessThanOrEqual(34);
  });

  it("makes longer calls where readback is dear, and none over 200 ms where steps are quick enough", () => {
    expect(settled(30, 0.05).milliseconds).toBeGreaterThan(100);
    expect(settled(100, 0.05).milliseconds).toBeLessThanOrEqual(201);
    expect(settled(100, 0.05).steps).toBeGreaterThan(500);
  });

  it("takes single steps where one lasts longer than that", () => {
    expect(settled(5, 500).steps).toBe(1);
  });

  it("is not misled by calls that recorded steps cut short", () => {
    const pace = new CallPace();
    for (let i = 0; i < 20; i++) pace.note(pace.steps, 2 + pace.steps * 0.02);
    const { steps } = pace;
    pace.note(1, 2.02);
    expect(pace.steps).toBe(steps);
  });
});
