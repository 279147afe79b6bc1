import { type Incident, type Standing, unknownMachine } from "./standing";

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/** The hub's record of its machines: where in the round each of them is, and all losses. */
export class Standings {
  readonly #all: Mutable<Standing>[];
  /** Time at which the button was pressed, by machine. */
  readonly #stoppedAt = new Map<number, number>();
  #incidents: readonly Incident[] = [];

  /** @param workerOf  the worker that plays a machine. */
  constructor(machines: number, workerOf: (machine: number) => number) {
    this.#all = Array.from({ length: machines }, (_, machine) => unknownMachine(machine, workerOf(machine)));
  }

  get all(): readonly Standing[] {
    return this.#all;
  }

  get incidents(): readonly Incident[] {
    return this.#incidents;
  }

  /** Whether a machine has its columns, with all updates so far. */
  isThere(machine: number): boolean {
    const { status } = this.#all[machine];
    return status !== "loading" && status !== "recovering";
  }

  /** Records that a machine has its columns; `again` when it had been lost. */
  arrived(machine: number, columns: number): { readonly again: boolean } {
    const standing = this.#all[machine];
    const again = standing.status === "recovering";
    standing.columns = columns;
    standing.status = "waiting";
    return { again };
  }

  /** Records that C and D are on their way to a machine. */
  assigned(machine: number): void {
    const standing = this.#all[machine];
    if (standing.status !== "stopped") standing.status = "computing";
  }

  answered(machine: number): void {
    const standing = this.#all[machine];
    if (standing.status !== "stopped") standing.status = "answered";
    this.#incidents = this.#incidents.map((incident) => (incident.machine === machine ? { ...incident, answered: true } : incident));
  }

  roundCompleted(): void {
    for (const standing of this.#all) if (standing.status === "answered") standing.status = "waiting";
  }

  observed(machine: number, singularValues: Float64Array, updates: number): void {
    const standing = this.#all[machine];
    if (standing.first.length === 0 && updates === 0) standing.first = singularValues;
    standing.latest = singularValues;
    standing.updates = updates;
  }

  /** Records that the button was pressed. */
  stopped(machine: number, now: number): void {
    this.#all[machine].status = "stopped";
    this.#stoppedAt.set(machine, now);
  }

  /** Records the loss of a machine, which is made again. */
  recovering(now: number, incident: Omit<Incident, "noticedAfter" | "answered">): void {
    const { machine } = incident;
    const since = this.#stoppedAt.get(machine);
    const noticedAfter = since === undefined ? null : now - since;
    this.#incidents = [...this.#incidents, { ...incident, noticedAfter, answered: false }];
    this.#stoppedAt.delete(machine);
    this.#all[machine].status = "recovering";
  }
}
