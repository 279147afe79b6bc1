import { expect, it } from "vitest";
import { visiblePoints } from "./downsample";

it("keeps a spike that is one step long among a hundred thousand", () => {
  const count = 100_000;
  const column = Float64Array.from({ length: count }, (_, i) => (i * 500) / count);
  const value = new Float64Array(count).fill(1);
  value[56_789] = 1e6;
  value[12_345] = 1e-6;
  const kept = visiblePoints(column, value);
  expect(kept).toContain(56_789);
  expect(kept).toContain(12_345);
  expect(kept.length).toBeLessThanOrEqual(4 * 501);
});

it("keeps every point when each has a column of its own", () => {
  expect(visiblePoints([0, 1, 2, 3], [5, 4, 3, 2])).toEqual([0, 1, 2, 3]);
});

it("keeps a gap within a column", () => {
  expect(visiblePoints([0.1, 0.2, 0.3, 0.4, 0.5], [1, 1, Number.NaN, 1, 1])).toContain(2);
});
