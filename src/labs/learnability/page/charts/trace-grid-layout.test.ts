import { describe, expect, it } from "vitest";
import { layOutTraceGrid, rowPaths, type TraceGroup } from "./trace-grid-layout";

const row = (id: string, ...shares: number[]) => ({ id, name: id, shortName: id, shares: Float64Array.from(shares), count: "" });
const group = (id: string, name: string | null, count: number): TraceGroup => ({
  id,
  name,
  color: "",
  textColor: "",
  marker: null,
  rows: Array.from({ length: count }, (_, i) => row(`${i}`, 1, 0)),
});
const groups = [group("data", null, 1), group("a", "A", 3), group("b", "B", 3)];

describe("the grid of computations", () => {
  it("puts rows below each other without overlap, names above the rows of their group", () => {
    const { rows, titles, area, height } = layOutTraceGrid(groups, 64, 1040, 400);
    for (const [i, { top }] of rows.slice(1).entries()) expect(top).toBeGreaterThan(rows[i].top + rows[i].height);
    expect(titles.map(({ y }) => y > rows[0].top + rows[0].height)).toEqual([true, true]);
    expect(titles[0].y).toBeLessThan(rows[1].top);
    expect(area.bottom).toBeLessThan(height);
    expect(height).toBeLessThanOrEqual(400);
  });

  it("leaves out the title of the axis and the legend where rows take the height", () => {
    const high = layOutTraceGrid(groups, 64, 545, 400);
    expect([high.said, high.height <= 400]).toEqual([true, true]);
    const low = layOutTraceGrid(groups, 64, 545, 200);
    expect([low.said, low.height <= 200]).toEqual([false, true]);
  });

  it("finds the column under a pixel, and holds what lies outside at the ends", () => {
    const { x, columnAt } = layOutTraceGrid(groups, 64, 390, 400);
    for (const column of [0, 17, 63]) expect(columnAt((x(column) + x(column + 1)) / 2)).toBe(column);
    expect([columnAt(-50), columnAt(5000)]).toEqual([0, 63]);
  });

  it("fills what is right, from below as far as it is right, and leaves the unknown to a dot", () => {
    const placed = { row: row("r", 1, 0, 0.25, Number.NaN), top: 0, height: 20 };
    const paths = rowPaths(placed, { x: (column) => 10 * column });
    expect(paths.filled).toBe("M0,0H9V20H0ZM20,15H29V20H20Z");
    expect(paths.empty).toBe("M10,0H19V20H10ZM20,0H29V15H20Z");
    expect(paths.unknown).toBe("M34.5,10h.01");
  });
});
