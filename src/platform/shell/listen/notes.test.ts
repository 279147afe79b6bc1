import { expect, test } from "vitest";
import { scoreOf } from "./notes";

const line = (name: string, y: number[]) => ({ name, x: y.map((_, step) => step), y });

test("equal factors are equal intervals, from the least value to the greatest", () => {
  const { notes } = scoreOf([line("falling", [1000, 100, 10, 1])], 0, "linear");
  const [first, last] = [notes[0].hertz, notes[notes.length - 1].hertz];
  expect(first / last).toBeCloseTo(8);
  const heights = [...new Set(notes.map(({ hertz }) => hertz.toFixed(6)))].map(Number);
  expect(heights).toHaveLength(4);
  expect(heights[0] / heights[1]).toBeCloseTo(2);
});

test("each voice has a timbre and a place of its own", () => {
  const { notes } = scoreOf([line("a", [4, 2]), line("b", [8, 1])], 0, "linear");
  expect(new Set(notes.map(({ timbre }) => timbre)).size).toBe(2);
  expect(new Set(notes.map(({ pan }) => pan))).toEqual(new Set([-0.8, 0.8]));
});

test("a bell says where the floor is reached, and the voice ends there", () => {
  const { notes } = scoreOf([line("a", [100, 10, 1e-20, 1e-20])], 1e-16, "linear");
  const bells = notes.filter(({ hertz }) => hertz > 2000);
  expect(bells).toHaveLength(1);
  expect(notes[notes.length - 1]).toBe(bells[0]);
});

test("what is no number is silent, and nothing at all is no score", () => {
  expect(scoreOf([line("a", [Number.NaN, Number.NaN])], 0, "log").notes).toEqual([]);
  expect(scoreOf([], 0, "linear")).toEqual({ notes: [], seconds: 0 });
});
