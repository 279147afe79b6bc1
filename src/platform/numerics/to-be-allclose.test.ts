import { describe, expect, it } from "vitest";
import { compareAllclose } from "./to-be-allclose-testing";

const said = (...given: Parameters<typeof compareAllclose>) => compareAllclose(...given).message();

describe("values that are all close", () => {
  it("are within the absolute and the relative tolerance together", () => {
    expect([1, 100]).toBeAllclose([1.1, 110], { atol: 0.01, rtol: 0.1 });
    expect([1, 100]).not.toBeAllclose([1.2, 110], { atol: 0.01, rtol: 0.1 });
    expect(Float64Array.of(0, 1e-9)).toBeAllclose(new Float64Array(2), { atol: 1e-9 });
    expect([1]).toBeAllclose([1], {});
    expect([1 + 2 ** -52]).not.toBeAllclose([1], {});
  });

  it("are within a share of the largest reference value, also where one of them is zero", () => {
    expect([1e-3, 100.05]).toBeAllclose([0, 100], { ofLargest: 1e-3 });
    expect([1e-3, 100.05]).not.toBeAllclose([0, 100], { rtol: 1e-3 });
    expect([0.2, 100]).not.toBeAllclose([0, 100], { ofLargest: 1e-3 });
  });

  it("are as many as the reference, so that nothing is close to something", () => {
    expect([]).not.toBeAllclose([1], { atol: 10 });
    expect(said([1, 2], [1], { atol: 10 })).toBe("expected 1 values, got 2");
  });

  it("are numbers where the reference has numbers", () => {
    expect([Number.NaN]).not.toBeAllclose([1], { atol: 1e9 });
    expect([1]).not.toBeAllclose([Number.NaN], { atol: 1e9 });
    expect([Number.POSITIVE_INFINITY]).not.toBeAllclose([1], { atol: 1e9 });
    expect([Number.NaN, Number.POSITIVE_INFINITY]).toBeAllclose([Number.NaN, Number.POSITIVE_INFINITY], {});
  });

  it("are told by the worst of them: its index, both values and the error", () => {
    expect(said([1, 2.5, 3.1], [1, 2, 3], { atol: 0.01 })).toBe(
      "expected all values within rtol 0 and atol 0.01; worst at index 1: got 2.5, expected 2, error 5.00e-1 (relative 2.50e-1)",
    );
    expect(said([1e-3, 5], [0, 5.4], { rtol: 0.1, atol: 1e-4 })).toContain("worst at index 0: got 0.001, expected 0, error 1.00e-3");
    expect(said([1, Number.NaN], [9, 2], { rtol: 0.1 })).toContain("worst at index 1: got NaN, expected 2");
    expect(said([1], [1], { rtol: 1e-3 })).toBe("expected some of 1 values to be different, all are within rtol 0.001 and atol 0");
  });
});
