/** Steps of training on a GPU, where this device is to use one and it is measured to be faster than the processor. */

import type { GpuFailure } from "../../../../platform/engine/backend";
import { gpuFailureOf } from "../../../../platform/engine/gpu-failure";
import type { LongComputation } from "../../../../platform/numerics/progress";
import type { GpuTrainer } from "../../math/training/gpu/gpu-trainer";
import type { TrainingSettings } from "../../math/training/settings";
import type { Trainer, TrainerState } from "../../math/training/trainer";

/** A GPU that networks can be trained on. */
export interface TrainingDevice {
  readonly name: string;
  create(settings: TrainingSettings, from: TrainerState): Promise<Pick<GpuTrainer, "state" | "stepsNext" | "run" | "dispose">>;
  close(): void;
}

/** Outcome of the search for a GPU. */
export type GpuStanding =
  | { readonly kind: "measured"; readonly device: string; readonly milliseconds: StepTimes }
  | { readonly kind: "failed"; readonly failure: GpuFailure };

/** Milliseconds of a step. */
export interface StepTimes {
  readonly gpu: number;
  readonly processor: number;
}

/** Submits of the measurement: the first warms up, and every one holds more steps than that before it. */
const measuredSubmits = 5;
/** A GPU so many times slower than the processor is not measured any further. */
const hopeless = 4;

export class GpuSteps {
  readonly #open: () => Promise<TrainingDevice>;
  readonly #settings: TrainingSettings;
  #device: TrainingDevice | null = null;
  #steps: Awaited<ReturnType<TrainingDevice["create"]>> | null = null;
  #waiting: Promise<void> | null = null;
  #standing: GpuStanding | null = null;
  #isRecalled = false;

  constructor(open: () => Promise<TrainingDevice>, settings: TrainingSettings) {
    this.#open = open;
    this.#settings = settings;
  }

  /** Promise of the GPU's current work; null while this thread has work to do. */
  get awaits(): Promise<void> | null {
    return this.#waiting;
  }

  /** Null before the search has ended. */
  get standing(): GpuStanding | null {
    return this.#standing;
  }

  get #isFaster(): boolean {
    return this.#standing?.kind === "measured" && this.#standing.milliseconds.gpu < this.#standing.milliseconds.processor;
  }

  /** Whether the GPU is to compute the next step. */
  get isUsed(): boolean {
    return this.#isFaster && !this.#isRecalled;
  }

  /** Whether the GPU's steps have still to be measured. */
  get isUnknown(): boolean {
    return this.#standing === null && !this.#isRecalled;
  }

  /** Opens a GPU, and measures its steps. @param processor  milliseconds of a step on the processor. */
  *measure(trainer: Trainer, processor: number): LongComputation<void> {
    const measured = yield* this.#settled(this.#measured(trainer.state(), processor));
    if (measured === null) return;
    if ("error" in measured) this.#fail(measured.error);
    else this.#standing = { kind: "measured", device: measured.value.name, milliseconds: { gpu: measured.value.gpu, processor } };
    if (!this.#isFaster) this.dispose();
  }

  /**
   * Takes at most `most` steps on the GPU, and gives their outcome to the trainer. Returns the errors of each step, or null when
   * the GPU failed or was recalled: the trainer is unchanged then, and is to take its steps itself.
   */
  *take(trainer: Trainer, most: number): LongComputation<readonly Float64Array[] | null> {
    const taken = yield* this.#settled(this.#taken(trainer.state(), most));
    if (taken === null) {
      this.#steps?.dispose();
      this.#steps = null;
      return null;
    }
    if ("error" in taken) {
      this.#fail(taken.error);
      return null;
    }
    trainer.adopt(taken.value.state);
    return taken.value.errors;
  }

  /** Gives up the work under way; the GPU gets no more until `share`. */
  recall(): void {
    this.#isRecalled = true;
  }

  share(): void {
    this.#isRecalled = false;
  }

  dispose(): void {
    this.#steps?.dispose();
    this.#device?.close();
    this.#steps = null;
    this.#device = null;
  }

  async #measured(from: TrainerState, processor: number) {
    this.#device ??= await this.#open();
    const { name } = this.#device;
    const steps = await this.#device.create(this.#settings, from);
    try {
      let gpu = Number.POSITIVE_INFINITY;
      for (let submit = 0; submit < 2 || (submit < measuredSubmits && gpu < hopeless * processor); submit++) {
        const count = steps.stepsNext(2 ** submit);
        const start = performance.now();
        await steps.run(count);
        gpu = (performance.now() - start) / count;
      }
      return { name, gpu };
    } finally {
      steps.dispose();
    }
  }

  async #taken(from: TrainerState, most: number) {
    if (!this.#device) throw new Error("the GPU has not been opened");
    this.#steps ??= await this.#device.create(this.#settings, from);
    return this.#steps.run(this.#steps.stepsNext(most));
  }

  #fail(error: unknown): void {
    this.#standing = { kind: "failed", failure: gpuFailureOf(error) };
    this.dispose();
  }

  /** Yields until a promise is settled; null once the GPU is recalled. */
  *#settled<Value>(work: Promise<Value>): LongComputation<{ readonly value: Value } | { readonly error: unknown } | null> {
    const box: { outcome: { readonly value: Value } | { readonly error: unknown } | null } = { outcome: null };
    const end = (outcome: NonNullable<typeof box.outcome>) => {
      box.outcome = outcome;
      // A later call may already wait for another promise.
      if (this.#waiting === waiting) this.#waiting = null;
    };
    const waiting = work.then(
      (value) => end({ value }),
      (error: unknown) => end({ error }),
    );
    this.#waiting = waiting;
    while (box.outcome === null && !this.#isRecalled) yield 0;
    this.#waiting = null;
    return box.outcome;
  }
}
