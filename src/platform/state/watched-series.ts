import type { JobState } from "../engine/job";
import type { Series } from "./lab-session";
import type { Overlay } from "./run-record";

/** The mean share that is done, 0 to 1, of those that have reported. */
export function meanProgress(states: readonly (Pick<JobState, "progress"> | null)[]): number {
  const shares = states.flatMap((state) => (state ? [state.progress] : []));
  return shares.length > 0 ? shares.reduce((sum, share) => sum + share, 0) / shares.length : 0;
}

/** What the series of all labs have: a count of changes, who is told of them, and the curves of earlier runs. */
export abstract class WatchedSeries<State extends JobState & { readonly kind: string }, Earlier extends Overlay = Overlay>
  implements Series
{
  #version = 0;
  #overlays: readonly Earlier[] = [];
  readonly #listeners = new Set<() => void>();

  abstract readonly totalSteps: number;
  abstract readonly hasMoved: boolean;
  /** Stores a state in place of the one before; false for an unknown kind. */
  protected abstract take(state: State): boolean;
  abstract acceptViews(views: unknown): void;
  abstract clearViews(): void;
  /** Forgets the run; overlays belong to other runs and stay. */
  abstract clear(): void;

  /** Takes states from workers and from the store. @throws {Error} for an unknown kind. */
  accept(states: readonly State[]): void {
    for (const state of states) if (!this.take(state)) throw new Error(`a job reports a state of unknown kind ${state.kind}`);
    this.changed();
  }

  get version(): number {
    return this.#version;
  }

  /** Curves of earlier runs drawn over those of this one. */
  get overlays(): readonly Earlier[] {
    return this.#overlays;
  }

  setOverlays(overlays: readonly Earlier[]): void {
    this.#overlays = overlays;
    this.changed();
  }

  /** Calls `listener` after every change until the returned function is called. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** To be called after every change. */
  protected changed(): void {
    this.#version++;
    for (const listener of this.#listeners) listener();
  }
}
