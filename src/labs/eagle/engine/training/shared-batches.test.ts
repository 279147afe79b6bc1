/** A network comes out the same whatever threads have trained it. */

import { describe, expect, it } from "vitest";
import { isUnderWay } from "../../../../platform/engine/job";
import { LocalWorker } from "../../../../platform/engine/local-worker-testing";
import { taskRole } from "../../../../platform/engine/task-role";
import { problemLine } from "../../../../platform/fields/problem";
import { parseEagle } from "../../document/document";
import { TrainingJob } from "./job";
import { trainingResult, trainingResultOnThreads } from "./result";
import { SharedBatches, sharedBatches, trainingTasks, usuallyWorth, workOf } from "./shared-batches";

/** Five blocks a step, the last of them not whole: two threads and three share them unevenly. */
const document = (() => {
  const parsed = parseEagle({
    format: "learnability-experiment",
    version: 1,
    lab: "eagle",
    seed: 5,
    problem: { kind: "training", regime: "distributed", machines: 2, d: 6, n: 6, rank: 3, dPrime: 2, nPrime: 2 },
    solvers: [{ kind: "transformer", layers: 3, batch: 140, steps: 6 }],
  });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.document;
})();

function workers(count: number, onTask: (worker: LocalWorker) => void = () => {}) {
  const opened: LocalWorker[] = [];
  const open = () => {
    const worker: LocalWorker = new LocalWorker(
      taskRole(() => {
        const { blocks } = trainingTasks();
        return {
          blocks: {
            ...blocks,
            compute: (input) => {
              onTask(worker);
              return blocks.compute(input);
            },
          },
        } satisfies ReturnType<typeof trainingTasks>;
      }),
    );
    opened.push(worker);
    return worker;
  };
  return { helpers: { count, open }, opened };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

async function trainedWith(count: number, onTask?: (worker: LocalWorker) => void) {
  const { helpers, opened } = workers(count, onTask);
  const job = new TrainingJob(document, 0, undefined, { share: (settings) => new SharedBatches(settings, helpers) });
  // Not before all of them can be given something: otherwise it would hang on the machine whether they are.
  while (opened.some(({ said }) => said.length === 0)) await turn();
  while (isUnderWay(job.status)) {
    job.advance(5);
    await (job.awaits ?? turn());
  }
  const [{ milliseconds: _, ...state }] = job.states();
  const given = opened.map(({ received }) => received.filter((message) => (message as { readonly type: string }).type === "task").length);
  return { state, given };
}

describe("a network in training on several threads", () => {
  const job = new TrainingJob(document, 0);
  while (isUnderWay(job.status)) job.advance(1000);
  const [{ milliseconds: _, ...alone }] = job.states();

  it.each([1, 2])("has the same bits with %i workers beside the first, each of which has a part of every batch", async (count) => {
    const { state, given } = await trainedWith(count);
    expect(state).toEqual(alone);
    expect(given).toEqual(new Array(count).fill(6));
  });

  it("has them where a worker died in the middle of a batch", async () => {
    let tasks = 0;
    const { state, given } = await trainedWith(1, (worker) => {
      if (++tasks === 3) worker.die();
    });
    expect(state).toEqual(alone);
    expect(given.length).toBe(2);
  });

  it("is trained by one thread while a person takes single steps", async () => {
    const { helpers, opened } = workers(1);
    const job = new TrainingJob(document, 0, undefined, { share: (settings) => new SharedBatches(settings, helpers) });
    const reference = new TrainingJob(document, 0);
    while (opened.some(({ said }) => said.length === 0)) await turn();
    for (let step = 1; step <= 3; step++) {
      job.singleStep();
      reference.singleStep();
      expect(job.awaits).toBeNull();
      expect(job.states()[0].weights).toEqual(reference.states()[0].weights);
    }
    job.dispose();
  });

  it("has the same result document", async () => {
    const { helpers } = workers(1);
    const timeless = ({ solvers, ...rest }: ReturnType<typeof trainingResult>) => ({
      ...rest,
      solvers: solvers.map(({ milliseconds: _, ...solver }) => solver),
    });
    expect(timeless(await trainingResultOnThreads(document, helpers, undefined, 0))).toEqual(timeless(trainingResult(document)));
  });

  it("is shared where a step takes some milliseconds", () => {
    const { helpers, opened } = workers(1);
    const shape = { d: 18, n: 18, dPrime: 2, nPrime: 2, machines: 1, rank: null, layers: 4, sign: -1 } as const;
    const settings = {
      shape,
      prompts: { seed: 1n, rank: 10, decay: 0.7 },
      start: "gaussian",
      batch: 1024,
      rate: 0.001,
      clip: 0.1,
    } as const;
    // By hand: 12 rows, 10 of them attended to, 20 features, three layers before the last, forward and twice that back.
    expect(workOf(settings)).toBe(3 * 1024 * 3 * (12 * 20 * 20 + 12 * 10 * 20 + 10 * 20 * 20 + 12 * 10 * 20));
    expect(workOf(settings)).toBeGreaterThan(usuallyWorth);
    expect(sharedBatches({ ...settings, batch: 16 }, helpers)).toBeNull();
    expect(opened).toEqual([]);
  });
});
