import type { LabDocument } from "../documents/kind";
import type { PanelViews } from "../documents/views";

/** Documents that can be gone back to. */
const longest = 200;
/** Changes with the same key merge while they follow each other this closely, or belong to one gesture of the pointer. */
const mergeMilliseconds = 1000;

/** A document that can be gone back to. */
export interface Stop {
  readonly document: LabDocument;
  /**
   * What its panels showed when it was left by a step that brought views of its own, as a preset does. Null where the step was a
   * change of the document alone: what panels show then stays through undo and redo, since looking is no step.
   */
  readonly views: PanelViews | null;
}

/** What the timeline holds, as data that can be kept. */
export interface SavedTimeline {
  /** Oldest first. */
  readonly past: readonly Stop[];
  /** The next to redo first. */
  readonly future: readonly Stop[];
}

/** The documents before and after the current one: undo and redo. It does not hold the current one itself. */
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

  /** What `undo` leads to. */
  get previous(): Stop | undefined {
    return this.#past.at(-1);
  }

  /** What `redo` leads to. */
  get next(): Stop | undefined {
    return this.#future[0];
  }

  /**
   * The document is about to change from that of `before`; what could be redone no longer can.
   *
   * @param merge  changes with the same key in quick succession, as of a slider, count as one.
   * @param gesture  the gesture of the pointer that the change belongs to, as `watchGestures` counts; null for none.
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

  /** Goes to the document before the current one. @param current  with what its panels show. */
  undo(current: Shown): void {
    const previous = this.#past.at(-1);
    if (!previous) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [left(current, previous), ...this.#future];
    this.#merge = null;
  }

  /** Goes to the document that was undone last. @param current  with what its panels show. */
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

/** A document and what its panels show. */
interface Shown {
  readonly document: LabDocument;
  readonly views: PanelViews;
}

/** A step that brought views takes them along in either direction. */
function left({ document, views }: Shown, towards: Stop): Stop {
  return { document, views: towards.views && views };
}
