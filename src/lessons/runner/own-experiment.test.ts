import { beforeEach, expect, it, vi } from "vitest";
import { experimentOf } from "../../labs/learnability/page/lesson-api/testing";

const [preset, own, first, second] = [1, 2, 3, 4].map((seed) => experimentOf({ seed, task: { kind: "random-attention" }, learners: [] }));
const [triedFirst, triedSecond] = [first, second].map((experiment) => ({ ...experiment, seed: 9 }));
const isPreset = (document: unknown) => document === preset;

let module: typeof import("./own-experiment");
beforeEach(async () => {
  vi.resetModules();
  module = await import("./own-experiment");
});

const kept = () => module.ownExperiment.getState();

it("an experiment of one's own is kept when a lesson runs another, and the lesson's own ones do not take its place", () => {
  module.keepOwn(own, first, isPreset);
  expect(kept()).toBe(own);
  module.keepOwn(first, second, isPreset);
  module.keepOwn(triedSecond, first, isPreset);
  expect(kept()).toBe(own);
});

it("nothing is said to be kept where there was a preset", () => {
  module.keepOwn(preset, first, isPreset);
  module.keepOwn(triedFirst, second, isPreset);
  expect(kept()).toBeNull();
});

it("a lesson's experiment is not the reader's own until it is changed after the lesson", () => {
  module.keepOwn(preset, first, isPreset);
  module.leaveOwn(first);
  module.keepOwn(first, second, isPreset);
  expect(kept()).toBeNull();
  module.leaveOwn(own);
  module.keepOwn(own, first, isPreset);
  expect(kept()).toBe(own);
});

it("a preset is recognised with any seed, and a document that differs from all presets is the reader's", () => {
  const kind = { presets: [preset] };
  const [reseeded, another] = [{ seed: 77 }, { lab: "another" }].map((change) => ({ ...preset, ...change }));
  expect(module.isPreset(kind, reseeded)).toBe(true);
  expect(module.isPreset(kind, another)).toBe(false);
});
