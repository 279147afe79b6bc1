import type { WeightsView } from "../../engine/training/protocol";

export interface KeptWeights {
  readonly step: number;
  readonly weights: WeightsView;
}

/** So many are kept at most; at the largest size that documents allow they take 15 MB. */
const most = 48;

/** Weights that a network had on its way, for looking back. When there are too many every second one goes: they stay evenly spread. */
export class WeightsHistory {
  #kept: KeptWeights[] = [];
  /** Steps between two of them, at least. */
  #every = 1;

  /** In the order of their steps. */
  get kept(): readonly KeptWeights[] {
    return this.#kept;
  }

  add(step: number, weights: WeightsView): void {
    const last = this.#kept.at(-1)?.step ?? Number.NEGATIVE_INFINITY;
    if (step < last) this.clear();
    else if (step < last + this.#every) return;
    this.#kept.push({ step, weights });
    if (this.#kept.length <= most) return;
    this.#kept = this.#kept.filter((_, at) => at % 2 === 0);
    this.#every = Math.max(2 * this.#every, (this.#kept[1]?.step ?? 0) - (this.#kept[0]?.step ?? 0));
  }

  /** Goes on from what was kept of the same run, in the order of its steps. */
  restore(kept: readonly KeptWeights[]): void {
    this.#kept = [...kept];
    this.#every = kept.length > 1 ? kept[1].step - kept[0].step : 1;
  }

  clear(): void {
    this.#kept = [];
    this.#every = 1;
  }

  /** The last of them up to a step; undefined where all are later. */
  upTo(step: number): KeptWeights | undefined {
    return this.#kept.findLast((kept) => kept.step <= step);
  }
}
