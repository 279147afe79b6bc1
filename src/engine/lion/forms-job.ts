import type { LionDocument } from "../../experiment/lion/document";
import type { LionData } from "../../lion/own-data";
import type { LongComputation } from "../../numerics/progress";
import type { Job } from "../core/job";
import { type Ending, SlicedWork } from "../core/sliced-work";
import { differenceOf, type FormOutputs, runForms } from "./forms-run";
import type { Head } from "./heads";
import { formsJob } from "./job-plan";
import { type DrawnHead, type FormRun, type FormsState, type Lion, mostDrawn } from "./protocol";

/** Computes the forms of a document. */
export class FormsJob implements Job<FormsState, Lion["views"], Lion["checkpoint"]> {
  readonly id = formsJob;
  readonly step = 0;
  readonly #work: SlicedWork;
  readonly #done: FormOutputs[] = [];
  readonly #forms: FormRun[] = [];
  #head: Head | null = null;
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
    const forms = [...this.#forms];
    const found = { forms, maxDifference: this.#maxDifference, largestOutput: this.#largestOutput };
    return [{ kind: "forms", job: this.id, ...this.#work.report(), ...found, head: this.#drawnHead() }];
  }

  #drawnHead(): DrawnHead | null {
    if (!this.#head) return null;
    const { length, d, dv } = this.#head.sequence;
    if (length > mostDrawn.length || Math.max(d, dv) > mostDrawn.width) return null;
    return { ...this.#head, outputs: Object.fromEntries(this.#done.map(({ form, outputs }) => [form, outputs[0]])) };
  }

  views(): null {
    return null;
  }

  checkpoint(): null {
    return null;
  }

  *#compute(document: LionDocument, data: LionData | null): LongComputation<Ending> {
    yield* runForms(document, data, (done, [first]) => {
      this.#head = first;
      this.#done.push(done);
      this.#forms.push({ form: done.form, milliseconds: done.milliseconds, difference: differenceOf([this.#done[0], done]) });
      this.#maxDifference = differenceOf(this.#done);
      for (const output of done.outputs)
        for (const value of output) if (Math.abs(value) > this.#largestOutput) this.#largestOutput = Math.abs(value);
    });
    return "done";
  }
}
