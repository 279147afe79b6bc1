import { describe, expect, it } from "vitest";
import { describeFailure } from "../../../../platform/engine/failure";
import { problemLine } from "../../../../platform/fields/problem";
import { parseEagle } from "../../document/document";
import type { GpuStanding } from "../../engine/training/gpu-steps";
import type { TrainingState } from "../../engine/training/protocol";
import { constantsSentence, lossSentence } from "./sentences";
import { trainingText } from "./words";

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
  } as TrainingState)
    .replace(trainingText.loss.better("5.0", "100", "0.0100", "0.0500"), "")
    .trim();
const measured = (gpu: number, processor: number): GpuStanding => ({ kind: "measured", device: "apple", milliseconds: { gpu, processor } });
const failed = (reason: "lost" | "no-adapter"): GpuStanding => ({ kind: "failed", failure: { reason, problem: describeFailure("") } });

describe("the caption on a GPU", () => {
  const { onGpu, gpuSlower, gpuLost, gpuFailed, partlyOnGpu } = trainingText.loss;

  it("is empty without a GPU, else names the device that trains and the steps with GPU rounding", () => {
    expect(said(null, 0)).toBe("");
    expect(said(measured(3, 30), 93)).toBe(onGpu("apple", "3.0 ms", "30 ms"));
    expect(said(measured(50, 30), 0)).toBe(gpuSlower("apple", "50 ms", "30 ms"));
    expect(said(failed("lost"), 40)).toBe(`${gpuLost} ${partlyOnGpu("40")}`);
    expect(said(failed("no-adapter"), 0)).toBe(gpuFailed);
    expect(said(null, 40)).toBe(partlyOnGpu("40"));
  });
});

describe("the caption on step sizes", () => {
  const { after, afterOne, between, both, idle, leftOut } = trainingText.constants;
  const layers = [
    { eta: 1.13, gamma: 2.24 },
    { eta: 0, gamma: 2.05 },
  ];
  const saidOf = (constants: object) => constantsSentence(document, { judged: { step: 3000, constants } } as TrainingState);

  it("names layers that stayed at zero, once there has been training", () => {
    const constants = { layers: [layers[0], { eta: 0.0003, gamma: -0.0004 }, layers[1]], leftOut: 0, prompts: 4096, draws: 16 };
    expect(saidOf(constants)).toContain(idle("2", "0.1", true));
    expect(saidOf({ ...constants, layers: [constants.layers[1], constants.layers[1]] })).toContain(idle("1, 2", "0.1", false));
    const untrained = { judged: { step: 0, constants } } as unknown as TrainingState;
    expect(constantsSentence(document, untrained)).not.toContain(idle("2", "0.1", true));
    expect(saidOf({ ...constants, layers })).not.toMatch(/0\.1\.$/);
  });

  it("names the draws whose median they are, and one draw where there was one alone", () => {
    const found = both("1.1", between("2.1", "2.2"));
    expect(saidOf({ layers, leftOut: 0, prompts: 4096, draws: 16 })).toBe(`${after("3\u202f000", "16", "256")} ${found}`);
    expect(saidOf({ layers, leftOut: 1, prompts: 1024 })).toBe(
      `${afterOne("3\u202f000", "1\u202f024")} ${found} ${leftOut("1", "1\u202f024", true)}`,
    );
  });
});
