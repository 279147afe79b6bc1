import { expect, it } from "vitest";
import { library } from "../../../math/tasks/turing-machine/library";
import { simulate } from "../../../math/tasks/turing-machine/simulate";
import { headPath, labelledSteps, layOutSpaceTime, letterColor, letterPaths, rowOf } from "./space-time-layout";

it("a short run has a row for every step, with letters in its cells", () => {
  const layout = layOutSpaceTime(300, 250, 7, 9);
  expect([layout.stride, layout.steps.length, layout.lettered]).toEqual([1, 9, true]);
  expect(layout.height).toBeLessThanOrEqual(250);
});

it("a long run has as many rows as there is room for, each a step that was made", () => {
  for (const count of [2, 107, 108, 500, 10_001]) {
    const layout = layOutSpaceTime(300, 250, 16, count);
    expect(layout.row).toBeGreaterThanOrEqual(2);
    expect(layout.height).toBeLessThanOrEqual(250);
    expect(layout.steps).toEqual(Array.from({ length: Math.ceil(count / layout.stride) }, (_, i) => i * layout.stride));
    expect(rowOf(layout, count - 1)).toBe(layout.steps.length - 1);
    expect(layout.steps[rowOf(layout, Math.floor(count / 2))]).toBeLessThanOrEqual(Math.floor(count / 2));
  }
});

it("labels stand at round steps and do not touch", () => {
  const layout = layOutSpaceTime(300, 250, 16, 10_001);
  const labels = labelledSteps(layout);
  expect(labels[1] % 500).toBe(0);
  expect(((labels[1] - labels[0]) / layout.stride) * layout.row).toBeGreaterThanOrEqual(16);
  expect(labelledSteps(layOutSpaceTime(300, 250, 4, 1))).toEqual([0]);
});

it("neighbours with the same letter are one box, and the blank is the paper", () => {
  const run = simulate(library[0].machine, Uint8Array.from([1, 1, 0, 1]), 0, 10);
  const layout = { ...layOutSpaceTime(300, 250, 4, run.history.length), left: 0, top: 0, cell: 10, row: 10 };
  const [blank, one] = letterPaths(layout, run.history, 2);
  expect(blank).toBe("");
  expect(one.startsWith("M0,0h20v10h-20zM30,0h10v10h-10z")).toBe(true);
  expect(headPath(layout, run.history).match(/M/g)).toHaveLength(run.history.length);
});

it("the blank has no colour, and neighbours in an alphabet differ", () => {
  expect(letterColor(0)).toBe("transparent");
  expect(new Set([1, 2, 3, 4, 5, 6].map(letterColor)).size).toBe(6);
});
