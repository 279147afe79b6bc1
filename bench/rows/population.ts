/** Many models of one kind: a pool of threads with the fused kernel, the same kernel one model after another, and autodiff. */

import { cpus } from "node:os";
import { Worker } from "node:worker_threads";
import { kernelVersion } from "../../src/labs/learnability/math/kernel-version";
import { compare } from "../measure";
import { models, openModels, steps } from "../peers/models";
import { startTensorflow, TensorflowLearner } from "../peers/tensorflow";
import type { Measurement, Row } from "../row";

/** Steps of one model are enough to time autodiff, which is as slow for every one of them. */
const peerSteps = 50;

const shape = { d: 4, heads: 4, n: 16, batch: 32 };
const work = `one step of each of ${models} models, d ${shape.d}, heads ${shape.heads}, n ${shape.n}, batch ${shape.batch}, float32 AdamW`;

export const populationSteps: Measurement = {
  id: "population",
  kernels: kernelVersion,
  async measure(): Promise<Row[]> {
    const tensorflow = await startTensorflow();
    const pool = await openPool(cpus().length);
    const alone = openModels(0, 1);
    const peer = new TensorflowLearner(shape);
    try {
      const [ours, sequential, autodiff] = compare(
        [
          { name: `${pool.threads} threads, fused WASM`, units: steps, run: () => pool.run() },
          { name: "one after another, fused WASM", units: steps, run: () => alone() },
          {
            name: tensorflow,
            // One model stands for all of them.
            units: peerSteps / models,
            run: () => {
              for (let i = 0; i < peerSteps; i++) peer.step();
              peer.loss();
            },
          },
        ],
        { rounds: 5, warmups: 1 },
      );
      const rate = (1000 * models) / ours.milliseconds;
      const note = `the population: ${rate.toExponential(2)} steps of a model a second on ${pool.threads} threads`;
      return [sequential, autodiff].map((other) => ({
        id: "population",
        work,
        ours,
        peer: other,
        ratio: other.milliseconds / ours.milliseconds,
        relation: ">=" as const,
        bound: null,
        note,
      }));
    } finally {
      peer.dispose();
      await pool.close();
    }
  },
};

/** Threads that hold a share of the models each; `run` blocks until all of them have taken their steps. */
async function openPool(threads: number) {
  const finished = new Int32Array(new SharedArrayBuffer(4));
  const workers = await Promise.all(
    Array.from({ length: threads }, async (_, share) => {
      const workerData = { share, threads, finished };
      const worker = new Worker(new URL("../peers/models-thread.mjs", import.meta.url), { workerData });
      await new Promise((resolve, reject) => worker.once("message", resolve).once("error", reject));
      return worker;
    }),
  );
  return {
    threads,
    run: () => {
      Atomics.store(finished, 0, 0);
      for (const worker of workers) worker.postMessage("advance");
      for (let seen = 0; seen < threads; seen = Atomics.load(finished, 0)) Atomics.wait(finished, 0, seen);
    },
    close: () => Promise.all(workers.map((worker) => worker.terminate())),
  };
}
