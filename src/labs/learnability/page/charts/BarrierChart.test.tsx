import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { BarrierChart, type BarrierWords } from "./BarrierChart";
import type { BarrierCurve } from "./barrier-layout";

const words: BarrierWords = {
  name: "The loss between two solutions",
  summary: "It climbs by 4.",
  read: "Read the loss",
  upward: "loss",
  ends: ["4 heads", "the teacher"],
  across: "share of the way",
  place: (percent) => `${percent} % of the way`,
  floor: "≤ 0",
};

/** A hill of height 4 in the middle. */
function hill(changes: Partial<BarrierCurve> = {}): BarrierCurve {
  const look = { color: "red", textColor: "darkred", stroke: "solid" } as const;
  return { id: "hill", name: "as they are", note: "climbs by 4", lossAt: (t) => 1 + 16 * t * (1 - t), highestAt: 0.5, ...look, ...changes };
}

function draw(curves: readonly BarrierCurve[], width = 640, changes: Partial<BarrierWords> = {}): string {
  return renderToStaticMarkup(<BarrierChart width={width} height={300} curves={curves} words={{ ...words, ...changes }} />);
}

/** Pixels of a curve, from one solution to the other. */
function pointsOf(markup: string, stroke: string): number[][] {
  const [, path] = new RegExp(`class="barrier-curve barrier-${stroke}" d="([^"]*)"`).exec(markup) ?? ["", ""];
  return path
    .split(/[ML]/)
    .slice(1)
    .map((point) => point.split(",").map(Number));
}

describe("the barrier chart", () => {
  it("draws the hill between two ends of the same height, with its top marked", () => {
    const markup = draw([hill()]);
    const points = pointsOf(markup, "solid");
    const [first, middle, last] = [points[0], points[120], points[240]];
    expect(first[1]).toBe(last[1]);
    expect(middle[1]).toBeLessThan(first[1]);
    const [, x, y] = /class="barrier-top" cx="([\d.]+)" cy="([\d.]+)"/.exec(markup) ?? [];
    expect([Number(x), Number(y)]).toEqual(middle);
  });

  it("names every curve with what it comes to, and both ends", () => {
    const markup = draw([hill(), hill({ id: "other", name: "aligned", note: "climbs by 0", stroke: "dashed" })]);
    for (const said of ["as they are", "climbs by 4", "aligned", "climbs by 0", "4 heads", "the teacher", "share of the way", "loss"])
      expect(markup).toContain(`>${said}</text>`);
  });

  it("puts names of ends that would meet below each other, in place of the title", () => {
    const markup = draw([hill()], 300, { ends: ["a learner of several heads", "another learner of several heads"] });
    expect(markup).not.toContain("share of the way");
    const heights = [...markup.matchAll(/class="barrier-end"[^>]*y="([\d.]+)"/g)].map(([, height]) => Number(height));
    expect(heights[1] - heights[0]).toBe(16);
  });

  it("reads the loss in the middle of the way", () => {
    const markup = draw([hill()]);
    expect(markup).toContain("50 % of the way");
    expect(markup).toContain("5.00");
  });

  it("marks a floor for losses of zero", () => {
    expect(draw([hill({ lossAt: (t) => t })])).toContain("≤ 0");
    expect(draw([hill()])).not.toContain("≤ 0");
  });

  it("breaks a curve where its loss is no number, and marks no top that is nowhere", () => {
    const markup = draw([hill({ lossAt: (t) => (t > 0.4 && t < 0.6 ? Number.NaN : 1) })]);
    expect(markup).not.toMatch(/NaN|Infinity/);
    expect(markup).not.toContain("barrier-top");
    expect(markup.match(/class="barrier-curve barrier-solid" d="([^"]*)"/)?.[1].match(/M/g)).toHaveLength(2);
  });

  it("keeps an infinite loss at the upper end", () => {
    const markup = draw([hill({ lossAt: (t) => (t === 1 ? Number.POSITIVE_INFINITY : 1) })]);
    expect(markup).not.toMatch(/NaN|Infinity/);
    const heights = pointsOf(markup, "solid").map(([, y]) => y);
    expect(heights[240]).toBe(Math.min(...heights));
  });

  it("draws axes and ends before there are curves", () => {
    const markup = draw([]);
    expect(markup).not.toMatch(/NaN|Infinity/);
    expect(markup).toContain("4 heads");
    expect(markup).not.toContain("barrier-curve");
  });
});
