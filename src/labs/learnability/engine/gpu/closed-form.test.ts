import { describe, expect, it, vi } from "vitest";
import { schedulerHarness } from "../../../../platform/engine/scheduler-harness";
import { finish } from "../../../../platform/numerics/progress";
import { GpuLost } from "../../../../platform/tensors/errors";
import { load } from "../../math/certificate/resident";
import { SecondMoment } from "../../math/certificate/second-moment";
import type { GpuGram } from "../../math/gpu/gram";
import { RefinementError, solveFrom } from "../../math/learners/closed-form/on-gpu";
import type { Dataset } from "../../math/tasks/dataset";
import { Workspace } from "../../math/workspace";
import { DataJob } from "../data-job";
import { dataJob } from "../job-plan";
import type { ClosedFormJobState, Learnability } from "../protocol";
import { runEngine } from "../run-engine";
import { experimentOf } from "../testing";
import type { ClosedFormGpu, SolvingDevice } from "./solving";

const experiment = experimentOf({
  seed: 2,
  task: { kind: "random-attention", d: 3, n: 5, samples: 200, testSamples: 30 },
  learners: [{ kind: "closed-form" }, { kind: "closed-form", ridge: 0.01 }],
});

/** Sums in float32, as a GPU's are, a moment after they were asked for. */
async function float32Gram({ d, outputs, train }: Dataset, count: number): Promise<GpuGram> {
  await new Promise((resolve) => setTimeout(resolve, 5));
  const workspace = new Workspace();
  const moment = new SecondMoment(workspace, d, outputs);
  finish(moment.extend(load(workspace, train, "the samples"), count));
  const gram = moment.lambda().map((entry) => Math.fround(entry * count));
  return { gram, cross: workspace.f64(moment.cross, moment.psi * outputs).map(Math.fround) };
}

function gpuWith(change: Partial<SolvingDevice>, wanted = true) {
  const device: SolvingDevice = { name: "a pretended GPU", gram: vi.fn(float32Gram), solve: solveFrom, ...change };
  const gpu: ClosedFormGpu = { wants: () => wanted, open: async () => device };
  return { device, gpu };
}

/** Far more than it takes: a machine may be busy with something else. */
const patience = { timeout: 60_000 };

/** The closed forms when a worker's scheduler has brought the job to its end. */
async function solved(gpu: ClosedFormGpu | null, of = experiment): Promise<ClosedFormJobState[]> {
  const job = new DataJob(of, null, { gpu });
  const { run, start } = schedulerHarness<Learnability>({ ...runEngine, create: () => job });
  start(of, [dataJob]);
  await vi.waitFor(() => {
    run();
    expect(job.status).toBe("done");
  }, patience);
  return job.states().filter((state) => state.kind === "closed-form");
}

describe("closed forms with a Gram matrix from the GPU", () => {
  it("are as accurate as those of the processor, and say how they came to be; one Gram matrix serves all", async () => {
    const { gpu, device } = gpuWith({});
    const [onGpu, inWasm] = [await solved(gpu), await solved(null)];
    expect(device.gram).toHaveBeenCalledTimes(1);
    onGpu.forEach(({ solution, curve, milliseconds }, k) => {
      const { residualBefore, residualAfter, rounds, ...rest } = solution?.onGpu ?? { residualBefore: 0, residualAfter: 1, rounds: 0 };
      expect(residualBefore).toBeGreaterThan(1e-9);
      expect(residualAfter).toBeLessThan(1e-14);
      expect(rounds).toBeGreaterThan(1);
      expect(rest).toMatchObject({ device: "a pretended GPU", milliseconds: { gram: expect.any(Number) } });
      expect(solution).toMatchObject({ solver: "normal equations on the GPU, refined", relativeResidual: residualAfter });
      expect(milliseconds).toBeGreaterThan(solution?.onGpu?.milliseconds.gram ?? 0);
      const [found, expected] = [curve, inWasm[k].curve].map(({ test }) => test.at(-1) ?? Number.NaN);
      expect(Math.abs(found - expected)).toBeLessThan(1e-9 * expected + 1e-24);
    });
  });

  it("are the processor's, bit for bit, where the GPU is not wanted, is lost or cannot be refined from", async () => {
    const expected = (await solved(null)).map(({ curve, solution }) => ({ curve, solution }));
    const gone = gpuWith({ gram: () => Promise.reject(new GpuLost("unknown")) });
    const inaccurate = gpuWith({
      // biome-ignore lint/correctness/useYield: it fails before there is anything to wait for
      *solve() {
        throw new RefinementError("it does not shrink");
      },
    });
    const absent: ClosedFormGpu = { wants: () => true, open: () => Promise.reject(new Error("no adapter")) };
    const cases = [
      { gpu: gpuWith({}, false).gpu, message: null },
      { gpu: gone.gpu, message: "the GPU was lost while it was computing" },
      { gpu: inaccurate.gpu, message: expect.stringContaining("too inaccurate here: it does not shrink") },
      { gpu: absent, message: "no adapter" },
    ];
    for (const { gpu, message } of cases) {
      const found = await solved(gpu);
      for (const [k, { curve, solution }] of found.entries()) {
        const { detour, ...same } = solution ?? { detour: undefined };
        expect({ curve, solution: same }).toEqual(expected[k]);
        expect(detour ?? null).toEqual(message === null ? null : { kind: "failed", problem: expect.problemSaying({ message }) });
      }
    }
  });

  it("do not ask the GPU for what it cannot do: fewer samples than features, or too many features", async () => {
    const { gpu, device } = gpuWith({});
    const few = experimentOf({ ...experiment, task: { ...experiment.task, samples: 10 } });
    for (const { solution } of await solved(gpu, few))
      expect(solution).toMatchObject({ solver: "kernel", detour: { kind: "few-samples" } });
    expect(device.gram).not.toHaveBeenCalled();
  });
});
