import { describe, expect, it } from "vitest";
import { cellSize, type LandscapeMap, layOutLandscape } from "./landscape-layout";
import { legendRoom, rowHeight } from "./landscape-legend";

const lossAt = (a: number, b: number) => 1e-3 + (a - 2) ** 2 + 4 * (b - 1) ** 2;

/** Row by row, from the top. */
const gridOf =
  (of: (a: number, b: number) => number): LandscapeMap["lossGrid"] =>
  (as, bs) =>
    Float64Array.from({ length: as.length * bs.length }, (_, at) => of(as[at % as.length], bs[Math.floor(at / as.length)]));

/** A bowl around (2, 1) and a path to its bottom. */
function bowl(changes: Partial<LandscapeMap> = {}): LandscapeMap {
  return {
    id: "bowl",
    title: "bowl",
    across: "a",
    upward: "b",
    lossAt,
    lossGrid: gridOf(lossAt),
    path: { a: [-2, 0, 2], b: [-1, 0.5, 1] },
    marks: [],
    minima: () => [{ a: 2, b: 1, loss: 1e-3 }],
    ...changes,
  };
}

const mark = { id: "m", name: "m", loss: 0, color: "red", marker: 0, size: 60 };

describe("two maps", () => {
  it("stand side by side where there is room, and above each other where there is not", () => {
    const [left, right] = layOutLandscape([bowl(), bowl()], 1, 1000, 500).maps;
    expect(right.area.left).toBeGreaterThan(left.area.right);
    expect(right.area.top).toBe(left.area.top);
    const [upper, lower] = layOutLandscape([bowl(), bowl()], 1, 360, 800).maps;
    expect(lower.area.top).toBeGreaterThan(upper.area.bottom);
    expect(lower.area.left).toBe(upper.area.left);
  });

  it("leave the legend the rows that its words take, at any width", () => {
    const names = ["jetzt", "Anfang", "Lehrer", "geschlossene Lösung"];
    const signs = ["Minimum des Schnitts", "hohl: außerhalb der Ebene"];
    const map = bowl({ marks: names.map((name) => ({ ...mark, id: name, name, a: 0, b: 0, off: 0 })) });
    for (let width = 290; width <= 1500; width += 10) {
      const { legend, maps } = layOutLandscape([map, map], 1, width, 800, signs);
      const { abreast, rows, places } = legendRoom([...names, ...signs], width);
      // Below the marks the colour scale, with its numbers.
      expect(legend.y + (abreast ? 0 : rows * rowHeight) + 28).toBeLessThanOrEqual(800);
      expect(legend.y).toBeGreaterThan(Math.max(...maps.map(({ area }) => area.bottom)) + 20);
      for (const [k, { x }] of places.entries()) expect(x === 0 || x + 6 * [...names, ...signs][k].length < width).toBe(true);
    }
  });

  it("have one unit of length for both coordinates, and pixels that lead back", () => {
    const [{ x, y, at }] = layOutLandscape([bowl()], 1, 700, 420).maps;
    expect(x(1) - x(0)).toBeCloseTo(y(0) - y(1), 10);
    expect(at(x(0.3), y(-0.7))).toEqual({ a: expect.closeTo(0.3, 10), b: expect.closeTo(-0.7, 10) });
  });

  it("show the whole path and what lies in the plane, and of what lies beside it only what happens to be inside", () => {
    const marks = [
      { ...mark, id: "in", a: 9, b: 0, off: 0 },
      { ...mark, id: "shadow", a: 1, b: 0, off: 3 },
      { ...mark, id: "far", a: 400, b: 0, off: 30 },
    ];
    const [placed] = layOutLandscape([bowl({ marks })], 1, 700, 420).maps;
    const { left, right, top, bottom } = placed.area;
    for (const { x, y } of placed.points) expect(x > left && x < right && y > top && y < bottom).toBe(true);
    expect(placed.marks.map(({ id, isShadow }) => [id, isShadow])).toEqual([
      ["in", false],
      ["shadow", true],
    ]);
  });

  it("come closer around the origin, and farther around the path", () => {
    const widthOf = (zoom: number) => {
      const [{ at, area }] = layOutLandscape([bowl()], zoom, 700, 420).maps;
      return at(area.right, area.top).a - at(area.left, area.top).a;
    };
    expect(widthOf(2) / widthOf(1)).toBeCloseTo(2, 10);
    expect(widthOf(0.1) / widthOf(1)).toBeCloseTo(0.1, 10);
    const [{ at, area }] = layOutLandscape([bowl()], 0.1, 700, 420).maps;
    expect(at((area.left + area.right) / 2, (area.top + area.bottom) / 2)).toEqual({ a: expect.closeTo(0, 10), b: expect.closeTo(0, 10) });
  });

  it("have the loss at the middle of every cell, and one scale over at most eight decades", () => {
    const { maps, scale, levels } = layOutLandscape([bowl(), bowl({ lossGrid: gridOf(() => 1e6) })], 1, 900, 420);
    const [{ cells, area, at }] = maps;
    const { a, b } = at(area.left + 4.5 * cellSize, area.top + 2.5 * cellSize);
    expect(cells.values[2 * cells.columns + 4]).toBeCloseTo(lossAt(a, b), 10);
    expect(scale.domain()).toEqual([1e-2, 1e6]);
    expect(levels.length).toBeGreaterThanOrEqual(8);
    expect(levels.every((level) => level >= 1e-2 && level < 1e6)).toBe(true);
    expect([scale(1e-9), scale(1e2), scale(1e6)]).toEqual([0, expect.closeTo(0.5, 10), 1]);
  });

  it("have a scale where the loss is the same everywhere, and where it is nothing", () => {
    expect(layOutLandscape([bowl({ lossGrid: gridOf(() => 3) })], 1, 700, 420).scale.domain()[0]).toBe(3);
    expect(layOutLandscape([bowl({ lossGrid: gridOf(() => 0) })], 1, 700, 420).scale.domain()).toEqual([1e-3, 1]);
  });
});
