/** Closed form and certificate of a large experiment on two threads: against one thread, and against NumPy and PyTorch with as many. */

import { helpersOf, openThread } from "../../src/cli/threads";
import type { Experiment } from "../../src/labs/learnability/document/document";
import { runExperiment, runExperimentOnThreads } from "../../src/labs/learnability/engine/run-experiment";
import { usuallyWorth } from "../../src/labs/learnability/engine/sharing";
import { sharingWith } from "../../src/labs/learnability/engine/split/shared-data";
import { experimentOf } from "../../src/labs/learnability/engine/testing";
import { kernelVersion } from "../../src/labs/learnability/math/kernel-version";
import { featureCount } from "../../src/labs/learnability/math/model/samples";
import type { FromAsked } from "../../src/platform/engine/ask-worker";
import type { WorkerLike } from "../../src/platform/engine/supervised-worker";
import { problemSentences } from "../../src/platform/fields/problem";
import { openThreadsGain, type ThreadsGain } from "../calibration/threads-gain";
import { summaryOf } from "../measure";
import { gramPeer } from "../peers/gram-eigenvalues";
import type { Measurement, Row, Side } from "../row";

const threads = 2;
const [d, samples] = [16, 8192];
/** Each takes five seconds and more on one thread. */
const rounds = 3;

export const threadsOfExperiment: Measurement = {
  id: "threads",
  kernels: kernelVersion,
  async measure(): Promise<Row[]> {
    const experiment = experimentOf({
      seed: 7,
      task: { kind: "random-attention", d, n: 32, samples },
      learners: [{ kind: "closed-form" }],
    });
    const helpers = helpersOf("learnability", threads);
    if (!helpers) throw new Error("expected helpers");
    const gain = await openThreadsGain(threads);
    const strangers = Array.from({ length: threads }, () => openThread("learnability", "result"));
    const [alone, together, apart] = await inTurns(gain, [
      { name: "1 thread", run: () => runExperiment(experiment, null) },
      { name: `${threads} threads`, run: () => runExperimentOnThreads(experiment, null, sharingWith(helpers, usuallyWorth)) },
      {
        name: `${threads} threads, each with one of its own`,
        run: () => Promise.all(strangers.map((thread) => computed(thread, experiment))),
      },
    ]).finally(() => {
      for (const thread of strangers) thread.terminate();
      return gain.close();
    });
    const work = `closed form and certificate, d ${d}, N ${samples}, samples to verdict`;
    const peak = (process.resourceUsage().maxRSS / 1024).toFixed(0);
    const note = `the process that measured threads took at most ${peak} MB, all its threads together`;
    const rows: Row[] = [
      {
        id: "threads",
        work,
        ours: together,
        peer: alone,
        ratio: alone.milliseconds / together.milliseconds,
        relation: ">=",
        ...gain.bound(note),
      },
    ];
    rows.push({
      id: "threads",
      work: `${threads} experiments like it at once`,
      ours: apart,
      peer: alone,
      ratio: (threads * alone.milliseconds) / apart.milliseconds,
      relation: ">=",
      bound: null,
      note: "threads that share nothing but the machine's memory: what sharing one experiment could gain here, did nobody wait for anybody",
    });
    for (const { library, core } of peers) {
      const columns = featureCount(d);
      const peer = gramPeer(library, { threads, rows: samples, columns, rounds, core });
      if (!peer) continue;
      const rate = (samples * columns ** 2) / peer.product / 1e6;
      rows.push({
        id: "threads",
        work,
        ours: together,
        peer: peer.side,
        ratio: together.milliseconds / peer.side.milliseconds,
        relation: "<",
        // Promised beside NumPy.
        bound: library === "numpy" ? 2 : null,
        note: `${peer.side.name}: the Gram matrix at ${rate.toFixed(0)} billion operations a second; WASM, with vectors of 128 bits and no fused multiply-add, has ${gain.rate().toFixed(0)} in registers with as many threads`,
      });
    }
    return rows;
  },
};

/** NumPy also with the vectors that WebAssembly has, which tells what the processor gives it from what its algorithm does. */
const peers = [
  { library: "numpy", core: "own" },
  { library: "numpy", core: "narrow" },
  { library: "torch", core: "own" },
] as const;

/** A result document, computed by a thread alone. */
function computed(thread: WorkerLike, document: Experiment): Promise<void> {
  return new Promise((resolve, reject) => {
    thread.onerror = ({ message }) => reject(new Error(message));
    thread.onmessage = ({ data }: MessageEvent<FromAsked<string>>) => {
      if (data.type === "done") resolve();
      if (data.type === "failed") reject(new Error(problemSentences(data.failure)));
    };
    thread.postMessage({ document, data: null });
  });
}

/** Takes turns within every round, after one of each that counts for nothing: threads open their files then. */
async function inTurns(gain: ThreadsGain, contestants: readonly { readonly name: string; readonly run: () => unknown }[]): Promise<Side[]> {
  const times = contestants.map((): number[] => []);
  for (let round = -1; round < rounds; round++)
    for (const [i, { run }] of contestants.entries()) {
      await gain.look();
      const start = performance.now();
      await run();
      if (round >= 0) times[i].push(performance.now() - start);
    }
  return contestants.map(({ name }, i) => ({ name, ...summaryOf(times[i]) }));
}
