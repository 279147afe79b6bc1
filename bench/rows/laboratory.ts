/** What the laboratory answers about a sample of a large experiment: borrowing from its run, and all by itself. */
import { DataJob } from "../../src/labs/learnability/engine/data-job";
import { lendThrough } from "../../src/labs/learnability/engine/study/loan";
import { Study } from "../../src/labs/learnability/engine/study/study";
import { experimentOf } from "../../src/labs/learnability/engine/testing";
import { kernelVersion } from "../../src/labs/learnability/math/kernel-version";
import { summaryOf } from "../measure";
import type { Measurement, Row, Side } from "../row";

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
    const [first, next, peer] = [times.borrowed, times.next, times.alone].map(summaryOf);
    const about = `of the laboratory about a sample, d ${d}, N ${samples}`;
    const ours = { name: "borrowing from the run", ...first };
    return [
      {
        id: "laboratory",
        work: `first answer ${about}`,
        ours,
        peer: { name: "all by itself, 1 thread", ...peer },
        ratio: peer.milliseconds / first.milliseconds,
        relation: ">=",
        bound: null,
      },
      within(`first answer ${about}`, ours, 3000),
      within(`next answer ${about}`, { name: "the same data", ...next }, 500),
    ];
  },
};

/** A promise in milliseconds. */
function within(work: string, ours: Side, milliseconds: number): Row {
  const peer = { name: "promised", milliseconds, spread: 0 };
  return { id: "laboratory", work, ours, peer, ratio: ours.milliseconds / milliseconds, relation: "<", bound: 1 };
}

/** Milliseconds until a study has said how far the data determine the answer on a test sample. */
async function timeOf(study: Study, sample: number): Promise<number> {
  const start = performance.now();
  const program = study.answer({ kind: "point", sample, tokens: null, learners: [] });
  for (let turn = program.next(); !turn.done; turn = program.next()) if (study.awaits) await study.awaits;
  return performance.now() - start;
}
