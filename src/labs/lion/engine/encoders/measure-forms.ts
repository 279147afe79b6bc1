/** Computes an encoder in each of its forms: whether they answer the same, and what they take as sequences grow. */

import type { Clock } from "../../../../platform/engine/sweep-role";
import { Memory32 } from "../../../../platform/tensors/memory32";
import { openSequences32 } from "../../../../platform/tensors/sequences32";
import { sequences64 } from "../../../../platform/tensors/sequences64";
import type { SequenceBatch } from "../../math/encoder/batch";
import { encoderNumbers, encoderOperations } from "../../math/encoder/cost";
import { type AttendingForm, hasForms, scoresIn } from "../../math/encoder/forms";
import type { EncoderSettings } from "../../math/encoder/settings";
import { kernelForm, type Precision } from "../../math/kernel-forms";
import { LionWorkspace } from "../../math/workspace";
import type { OpenedEncoder } from "./asked";
import { costRounds, type EncoderForm, encoderForms, type FormCost, type FromFormAnswers, type FromFormCosts } from "./messages";

/** Milliseconds for each form, about. */
const allowance = 2000;
/** Scores beyond so many bytes are not computed. */
const mostBytes = 2 ** 28;
const bytesOfNumber = 4;
const [shortest, longest] = [32, 8192];

function formsOf(settings: EncoderSettings): readonly EncoderForm[] {
  return hasForms(settings) ? encoderForms : ["full"];
}

/** Every form in both precisions, on one sequence. */
export async function compareForms(
  { settings, row, sequence }: OpenedEncoder,
  chunk: number,
  post: (message: FromFormAnswers) => void,
  clock: Pick<Clock, "pause">,
): Promise<void> {
  const batch = sequence(0);
  const forms = formsOf(settings);
  let done = 0;
  for (const precision of ["float64", "float32"] as const) {
    let full: Float64Array | null = null;
    for (const form of forms) {
      const scores = new Computation(row, chunk, precision).scores(settings, batch, form);
      full ??= scores;
      done++;
      const run = { form, precision, difference: largestGap(full, scores), largest: largestOf(full) };
      post({ type: "run", run, share: done / (2 * forms.length) });
      await clock.pause();
    }
  }
}

/** An encoder for sequences of a length: a grid grows with it. */
interface Sized {
  readonly length: number;
  readonly settings: EncoderSettings;
}

/** Growing lengths that an encoder can read: learned positions end somewhere, and grids are squares here. */
export function growingLengths(settings: EncoderSettings): readonly Sized[] {
  const sized: Sized[] = [];
  // At least two lengths, however soon positions end.
  const first = settings.positions === "learned" ? Math.min(shortest, 2 ** Math.floor(Math.log2(settings.longest / 3))) : shortest;
  for (let length = first; length <= longest; length *= 2) {
    if (settings.positions === "learned" && length > settings.longest) break;
    const side = Math.sqrt(length);
    if (!settings.grid) sized.push({ length, settings });
    else if (Number.isInteger(side)) sized.push({ length, settings: { ...settings, grid: [side, side] } });
  }
  return sized;
}

/** Length by length, every form that its share of the time still lasts for. */
export async function measureForms(
  { settings, row }: OpenedEncoder,
  chunk: number,
  post: (message: FromFormCosts) => void,
  clock: Clock,
): Promise<void> {
  const forms = formsOf(settings);
  const lengths = growingLengths(settings);
  const known = new Map<EncoderForm, { readonly spent: number; readonly last: FormCost }>();
  let done = 0;
  for (const { length, settings: sized } of lengths) {
    let full: Float64Array | null = null;
    for (const form of forms) {
      const read = { length, chunk };
      const before = known.get(form);
      const operations = encoderOperations(sized, form, read);
      const held = bytesOfNumber * encoderNumbers(sized, form, read);
      const expected = before ? before.spent + ((costRounds + 1) * before.last.milliseconds * operations) / before.last.operations : 0;
      done++;
      const share = done / (forms.length * lengths.length);
      if (expected > allowance || held > mostBytes) {
        post({ type: "progress", share });
        continue;
      }
      const begin = clock.now();
      const { scores, milliseconds, bytes } = await timed(new Computation(row, chunk, "float32"), sized, form, length, clock);
      if (form === "full") full = scores;
      const relative = full && largestGap(full, scores) / largestOf(full);
      const last = { form, length, milliseconds, bytes, relative, operations, held };
      known.set(form, { spent: (before?.spent ?? 0) + clock.now() - begin, last });
      post({ type: "run", run: last, share });
    }
  }
}

/** Computes in memories of its own, so that the bytes of this computation can be counted. */
class Computation {
  readonly #row: Float64Array;
  readonly #chunk: number;
  readonly #precision: Precision;
  readonly #memory = new Memory32();
  readonly #workspace = new LionWorkspace();
  #ofHeads = 0;

  constructor(row: Float64Array, chunk: number, precision: Precision) {
    this.#row = row;
    this.#chunk = chunk;
    this.#precision = precision;
  }

  scores(settings: EncoderSettings, batch: SequenceBatch, form: EncoderForm): Float64Array {
    const other = form === "full" ? null : this.#attending(form);
    if (this.#precision === "float64") return scoresIn(sequences64, settings, this.#row, batch, other);
    return scoresIn(openSequences32(this.#memory), settings, this.#row, batch, other);
  }

  /** That arrays have come to, of the layers and of heads in another form. */
  get bytes(): number {
    return this.#memory.bytes + this.#ofHeads;
  }

  #attending(name: EncoderForm): AttendingForm {
    const compute = kernelForm(this.#workspace, name, this.#precision);
    return {
      chunk: this.#chunk,
      form: (terms, steps, chunk) => {
        const sums = compute(terms, steps, chunk);
        this.#ofHeads = this.#workspace.kernels.memory.buffer.byteLength;
        return sums;
      },
    };
  }
}

/** Median of rounds after one to warm up. */
async function timed(computation: Computation, settings: EncoderSettings, form: EncoderForm, length: number, clock: Clock) {
  const batch = anySequence(settings, length);
  let scores = computation.scores(settings, batch, form);
  const times: number[] = [];
  for (let round = 0; round < costRounds; round++) {
    await clock.pause();
    const start = clock.now();
    scores = computation.scores(settings, batch, form);
    times.push(clock.now() - start);
  }
  return { scores, bytes: computation.bytes, milliseconds: times.sort((a, b) => a - b)[costRounds >> 1] };
}

/** A sequence in which all symbols occur; which ones stand where does not matter to time or memory. */
function anySequence({ symbols, secondSymbols, pixels }: EncoderSettings, length: number): SequenceBatch {
  const scattered = (count: number) => Int32Array.from({ length }, (_, at) => Math.floor(((at * 0.6180339887498949) % 1) * count));
  return {
    count: 1,
    length,
    symbols: scattered(symbols),
    secondSymbols: secondSymbols > 0 ? scattered(secondSymbols) : null,
    patches: pixels > 0 ? Float64Array.from({ length: length * pixels }, (_, at) => (at % symbols) - 1) : null,
    answers: new Int32Array(length),
    counts: null,
  };
}

function largestOf(scores: Float64Array): number {
  return scores.reduce((most, score) => Math.max(most, Math.abs(score)), 0);
}

function largestGap(a: Float64Array, b: Float64Array): number {
  return a.reduce((most, value, at) => Math.max(most, Math.abs(value - b[at])), 0);
}
