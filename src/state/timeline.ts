import type { Experiment } from "../experiment/learnability/document";

/** Documents that can be gone back to. */
const longest = 200;
/** Changes with the same key merge while they follow each other this closely, or belong to one press of the pointer. */
const mergeMilliseconds = 1000;

/** What the timeline holds, as data that can be kept. */
export interface SavedTimeline {
  /** Oldest first. */
  readonly past: readonly Experiment[];
  /** The next to redo first. */
  readonly future: readonly Experiment[];
}

/** The documents before and after the current one: undo and redo. It does not hold the current one itself. */
export class Timeline {
  #past: readonly Experiment[] = [];
  #future: readonly Experiment[] = [];
  #merge: { readonly key: string; readonly at: number; readonly press: number | null } | null = null;

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /**
   * The document is about to change from `before`; what could be redone no longer can.
   *
   * @param merge  changes with the same key in quick succession, as of a slider, count as one.
   * @param press  the press of the pointer that the change belongs to, as `watchPresses` counts; null for none.
   * @returns whether the change was merged with the one before it.
   */
  record(before: Experiment, merge: string | undefined, now: number, press: number | null = null): boolean {
    const last = this.#merge;
    const together = last !== null && (now - last.at < mergeMilliseconds || (press !== null && press === last.press));
    const merged = merge !== undefined && last?.key === merge && together;
    this.#merge = merge === undefined ? null : { key: merge, at: now, press };
    this.#future = [];
    if (!merged) this.#past = [...this.#past, before].slice(-longest);
    return merged;
  }

  /** The document before `current`; null when there is none. */
  undo(current: Experiment): Experiment | null {
    const previous = this.#past.at(-1);
    if (!previous) return null;
    this.#past = this.#past.slice(0, -1);
    this.#future = [current, ...this.#future];
    this.#merge = null;
    return previous;
  }

  /** The document that was undone last; null when there is none. */
  redo(current: Experiment): Experiment | null {
    const [next, ...rest] = this.#future;
    if (!next) return null;
    this.#past = [...this.#past, current];
    this.#future = rest;
    this.#merge = null;
    return next;
  }

  save(): SavedTimeline {
    return { past: this.#past, future: this.#future };
  }

  restore({ past, future }: SavedTimeline): void {
    this.#past = past;
    this.#future = future;
    this.#merge = null;
  }
}
