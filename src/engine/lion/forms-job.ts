import type { LionDocument } from "../../experiment/lion/document";
import type { LionData } from "../../lion/own-data";
import type { LongComputation } from "../../numerics/progress";
import type { Job, JobId } from "../core/job";
import { type Ending, SlicedWork } from "../core/sliced-work";
import { differenceOf, type FormOutputs, runForms } from "./forms-run";
import type { FormsState, Lion } from "./protocol";

export const formsJob: JobId = "forms";

/** Computes the forms of a document. */
export class FormsJob implements Job<FormsState, Lion["views"], Lion["checkpoint"]> {
  readonly id = formsJob;
  readonly step = 0;
  readonly #work: SlicedWork;
  readonly #done: FormOutputs[] = [];
  #maxDifference = 0;
  #largestOutput = 0;

  constructor(document: LionDocument, data: LionData | null) {
    this.#work = new SlicedWork(this.#compute(document, data));
  }

  get status() {
    return this.#work.status;
  }

  advance(milliseconds: number): void {
    const end = performance.now() + milliseconds;
    this.#work.proceed(() => performance.now() >= end);
  }

  singleStep(): void {
    this.#work.proceed(() => true);
  }

  states(): readonly FormsState[] {
    const forms = this.#done.map(({ form, milliseconds }) => ({ form, milliseconds }));
    const found = { forms, maxDifference: this.#maxDifference, largestOutput: this.#largestOutput };
    return [{ kind: "forms", job: this.id, ...this.#work.report(), ...found }];
  }

  views(): null {
    return null;
  }

  checkpoint(): null {
    return null;
  }

  *#compute(document: LionDocument, data: LionData | null): LongComputation<Ending> {
    yield* runForms(document, data, (done) => {
      this.#done.push(done);
      this.#maxDifference = differenceOf(this.#done);
      for (const output of done.outputs)
        for (const value of output) if (Math.abs(value) > this.#largestOutput) this.#largestOutput = Math.abs(value);
    });
    return "done";
  }
}
