import { describe, expect, it } from "vitest";
import { describeFailure } from "../../../../platform/engine/failure";
import { problemLine } from "../../../../platform/fields/problem";
import { parseEagle } from "../../document/document";
import type { GpuStanding } from "../../engine/training/gpu-steps";
import type { TrainingState } from "../../engine/training/protocol";
import { constantsSentence, lossSentence } from "./sentences";

const parsed = parseEagle({
  format: "learnability-experiment",
  version: 1,
  lab: "eagle",
  problem: { kind: "training" },
  solvers: [{ kind: "transformer" }],
});
if (!parsed.ok) throw new Error(problemLine(parsed.problem));
const { document } = parsed;

const said = (gpu: GpuStanding | null, stepsOnGpu: number) =>
  lossSentence(document, {
    skipped: 0,
    stepsOnGpu,
    gpu,
    judged: { step: 100, medianError: 0.01, zeroMedianError: 0.05 },
  } as TrainingState).replace(/^.*in place of 0\.0500\. ?/, "");
const measured = (gpu: number, processor: number): GpuStanding => ({ kind: "measured", device: "apple", milliseconds: { gpu, processor } });
const failed = (reason: "lost" | "no-adapter"): GpuStanding => ({ kind: "failed", failure: { reason, problem: describeFailure("") } });

describe("what is said of a GPU that trains", () => {
  it("is nothing where it has nothing to do, else who trains and why, and how many steps have its rounding", () => {
    expect(said(null, 0)).toBe("");
    expect(said(measured(3, 30), 93)).toBe(
      "Trained on the GPU (apple), 3.0 ms a step in place of 30 ms: the same matrices, its own rounding.",
    );
    expect(said(measured(50, 30), 0)).toBe("A step takes 50 ms on the GPU (apple) and 30 ms on the processor, which goes on.");
    expect(said(failed("lost"), 40)).toBe(
      "The GPU was lost; the processor goes on from where it stood. 40 of the steps were taken on a GPU, with its own rounding.",
    );
    expect(said(failed("no-adapter"), 0)).toBe("The GPU of this device cannot be used here; the processor trains.");
    expect(said(null, 40)).toBe("40 of the steps were taken on a GPU, with its own rounding.");
  });
});

describe("what is said of the constants", () => {
  const layers = [
    { eta: 1.13, gamma: 2.24 },
    { eta: 0, gamma: 2.05 },
  ];
  const saidOf = (constants: object) => constantsSentence(document, { judged: { step: 3000, constants } } as TrainingState);

  it("names layers that stayed at zero, once there has been training", () => {
    const constants = { layers: [layers[0], { eta: 0.0003, gamma: -0.0004 }, layers[1]], leftOut: 0, prompts: 4096, draws: 16 };
    expect(saidOf(constants)).toMatch(/ Layer 2 takes hardly a step: its η and γ are less than 0\.1 from zero\.$/);
    expect(saidOf({ ...constants, layers: [constants.layers[1], constants.layers[1]] })).toContain("Layers 1, 2 take hardly a step");
    expect(constantsSentence(document, { judged: { step: 0, constants } } as unknown as TrainingState)).not.toContain("hardly a step");
    expect(saidOf({ ...constants, layers })).not.toContain("hardly a step");
  });

  it("names the draws whose median they are, and one draw where there was one alone", () => {
    expect(saidOf({ layers, leftOut: 0, prompts: 4096, draws: 16 })).toBe(
      "After 3\u202f000 steps, medians over 16 draws of 256 matrices, each scaled by the largest A of the draw that a layer meets: η is 1.1 where A is used again, γ between 2.1 and 2.2; the paper found 1 and 1.9.",
    );
    expect(saidOf({ layers, leftOut: 1, prompts: 1024 })).toBe(
      "After 3\u202f000 steps, scaled by the largest A of 1\u202f024 matrices that a layer meets: η is 1.1 where A is used again, γ between 2.1 and 2.2; the paper found 1 and 1.9. 1 of 1\u202f024 matrices, on which the network diverges, is left out.",
    );
  });
});
