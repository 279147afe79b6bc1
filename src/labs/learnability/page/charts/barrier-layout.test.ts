import { describe, expect, it } from "vitest";
import { type BarrierCurve, layOutBarrier } from "./barrier-layout";

const curve = (id: string, changes: Partial<BarrierCurve> = {}): BarrierCurve => ({
  id,
  name: id,
  note: "climbs by 1",
  color: "red",
  textColor: "red",
  stroke: "solid",
  lossAt: (t) => 0.1 + 4 * t * (1 - t),
  highestAt: 0.5,
  ...changes,
});

describe("the chart of a way between two solutions", () => {
  it("marks the top where it is", () => {
    const { curves, x, y } = layOutBarrier([curve("hill")], 700, 400);
    expect(curves[0].top).toEqual({ x: expect.closeTo(x(0.5), 0), y: expect.closeTo(y.at(1.1), 0) });
  });

  it("keeps names of equal curves apart, and clear of the plot", () => {
    const { curves, area } = layOutBarrier([curve("one"), curve("two"), curve("three")], 700, 400);
    const labels = curves.map(({ labelAt }) => labelAt).toSorted((a, b) => a - b);
    for (let k = 1; k < labels.length; k++) expect(labels[k] - labels[k - 1]).toBeGreaterThanOrEqual(33.9);
    expect(area.right).toBeLessThan(700 - 60);
  });

  it("lets ends without loss lie on a marked floor, and spans eight decades at most", () => {
    const exact = layOutBarrier([curve("exact", { lossAt: (t) => 4 * t * (1 - t) })], 700, 400);
    expect(exact.y.floor).not.toBeNull();
    expect(exact.curves[0].path).toMatch(new RegExp(`^M48,${exact.area.bottom}L`));
    const deep = layOutBarrier([curve("deep", { lossAt: (t) => 1e-30 + t * (1 - t) })], 700, 400);
    expect(deep.y.low).toBeGreaterThan(1e-11);
    expect(deep.y.floor).not.toBeNull();
    expect(layOutBarrier([curve("hill")], 700, 400).y.floor).toBeNull();
  });
});
