import { describe, expect, it } from "vitest";
import { encoderNumbers, encoderOperations, tokenOperations } from "./cost";
import { type EncoderSettings, usualSettings } from "./settings";

describe("what an encoder costs", () => {
  /** As the tasks of walls and of text have them, whose multiply-adds of a step of training the reference counts. */
  const walls: EncoderSettings = { ...usualSettings, variant: "d", layers: 1, symbols: 11, outputs: 6 };
  const text: EncoderSettings = { ...usualSettings, variant: "d", width: 48, symbols: 32, outputs: 30 };
  const digits: EncoderSettings = { ...usualSettings, variant: "d", symbols: 3, pixels: 4, outputs: 10 };

  it.each([
    ["walls", walls, 48, 32, 54e6],
    ["text", text, 64, 16, 157e6],
    ["digits", digits, 16, 64, 58e6],
  ] as const)("is for %s what its training steps were counted to take", (_, settings, length, batch, multiplyAdds) => {
    const operations = encoderOperations(settings, "full", { length, chunk: 16 });
    // Three forward passes a step, two operations a multiply-add.
    expect((3 * batch * operations) / 2 / multiplyAdds).toBeCloseTo(1, 1);
  });

  it("grows with the square of the length in full attention, and with the length by sweeps and in chunks", () => {
    const grown = (form: "full" | "recurrent" | "state-chunk", cost: typeof encoderOperations) =>
      cost(walls, form, { length: 65_536, chunk: 16 }) / cost(walls, form, { length: 32_768, chunk: 16 });
    expect(grown("full", encoderOperations)).toBeGreaterThan(3.9);
    expect(grown("recurrent", encoderOperations)).toBeCloseTo(2, 9);
    expect(grown("state-chunk", encoderOperations)).toBeCloseTo(2, 9);
    expect(grown("full", encoderNumbers)).toBe(4);
    expect(grown("state-chunk", encoderNumbers)).toBeLessThan(2);
    expect(grown("recurrent", encoderNumbers)).toBeLessThan(2);
  });

  it("counts a gate for each scan, and sweeps for each of them", () => {
    const one: EncoderSettings = { ...walls, variant: "s" };
    const two: EncoderSettings = { ...one, grid: [8, 8] };
    expect(tokenOperations(two) - tokenOperations(one)).toBe(2 * walls.width * walls.heads);
    const read = { length: 64, chunk: 16 };
    expect(encoderNumbers(two, "recurrent", read)).toBe(2 * encoderNumbers(one, "recurrent", read));
    expect(encoderNumbers(two, "full", read)).toBe(encoderNumbers(one, "full", read));
  });
});
