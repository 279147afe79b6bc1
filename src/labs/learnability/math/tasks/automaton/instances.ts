/** The instances, a machine and a word each, for training and test. */
import { problemLine } from "../../../../../platform/fields/problem";
import { DimensionError } from "../../../../../platform/numerics/errors";
import { finish, type LongComputation } from "../../../../../platform/numerics/progress";
import { OpenStream, permutation } from "../../../../../platform/numerics/random";
import { purposes } from "../../streams";
import type { Workspace } from "../../workspace";
import type { Automaton } from "./automaton";
import { instanceCount, mostListed, scarcity, sizesOf } from "./instance-count";
import { numberedAutomaton } from "./random";
import type { AutomatonSpec } from "./schema";

export interface Instance {
  readonly automaton: Automaton;
  /** Indices of letters. */
  readonly word: readonly number[];
}

export interface Instances {
  readonly train: readonly Instance[];
  /** None of them is in `train`; fewer than requested when there are no more. */
  readonly test: readonly Instance[];
}

/** The instances of a spec. @throws {DimensionError} when training would leave none for the test. */
export function instances(spec: AutomatonSpec, seed: number, workspace: Workspace): Instances {
  return finish(drawInstances(spec, seed, workspace));
}

/**
 * Where all instances can be listed, one permutation orders them: training takes them from its front and the test from its
 * back, so that more of one keeps the first of either. Otherwise every instance has its own random stream.
 *
 * @throws {DimensionError} when training would leave none for the test.
 */
export function* drawInstances(spec: AutomatonSpec, seed: number, workspace: Workspace): LongComputation<Instances> {
  const scarce = scarcity(spec);
  if (scarce !== null) throw new DimensionError(`the number of traces ${problemLine(scarce)}`);
  return instanceCount(spec) <= mostListed ? listed(spec, seed, workspace) : yield* drawn(spec, seed, workspace);
}

function listed(spec: AutomatonSpec, seed: number, workspace: Workspace): Instances {
  const count = instanceCount(spec);
  const order = permutation(workspace, { seed: BigInt(seed), purpose: purposes.machineInstances, index: 0 }, count);
  const tested = Math.min(spec.testTraces, count - spec.traces);
  return {
    train: Array.from(order.subarray(0, spec.traces), (number) => numbered(spec, number)),
    test: Array.from(order.subarray(count - tested).reverse(), (number) => numbered(spec, number)),
  };
}

/** Every instance once. */
export function allInstances(spec: AutomatonSpec): readonly Instance[] {
  return Array.from({ length: instanceCount(spec) }, (_, number) => numbered(spec, number));
}

/** Instance `number` of all: its digits are the arrows of the machine and the letters of the word, the last ones lowest. */
function numbered(spec: AutomatonSpec, number: number): Instance {
  const { states, letters, length } = sizesOf(spec);
  const word = digits(number % letters ** length, letters, length);
  const machine = Math.floor(number / letters ** length);
  return instanceOf(spec, () => digits(machine, states, states * letters), word);
}

/** Instances drawn between two pauses: a few milliseconds of work. */
const perTurn = 200;

function* drawn(spec: AutomatonSpec, seed: number, workspace: Workspace): LongComputation<Instances> {
  const { states, letters, length } = sizesOf(spec);
  const draw = (index: number) => {
    const stream = new OpenStream(workspace, { seed: BigInt(seed), purpose: purposes.machineInstances, index });
    const word = Array.from({ length }, () => stream.below(letters));
    return instanceOf(spec, () => Array.from({ length: states * letters }, () => stream.below(states)), word);
  };
  // Odd streams for training and even ones for the test, so that neither depends on the size of the other.
  const train: Instance[] = [];
  for (let i = 1; train.length < spec.traces; i++) {
    if (i % perTurn === 0) yield train.length / (spec.traces + spec.testTraces);
    train.push(draw(2 * i - 1));
  }
  const known = new Set(train.map(keyOf));
  const test: Instance[] = [];
  for (let i = 1; test.length < spec.testTraces; i++) {
    if (i % perTurn === 0) yield (spec.traces + test.length) / (spec.traces + spec.testTraces);
    const instance = draw(2 * i);
    if (!known.has(keyOf(instance))) test.push(instance);
  }
  return { train, test };
}

function instanceOf({ family, machine, ...spec }: AutomatonSpec, arrows: () => readonly number[], word: readonly number[]): Instance {
  return { automaton: family === "one" ? machine : numberedAutomaton(spec.states, spec.letters, arrows(), [spec.states - 1]), word };
}

function keyOf({ automaton, word }: Instance): string {
  return `${automaton.transitions.join(";")} ${word.join()}`;
}

/** The digits of a number in a base, highest first. */
function digits(number: number, base: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, i) => Math.floor(number / base ** (count - 1 - i)) % base);
}
