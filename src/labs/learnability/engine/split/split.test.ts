/** The result document of an experiment does not depend on the threads that compute it. */
import { describe, expect, it } from "vitest";
import { isUnderWay } from "../../../../platform/engine/job";
import { LocalWorker } from "../../../../platform/engine/local-worker-testing";
import { taskRole } from "../../../../platform/engine/task-role";
import { Workspace } from "../../math/workspace";
import { DataJob } from "../data-job";
import { canonical } from "../result-digest";
import { runExperiment, runExperimentOnThreads } from "../run-experiment";
import { experimentOf } from "../testing";
import { resultTasks } from "./result-tasks";
import type { ResultSharing } from "./results";
import { sharingWith } from "./shared-data";
import { dataTasks } from "./tasks";

/** More samples than features, twice, and fewer. */
const experiments = [
  {
    task: { kind: "random-attention", d: 3, samples: 70, testSamples: 5 },
    learners: [{ kind: "closed-form" }, { kind: "closed-form", ridge: 0.1 }],
  },
  // Features that depend on one another, so that the kernel of fewer samples than features gives no fit.
  { task: { kind: "random-attention", d: 3, samples: 70, testSamples: 5, inputLaw: "rademacher" }, learners: [{ kind: "closed-form" }] },
  { task: { kind: "random-attention", d: 4, samples: 33, testSamples: 5 }, learners: [{ kind: "closed-form" }] },
  // Dimensions and samples from which F^T F is summed from its distinct entries.
  { task: { kind: "random-attention", d: 8, samples: 600, testSamples: 5 }, learners: [{ kind: "closed-form" }] },
].map((fields) => experimentOf({ seed: 3, ...fields }));

/** Workers that share every task, however small. @param onTask  called for every task that a worker receives. */
function everything(count: number, onTask: (worker: LocalWorker, name: string) => void = () => {}) {
  const opened: LocalWorker[] = [];
  const open = () => {
    const worker = new LocalWorker(
      taskRole(() => {
        const tasks = { ...dataTasks(new Workspace()), ...resultTasks };
        const told = Object.entries(tasks).map(([name, task]) => {
          function* compute(input: never) {
            onTask(worker, name);
            yield 0;
            return yield* task.compute(input);
          }
          return [name, { ...task, compute }];
        });
        return Object.fromEntries(told);
      }),
    );
    opened.push(worker);
    return worker;
  };
  const { open: openShared, ...shared } = sharingWith({ count, open }, 0);
  const sharing: ResultSharing = {
    ...shared,
    // Waits until every worker can take a task: otherwise the machine's load decides whether each receives one.
    open: async (context) => {
      const shared = await openShared(context);
      while (opened.some(({ said }) => said.length === 0)) await new Promise((turn) => setTimeout(turn));
      return shared;
    },
  };
  return { opened, sharing };
}

const given = ({ received }: LocalWorker) => received.filter((message) => (message as { readonly type: string }).type === "task").length;

/** Every field, however deep, without the durations. */
const bits = (document: object) => canonical(document);

describe("an experiment on several threads", () => {
  it("shows spectra on the way that others have computed, each after one of fewer samples", async () => {
    const { sharing, opened } = everything(1);
    const job = new DataJob(experiments[0], null, { sharing });
    const shown: number[] = [];
    while (isUnderWay(job.status)) {
      job.advance(0);
      const [state] = job.states();
      if (state.kind === "certificate" && state.certificate) shown.push(state.certificate.samples);
      await (job.awaits ?? new Promise((turn) => setTimeout(turn)));
    }
    expect(shown).toEqual([...shown].sort((a, b) => a - b));
    const onTheWay = new Set(shown.filter((samples) => samples < 18));
    expect(onTheWay.size).toBeGreaterThan(1);
    const given = opened[0].received.filter((message) => (message as { readonly name?: string }).name === "kernelSpectrum");
    expect(given.length).toBeGreaterThan(1);
  });

  const alone = experiments.map((experiment) => bits(runExperiment(experiment, null)));

  it.each([0, 1, 2, 4])("gives the same document, to the bit, with %i workers beside the first", async (count) => {
    for (const [i, experiment] of experiments.entries()) {
      const { sharing, opened } = everything(count);
      expect(bits(await runExperimentOnThreads(experiment, null, sharing))).toBe(alone[i]);
      expect(opened.length).toBe(count);
      expect(opened.every((worker) => given(worker) > 0)).toBe(true);
    }
  });

  it.each([
    ["distinctSums", 3],
    ["spectrum", 3],
    ["earlyFit", 3],
    ["momentFit", 3],
    ["kernelSpectrum", 2],
    ["basisRows", 2],
    ["turnedStrips", 2],
  ])("does a %s again whose worker died in the middle of it, to the same bits", async (name, i) => {
    const many = 24;
    let died = false;
    // Any free thread takes the next task: on a busy machine that may repeatedly be the calling thread.
    for (let run = 0; !died && run < 20; run++) {
      // One of them is free when the task comes, whatever the others still compute.
      const { sharing, opened } = everything(many, (worker, task) => {
        if (died || task !== name) return;
        died = true;
        worker.die();
      });
      expect(bits(await runExperimentOnThreads(experiments[i], null, sharing))).toBe(alone[i]);
      expect(opened.length).toBe(died ? many + 1 : many);
    }
    expect(died).toBe(true);
  });

  it("is computed by one thread while a person takes single steps", async () => {
    const { sharing, opened } = everything(2);
    const job = new DataJob(experiments[0], null, { sharing });
    const reference = new DataJob(experiments[0], null);
    job.singleStep();
    await job.awaits;
    for (let step = 0; step < 10; step++) {
      job.singleStep();
      reference.singleStep();
      expect(job.awaits).toBeNull();
    }
    const counts = [job, reference].map((one) => one.states().map((state) => state.kind === "certificate" && state.certificate?.samples));
    expect(counts[0]).toEqual(counts[1]);
    for (const { received } of opened)
      expect(received.filter((message) => (message as { type: string }).type === "task").length).toBeLessThan(2);
    job.dispose();
  });
});

/** Learners of every training method, and a map of more than one data set. */
const trained = experimentOf({
  seed: 5,
  task: { kind: "random-attention", d: 2, n: 3, samples: 20, testSamples: 5 },
  learners: [
    { kind: "gradient", heads: 2, steps: 60, batch: 8 },
    { kind: "closed-form" },
    { kind: "gradient", heads: 1, steps: 40, batch: 8, precision: "float64", repeats: 2 },
    { kind: "convex", steps: 30 },
    { kind: "transformer", steps: 5, batch: 8 },
  ],
  map: {
    learner: { kind: "gradient", heads: 1, steps: 20, batch: 8 },
    x: { fields: ["learner.heads"], points: [[1], [2], [3]] },
    y: { fields: ["task.samples"], points: [[10], [20]] },
    seeds: 2,
  },
});

describe("learners that are trained, and a map", () => {
  it.each([1, 2, 4])("are the same, to the bit, with %i workers beside the first", async (count) => {
    const { sharing, opened } = everything(count);
    const told: number[] = [];
    const shared = await runExperimentOnThreads(trained, null, sharing, (share) => told.push(share));
    expect(bits(shared)).toBe(bits(runExperiment(trained, null)));
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect(told.at(-1)).toBe(1);
    expect(opened.reduce((sum, worker) => sum + given(worker), 0)).toBeGreaterThan(count);
  });

  it.each(["learner", "mapRuns"])("does a %s again whose worker died in the middle of it, to the same bits", async (name) => {
    let died = false;
    const { sharing } = everything(2, (worker, task) => {
      if (died || task !== name) return;
      died = true;
      worker.die();
    });
    expect(bits(await runExperimentOnThreads(trained, null, sharing))).toBe(bits(runExperiment(trained, null)));
    expect(died).toBe(true);
  });

  it("fails as it does on one thread", async () => {
    const impossible = {
      ...trained,
      learners: trained.learners.map((spec) => ({ ...spec, ...(spec.kind === "convex" ? { rate: 1e9 } : {}) })),
    };
    const alone = (() => {
      try {
        return bits(runExperiment(impossible, null));
      } catch (error) {
        return String(error);
      }
    })();
    const shared = await runExperimentOnThreads(impossible, null, everything(2).sharing).then(bits, String);
    expect(shared).toBe(alone);
  });
});
