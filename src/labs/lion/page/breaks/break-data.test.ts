import { describe, expect, it } from "vitest";
import { firstLost, lastRows, outputErrors, scalingOf, shareLengths, shares, worstEntry } from "./break-data";
import { errorsSentence, fixesSentence, scalingSentence, shareSentence } from "./sentences";

const settings = { lambda: 0.5, length: 197, seed: 1 };

describe("the panel of failures", () => {
  it("shows shares of bad entries within a point of what they should be", () => {
    const shown = (lambda: number, length: number) => shares(lambda)[shareLengths.indexOf(length as never)];
    for (const [lambda, length, share] of [
      [0.5, 128, 0],
      [0.5, 197, 0.127],
      [0.5, 1024, 0.767],
      [0.5, 4096, 0.939],
      [0.9, 1024, 0.032],
      [0.9, 4096, 0.63],
      [0.99, 4096, 0],
    ])
      expect(Math.abs(shown(lambda, length) - share), `${lambda} ${length}`).toBeLessThan(0.01);
  });

  it("counts the outputs that are not finite, and gives the token of the first overflow", () => {
    const errors = outputErrors(settings);
    const [product, differences, running] = errors;
    const first = firstLost(settings) ?? Number.NaN;
    expect(product.lost).toBe(2 * (settings.length - first + 1));
    expect([differences.lost, running.lost]).toEqual([0, 0]);
    expect(running.largest).toBeLessThan(1e-6);
    expect(errorsSentence(settings, errors)).toContain(
      `${product.lost} of 197 outputs of the product form are not finite: 1/λ^i overflows from token 128 on`,
    );
    expect(errorsSentence({ ...settings, lambda: 0.99 }, outputErrors({ ...settings, lambda: 0.99 }))).toContain("stays finite");
  });

  it("gives the errors of both fixes, or their absence", () => {
    expect(fixesSentence(settings, lastRows(settings))).toMatch(/instead of 1 on the diagonal.*from \S+ to 1\.00\./);
    const gentle = { ...settings, lambda: 0.99, length: 64 };
    expect(fixesSentence(gentle, lastRows(gentle))).toMatch(/close to the correct 1.*changes no entry/);
    const [right, , clamped] = lastRows(settings).map(({ entries }) => entries);
    expect(worstEntry(clamped, right).error).toBeGreaterThan(0.9);
  });

  it("has larger outputs for signed scores than for averages of values", () => {
    const scaling = scalingOf(settings);
    const [average, signed] = scaling.sizes;
    expect(average.largest).toBeLessThanOrEqual(scaling.largestValue);
    expect(signed.largest).toBeGreaterThan(average.largest);
    expect(scalingSentence(settings, scaling)).toContain("the smallest denominator is");
  });

  it("gives the share at the chosen length, or states that all entries are finite", () => {
    expect(shareSentence(settings)).toContain("12.7 %");
    expect(shareSentence({ ...settings, length: 64 })).toContain("every entry");
  });
});
