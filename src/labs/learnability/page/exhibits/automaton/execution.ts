/**
 * A word on an automaton and on the layer that executes it (paper notes, section 7.4), side by side: the states that the
 * automaton goes through, and the tokens that attention generates, one after another, with the scores that made them.
 */
import { type Automaton, run } from "../../../math/tasks/automaton/automaton";
import { type AutomatonLayer, encode, fixedLayer, tokensPerStep, universalLayer } from "../../../math/tasks/automaton/layer";
import { stateOf } from "../../../math/tasks/automaton/meaning";
import { type Firing, TokenGenerator } from "../../../math/tasks/machine/sparse-heads";
import { denseToken, type Token } from "../../../math/tasks/machine/tokens";

export type LayerForm = AutomatonLayer["form"];

export interface Execution {
  readonly automaton: Automaton;
  /** Indices of letters. */
  readonly word: readonly number[];
  /** The states of the automaton's own run, the start first. */
  readonly states: readonly number[];
  readonly accepted: boolean;
  /** Null where the tokens are too many or too long to be drawn. */
  readonly layer: LayerRun | null;
}

export interface LayerRun {
  readonly layer: AutomatonLayer;
  /** Prompt and generated tokens. */
  readonly tokens: readonly Token[];
  readonly prompt: number;
  /** The attention that made each generated token. */
  readonly fired: readonly (readonly Firing[])[];
}

/** Beyond these sizes cells and columns are too small to distinguish. */
const most = { coordinates: 420, tokens: 120 };

export function execute(automaton: Automaton, word: readonly number[], form: LayerForm): Execution {
  const states = run(automaton, word);
  return { automaton, word, states, accepted: automaton.accepting.includes(states[word.length]), layer: runLayer(automaton, word, form) };
}

function runLayer(automaton: Automaton, word: readonly number[], form: LayerForm): LayerRun | null {
  const sizes = { states: automaton.states.length, letters: automaton.alphabet.length, length: Math.max(1, word.length) };
  const layer = form === "fixed" ? fixedLayer(automaton, sizes.length) : universalLayer(sizes);
  const entries = form === "fixed" ? 0 : sizes.states * sizes.letters;
  const count = word.length * tokensPerStep(layer);
  if (layer.layout.d > most.coordinates || entries + word.length + 1 + count > most.tokens) return null;
  const prompt = encode(layer, automaton, word);
  const generator = new TokenGenerator(layer.heads, prompt);
  const fired = Array.from({ length: count }, () => {
    const next = generator.next();
    generator.append(next.token);
    return next.fired;
  });
  return { layer, tokens: generator.tokens, prompt: prompt.length, fired };
}

/** Moments of a run for each letter: one after each generated token; without a layer, after each letter. */
export function momentsPerLetter({ layer }: Execution): number {
  return layer ? tokensPerStep(layer.layer) : 1;
}

/** Letters that have been read at a moment. */
export function lettersRead({ layer }: Execution, moment: number): number {
  return layer ? Math.floor(moment / tokensPerStep(layer.layer)) : moment;
}

/** Whether the layer is between two states: its token B has fetched the row and the letter. */
export function isReading({ layer }: Execution, moment: number): boolean {
  return layer !== null && moment % tokensPerStep(layer.layer) !== 0;
}

/** The state in the layer's last state token at a moment; null without a layer. */
export function layerState({ layer }: Execution, moment: number): { readonly state: number; readonly position: number } | null {
  if (!layer) return null;
  const step = tokensPerStep(layer.layer);
  const token = layer.tokens[layer.prompt - 1 + step * Math.floor(moment / step)];
  return stateOf(layer.layer, denseToken(token, layer.layer.layout.d));
}

/** Whether automaton and layer are in the same state at every moment up to this one. */
export function agrees(execution: Execution, moment: number): boolean {
  for (let m = 0; m <= moment; m++) {
    const said = layerState(execution, m);
    const read = lettersRead(execution, m);
    if (said && (said.state !== execution.states[read] || said.position !== read)) return false;
  }
  return true;
}
