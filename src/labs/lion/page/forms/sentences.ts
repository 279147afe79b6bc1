/** Captions of the panels on forms. */
import { formatCount, formatValue } from "../../../../platform/charts/format";
import { failureSaid } from "../../../../platform/ui/problem-said";
import type { LionDocument } from "../../document/document";
import { type DrawnHead, type FormsState, mostDrawn } from "../../engine/protocol";
import { matricesOf, type ShownReading, shortcutDifferences, weightsOf } from "../panels/head";
import { tokenNames } from "./token";
import { formsText } from "./words";

/** The reason why nothing is drawn. */
export function emptyWords(state: FormsState | null, { scans }: LionDocument): string {
  if (state?.failure) return failureSaid(state.failure);
  if (!state || state.forms.length === 0) return formsText.waiting;
  if (!state.head) return formsText.tooLong(formatCount(mostDrawn.length), formatCount(mostDrawn.width));
  return scans > 1 || state.head.decays.width > 1 ? formsText.noMask : formsText.waiting;
}

const percent = (share: number) => formatCount(Math.round(100 * share));

/** The weights of a token, counted from 0: as percentages where all are positive and add up to 1, as sums elsewhere. */
export function rowSentence(head: DrawnHead, document: LionDocument, token: number, reading: ShownReading): string {
  const words = formsText.matrix;
  const { length } = head.sequence;
  const matrices = matricesOf(head, document);
  const ofToken = (values: Float64Array) => values.subarray(token * length, (token + 1) * length);
  const row = ofToken(weightsOf(matrices, reading, document.scaled));
  const sum = (values: Float64Array) => values.reduce((total, value) => total + value, 0);
  const [back, self, ahead] = [sum(row.subarray(0, token)), row[token], sum(row.subarray(token + 1))];
  const name = namedToken(document, length, token);
  if (!Number.isFinite(sum(ofToken(matrices.scores)))) return words.beyond(name);
  if (row.some(Number.isNaN)) return words.blind(name);
  const shared = document.scaled && row.every((weight) => weight >= 0);
  const said = shared
    ? words.shares(name, percent(back), percent(ahead), percent(self))
    : words.sums(name, formatValue(back), formatValue(ahead), formatValue(self));
  if (reading === "both") return said;
  return `${said} ${words.off(formatValue(shortcutDifferences(head, document).get(reading) ?? Number.NaN))}`;
}

/** "10", or "10, “a”," where it is a character. */
function namedToken(document: LionDocument, length: number, token: number): string {
  const number = formatCount(token + 1);
  return document.problem.kind === "text" ? formsText.named(number, tokenNames(document, length)[token]) : number;
}

/** The number of tokens that both recurrences have reached. */
export function sweepSentence(step: number, { sequence: { length, d, dv } }: DrawnHead): string {
  const words = formsText.sweeps;
  const met = Math.max(0, Math.min(length, 2 * step - length));
  const how = met === 0 ? words.none : met === length ? words.all : words.some(met, length);
  return `${words.summary(d, dv + 1)} ${how}`;
}

/** The entries that are computed, and the states that enter the chosen chunk, counted from 0. */
export function chunkSentence({ sequence: { length, d, dv } }: DrawnHead, chunk: number, chosen: number): string {
  const words = formsText.chunks;
  const count = Math.ceil(length / chunk);
  const last = length - (count - 1) * chunk;
  const computed = (count - 1) * chunk * chunk + last * last;
  const first = words.summary(formatCount(computed), formatCount(length * length), count === 1);
  if (count === 1) return first;
  const numbers = formatCount(d * (dv + 1));
  const rest = chosen === 0 ? words.first(numbers) : chosen === count - 1 ? words.last(numbers) : words.both(chosen + 1, numbers);
  return `${first} ${rest}`;
}
