/**
 * The cost of a form of an encoder's heads, by formula: the cost model of one head (src/labs/lion/math/cost.ts) over heads, scans
 * and layers.
 */
import { type HeldShape, numbersHeld, operationsOf } from "../cost";
import type { FormName } from "../forms/form";
import { type EncoderSettings, hiddenUnits, scanCount } from "./settings";

/** A sequence that an encoder reads. */
export interface Read {
  readonly length: number;
  /** Tokens in a chunk. */
  readonly chunk: number;
}

function shapeOf({ width, heads, variant, scaled }: EncoderSettings, { length, chunk }: Read): HeldShape {
  return { length, chunk, d: width / heads, dv: width / heads, decays: variant === "d" || variant === "s", scaled };
}

/** Sweeps and chunks are computed for each scan; all pairs of tokens once, with masks that are added. */
function rounds(settings: EncoderSettings, form: FormName): number {
  return form === "full" ? 1 : Math.max(1, scanCount(settings));
}

/** Operations, a multiply-add being two, of one sequence through the whole encoder: its heads in a form, and all that is token by token. */
export function encoderOperations(settings: EncoderSettings, form: FormName, read: Read): number {
  const { heads, layers } = settings;
  const attended = layers * heads * rounds(settings, form) * operationsOf(form, shapeOf(settings, read));
  return attended + read.length * tokenOperations(settings);
}

/** The cost of a token that no form changes: embedding of a patch, projections, gates, MLP and read-out. */
export function tokenOperations(settings: EncoderSettings): number {
  const { width, heads, layers, pixels, outputs, variant } = settings;
  const gates = variant === "s" ? width * heads * scanCount(settings) : 0;
  return 2 * (pixels * width + layers * (4 * width * width + 2 * width * hiddenUnits(settings) + gates) + width * outputs);
}

/** Numbers that the heads of a layer hold at once in a form, beside activations, which all forms have: scores and masks, or states, and denominators. */
export function encoderNumbers(settings: EncoderSettings, form: FormName, read: Read): number {
  return settings.heads * rounds(settings, form) * numbersHeld(form, shapeOf(settings, read));
}
