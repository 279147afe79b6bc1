/** What there is to tell of the machines of a distributed run: who is where, what has happened to whom, how far it is. */

export type MachineStatus = "loading" | "waiting" | "computing" | "answered" | "stopped" | "recovering";

/** A machine as the hub sees it. */
export interface Standing {
  readonly machine: number;
  /** The worker that plays it, from 0 on. */
  readonly worker: number;
  readonly status: MachineStatus;
  /** Null before it has said so. */
  readonly columns: number | null;
  /** Singular values of its A at the start, and when it was last looked at; empty before. */
  readonly first: Float64Array;
  readonly latest: Float64Array;
  /** Updates of A when it was last looked at. */
  readonly updates: number;
}

/** A machine that was lost, and what was done about it. */
export interface Incident {
  readonly machine: number;
  /** The round that was repeated for it, from 1 on. */
  readonly round: number;
  /** Updates by which its A and B were made again. */
  readonly updates: number;
  /** Milliseconds from the button to the notice; null where it was not pressed. */
  readonly noticedAfter: number | null;
  /** Whether a whole worker was lost, and not only what it knew of one machine. */
  readonly withWorker: boolean;
  /** Whether the repeated round has been answered. */
  readonly answered: boolean;
}

/** After each recorded round. */
export interface RunCurve {
  readonly round: readonly number[];
  /** Relative squared error; NaN where the true D is not known. */
  readonly error: readonly number[];
  readonly change: readonly number[];
  readonly bytes: readonly number[];
}

export type RunStatus = "loading" | "ready" | "running" | "done" | "failed";

/** A machine before it is there. */
export function unknownMachine(machine: number, worker: number): Standing {
  const none = new Float64Array(0);
  return { machine, worker, status: "loading", columns: null, first: none, latest: none, updates: 0 };
}
