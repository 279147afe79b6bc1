/** What the unseen computations of a target are, in words: which machine runs on which input, and what its tokens say. */

import { problemSaid } from "../../../../platform/ui/problem-said";
import type { Automaton } from "../../math/tasks/automaton/automaton";
import { layerOf as automatonLayer } from "../../math/tasks/automaton/generate";
import { instances as automatonInstances } from "../../math/tasks/automaton/instances";
import { tokensPerStep as automatonTokens } from "../../math/tasks/automaton/layer";
import { describeToken, meaningOf, stateOf } from "../../math/tasks/automaton/meaning";
import type { AutomatonSpec } from "../../math/tasks/automaton/schema";
import type { Layout } from "../../math/tasks/machine/blocks";
import { roundedToken, type Token } from "../../math/tasks/machine/tokens";
import type { ComputingSpec } from "../../math/tasks/registry";
import { layerOf as turingLayer } from "../../math/tasks/turing-machine/generate";
import { instances as turingInstances } from "../../math/tasks/turing-machine/instances";
import { blockWords } from "../../math/tasks/turing-machine/layer";
import { blockNames, tokensPerStep as turingTokens } from "../../math/tasks/turing-machine/layer-shape";
import { fullTable, type TuringMachine } from "../../math/tasks/turing-machine/machine";
import type { TuringMachineSpec } from "../../math/tasks/turing-machine/schema";
import { configurationIn } from "../../math/tasks/turing-machine/tokens";
import { tokenWords } from "../../math/tasks/turing-machine/words";
import { Workspace } from "../../math/workspace";
import { computationsText } from "./words";

/** One sequence: its prompt, and the tokens after it, count x d row-major, whoever generated them. */
export interface Generated {
  readonly prompt: readonly Token[];
  readonly tokens: Float64Array;
}

/** The machines of a target, and how their tokens are read. */
export interface MachineWords {
  readonly layout: Layout;
  /** What the blocks of a token are there for, by their names. */
  readonly blocks: Readonly<Record<string, string>>;
  /** Unseen computations. */
  readonly count: number;
  /** Which machine runs on which input: "word aba on q0 a to q1 and b to q0; ...". */
  readonly computation: (sample: number) => string;
  /** What generated token number `index` is there for: "B₁". */
  readonly role: (index: number) => string;
  /** What it says. */
  readonly token: (sample: number, generated: Generated, index: number) => string;
}

/** One line for every kind of target whose samples are the tokens of computations. */
const machines: { readonly [Kind in ComputingSpec["kind"]]: (spec: Extract<ComputingSpec, { kind: Kind }>, seed: number) => MachineWords } =
  {
    automaton: automatonWords,
    "turing-machine": turingWords,
  };

/** The kind of a spec says which words are its own, which the type of a table cannot express. */
export function machineWords(task: ComputingSpec, seed: number): MachineWords {
  return (machines[task.kind] as (spec: ComputingSpec, seed: number) => MachineWords)(task, seed);
}

/** A table with more entries than this is named by its size. */
const mostEntries = 6;

function automatonWords(spec: AutomatonSpec, seed: number): MachineWords {
  const words = computationsText.machine;
  const layer = automatonLayer(spec);
  const { test } = automatonInstances(spec, seed, new Workspace());
  const each = automatonTokens(layer);
  const isState = (index: number) => (index + 1) % each === 0;
  return {
    layout: layer.layout,
    blocks: computationsText.seen.automatonBlocks,
    count: test.length,
    computation: (sample) => {
      const { automaton, word } = test[sample];
      const input = words.word(word.map((w) => automaton.alphabet[w]).join(""));
      return spec.family === "one" ? input : words.on(input, arrowsOf(automaton));
    },
    role: (index) => words.role(isState(index) ? "A" : "B", Math.floor((index + 1) / each)),
    token: (sample, { tokens }, index) => {
      const { automaton } = test[sample];
      const values = valuesAt(tokens, layer.layout.d, index);
      if (!values.every(Number.isFinite)) return words.notFinite;
      const token = roundedToken(values);
      if (meaningOf(layer, token)) return problemSaid(describeToken(layer, automaton, token));
      if (!isState(index)) return words.noToken;
      const { state, position } = stateOf(layer, values);
      return words.nearest(automaton.states[state], position);
    },
  };
}

function arrowsOf({ states, alphabet, transitions }: Automaton): string {
  const words = computationsText.machine;
  if (states.length * alphabet.length > mostEntries) return words.large(states.length, alphabet.length);
  const row = (state: string, s: number) =>
    words.state(
      state,
      alphabet.map((letter, w) => words.arrow(letter, states[transitions[s][w] ?? s])),
    );
  return states.map(row).join("; ");
}

function turingWords(spec: TuringMachineSpec, seed: number): MachineWords {
  const words = computationsText.machine;
  const layer = turingLayer(spec);
  const { test } = turingInstances(spec, seed, new Workspace());
  return {
    layout: layer.layout,
    blocks: Object.fromEntries(blockNames.map((name) => [name, problemSaid(blockWords(name))])),
    count: test.length,
    computation: (sample) => {
      const { machine, tape } = test[sample];
      const input = words.tape([...tape].map((a) => machine.alphabet[a]).join(""));
      return spec.family === "one" ? input : words.on(input, rulesOf(machine));
    },
    role: (index) => words.role((["B", "C", "A"] as const)[index % turingTokens], Math.floor((index + 1) / turingTokens)),
    token: (sample, { prompt, tokens }, index) => {
      const { machine } = test[sample];
      const { d } = layer.layout;
      if (!valuesAt(tokens, d, index).every(Number.isFinite)) return words.notFinite;
      const all = [...prompt, ...Array.from({ length: index + 1 }, (_, t) => roundedToken(valuesAt(tokens, d, t)))];
      const said = problemSaid(tokenWords(layer, machine, all, prompt.length + index));
      if ((index + 1) % turingTokens !== 0) return said;
      const { tape } = configurationIn(layer, all, (index + 1) / turingTokens);
      return words.withTape(said, tape.map((a) => (a === null ? "?" : machine.alphabet[a])).join(""));
    },
  };
}

function rulesOf(machine: TuringMachine): string {
  const words = computationsText.machine;
  const { states, alphabet } = machine;
  if (states.length * alphabet.length > mostEntries) return words.large(states.length, alphabet.length);
  return fullTable(machine)
    .map((row, s) =>
      words.state(
        states[s],
        row.map(({ next, write, move }, a) => words.rule(alphabet[a], alphabet[write], move, states[next])),
      ),
    )
    .join("; ");
}

/** Row `index` of tokens, count x d. */
export function valuesAt(tokens: Float64Array, d: number, index: number): Float64Array {
  return tokens.subarray(index * d, (index + 1) * d);
}
