import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { LandscapeChart, type LandscapeWords } from "./LandscapeChart";
import { type LandscapeMap, layOutLandscape } from "./landscape-layout";

const words: LandscapeWords = {
  name: "Landscape",
  summary: "One bowl.",
  read: "Read the loss",
  loss: "loss",
  minimum: "valley bottom",
  shadow: "beside the plane",
  step: (index) => `step ${index}`,
  beside: (name) => `${name}, beside the plane`,
  place: (map, a, b) => `${map} at ${a}, ${b}`,
};

const mark = { id: "end", name: "end", loss: 1e-3, off: 0, color: "red", marker: 0, size: 60 };

/** A bowl with its bottom at (2, 1). */
function map(changes: Partial<LandscapeMap> = {}): LandscapeMap {
  const lossAt = (a: number, b: number) => 1e-3 + (a - 2) ** 2 + 4 * (b - 1) ** 2;
  return {
    id: "weights",
    title: "over (V, Q)",
    across: "a, to the teacher",
    upward: "b, along the path",
    lossAt,
    lossGrid: (as, bs) =>
      Float64Array.from({ length: as.length * bs.length }, (_, at) =>
        (changes.lossAt ?? lossAt)(as[at % as.length], bs[Math.floor(at / as.length)]),
      ),
    path: { a: [-2, 0, 2], b: [-1, 0.5, 1] },
    marks: [{ ...mark, a: 2, b: 1 }],
    minima: () => [{ a: 2, b: 1, loss: 1e-3 }],
    ...changes,
  };
}

function draw(maps: readonly LandscapeMap[], width = 900): string {
  return renderToStaticMarkup(<LandscapeChart width={width} height={420} maps={maps} zoom={1} words={words} />);
}

const count = (markup: string, pattern: RegExp) => (markup.match(pattern) ?? []).length;

describe("the landscape chart", () => {
  it("names every map and its axes, and lists what is marked", () => {
    const markup = draw([map(), map({ id: "functions", title: "over W" })]);
    for (const said of ["over (V, Q)", "over W", "a, to the teacher", "b, along the path"]) expect(markup).toContain(`>${said}</text>`);
    expect(count(markup, />end<\/text>/g)).toBe(1);
    expect(count(markup, />valley bottom<\/text>/g)).toBe(1);
  });

  it("draws the path with a dot at every step that was kept", () => {
    const markup = draw([map()]);
    expect(/class="landscape-path" d="([^"]*)"/.exec(markup)?.[1].match(/[ML]/g)).toEqual(["M", "L", "L"]);
    expect(/class="landscape-points" d="([^"]*)"/.exec(markup)?.[1].match(/h0/g)).toHaveLength(3);
  });

  it("draws a solution beside the plane as a shadow, and says so", () => {
    const beside = draw([map({ marks: [{ ...mark, a: 1, b: 1, off: 3 }] })]);
    expect(beside).toContain("landscape-shadow");
    expect(beside).toContain("beside the plane");
    expect(draw([map()])).not.toContain("landscape-shadow");
  });

  it("reads a place with its loss", () => {
    expect(draw([map()])).toMatch(/aria-valuetext="over \(V, Q\) at [^"]*: loss [\d.]+/);
  });

  it("draws a path of one point", () => {
    const markup = draw([map({ path: { a: [0], b: [0] }, marks: [], minima: () => [] })]);
    expect(markup).not.toMatch(/NaN|Infinity/);
    expect(/class="landscape-path" d="([^"]*)"/.exec(markup)?.[1]).toMatch(/^M[\d.]+,[\d.]+Z$/);
  });

  it("draws a plane without a path around its origin", () => {
    const empty = map({ path: { a: [], b: [] }, marks: [], minima: () => [] });
    expect(draw([empty])).not.toMatch(/NaN|Infinity/);
  });

  it("breaks the path where it is nowhere", () => {
    const markup = draw([map({ path: { a: [-2, 0, Number.NaN, 1, 2], b: [-1, 0, Number.NaN, 1, 1] } })]);
    expect(markup).not.toMatch(/NaN|Infinity/);
    expect(/class="landscape-path" d="([^"]*)"/.exec(markup)?.[1].match(/[ML]/g)).toEqual(["M", "L", "M", "L"]);
  });

  it("has a colour scale with ends also where the loss has none", () => {
    const everywhere = (loss: number) => map({ lossAt: (a, b) => (a > 0 && b > 0 ? loss : 1) });
    for (const loss of [Number.POSITIVE_INFINITY, Number.NaN]) {
      const { scale, levels } = layOutLandscape([everywhere(loss)], 1, 900, 420);
      expect(scale.domain().every(Number.isFinite)).toBe(true);
      expect(levels.length).toBeLessThan(100);
    }
  });
});
