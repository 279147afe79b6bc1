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

  it("says how many outputs have no number and from where on: those that a row with a bad entry makes", () => {
    const errors = outputErrors(settings);
    const [product, differences, running] = errors;
    const first = firstLost(settings) ?? Number.NaN;
    expect(product.lost).toBe(2 * (settings.length - first + 1));
    expect([differences.lost, running.lost]).toEqual([0, 0]);
    expect(running.largest).toBeLessThan(1e-6);
    expect(errorsSentence(settings, errors)).toContain(`leaves ${product.lost} of 197 outputs`);
    expect(errorsSentence({ ...settings, lambda: 0.99 }, outputErrors({ ...settings, lambda: 0.99 }))).toContain("stays finite");
  });

  it("says of entries that are no numbers only where there are some", () => {
    const sentence = (other: typeof settings) => errorsSentence(other, outputErrors(other));
    expect(sentence(settings)).toMatch(/From token 128 on 1\/λ\^i is infinite.*From token 150 on λ\^i is 0/);
    for (const other of [
      { ...settings, length: 128 },
      { ...settings, lambda: 0.6, length: 1024 },
    ]) {
      expect(sentence(other)).toContain("infinity divided by infinity is no number");
      expect(sentence(other)).not.toContain("0 times infinity");
    }
  });

  it("says of both fixes that they are wrong where they are, and only there", () => {
    expect(fixesSentence(settings, lastRows(settings))).toMatch(/where 1 belongs.*see token \d+ as 1\.00 instead/);
    const gentle = { ...settings, lambda: 0.99, length: 64 };
    expect(fixesSentence(gentle, lastRows(gentle))).toMatch(/close to the 1.*changes no entry/);
    const [right, , clamped] = lastRows(settings).map(({ entries }) => entries);
    expect(worstEntry(clamped, right).error).toBeGreaterThan(0.9);
  });

  it("says that scaled positive rows are averages and signed ones may be anything", () => {
    const scaling = scalingOf(settings);
    const [average, signed] = scaling.sizes;
    expect(average.largest).toBeLessThanOrEqual(scaling.largestValue);
    expect(signed.largest).toBeGreaterThan(average.largest);
    expect(scalingSentence(settings, scaling)).toContain("averages of values");
  });

  it("says the share at the chosen length, or that all entries are finite", () => {
    expect(shareSentence(settings)).toContain("12.7 %");
    expect(shareSentence({ ...settings, length: 64 })).toContain("every entry");
  });
});
