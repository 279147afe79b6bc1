/** The sequence of the opening: two sentences around one full stop, whose decay is dragged. */
import { type Convention, selectiveDecay, stepDecays } from "../../math/decays";
import { mask } from "../../math/mask";

/** Decays of the tokens; the sixth is the full stop. */
const decays = [0.9, 0.82, 0.86, 0.88, 0.8, 0.9, 0.9, 0.84, 0.86, 0.88, 0.8];

/** Place of the full stop. */
export const stop = 5;
/** L, the number of tokens. */
export const length = decays.length;

/** The decay of the full stop in hundredths at first, which is also the largest on the slider. */
export const open = 100 * decays[stop];

/** Decays of all tokens, where the full stop has so many hundredths. */
export function decaysWith(hundredths: number): readonly number[] {
  return decays.map((decay, token) => (token === stop ? hundredths / 100 : decay));
}

/** M of LION-S, L x L, row-major (equation 9, or in the convention of Theorem 3.1). Entries that come from a decay of 0 are 0. */
export function maskOf(hundredths: number, convention: Convention): Float64Array {
  return mask(stepDecays(selectiveDecay(Float64Array.from(decaysWith(hundredths))), convention));
}

/** Share of the weight of a word that crosses the full stop, mean over the ten words; each row of M is divided by its sum. */
export function crossing(hundredths: number, convention: Convention): number {
  const M = maskOf(hundredths, convention);
  let sum = 0;
  for (let i = 0; i < length; i++) {
    if (i === stop) continue;
    const row = M.subarray(i * length, (i + 1) * length);
    const total = row.reduce((all, weight) => all + weight, 0);
    const across = row.reduce((all, weight, j) => all + (j !== stop && j > stop !== i > stop ? weight : 0), 0);
    sum += across / total;
  }
  return sum / (length - 1);
}

/** Entries of M above 0 in each row, and in each column. */
export function countsOf(M: Float64Array): { readonly rows: readonly number[]; readonly columns: readonly number[] } {
  const tokens = Array.from({ length }, (_, token) => token);
  return {
    rows: tokens.map((i) => tokens.filter((j) => M[i * length + j] > 0).length),
    columns: tokens.map((j) => tokens.filter((i) => M[i * length + j] > 0).length),
  };
}

/** Answers: tokens that still attend across the wall. */
export const answers = { all: 0, after: 1, stop: 2, none: 3 } as const;

/** The answer that the mask of a wall gives. */
export function rightAnswer(convention: Convention): number {
  const { rows } = countsOf(maskOf(0, convention));
  const across = rows.flatMap((count, i) => (count > Math.max(stop, length - stop) ? [i] : []));
  if (across.length === 0) return answers.none;
  if (across.length === 1 && across[0] === stop) return answers.stop;
  return across.length === length ? answers.all : answers.after;
}
