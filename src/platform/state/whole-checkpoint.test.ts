import { expect, it } from "vitest";
import { checkpointReader, has, hasArrays, isFloat32, isListOf } from "./whole-checkpoint";

const read = checkpointReader({ runs: isListOf(has({ weights: isFloat32 }), 1), curve: hasArrays("step", "loss") });
const curve = { step: new Float64Array(2), loss: new Float64Array(2) };
const whole = { job: "learners[0]", step: 7, runs: [{ weights: new Float32Array(3), skipped: 1 }], curve, milliseconds: 4 };

it("reads a checkpoint that is whole as it is, with what is not asked about", () => {
  expect(read(whole)).toBe(whole);
});

it.each([
  ["nothing", undefined],
  ["a text", "whole"],
  ["no job", { ...whole, job: undefined }],
  ["half a step", { ...whole, step: 0.5 }],
  ["no run", { ...whole, runs: [] }],
  ["a run that is null", { ...whole, runs: [null] }],
  ["weights of another kind", { ...whole, runs: [{ weights: new Float64Array(3) }] }],
  ["a curve without losses", { ...whole, curve: { step: curve.step } }],
  ["a curve with a list", { ...whole, curve: { ...curve, accuracy: [1, 2] } }],
])("does not read one with %s", (_, value) => {
  expect(read(value)).toBeNull();
});
