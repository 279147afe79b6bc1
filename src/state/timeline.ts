import type { LabDocument } from "../documents/kind";

/** Documents that can be gone back to. */
const longest = 200;
/** Changes with the same key merge while they follow each other this closely, or belong to one gesture of the pointer. */
const mergeMilliseconds = 1000;

/** What the timeline holds, as data that can be kept. */
export interface SavedTimeline {
  /** Oldest first. */
  readonly past: readonly LabDocument[];
  /** The next to redo first. */
  readonly future: readonly LabDocument[];
}

/** The documents before and after the current one: undo and redo. It does not hold the current one itself. */
export class Timeline {
  #past: readonly LabDocument[] = [];
  #future: readonly LabDocument[] = [];
  #merge: { readonly key: string; readonly at: number; readonly gesture: number | null } | null = null;

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** What `undo` leads to. */
  get previous(): LabDocument | undefined {
    return this.#past.at(-1);
  }

  /** What `redo` leads to. */
  get next(): LabDocument | undefined {
    return this.#future[0];
  }

  /**
   * The document is about to change from `before`; what could be redone no longer can.
   *
   * @param merge  changes with the same key in quick succession, as of a slider, count as one.
   * @param gesture  the gesture of the pointer that the change belongs to, as `watchGestures` counts; null for none.
   * @returns whether the change was merged with the one before it.
   */
  record(before: LabDocument, merge: string | undefined, now: number, gesture: number | null = null): boolean {
    const last = this.#merge;
    const together = last !== null && (now - last.at < mergeMilliseconds || (gesture !== null && gesture === last.gesture));
    const merged = merge !== undefined && last?.key === merge && together;
    this.#merge = merge === undefined ? null : { key: merge, at: now, gesture };
    this.#future = [];
    if (!merged) this.#past = [...this.#past, before].slice(-longest);
    return merged;
  }

  /** The document before `current`; null when there is none. */
  undo(current: LabDocument): LabDocument | null {
    const previous = this.#past.at(-1);
    if (!previous) return null;
    this.#past = this.#past.slice(0, -1);
    this.#future = [current, ...this.#future];
    this.#merge = null;
    return previous;
  }

  /** The document that was undone last; null when there is none. */
  redo(current: LabDocument): LabDocument | null {
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
