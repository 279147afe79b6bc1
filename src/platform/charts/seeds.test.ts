import { expect, it } from "vitest";
import { bandOf } from "./seeds";

it("lies between the least and the greatest curve, with the median inside", () => {
  const { low, median, high } = bandOf([
    [4, 4],
    [1, 8],
    [2, 16],
  ]);
  expect([...low]).toEqual([1, 4]);
  expect([...median]).toEqual([2, 8]);
  expect([...high]).toEqual([4, 16]);
});

it("takes the geometric mean of the two middle ones", () => {
  expect([...bandOf([[1], [100]]).median]).toEqual([10]);
});

it("goes on with the curves that are left when one ends early, and leaves gaps where there is none", () => {
  const { low, high } = bandOf([
    [1, Number.NaN, 1],
    [2, Number.NaN],
  ]);
  expect([...low]).toEqual([1, Number.NaN, 1]);
  expect([...high]).toEqual([2, Number.NaN, 1]);
});

it("is the number itself where both middle ones are equal, though its root times its root is not", () => {
  const value = 1.0000000000000024e-30;
  expect(Math.sqrt(value) * Math.sqrt(value)).not.toBe(value);
  expect([...bandOf([[value], [value]]).median]).toEqual([value]);
});
