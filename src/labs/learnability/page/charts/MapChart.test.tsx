import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { MapChart, type MapWords } from "./MapChart";
import { type MapCell, type MapScale, mapScale } from "./map-layout";

const words: MapWords = {
  name: "Map",
  summary: "Six cells.",
  read: "Read a cell",
  across: "heads",
  up: "samples",
  scale: "error",
  frontier: "data determine the function",
  pending: "not known yet",
  never: "never",
  free: "free directions",
  failed: "failed",
  cell: (column, point) => ({ title: `column ${column}, point ${point}`, rows: [["error", "0.001"]] }),
};

const log = mapScale("log", [1e-9, 1]);

function cell(change: Partial<MapCell> = {}): MapCell {
  return { value: 1e-3, label: "0.001", share: 1, failed: false, free: false, curves: [], ...change };
}

interface Grid {
  readonly columns?: readonly string[];
  readonly rows?: readonly string[];
  readonly scale?: MapScale;
  readonly width?: number;
  readonly chosen?: { readonly x: number; readonly y: number } | null;
}

function draw(
  cells: readonly MapCell[],
  { columns = ["1", "2"], rows = ["few"], scale = log, width = 640, chosen = null }: Grid = {},
): string {
  const nothing = () => {};
  return renderToStaticMarkup(
    <MapChart {...{ width, columns, rows, cells, scale, words }} height={400} chosen={chosen} onRead={nothing} onChoose={nothing} />,
  );
}

const count = (markup: string, pattern: RegExp) => (markup.match(pattern) ?? []).length;
/** Without the legend, which has the same marks. */
const drawn = (markup: string) => markup.replace(/<g class="map-key".*?<\/g>/g, "");
const legend = (markup: string) => [...markup.matchAll(/<g class="map-key".*?>([^<>]+)<\/text>/g)].map(([, words]) => words).toSorted();

describe("the map chart", () => {
  it("names its axes, their points and the ends of its scale", () => {
    const markup = draw([cell(), cell()]);
    for (const said of ["heads", "samples ↑", "1", "2", "few", "error"]) expect(markup).toContain(`>${said}</text>`);
    expect(markup).toContain("−9");
    expect(draw([cell({ value: 0.5 })], { columns: ["1"], scale: mapScale("share", []) })).toContain(">0</text>");
  });

  it("fills the least and the largest value with the ends of its colours, each with ink that can be read on it", () => {
    const markup = draw([cell({ value: 1e-9 }), cell({ value: 1 })]);
    const fills = [...markup.matchAll(/style="color:([^"]*)" class="map-cell"><rect[^>]*fill="([^"]*)"/g)];
    expect(fills).toHaveLength(2);
    expect(fills[0][1]).not.toBe(fills[1][1]);
    expect(fills[0][2]).not.toBe(fills[1][2]);
  });

  it("hatches what is not known yet, and draws no scale before anything is", () => {
    const markup = draw([cell({ value: Number.NaN, label: "" }), cell({ value: Number.NaN, label: "" })]);
    expect(count(markup, /class="map-cell-empty"[^>]*fill="url\(#/g)).toBe(2);
    expect(markup).not.toContain("linearGradient");
    expect(markup).not.toMatch(/NaN|Infinity/);
  });

  it("draws a bar in a cell that never gets there, and its label in quiet ink", () => {
    const markup = draw([cell({ value: Number.POSITIVE_INFINITY, label: "never" }), cell()]);
    expect(count(drawn(markup), /class="map-never" d="M[\d.]+,[\d.]+H/g)).toBe(1);
    expect(markup).toMatch(/class="map-value map-value-muted"[^>]*>never</);
    expect(markup).not.toMatch(/NaN|Infinity/);
  });

  it("marks free directions, failed runs and how many of its runs are there", () => {
    const markup = drawn(draw([cell({ free: true }), cell({ failed: true, share: 0.5 })]));
    expect([count(markup, /"map-free"/g), count(markup, /"map-failed"/g), count(markup, /"map-share"/g)]).toEqual([1, 1, 1]);
    expect(draw([cell(), cell({ share: 0 })])).not.toContain("map-share");
  });

  it("has in its legend what occurs, and nothing else", () => {
    expect(legend(draw([cell(), cell()]))).toEqual([]);
    expect(legend(draw([cell({ value: Number.NaN, label: "" }), cell({ value: Number.POSITIVE_INFINITY })]))).toEqual([
      "never",
      "not known yet",
    ]);
    expect(legend(draw([cell({ free: true }), cell({ free: true, failed: true })]))).toEqual(["failed", "free directions"]);
  });

  it("outlines the cell that was chosen", () => {
    expect(draw([cell(), cell()])).not.toContain("map-chosen");
    expect(count(draw([cell(), cell()], { chosen: { x: 1, y: 0 } }), /class="map-chosen"/g)).toBe(1);
  });

  it("draws the frontier, and says what it is, only where there is one", () => {
    expect(draw([cell({ free: true }), cell({ free: false })])).toContain("data determine the function");
    expect(draw([cell({ free: null }), cell({ free: false })])).not.toContain("map-frontier");
  });

  it("draws one curve for each seed, without what is no number in it", () => {
    const curves = [
      { step: [1, 10, 100], error: [1, Number.NaN, 0.1] },
      { step: [1], error: [0.5] },
    ];
    const markup = draw([cell({ curves }), cell()]);
    expect(count(markup, /class="map-curve"/g)).toBe(2);
    expect(markup).not.toMatch(/NaN|Infinity/);
  });

  it("leaves words and curves out of cells that are too small for them", () => {
    const many = Array.from({ length: 30 }, (_, k) => String(k));
    const curves = [{ step: [1, 10], error: [1, 0.1] }];
    const markup = draw(
      many.map(() => cell({ curves })),
      { columns: many },
    );
    expect(count(markup, /class="map-cell"/g)).toBe(30);
    expect(markup).not.toMatch(/class="map-(value|curve)"/);
  });

  it("draws a map of one cell", () => {
    const markup = draw([cell()], { columns: ["1"] });
    expect(count(markup, /class="map-cell"/g)).toBe(1);
    expect(markup).toContain(">0.001</text>");
    expect(markup).not.toMatch(/NaN|Infinity/);
  });
});
