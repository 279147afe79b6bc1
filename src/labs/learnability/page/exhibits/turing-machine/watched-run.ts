/** The watched run: the machine of the experiment on its tape, in a number of cells chosen by the user. */
import { useMemo, useState } from "react";
import type { MachineProblem } from "../../../math/tasks/machine/problem";
import type { Instance } from "../../../math/tasks/turing-machine/instances";
import { type LibraryMachine, library } from "../../../math/tasks/turing-machine/library";
import { readTape, type TuringMachine } from "../../../math/tasks/turing-machine/machine";
import type { TuringMachineSpec } from "../../../math/tasks/turing-machine/schema";
import { type Run, simulate } from "../../../math/tasks/turing-machine/simulate";

/** The longest tape to watch; a text for it may be as long. */
export const mostWatchedCells = 64;
export const leastCells = 2;
const usualLimit = 1000;

/** Machines are equal if they have the same JSON. */
export function keyOf(machine: TuringMachine): string {
  return JSON.stringify(machine);
}

const known = new Map(library.map((member) => [keyOf(member.machine), member]));

/** The member of the library that equals a machine; null for an own machine. */
export function libraryMachine(machine: TuringMachine): LibraryMachine | null {
  return known.get(keyOf(machine)) ?? null;
}

export interface Watching {
  readonly head: number;
  readonly cells: number;
  /** Steps after which a machine that does not halt is stopped. */
  readonly limit: number;
  readonly setHead: (head: number) => void;
  readonly setCells: (cells: number) => void;
  readonly setLimit: (limit: number) => void;
}

/** Choices for one machine; another machine begins with defaults of its own. */
interface Choices {
  readonly of: string;
  readonly head?: number;
  readonly cells?: number;
}

/** Tape and head: those of the library for its machines, those of the experiment for others, unless chosen here. */
export function useWatching(task: TuringMachineSpec): Watching {
  const [chosen, setChosen] = useState<Choices>({ of: "" });
  const [limit, setLimit] = useState(usualLimit);
  const key = useMemo(() => keyOf(task.machine), [task.machine]);
  const choices: Choices = chosen.of === key ? chosen : { of: key };
  const cells = choices.cells ?? usualCells(task);
  const head = Math.min(cells - 1, choices.head ?? usualHead(task));
  return {
    head,
    cells,
    limit,
    setHead: (next) => setChosen({ ...choices, head: next }),
    setCells: (next) => setChosen({ ...choices, cells: next }),
    setLimit,
  };
}

export function usualCells({ machine, cells, tape }: TuringMachineSpec): number {
  return Math.max(cells, libraryMachine(machine)?.cells ?? 0, Math.min(mostWatchedCells, [...tape].length));
}

/** The default start in cell 0 is replaced by the cell that the machine needs. */
export function usualHead({ machine, head }: TuringMachineSpec): number {
  return head === 0 ? (libraryMachine(machine)?.head ?? 0) : head;
}

export interface Watched {
  readonly instance: Instance;
  readonly run: Run;
  /** Problem of the tape, in which case the run uses an empty one; null when there is none. */
  readonly problem: MachineProblem | null;
}

/** The machine's own run; the same object until one of its parts changes. */
export function useWatched({ machine, tape: written }: TuringMachineSpec, { head, cells, limit }: Watching): Watched {
  return useMemo(() => {
    const read = readTape(machine, written, cells);
    const tape = read.ok ? read.tape : new Uint8Array(cells);
    return { instance: { machine, tape, head }, run: simulate(machine, tape, head, limit), problem: read.ok ? null : read.problem };
  }, [machine, written, head, cells, limit]);
}
