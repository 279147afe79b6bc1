/** The memory counted before a run is the memory that its computations use. */
import { describe, expect, it } from "vitest";
import { finish } from "../../../platform/numerics/progress";
import { largestDemand, memoryDemands } from "../math/learners/memory";
import { dataSize, sequenceLength } from "../math/tasks/size";
import type { Workspace } from "../math/workspace";
import { ConvexJob } from "./convex-job";
import { DataJob } from "./data-job";
import { pointwiseShares } from "./pointwise-shares";
import { experimentOf } from "./testing";

/** Size of a workspace in bytes; it never shrinks. */
const grown = (workspace: Workspace) => workspace.kernels.memory.buffer.byteLength;

const megabyte = 2 ** 20;

function counted(fields: Parameters<typeof experimentOf>[0]) {
  const experiment = experimentOf(fields);
  const size = dataSize(experiment.task, null);
  if (!size) throw new Error("the size of a target that is drawn is known");
  return { experiment, demands: memoryDemands({ ...size, n: sequenceLength(experiment.task) }, experiment.learners) };
}

/**
 * The count is never below the bytes used, except for vectors and the static memory of the kernels. It exceeds them by no
 * more than the needs of some data alone: orthogonal factors of ill-conditioned data, a basis of a span that has full rank.
 */
function expectCounted(bytes: number, taken: number): void {
  expect(bytes).toBeGreaterThan(taken - megabyte / 4);
  expect(bytes).toBeLessThan(1.7 * taken + megabyte);
}

const closed = { kind: "closed-form" };

describe("the memory that is counted before anything is computed", () => {
  it.each([
    ["as many samples as features", { kind: "random-attention", d: 8, samples: 400 }, [closed]],
    ["samples without number", { kind: "random-attention", d: 4, samples: 16384, testSamples: 8192 }, []],
    ["fewer samples than features", { kind: "random-attention", d: 8, samples: 200 }, [closed]],
    ["fewer still, and no closed form", { kind: "random-attention", d: 9, samples: 150 }, []],
    ["a closed form in dual form, its span written down", { kind: "automaton", traces: 30, testTraces: 20 }, [closed]],
    ["a span that is not written down", { kind: "automaton", states: 4, length: 6, traces: 28, testTraces: 25 }, [closed]],
    [
      "the best fit to a target that is no linear attention",
      { kind: "random-attention", teacher: "softmax", d: 5, samples: 100 },
      [closed],
    ],
  ] as const)("is what %s take", (_, task, learners) => {
    const { experiment, demands } = counted({ task, learners });
    const job = new DataJob(experiment, null);
    while (job.status !== "done") job.advance(1000);
    const outcome = job.outcome();
    finish(pointwiseShares(outcome));
    expectCounted(largestDemand(demands).bytes, grown(outcome.workspace));
  });

  it("is what gradient descent on W takes", () => {
    const { experiment, demands } = counted({
      task: { kind: "random-attention", d: 8, samples: 400 },
      learners: [{ kind: "convex", steps: 100 }],
    });
    const job = new ConvexJob(experiment, null, 0);
    while (job.status !== "done") job.advance(1000);
    const descent = demands.find(({ stage }) => stage === "descent");
    expectCounted(descent?.bytes ?? 0, grown(job.outcome().learner.workspace));
  });
});
