/** Questions are answered alike whether a run lends what it has computed or not. */
import { afterEach, describe, expect, it } from "vitest";
import type { LongComputation } from "../../../../platform/numerics/progress";
import { DataJob } from "../data-job";
import { dataKey } from "../shared-dataset";
import { experimentOf } from "../testing";
import { borrow, lendThrough } from "./loan";
import type { Answer, StudyQuestion } from "./questions";
import { Study } from "./study";

/** As many features as are worth borrowing, half of them free. */
const experiment = experimentOf({
  seed: 5,
  task: { kind: "random-attention", d: 10, n: 6, samples: 300, testSamples: 4 },
  learners: [{ kind: "closed-form" }],
});

const open: MessagePort[] = [];
afterEach(() => {
  for (const port of open.splice(0)) port.close();
});

function portTo(jobOf: (key: string) => DataJob | null): MessagePort {
  const { port1, port2 } = new MessageChannel();
  open.push(port1, port2);
  lendThrough(port2, jobOf);
  return port1;
}

/** Drives a question as its worker does. */
async function answered(study: Study, question: StudyQuestion): Promise<Answer> {
  const program: LongComputation<Answer> = study.answer(question);
  for (let turn = program.next(); ; turn = program.next()) {
    if (turn.done) return turn.value;
    if (study.awaits) await study.awaits;
  }
}

const point = { kind: "point", sample: 1, tokens: null, learners: [] } as const;
const twin = { kind: "twin", direction: { kind: "null", index: 3 }, output: 2 } as const;

describe("what a run lends to the laboratory", () => {
  it("gives the same answers, to the bit, and is asked for once", async () => {
    const job = new DataJob(experiment, null);
    job.advance(Number.POSITIVE_INFINITY);
    const keys: string[] = [];
    const run = portTo((key) => {
      keys.push(key);
      return job;
    });
    const [lent, alone] = [Study.of(experiment, null, null, { run }), Study.of(experiment, null)];
    for (const question of [point, twin, point]) expect(await answered(lent, question)).toEqual(await answered(alone, question));
    expect(keys).toEqual([dataKey(experiment)]);
  });

  it("is waited for while the run is at it", async () => {
    const job = new DataJob(experiment, null);
    const loan = borrow(
      portTo(() => job),
      dataKey(experiment),
    );
    for (; job.status !== "done"; await new Promise((turn) => setTimeout(turn))) job.advance(20);
    const { moment, spectrum } = job.outcome();
    expect((await loan)?.sums.count).toBe(moment?.count);
    expect((await loan)?.spectrum).toEqual(spectrum);
  });

  it("is not waited for where there is none, where it failed, and where the run stands still", async () => {
    const failing = new DataJob(experimentOf({ task: { kind: "custom" }, learners: [] }), null);
    failing.advance(Number.POSITIVE_INFINITY);
    const standing = new DataJob(experiment, null);
    standing.singleStep();
    for (const job of [null, failing, standing])
      expect(
        await borrow(
          portTo(() => job),
          dataKey(experiment),
        ),
      ).toBeNull();
  });
});
