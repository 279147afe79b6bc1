import type { LabDocument } from "../documents/kind";
import type { PanelViews } from "../documents/views";

/** Number of documents that can be undone. */
const longest = 200;
/** Changes with the same key merge within this time, or within one pointer gesture. */
const mergeMilliseconds = 1000;

/** A document on the timeline. */
export interface Stop {
  readonly document: LabDocument;
  /**
   * The views of its panels when it was left by a step with its own views, such as a preset. Null for a change of the
   * document alone: views then stay through undo and redo.
   */
  readonly views: PanelViews | null;
}

/** The timeline as data that can be stored. */
export interface SavedTimeline {
  /** Oldest first. */
  readonly past: readonly Stop[];
  /** The next to redo first. */
  readonly future: readonly Stop[];
}

/** The documents before and after the current one: undo and redo. The current one is not included. */
export class Timeline {
  #past: readonly Stop[] = [];
  #future: readonly Stop[] = [];
  #merge: { readonly key: string; readonly at: number; readonly gesture: number | null } | null = null;

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** The target of `undo`. */
  get previous(): Stop | undefined {
    return this.#past.at(-1);
  }

  /** The target of `redo`. */
  get next(): Stop | undefined {
    return this.#future[0];
  }

  /**
   * Records a change from the document of `before`; redo is cleared.
   *
   * @param merge  changes with the same key in quick succession, as of a slider, count as one.
   * @param gesture  the pointer gesture of the change, as `watchGestures` counts; null for none.
   * @returns whether the change was merged with the one before it.
   */
  record(before: Stop, merge: string | undefined, now: number, gesture: number | null = null): boolean {
    const last = this.#merge;
    const together = last !== null && (now - last.at < mergeMilliseconds || (gesture !== null && gesture === last.gesture));
    const merged = merge !== undefined && last?.key === merge && together;
    this.#merge = merge === undefined ? null : { key: merge, at: now, gesture };
    this.#future = [];
    if (!merged) this.#past = [...this.#past, before].slice(-longest);
    return merged;
  }

  /** Goes to the document before the current one. @param current  with the views of its panels. */
  undo(current: Shown): void {
    const previous = this.#past.at(-1);
    if (!previous) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [left(current, previous), ...this.#future];
    this.#merge = null;
  }

  /** Goes to the document that was undone last. @param current  with the views of its panels. */
  redo(current: Shown): void {
    const [next, ...rest] = this.#future;
    if (!next) return;
    this.#past = [...this.#past, left(current, next)];
    this.#future = rest;
    this.#merge = null;
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

/** A document and the views of its panels. */
interface Shown {
  readonly document: LabDocument;
  readonly views: PanelViews;
}

/** A step with its own views restores views in either direction. */
function left({ document, views }: Shown, towards: Stop): Stop {
  return { document, views: towards.views && views };
}
