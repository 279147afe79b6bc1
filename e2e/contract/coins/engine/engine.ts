/** Tosses the coin, step by step. */

import { Workspace } from "../../../../src/labs/learnability/math/workspace";
import { describeFailure } from "../../../../src/platform/engine/failure";
import type { JobCheckpoint, JobState } from "../../../../src/platform/engine/job";
import type { JobOf, LabEngine, LabTypes, OnProgress } from "../../../../src/platform/engine/lab-engine";
import { SlicedWork } from "../../../../src/platform/engine/sliced-work";
import type { LongComputation } from "../../../../src/platform/numerics/progress";
import { permutation } from "../../../../src/platform/numerics/random";
import type { CoinsDocument } from "../document";

export interface CoinsState extends JobState {
  readonly kind: "coins";
  readonly step: number;
  readonly heads: number;
  /** The share of heads after each hundredth part of the tosses. */
  readonly shares: Float64Array;
}

interface CoinsCheckpoint extends JobCheckpoint {
  readonly heads: number;
  readonly shares: Float64Array;
  readonly milliseconds: number;
}

export interface Coins extends LabTypes {
  readonly document: CoinsDocument;
  readonly state: CoinsState;
  readonly checkpoint: CoinsCheckpoint;
  readonly views: never;
}

export const coinsJob = "tosses";
export const coinsJobs = () => [{ id: coinsJob, stepwise: true, suitsGpu: false }];

/** A number in no other use: the streams of the project are told apart by their purpose. */
const purpose = 1000;
/** Tosses of one stream: half of its cards are heads. */
const deck = 1024;

class TossingJob implements JobOf<Coins> {
  readonly id = coinsJob;
  readonly #document: CoinsDocument;
  readonly #workspace = new Workspace();
  readonly #work: SlicedWork;
  #step: number;
  #heads: number;
  #shares: Float64Array;
  #cards: Int32Array | null = null;

  constructor(document: CoinsDocument, from: CoinsCheckpoint | undefined) {
    this.#document = document;
    this.#step = from?.step ?? 0;
    this.#heads = from?.heads ?? 0;
    this.#shares = from?.shares.slice() ?? new Float64Array();
    this.#work = new SlicedWork(this.#toss(), from?.milliseconds);
  }

  get status() {
    return this.#work.status;
  }

  get step() {
    return this.#step;
  }

  advance(milliseconds: number, steps = Number.POSITIVE_INFINITY): void {
    const end = performance.now() + milliseconds;
    const last = this.#step + steps;
    if (steps > 0) this.#work.proceed(() => this.#step >= last || performance.now() >= end);
  }

  singleStep(): void {
    this.#work.proceed(() => true);
  }

  states(): readonly CoinsState[] {
    const progress = this.#step / this.#document.tosses;
    const { id: job } = this;
    return [{ kind: "coins", job, ...this.#work.report(), progress, step: this.#step, heads: this.#heads, shares: this.#shares.slice() }];
  }

  views(): null {
    return null;
  }

  checkpoint(): CoinsCheckpoint {
    const { milliseconds } = this.#work;
    return { job: this.id, step: this.#step, heads: this.#heads, shares: this.#shares.slice(), milliseconds };
  }

  *#toss(): LongComputation<"done"> {
    const { tosses } = this.#document;
    while (this.#step < tosses) {
      this.#heads += this.#card(this.#step) % 2;
      this.#step++;
      if (this.#step % Math.ceil(tosses / 100) === 0) this.#shares = Float64Array.of(...this.#shares, this.#heads / this.#step);
      yield this.#step / tosses;
    }
    return "done";
  }

  /** Of the toss with this number, whichever came before it. */
  #card(toss: number): number {
    if (this.#cards === null || toss % deck === 0) {
      const stream = { seed: BigInt(this.#document.seed), purpose, index: Math.floor(toss / deck) };
      this.#cards = permutation(this.#workspace, stream, 2 * deck);
    }
    return this.#cards[toss % deck];
  }
}

export const engine: LabEngine<Coins> = {
  jobs: coinsJobs,
  prepare: () => ({ create: ({ document, checkpoint }) => new TossingJob(document, checkpoint), result: resultOf }),
  failed: (_, job, error) => ({
    kind: "coins",
    job,
    status: "failed",
    progress: 0,
    milliseconds: 0,
    step: 0,
    heads: 0,
    shares: new Float64Array(),
    failure: describeFailure(error),
  }),
  joinViews: () => null,
};

function resultOf(document: Coins["document"], _: unknown, onProgress?: OnProgress): Coins["result"] {
  const job = new TossingJob(document, undefined);
  while (job.status === "waiting" || job.status === "running") {
    job.advance(100);
    onProgress?.(job.step / document.tosses, coinsJob);
  }
  const [{ heads, shares, milliseconds }] = job.states();
  return { format: "learnability-result", version: 1, experiment: document, heads, shares, milliseconds };
}
