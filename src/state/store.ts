/** The few things the page decides its shape by. Numbers that move are in the series, not here. */
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Experiment } from "../experiment/document";

export type Activity = "running" | "paused" | "finished" | "stopped";

/** Something the person should know, as data; the words are the catalogue's. */
export type Notice =
  | { readonly kind: "bad-link"; readonly message: string; readonly hint: string | undefined; readonly runs: "default" | "current" }
  | { readonly kind: "recovered"; readonly step: number }
  | { readonly kind: "stopped" };

export type NumberedNotice = Notice & { readonly id: number };

export interface PlaygroundState {
  readonly experiment: Experiment;
  readonly activity: Activity;
  readonly notices: readonly NumberedNotice[];
  /** Runs started on this page. */
  readonly runs: number;
}

export type PlaygroundStore = StoreApi<PlaygroundState>;

export function createPlaygroundStore(experiment: Experiment): PlaygroundStore {
  return createStore<PlaygroundState>(() => ({ experiment, activity: "paused", notices: [], runs: 0 }));
}

/** Adds a notice in place of any older one of its kind, so that a problem that repeats is one line. */
export function withNotice(state: PlaygroundState, notice: Notice): Pick<PlaygroundState, "notices"> {
  const id = 1 + Math.max(0, ...state.notices.map((known) => known.id));
  return { notices: [...state.notices.filter(({ kind }) => kind !== notice.kind), { ...notice, id }] };
}

export function withoutNotices(state: PlaygroundState, kind: Notice["kind"]): Pick<PlaygroundState, "notices"> {
  return { notices: state.notices.filter((notice) => notice.kind !== kind) };
}
