/**
 * The layer at work on one machine and tape, step by step, held against the machine itself after every step.
 */
import { type Firing, TokenGenerator } from "../../../math/tasks/machine/sparse-heads";
import type { Token } from "../../../math/tasks/machine/tokens";
import type { Instance } from "../../../math/tasks/turing-machine/instances";
import { type TuringLayer, turingLayer } from "../../../math/tasks/turing-machine/layer";
import { promptLength, shapeFor, tokensPerStep } from "../../../math/tasks/turing-machine/layer-shape";
import type { Configuration } from "../../../math/tasks/turing-machine/simulate";
import { chosen, encode, memory } from "../../../math/tasks/turing-machine/tokens";

/**
 * Every token attends to all earlier ones, so the cost of a step grows
 * with the steps before it (a machine with 3 letters on 16 cells: 0.45 s for 300 steps, 1.1 s for 400).
 */
export const mostLayerSteps = 300;

export class LayerRun {
  readonly layer: TuringLayer;
  readonly #instance: Instance;
  readonly #generator: TokenGenerator;
  /** The attention that made each generated token. */
  readonly #fired: (readonly Firing[])[] = [];
  /** Cells x letters: what the memory holds, kept up as tokens come. */
  readonly #held: Float64Array;
  #differsAt: number | null = null;

  constructor(instance: Instance) {
    const { machine, tape, head } = instance;
    this.#instance = instance;
    this.layer = turingLayer(shapeFor(machine, tape.length), machine.alphabet);
    this.#generator = new TokenGenerator(this.layer.heads, encode(this.layer, machine, tape, head));
    this.#held = memory(this.layer, this.tokens);
    this.#compare({ state: machine.start, head, tape });
  }

  /** Prompt and generated tokens. */
  get tokens(): readonly Token[] {
    return this.#generator.tokens;
  }

  /** Steps of the machine whose tokens are there. */
  get steps(): number {
    return this.#fired.length / tokensPerStep;
  }

  /** The first step after which the tokens differ from the machine; null while they agree. */
  get differsAt(): number | null {
    return this.#differsAt;
  }

  /** Index of the token A that holds the configuration after `step` steps. */
  tokenOf(step: number): number {
    return promptLength(this.layer.shape) - 1 + tokensPerStep * step;
  }

  /** The attention that made a token; nothing made the prompt. */
  firedFor(index: number): readonly Firing[] {
    return this.#fired[index - promptLength(this.layer.shape)] ?? [];
  }

  /** Makes the three tokens of one more step. @param expected  what the machine is in after it. */
  advance(expected: Configuration): void {
    const made: Token[] = [];
    for (let i = 0; i < tokensPerStep; i++) {
      const { token, fired } = this.#generator.next();
      this.#generator.append(token);
      this.#fired.push(fired);
      made.push(token);
    }
    for (const [i, value] of memory(this.layer, made).entries()) this.#held[i] += value;
    this.#compare(expected);
  }

  /** Whole numbers are computed without rounding: agreement is equality. */
  #compare({ state, head, tape }: Configuration): void {
    if (this.#differsAt !== null) return;
    const letters = this.#instance.machine.alphabet.length;
    const last = this.tokens[this.tokens.length - 1];
    const sameTape = this.#held.every((value, i) => value === (tape[Math.floor(i / letters)] === i % letters ? 1 : 0));
    if (sameTape && chosen(this.layer, last, "Aq") === state && chosen(this.layer, last, "Ap") === head) return;
    this.#differsAt = this.steps;
  }
}
