import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sequences64 } from "../../../../platform/tensors/sequences64";
import { scoresIn } from "./forms";
import { ignoresOrder, mirrorBreaks, mirrored, mirrorScores, reordered } from "./mirror";
import { type EncoderSettings, usualSettings } from "./settings";
import { anyBatch, anyEncoder, weightsOf } from "./testing";

const small: EncoderSettings = { ...usualSettings, variant: "s", width: 8, heads: 2, mlp: 1, symbols: 6, outputs: 3, longest: 11 };
/** With gates wide open and shut, so that what decays differ in shows. */
const scoresOf = (changes: Partial<EncoderSettings>, reversal: "all" | "after-start" = "all", length = 9) => {
  const settings = { ...small, ...changes };
  return mirrorScores(sequences64, settings, weightsOf(settings, 3n, 20), anyBatch(length, 1), reversal);
};

describe("the reversed input", () => {
  it("gives the reversed answers, and the same mean, wherever nothing tells left from right", () => {
    const blind = anyEncoder().filter(({ settings, batch }) => mirrorBreaks(settings, batch.length).length === 0);
    fc.assert(
      fc.property(blind, ({ settings, row, batch }) => {
        const { difference, largest, readOut } = mirrorScores(sequences64, settings, row, batch, "all");
        expect(difference / largest).toBeLessThan(1e-12);
        if (settings.readOut === "mean") expect(readOut! / largest).toBeLessThan(1e-12);
      }),
      { numRuns: 25, seed: 5 },
    );
  });

  it("turns the patches of an image round, not their pixels", () => {
    const patches = Float64Array.from({ length: 2 * 4 * 3 }, (_, at) => at);
    const batch = { ...anyBatch(4, 1), patches };
    const turned = reordered(batch, mirrored(4, "all"));
    expect(Array.from(turned.patches!)).toEqual([9, 10, 11, 6, 7, 8, 3, 4, 5, 0, 1, 2, 21, 22, 23, 18, 19, 20, 15, 16, 17, 12, 13, 14]);
    const settings: EncoderSettings = { ...small, pixels: 3, readOut: "mean" };
    const { difference, largest, readOut } = mirrorScores(sequences64, settings, weightsOf(settings, 3n, 20), batch, "all");
    expect(difference / largest).toBeLessThan(1e-12);
    expect(readOut! / largest).toBeLessThan(1e-12);
  });

  it.each([
    ["positions", { positions: "sin" }],
    ["positions", { positions: "learned", variant: "softmax" }],
    ["directions", { directions: "split" }],
    ["directions", { directions: "forward", variant: "lit" }],
    ["convention", { convention: "sym" }],
    // Rows of eight turn round at the other side when they are read from the other end; of nine they do not.
    ["scans", { grid: [2, 4], variant: "d" }],
  ] as const)("gives other answers because of %s: %o", (because, changes) => {
    const length = "grid" in changes ? 8 : 9;
    expect(mirrorBreaks({ ...small, ...changes }, length)).toEqual([because]);
    const { difference, largest } = scoresOf(changes, "all", length);
    expect(difference / largest).toBeGreaterThan(1e-3);
  });

  it.each([
    { variant: "d", convention: "sym" },
    { variant: "lit", convention: "sym", grid: [2, 4] },
    { variant: "softmax", directions: "split", convention: "sym" },
    { convention: "thm", grid: [3, 3] },
  ] as const)("gives the reversed answers where what would tell left from right has nothing to act on: %o", (changes) => {
    const length = "grid" in changes ? changes.grid[0] * changes.grid[1] : 9;
    expect(mirrorBreaks({ ...small, ...changes }, length)).toEqual([]);
    const { difference, largest } = scoresOf(changes, "all", length);
    expect(difference / largest).toBeLessThan(1e-12);
  });

  it("behind a start token that stays is another input: decays tell it, and no order is told without them", () => {
    for (const variant of ["d", "s"] as const) {
      const { difference, largest, readOut } = scoresOf({ variant, readOut: "first" }, "after-start");
      expect(Math.min(difference, readOut!) / largest).toBeGreaterThan(1e-3);
    }
    for (const variant of ["lit", "softmax"] as const) {
      const { difference, largest, readOut } = scoresOf({ variant, readOut: "first" }, "after-start");
      expect(Math.max(difference, readOut!) / largest).toBeLessThan(1e-12);
    }
  });
});

describe("shuffled tokens", () => {
  it("take their answers with them where there is no order", () => {
    const orderless = anyEncoder().filter(({ settings }) => ignoresOrder(settings) && settings.readOut === "token");
    fc.assert(
      fc.property(orderless, fc.infiniteStream(fc.nat()), ({ settings, row, batch }, keys) => {
        const drawn = Array.from({ length: batch.length }, () => keys.next().value as number);
        const order = Int32Array.from(drawn.keys()).sort((a, b) => drawn[a] - drawn[b]);
        const straight = scoresIn(sequences64, settings, row, batch, null);
        const shuffled = scoresIn(sequences64, settings, row, reordered(batch, order), null);
        const moved = reorderedRows(straight, order, settings.outputs);
        expect(shuffled).toBeAllclose(moved, { ofLargest: 1e-12 });
      }),
      { numRuns: 15, seed: 6 },
    );
  });
});

describe("reversing", () => {
  it("undoes itself, and leaves a start token where it is", () => {
    expect(Array.from(mirrored(5, "all"))).toEqual([4, 3, 2, 1, 0]);
    expect(Array.from(mirrored(5, "after-start"))).toEqual([0, 4, 3, 2, 1]);
    const batch = { ...anyBatch(6, 2), counts: Float64Array.from({ length: 12 }, (_, at) => at) };
    for (const reversal of ["all", "after-start"] as const) {
      const order = mirrored(6, reversal);
      const once = reordered(batch, order);
      expect(once.symbols).not.toEqual(batch.symbols);
      expect(reordered(once, order)).toEqual(batch);
    }
  });
});

function reorderedRows(rows: Float64Array, order: Int32Array, width: number): Float64Array {
  const length = order.length;
  return rows.map((_, at) => {
    const row = Math.floor(at / width);
    return rows[(row - (row % length) + order[row % length]) * width + (at % width)];
  });
}
