import { describe, expect, it } from "vitest";
import type { AnyJobState } from "../../engine/protocol";
import { experimentOf } from "../../engine/testing";
import { type Prospect, timeLeft } from "./forecast";
import { gradientState } from "./testing";
import { sizeOf, worksOf } from "./work";

const task = { kind: "random-attention", d: 3, n: 5, samples: 100, shifts: [] };
const gradient = { kind: "gradient", heads: 2, steps: 20_000 };

function prospectOf(learners: readonly object[], changes: Partial<Prospect> = {}): Prospect {
  const experiment = experimentOf({ task, learners });
  const size = sizeOf(experiment, null);
  return { experiment, size, calibration: { speed: () => 1000 }, cores: 2, stepsPerSecond: null, state: () => undefined, ...changes };
}

const workOfJob = ({ experiment, size }: Prospect) => {
  if (!size) throw new Error("the task has a size");
  return new Map(worksOf(experiment, size).map(({ job, multiplyAdds }) => [job, multiplyAdds]));
};

const data = (changes: Partial<AnyJobState>): AnyJobState =>
  ({
    kind: "certificate",
    job: "data",
    status: "done",
    progress: 1,
    milliseconds: 500,
    certificate: null,
    labelVariance: null,
    bestFit: null,
    ...changes,
  }) as AnyJobState;

describe("the time a run takes", () => {
  it("is the work of all jobs on one worker, and that of the busiest on several", () => {
    const prospect = prospectOf([gradient, { kind: "convex" }]);
    const works = workOfJob(prospect);
    const [first, second, third] = ["data", "learners[0]", "learners[1]"].map((job) => (works.get(job) ?? Number.NaN) / 1000);
    expect(timeLeft(prospect)).toBeCloseTo(first + second + third, 6);
    expect(timeLeft({ ...prospect, cores: 3 })).toBeCloseTo(Math.max(first + third, second), 6);
    expect(timeLeft({ ...prospect, cores: 8 })).toBeCloseTo(Math.max(first, second, third), 6);
  });

  it("cannot be told without a speed, nor without data", () => {
    expect(timeLeft(prospectOf([gradient], { calibration: { speed: (sort) => (sort === "data" ? 1000 : null) } }))).toBeNull();
    expect(timeLeft(prospectOf([gradient], { size: null }))).toBeNull();
  });

  it("follows the pace of the run itself once it has one, without any calibration", () => {
    const state = (job: string) => (job === "data" ? data({}) : { ...gradientState(0, 5000), progress: 0.25, milliseconds: 4000 });
    const unknown = { speed: () => null };
    expect(timeLeft(prospectOf([gradient], { state, calibration: unknown }))).toBe(12_000);
    const early = (progress: number, milliseconds: number) => (job: string) =>
      job === "data" ? data({ status: "running", progress, milliseconds }) : { ...gradientState(0, 20), progress: 0.001, milliseconds };
    const began = (progress: number, milliseconds: number) =>
      timeLeft(prospectOf([gradient], { state: early(progress, milliseconds), calibration: unknown, size: null }));
    expect(began(0.5, 1200)).toBeCloseTo(1200 + 1_198_800, 6);
    expect(began(0.005, 1200)).toBeNull();
    // The first steps of a page wait for compilers: their pace would promise hours.
    expect(began(0.5, 900)).toBeNull();
  });

  it("leaves out what no device takes long for, and only that, while speeds are unknown", () => {
    const trained = { speed: (sort: string) => (sort === "float32" ? 1000 : null) };
    const prospect = prospectOf([gradient], { calibration: trained });
    expect(timeLeft(prospect)).toBeCloseTo((workOfJob(prospect).get("learners[0]") ?? Number.NaN) / 1000, 6);
    const large = experimentOf({ task: { ...task, d: 12, samples: 2000 }, learners: [gradient] });
    expect(timeLeft({ ...prospect, experiment: large, size: sizeOf(large, null) })).toBeNull();
  });

  it("is nothing when all jobs have ended, however they did", () => {
    const state = (job: string) =>
      job === "data" ? data({ status: "failed" }) : { ...gradientState(0, 700), status: "diverged" as const };
    expect(timeLeft(prospectOf([gradient], { state }))).toBe(0);
  });

  it("is at least what a limit on the speed asks for, which learners wait for together", () => {
    const prospect = prospectOf([gradient, gradient], { calibration: { speed: () => 1e12 }, stepsPerSecond: 100 });
    expect(timeLeft(prospect)).toBe(200_000);
    const state = (job: string) => (job === "data" ? data({}) : { ...gradientState(0, 10_000), progress: 0.5 });
    expect(timeLeft({ ...prospect, state })).toBe(100_000);
  });

  it("is capped by the rule on time, of which only what was computed takes away, and which alone is a bound", () => {
    const stop = { targetError: 0, plateau: 0, seconds: 30 };
    const prospect = prospectOf([gradient, { kind: "convex" }]);
    const capped = { ...prospect, experiment: { ...prospect.experiment, stop }, cores: 8 };
    const convex = (workOfJob(prospect).get("learners[1]") ?? Number.NaN) / 1000;
    expect(timeLeft({ ...capped, calibration: { speed: (sort) => (sort === "float32" ? 1e-3 : 1e12) } })).toBe(30_000);
    expect(timeLeft({ ...capped, calibration: { speed: (sort) => (sort === "convex" ? 1000 : 1e12) } })).toBeCloseTo(convex, 6);
    const state = (job: string) => (job === "learners[0]" ? { ...gradientState(0, 100), milliseconds: 20_000 } : data({ status: "done" }));
    expect(timeLeft({ ...capped, calibration: { speed: () => null }, state })).toBe(10_000);
  });
});
