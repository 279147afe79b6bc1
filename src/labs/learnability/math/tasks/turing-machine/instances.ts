/** The instances of traces, a machine and its initial tape each, and their random choice. */
import { problemLine } from "../../../../../platform/fields/problem";
import { DimensionError } from "../../../../../platform/numerics/errors";
import { OpenStream, permutation } from "../../../../../platform/numerics/random";
import { purposes } from "../../streams";
import type { Workspace } from "../../workspace";
import { instanceCount, mostListed, randomMoves, scarcity, shapeOf } from "./instance-count";
import type { TuringMachine } from "./machine";
import type { TuringMachineSpec } from "./schema";

export interface Instance {
  readonly machine: TuringMachine;
  /** Index of the letter in each cell. */
  readonly tape: Uint8Array;
  /** Initial cell of the head. */
  readonly head: number;
}

export interface Instances {
  readonly train: readonly Instance[];
  /** None of them is in `train`; fewer than requested when there are no more. */
  readonly test: readonly Instance[];
}

/**
 * Instances uniform over all machines and tapes of a spec, or over all tapes of its one machine. Where all can be listed,
 * one permutation orders them: training takes them from its front and the test from its back, so that more of one keeps the
 * first of either. Otherwise every instance has its own random stream.
 *
 * @throws {DimensionError} when training would leave none for the test.
 */
export function instances(spec: TuringMachineSpec, seed: number, workspace: Workspace): Instances {
  const scarce = scarcity(spec);
  if (scarce !== null) throw new DimensionError(`the number of traces ${problemLine(scarce)}`);
  return instanceCount(spec) <= mostListed ? listed(spec, seed, workspace) : drawn(spec, seed, workspace);
}

function listed(spec: TuringMachineSpec, seed: number, workspace: Workspace): Instances {
  const count = instanceCount(spec);
  const order = permutation(workspace, { seed: BigInt(seed), purpose: purposes.turingInstances, index: 0 }, count);
  const tested = Math.min(spec.testTraces, count - spec.traces);
  return {
    train: Array.from(order.subarray(0, spec.traces), (number) => instanceOf(spec, digitsOf(number))),
    test: Array.from(order.subarray(count - tested).reverse(), (number) => instanceOf(spec, digitsOf(number))),
  };
}

/** Every instance once. */
export function allInstances(spec: TuringMachineSpec): readonly Instance[] {
  return Array.from({ length: instanceCount(spec) }, (_, number) => instanceOf(spec, digitsOf(number)));
}

function drawn(spec: TuringMachineSpec, seed: number, workspace: Workspace): Instances {
  const draw = (index: number) => {
    const stream = new OpenStream(workspace, { seed: BigInt(seed), purpose: purposes.turingInstances, index });
    return instanceOf(spec, (options) => stream.below(options));
  };
  // Odd streams for training and even ones for the test, so that neither depends on the size of the other.
  const train = Array.from({ length: spec.traces }, (_, i) => draw(2 * i + 1));
  const known = new Set(train.map(keyOf));
  const test: Instance[] = [];
  for (let i = 1; test.length < spec.testTraces; i++) {
    const instance = draw(2 * i);
    if (!known.has(keyOf(instance))) test.push(instance);
  }
  return { train, test };
}

function keyOf({ machine, tape }: Instance): string {
  return `${machine.transitions.flat().map((rule) => rule && `${rule.next},${rule.write},${rule.move}`)} ${tape}`;
}

/** Makes a choice among a number of options. */
type Choose = (options: number) => number;

/** The digits of a number, lowest first, each in a base of its own. */
function digitsOf(number: number): Choose {
  let rest = number;
  return (base) => {
    const digit = rest % base;
    rest = Math.floor(rest / base);
    return digit;
  };
}

/** The tape, cell by cell, and then, for random machines, the table, rule by rule. */
function instanceOf(spec: TuringMachineSpec, choose: Choose): Instance {
  const { letters } = shapeOf(spec);
  const tape = Uint8Array.from({ length: spec.cells }, () => choose(letters));
  return { machine: spec.family === "one" ? spec.machine : machineOf(spec, choose), tape, head: spec.head };
}

/** States q0 .., letters 0 .., the blank first; it begins in q0 and never halts. */
function machineOf({ states, letters }: TuringMachineSpec, choose: Choose): TuringMachine {
  const rule = () => ({ next: choose(states), write: choose(letters), move: randomMoves[choose(randomMoves.length)] });
  return {
    states: Array.from({ length: states }, (_, s) => `q${s}`),
    alphabet: numerals(letters),
    start: 0,
    halting: [],
    transitions: Array.from({ length: states }, () => Array.from({ length: letters }, rule)),
  };
}

/** The names of the letters of a spec's machines. */
export function alphabetOf(spec: TuringMachineSpec): readonly string[] {
  return spec.family === "one" ? spec.machine.alphabet : numerals(spec.letters);
}

function numerals(count: number): readonly string[] {
  return Array.from({ length: count }, (_, a) => String(a));
}
