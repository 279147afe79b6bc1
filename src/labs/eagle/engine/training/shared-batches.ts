/** Batches whose blocks are computed on several threads, to the same bits. */

import { type Helpers, SplitWork } from "../../../../platform/engine/split-work";
import type { Task, TaskTable } from "../../../../platform/engine/task";
import type { LongComputation } from "../../../../platform/numerics/progress";
import { type BatchPart, blockSize, type PartGradients, Passes } from "../../math/training/passes";
import type { Numbers, TrainingSettings } from "../../math/training/settings";
import type { OtherThreads } from "../../math/training/trainer";

interface BlocksOfBatch {
  readonly settings: TrainingSettings;
  /** Products of the weights of that step. */
  readonly products: Numbers;
  readonly part: BatchPart;
}

export interface TrainingTasks extends TaskTable {
  readonly blocks: Task<BlocksOfBatch, PartGradients>;
}

/** Tasks of training that any thread can compute, in memory that it keeps from one step to the next. */
export function trainingTasks(): TrainingTasks {
  let kept: { readonly key: string; readonly passes: Passes } | null = null;
  const passesFor = (settings: TrainingSettings) => {
    const key = JSON.stringify(settings, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value));
    if (kept?.key !== key) kept = { key, passes: new Passes(settings) };
    return kept.passes;
  };
  return {
    blocks: {
      compute: ({ settings, products, part }) => {
        const passes = passesFor(settings);
        passes.products.set(products);
        return passes.part(part);
      },
      // A gradient has about as many numbers as the products, and each block has its own.
      bytes: ({ products, part }) => products.byteLength * (1 + Math.ceil(part.count / blockSize)),
    },
  };
}

/** Multiply-adds of a step from which on sharing pays: the step then takes some milliseconds, sharing it tenths of one. */
export const usuallyWorth = 1.5e7;

/** Multiply-adds of a step, about: forward, and twice that back. */
export function workOf({ shape, prompts, batch }: TrainingSettings): number {
  const { d, n, dPrime, nPrime, machines, layers } = shape;
  const attended = Math.min(d, prompts.rank);
  const tokens = attended + dPrime;
  const features = n / machines + nPrime;
  const head = features * (tokens * (features + attended) + attended * machines * (features + tokens));
  return 3 * batch * (layers - 1) * machines * head;
}

/** Gives parts of batches to helpers, where that is worth it. */
export class SharedBatches implements OtherThreads {
  readonly #settings: TrainingSettings;
  readonly #split: SplitWork<TrainingTasks>;

  constructor(settings: TrainingSettings, helpers: Helpers) {
    this.#settings = settings;
    this.#split = new SplitWork({ tasks: trainingTasks(), helpers });
    this.#split.prepare();
  }

  get count(): number {
    return this.#split.threads - 1;
  }

  /** Promise of the helpers' results; null while this thread has work to do. */
  get awaits(): Promise<void> | null {
    return this.#split.awaits;
  }

  begin(products: Numbers, parts: readonly BatchPart[]): LongComputation<readonly PartGradients[]> {
    const tickets = parts.map((part) => this.#split.begin("blocks", { settings: this.#settings, products, part }));
    return this.#split.outcomes(tickets);
  }

  /** This thread does all work, until `share`. */
  recall(): void {
    this.#split.recall();
  }

  share(): void {
    this.#split.share();
  }

  dispose(): void {
    this.#split.dispose();
  }
}

/** Batches of a training that is worth sharing, else null. @param worth  in multiply-adds. */
export function sharedBatches(settings: TrainingSettings, helpers: Helpers, worth = usuallyWorth): SharedBatches | null {
  return helpers.count > 0 && workOf(settings) >= worth ? new SharedBatches(settings, helpers) : null;
}
