/** What the laboratory answers about a sample of a large experiment: borrowing from its run, and all by itself. */
import { DataJob } from "../../src/engine/learnability/data-job";
import { lendThrough } from "../../src/engine/learnability/study/loan";
import { Study } from "../../src/engine/learnability/study/study";
import { experimentOf } from "../../src/engine/learnability/testing";
import { kernelVersion } from "../../src/numerics/kernel-version";
import { summaryOf } from "../measure";
import type { Measurement, Row } from "../row";

const [d, samples, rounds] = [16, 8192, 3];

export const laboratory: Measurement = {
  id: "laboratory",
  kernels: kernelVersion,
  async measure(): Promise<Row[]> {
    const experiment = experimentOf({
      seed: 7,
      task: { kind: "random-attention", d, n: 32, samples },
      learners: [{ kind: "closed-form" }],
    });
    const job = new DataJob(experiment, null);
    job.advance(Number.POSITIVE_INFINITY);
    const times: Record<"borrowed" | "next" | "alone", number[]> = { borrowed: [], next: [], alone: [] };
    for (let round = -1; round < rounds; round++) {
      const { port1: run, port2 } = new MessageChannel();
      lendThrough(port2, () => job);
      const [borrowing, alone] = [Study.of(experiment, null, null, { run }), Study.of(experiment, null)];
      const taken = {
        borrowed: await timeOf(borrowing, 0),
        next: await timeOf(borrowing, 1),
        alone: await timeOf(alone, 0),
      };
      port2.close();
      if (round < 0) continue;
      for (const name of ["borrowed", "next", "alone"] as const) times[name].push(taken[name]);
    }
    const [ours, peer] = [times.borrowed, times.alone].map(summaryOf);
    return [
      {
        id: "laboratory",
        work: `first answer of the laboratory about a sample, d ${d}, N ${samples}`,
        ours: { name: "borrowing from the run", ...ours },
        peer: { name: "all by itself, 1 thread", ...peer },
        ratio: peer.milliseconds / ours.milliseconds,
        relation: ">=",
        bound: null,
        note: `promised: 3 s; the next answer about the same data took ${summaryOf(times.next).milliseconds.toFixed(0)} ms, promised: 500`,
      },
    ];
  },
};

/** Milliseconds until a study has said how far the data determine the answer on a test sample. */
async function timeOf(study: Study, sample: number): Promise<number> {
  const start = performance.now();
  const program = study.answer({ kind: "point", sample, tokens: null, learners: [] });
  for (let turn = program.next(); !turn.done; turn = program.next()) if (study.awaits) await study.awaits;
  return performance.now() - start;
}
