/** State of the machines of a distributed run: the worker of each, its progress, and losses. */

export type MachineStatus = "loading" | "waiting" | "computing" | "answered" | "stopped" | "recovering";

/** The hub's record of a machine. */
export interface Standing {
  readonly machine: number;
  /** The worker that plays it, from 0 on. */
  readonly worker: number;
  readonly status: MachineStatus;
  /** Null before the machine has its columns. */
  readonly columns: number | null;
  /** Singular values of its A at the start, and when they were last computed; empty before. */
  readonly first: Float64Array;
  readonly latest: Float64Array;
  /** Updates of A when its singular values were last computed. */
  readonly updates: number;
}

/** A machine that was lost, and what was done about it. */
export interface Incident {
  readonly machine: number;
  /** The round that was repeated for it, from 1 on. */
  readonly round: number;
  /** Updates by which its A and B were made again. */
  readonly updates: number;
  /** Milliseconds from the press of the button until the hub noticed the loss; null where it was not pressed. */
  readonly noticedAfter: number | null;
  /** Whether a whole worker was lost, and not only its data of one machine. */
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

/** A machine before it has its columns. */
export function unknownMachine(machine: number, worker: number): Standing {
  const none = new Float64Array(0);
  return { machine, worker, status: "loading", columns: null, first: none, latest: none, updates: 0 };
}
