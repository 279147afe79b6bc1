import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { drawn } from "../../../../platform/charts/drawn-testing";
import { ResidualChart, type ResidualChartProps, type ResidualWords } from "./ResidualChart";
import { layOutResiduals, type ResidualTrial } from "./residual-layout";

const words: ResidualWords = {
  name: "Residuals",
  summary: "Two heads make it.",
  read: "Read a residual",
  upward: "residual",
  across: "heads",
  exact: "below: exact",
  generic: (heads) => `dimension count: ${heads}`,
  teacher: (heads) => `teacher: ${heads}`,
  heads: (heads) => `${heads} heads`,
  residual: "residual",
  floor: "0",
};

const trials: readonly ResidualTrial[] = [
  { heads: 1, residual: 0.3 },
  { heads: 2, residual: 3e-13 },
  { heads: 3, residual: 0 },
];

function draw(changes: Partial<ResidualChartProps> = {}): string {
  const props = { trials, range: [1, 8], exact: 1e-9, generic: 7, teacher: 2, ...changes } as const;
  return renderToStaticMarkup(<ResidualChart width={500} height={300} {...props} words={words} />);
}

describe("the search for the fewest heads", () => {
  it("draws the same markup for the same data", async () => {
    await expect(drawn(draw())).toMatchFileSnapshot("__snapshots__/ResidualChart.svg");
  });

  it("fills the dots of the numbers that make the function", () => {
    expect(layOutResiduals(trials, [1, 8], 1e-9, 500, 300).dots.map(({ exact }) => exact)).toEqual([false, true, true]);
  });

  it("keeps the limit in view before anything was tried", () => {
    const { limit, area } = layOutResiduals([], [1, 8], 1e-9, 500, 300);
    expect(limit).toBeGreaterThan(area.top);
    expect(limit).toBeLessThan(area.bottom);
    expect(draw({ trials: [] })).not.toContain("NaN");
  });

  it("leaves out what is not known or beyond the axis", () => {
    expect(draw()).toContain("teacher: 2");
    expect(draw({ teacher: null, generic: 40 })).not.toMatch(/teacher|dimension count/);
  });

  it("writes as many numbers under a wide range as have room", () => {
    const { ticks, x } = layOutResiduals([], [1, 64], 1e-9, 500, 300);
    expect(x(ticks[1]) - x(ticks[0])).toBeGreaterThan(20);
  });
});
