/** Where the other pictures of unseen computations put things. */
import { describe, expect, it } from "vitest";
import { bandPath, curvePath, layOutShares } from "../../../../platform/charts/shares-layout";
import { layOutBlocks } from "./blocks-layout";
import { layOutHistories } from "./history-layout";

describe("the chart of shares", () => {
  const counts = [4, 8, 12, 16, 24, 32, 48, 64];

  it("goes from nothing at the bottom to all at the top", () => {
    const { y, area, x } = layOutShares(counts, ["certified", "exact"], 800, 300);
    expect([y(0), y(1)]).toEqual([area.bottom, area.top]);
    expect(x).toEqual(x.toSorted((a, b) => a - b));
  });

  it("writes out the counts that have room, the last always", () => {
    const { named, x } = layOutShares(counts, ["certified"], 300, 300);
    expect(named.at(-1)).toBe(7);
    for (const [i, at] of named.slice(1).entries()) expect(x[at] - x[named[i]]).toBeGreaterThanOrEqual(34);
  });

  it("breaks the line of names where there is no room", () => {
    const names = ["right after rounding", "certified, with the range of the draws", "exact"];
    expect(new Set(layOutShares(counts, names, 900, 300).names.map(({ y }) => y)).size).toBe(1);
    expect(new Set(layOutShares(counts, names, 330, 300).names.map(({ y }) => y)).size).toBeGreaterThan(1);
  });

  it("closes the band along its lower bound", () => {
    const layout = { x: [0, 10], y: (share: number) => 100 * (1 - share) };
    expect(curvePath(layout, [0, 1])).toBe("M0,100L10,0");
    expect(bandPath(layout, { low: [0, 0.5], high: [0.5, 1] })).toBe("M0,50L10,0L10,50L0,100Z");
  });
});

describe("the chart of histories", () => {
  it("gives every token a row of whole pixels and names as many as have room", () => {
    const few = layOutHistories(3, 6, 31, 540, 400);
    expect([few.rowHeight > 12, few.named, few.height <= 400]).toEqual([true, 1, true]);
    const many = layOutHistories(3, 60, 102, 540, 400);
    expect([many.rowHeight, many.named]).toEqual([3, 4]);
    expect(many.maps.map(({ height }) => height)).toEqual([180, 180, 180]);
  });
});

describe("the chart of seen coordinates", () => {
  const block = (name: string, size: number) => ({ name, meaning: "", seen: Array.from({ length: size }, () => true) });

  it("keeps every cell within the width, and blocks apart", () => {
    for (const width of [320, 1000]) {
      const { blocks, cell } = layOutBlocks([block("A", 4), block("B", 30), block("C", 90)], width, 200);
      const cells = blocks.flatMap((placed) => placed.cells);
      expect(Math.max(...cells.map(({ x }) => x + cell))).toBeLessThanOrEqual(width);
      expect(new Set(cells.map(({ x, y }) => `${x},${y}`)).size).toBe(124);
    }
  });
});
