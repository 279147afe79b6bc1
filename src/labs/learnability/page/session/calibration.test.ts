import { describe, expect, it } from "vitest";
import type { KeyValueStore } from "../../../../platform/state/preferences";
import { Calibration } from "./calibration";

function storeOf(text: string | null = null): KeyValueStore & { text: string | null } {
  return {
    text,
    getItem() {
      return this.text;
    },
    setItem(_, value) {
      this.text = value;
    },
  };
}

describe("the calibration", () => {
  it("knows nothing before any work was measured, then what that work says, also in the next sitting", () => {
    const store = storeOf();
    const calibration = new Calibration(store);
    expect(calibration.speed("float32", 4e8)).toBeNull();
    calibration.learn({ sort: "float32", multiplyAdds: 4e8 }, 200);
    expect(new Calibration(store).speed("float32", 4e8)).toBe(2e6);
    expect(new Calibration(store).speed("data", 1e8)).toBeNull();
  });

  it("comes nearer to the speed of later runs with each of them", () => {
    const calibration = new Calibration(null);
    calibration.learn({ sort: "data", multiplyAdds: 1e8 }, 100);
    const speeds = Array.from({ length: 12 }, () => {
      calibration.learn({ sort: "data", multiplyAdds: 1e8 }, 400);
      return calibration.speed("data", 1e8) ?? Number.NaN;
    });
    for (const [run, speed] of speeds.entries()) expect(speed).toBeLessThan(speeds[run - 1] ?? 1e6);
    expect(speeds.at(-1)).toBeGreaterThan(250_000);
    expect(speeds.at(-1)).toBeLessThan(260_000);
  });

  it("tells sizes apart, and takes a power law between them", () => {
    const calibration = new Calibration(null);
    calibration.learn({ sort: "data", multiplyAdds: 1e8 }, 1000);
    calibration.learn({ sort: "data", multiplyAdds: 1e10 }, 1000);
    for (const [work, speed] of [
      [1e6, 1e5],
      [1e8, 1e5],
      [1e9, 1e6],
      [1e10, 1e7],
      [1e12, 1e7],
    ])
      expect(calibration.speed("data", work)).toBeCloseTo(speed, 3);
  });

  it("learns nothing from what took no time or was hardly any work", () => {
    const calibration = new Calibration(null);
    calibration.learn({ sort: "convex", multiplyAdds: 1e8 }, 3);
    calibration.learn({ sort: "convex", multiplyAdds: 1e6 }, 300);
    expect(calibration.speed("convex", 1e8)).toBeNull();
  });

  it.each([
    "nonsense",
    '{"version":0,"speeds":{"data":5}}',
    '{"version":2}',
    '{"version":2,"speeds":{"data":{"8":-1}}}',
    '{"version":2,"speeds":{"data":{"8":"5"}}}',
  ])("begins anew when what was kept is %s", (text) => {
    expect(new Calibration(storeOf(text)).speed("data", 1e8)).toBeNull();
  });

  it("holds for the sitting where the store is forbidden", () => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    const calibration = new Calibration({ getItem: refuse, setItem: refuse });
    calibration.learn({ sort: "float64", multiplyAdds: 1e8 }, 100);
    expect(calibration.speed("float64", 1e8)).toBe(1e6);
  });
});
