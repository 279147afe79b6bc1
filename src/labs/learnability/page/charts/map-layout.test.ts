import { interpolateViridis } from "d3-scale-chromatic";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { MapChart, type MapWords } from "./MapChart";
import { cellArea, curvePath, curveRange, frontierPath, inkOn, layOutMap, type MapCell, mapScale } from "./map-layout";

const names = { columns: ["1", "2", "4"], rows: ["few", "many"], up: "N" };
const layout = layOutMap(names, 600, 400);

function cell(change: Partial<MapCell> = {}): MapCell {
  return { value: 1e-3, label: "0.001", share: 1, failed: false, free: false, curves: [], ...change };
}

describe("the layout of a map", () => {
  it("fills its area with cells, the first point of the vertical axis at the bottom", () => {
    const corner = cellArea(layout, 0, 0);
    expect(corner.bottom + 1).toBeCloseTo(layout.area.bottom, 1);
    expect(corner.left).toBeCloseTo(layout.area.left, 1);
    expect(cellArea(layout, 0, 1).top).toBeCloseTo(layout.area.top, 1);
    expect(layout.rowNames.map(({ name }) => name)).toEqual(["few", "many"]);
    expect(layout.rowNames[0].at).toBeGreaterThan(layout.rowNames[1].at);
  });

  it("leaves out names that would touch, and values that do not fit", () => {
    const many = Array.from({ length: 40 }, (_, k) => String(1000 + k));
    const dense = layOutMap({ columns: many, rows: many, up: "N" }, 600, 400);
    expect(dense.columnNames.length).toBeLessThan(40);
    for (const [k, { at }] of dense.columnNames.slice(1).entries()) expect(at - dense.columnNames[k].at).toBeGreaterThan(30);
    expect([dense.labelled, layout.labelled, layout.drawn]).toEqual([false, true, true]);
  });

  it("puts every value on whole decades, zero at the low end", () => {
    const scale = mapScale("log", [3e-9, 0, 0.2, Number.NaN, Number.POSITIVE_INFINITY]);
    expect(scale.domain()).toEqual([1e-9, 1]);
    expect([1e-9, 0, 1, 5].map((value) => scale(value))).toEqual([0, 0, 1, 1]);
    expect(scale(3.1622776601683795e-5)).toBeCloseTo(0.5, 9);
    expect(mapScale("share", [])(0.25)).toBe(0.25);
  });

  it("draws the frontier where free data meet data that are not, and nowhere else", () => {
    const cells = [true, true, false, true, false, false].map((free) => ({ free }));
    const edges = frontierPath(cells, layout).match(/M/g) ?? [];
    expect(edges).toHaveLength(3);
    expect(
      frontierPath(
        cells.map(() => ({ free: true })),
        layout,
      ),
    ).toBe("");
    expect(
      frontierPath(
        [{ free: true }, { free: null }, { free: false }, ...cells.slice(3)].map(({ free }) => ({ free })),
        layout,
      ),
    ).not.toContain("NaN");
  });

  it("draws the curves of all cells to one scale and keeps what is not finite out", () => {
    const curve = { step: [1, 10, 100], error: [1, Number.NaN, 1e-4] };
    const range = curveRange([{ curves: [curve] }, { curves: [{ step: [1000], error: [1e-8] }] }]);
    expect(range).toEqual({ steps: 1000, low: 1e-8, high: 1 });
    expect(curvePath(curve, { left: 0, top: 0, right: 300, bottom: 80 }, range)).toBe("M0,0L200,40");
  });
});

describe("the colours of a map", () => {
  it("have an ink that can be read on each of them", () => {
    expect([0, 1].map((share) => inkOn(interpolateViridis(share)))).toEqual(["#ffffff", "#000000"]);
  });
});

describe("the chart of a map", () => {
  const words: MapWords = {
    name: "Map",
    summary: "Two of six.",
    read: "Read a cell",
    across: "heads",
    up: "samples",
    scale: "error",
    frontier: "frontier",
    pending: "to come",
    never: "never",
    free: "free",
    failed: "failed",
    cell: (column, point) => ({ title: `${column} ${point}`, rows: [["error", "1"]] }),
  };
  const draw = (cells: readonly MapCell[]) =>
    renderToStaticMarkup(
      createElement(MapChart, {
        width: 600,
        height: 400,
        ...names,
        cells,
        scale: mapScale(
          "log",
          cells.map(({ value }) => value),
        ),
        words,
        chosen: null,
        onRead: () => {},
        onChoose: () => {},
      }),
    );

  /** Without the legend, which has the same marks. */
  const drawn = (cells: readonly MapCell[]) => draw(cells).replace(/<g class="map-key".*?<\/g>/g, "");

  it("tells apart what is known, what is to come, what never comes and what failed", () => {
    const markup = drawn([
      cell(),
      cell({ value: Number.NaN, label: "", share: 0, free: null }),
      cell({ value: Number.POSITIVE_INFINITY, label: "never" }),
      cell({ failed: true, share: 0.5 }),
      cell({ free: true, curves: [{ step: [1, 2], error: [1, 0.1] }] }),
      cell(),
    ]);
    expect(markup.match(/map-cell-empty/g)).toHaveLength(2);
    expect(markup.match(/class="map-failed"/g)).toHaveLength(1);
    expect(markup.match(/class="map-share"/g)).toHaveLength(1);
    expect(markup.match(/class="map-free"/g)).toHaveLength(1);
    expect(markup.match(/class="map-curve"/g)).toHaveLength(1);
    expect(markup).toContain('aria-valuetext="0 1: error 1"');
    expect(markup).not.toContain("NaN");
  });

  it("draws a map of which nothing is known", () => {
    const markup = draw(Array.from({ length: 6 }, () => cell({ value: Number.NaN, label: "", share: 0, free: null })));
    expect(markup).not.toContain("NaN");
    expect(markup).not.toContain('class="map-frontier"');
  });
});
