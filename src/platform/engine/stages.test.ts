import { expect, it } from "vitest";
import { stagedProgress } from "./stages";

function told(works: readonly number[], asked: readonly (readonly [stage: number, share: number])[]) {
  const shares: number[] = [];
  const stages = works.map((work, k) => ({ name: `stage ${k}`, work }));
  const names: string[] = [];
  const progress = stagedProgress(stages, (share, name) => {
    shares.push(share);
    names.push(name);
  });
  for (const [stage, share] of asked) progress(stage)(share);
  return { shares, names };
}

it("stages count by their work, and each is named while it is worked at", () => {
  const { shares, names } = told([3, 1], [[0, 0.5], [0, 1], [1, 0.5], [1, 1]]); // biome-ignore format: pairs
  expect(shares).toEqual([0.375, 0.75, 0.875, 1]);
  expect(names).toEqual(["stage 0", "stage 0", "stage 1", "stage 1"]);
});

it("progress never goes back, and a stage of no known work is seen to begin and to end", () => {
  const { shares } = told([1, 0, 1], [[0, 1], [1, 0], [1, 1], [0, 0.2], [2, 0]]); // biome-ignore format: pairs
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares[2]).toBeGreaterThan(shares[1]);
  expect(told([0, 0], [[0, 1], [1, 1]]).shares).toEqual([0.5, 1]); // biome-ignore format: pairs
});
