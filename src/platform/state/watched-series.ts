import type { JobState } from "../engine/job";
import { Observable } from "../engine/observable";
import type { Series } from "./lab-session";
import type { Overlay } from "./run-record";

/** Mean progress, 0 to 1, of the jobs that have reported. */
export function meanProgress(states: readonly (Pick<JobState, "progress"> | null)[]): number {
  const shares = states.flatMap((state) => (state ? [state.progress] : []));
  return shares.length > 0 ? shares.reduce((sum, share) => sum + share, 0) / shares.length : 0;
}

/** Common to the series of all labs, besides a count of changes and its listeners: states of jobs and curves of earlier runs. */
export abstract class WatchedSeries<State extends JobState & { readonly kind: string }, Earlier extends Overlay = Overlay>
  extends Observable
  implements Series
{
  #overlays: readonly Earlier[] = [];

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

  /** Curves of earlier runs drawn over those of this one. */
  get overlays(): readonly Earlier[] {
    return this.#overlays;
  }

  setOverlays(overlays: readonly Earlier[]): void {
    this.#overlays = overlays;
    this.changed();
  }
}
