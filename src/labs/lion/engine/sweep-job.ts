import type { Job } from "../../../platform/engine/job";
import { type Ending, SlicedWork } from "../../../platform/engine/sliced-work";
import type { LongComputation } from "../../../platform/numerics/progress";
import type { LionDocument } from "../document/document";
import { settingsOf } from "../document/settings";
import { termsOf } from "../math/attention";
import { stepDecays } from "../math/decays";
import type { LionData } from "../math/own-data";
import { Recurrence } from "../math/recurrence";
import { decaysInOrder, sequenceInOrder } from "../math/scans";
import { headsOf } from "./heads";
import { sweepJob } from "./job-plan";
import type { Lion, SweepJobCheckpoint, SweepState } from "./protocol";

/** Takes the two recurrences of a document forward, a token a step: all its heads and scans together. */
export class SweepJob implements Job<SweepState, Lion["views"], SweepJobCheckpoint> {
  readonly id = sweepJob;
  readonly #work: SlicedWork;
  readonly #sweeps: readonly Recurrence[];

  constructor(document: LionDocument, data: LionData | null, from?: SweepJobCheckpoint) {
    this.#sweeps = sweepsOf(document, data, from);
    this.#work = new SlicedWork(this.#run(), from?.milliseconds);
  }

  get status() {
    return this.#work.status;
  }

  get step(): number {
    return this.#sweeps[0].step;
  }

  advance(milliseconds: number, steps = Number.POSITIVE_INFINITY): void {
    const end = performance.now() + milliseconds;
    const last = this.step + steps;
    if (steps > 0) this.#work.proceed(() => this.step >= last || performance.now() >= end);
  }

  singleStep(): void {
    this.#work.proceed(() => true);
  }

  states(): readonly SweepState[] {
    return [{ kind: "sweep", job: this.id, ...this.#work.report(), step: this.step, length: this.#sweeps[0].length }];
  }

  views(): null {
    return null;
  }

  checkpoint(): SweepJobCheckpoint | null {
    if (this.step === 0) return null;
    const { milliseconds } = this.#work;
    return { job: this.id, step: this.step, milliseconds, sweeps: this.#sweeps.map((sweep) => sweep.checkpoint()) };
  }

  *#run(): LongComputation<Ending> {
    const { length } = this.#sweeps[0];
    while (this.step < length) {
      for (const sweep of this.#sweeps) sweep.advance();
      if (this.step < length) yield this.step / length;
    }
    return "done";
  }
}

function sweepsOf(document: LionDocument, data: LionData | null, from: SweepJobCheckpoint | undefined): readonly Recurrence[] {
  const { convention, scans } = settingsOf(document);
  return headsOf(document, data)
    .flatMap(({ sequence, decays }) =>
      scans
        ? scans.map((order) => ({ sequence: sequenceInOrder(sequence, order), decays: decaysInOrder(decays, order) }))
        : [{ sequence, decays }],
    )
    .map(({ sequence, decays }, at) => new Recurrence(termsOf(sequence), stepDecays(decays, convention), 0.5, from?.sweeps[at]));
}
