/** Captions of the training panels, built from the run. */

import { formatCount, formatFixed, formatRounded } from "../../../../platform/charts/format";
import { joinSentences } from "../../../../platform/ui/grammar";
import type { LionDocument } from "../../document/document";
import { latestOf } from "../session/latest";
import type { LionSeries } from "../session/series";
import { closesMost, type HeadDecays, halfLifeOf } from "./learned-decays";
import { learnersOf, measureOf, testedAt } from "./training-data";
import { trainingText } from "./words";

/** The best learner, and how the others compare. */
export function trainingSentence(document: LionDocument, series: LionSeries): string {
  const words = trainingText.training;
  if (document.learners.length === 0) return words.absent;
  const measure = measureOf(document);
  const all = learnersOf(document, series).flatMap(({ name, state }) => {
    const latest = state && latestOf(state);
    return latest ? [{ name, ...latest }] : [];
  });
  if (all.length === 0) return words.begins;
  const better = measure === "accuracy" ? -1 : 1;
  const ranked = all.toSorted((a, b) => better * (a[measure] - b[measure]));
  const said = (one: (typeof all)[number]) => formatFixed(one[measure], 3);
  const [best] = ranked;
  const last = ranked.at(-1)!;
  const first = words[measure].best(best.name, formatCount(best.step), said(best));
  const alike = ranked.length > 1 && said(best) === said(last);
  const sentence = alike
    ? words[measure].alike(said(best))
    : ranked.length === 1
      ? first
      : `${first} ${words[measure].last(last.name, said(last))}`;
  return joinSentences(sentence, ...elsewhere(document, series));
}

/** Results of the learners at lengths that they were not trained on, once all of them have been tested. */
function elsewhere(document: LionDocument, series: LionSeries): readonly string[] {
  const { problem } = document;
  const learners = learnersOf(document, series);
  if (problem.kind !== "task" || learners.some(({ state }) => state?.status !== "done")) return [];
  const measure = measureOf(document);
  return problem.testLengths
    .filter((length) => length !== problem.length)
    .map((length) => {
      const said = learners.flatMap(({ name, state }) => {
        const found = state && testedAt(state, measure).find((one) => one.length === length);
        return found ? [`${name} ${formatFixed(found.value, 3)}`] : [];
      });
      return trainingText.training.elsewhere(formatCount(length), said.join(", "));
    });
}

/** A learner's decays, in words that do not depend on the task. */
export function decaysSentence(document: LionDocument, learner: number, inspected: boolean, heads: readonly HeadDecays[]): string {
  const words = trainingText.sequence;
  const spec = document.learners[learner];
  if (!spec) return trainingText.training.absent;
  if (!inspected) return trainingText.training.begins;
  if (spec.variant === "LIT" || spec.variant === "softmax") return words.nothingDecays[spec.variant];
  const closed = closesMost(heads);
  if (!closed) return trainingText.training.begins;
  if (spec.variant === "D") {
    return fixedSentence(
      heads.map(({ mean }) => halfLifeOf(mean)),
      document.problem.kind === "task" ? document.problem.length : Number.POSITIVE_INFINITY,
    );
  }
  const { glyph, lambda, mean } = closed;
  return words.selective(placeOf(spec, closed), glyphWords(glyph), formatFixed(lambda, 3), formatFixed(mean, 3));
}

/** Half-lives of heads with one decay each; one longer than a sequence is stated only as such. */
export function fixedSentence(lives: readonly number[], length: number): string {
  const words = trainingText.sequence;
  const [quickest, slowest] = [Math.min(...lives), Math.max(...lives)];
  if (quickest > length) return words.allKeep(formatCount(length));
  const low = formatRounded(quickest, 2);
  return slowest > length ? words.slowestKeeps(low, formatCount(length)) : words.fixed(low, formatRounded(slowest, 2));
}

/** How many heads there are. */
type Heads = Readonly<Record<"layers" | "heads" | "scans", number>>;

/** Which head it is: its layer and its scan only where there are several. */
export function placeOf({ layers, heads, scans }: Heads, { layer, head }: Pick<HeadDecays, "layer" | "head">): string {
  return trainingText.sequence.head(layers > 1 ? layer + 1 : null, scans > 1 ? Math.floor(head / heads) + 1 : null, (head % heads) + 1);
}

/** A kind of token in words, or as itself. */
export function glyphWords(glyph: string): string {
  const { glyphs, quoted } = trainingText.sequence;
  return glyphs[glyph as keyof typeof glyphs] ?? quoted(glyph);
}

/** The same without computing any sequence: a sentence on the learner alone. */
export function plainDecaysSentence(document: LionDocument, series: LionSeries, learner: number): string {
  const spec = document.learners[learner];
  if (spec && (spec.variant === "LIT" || spec.variant === "softmax")) return trainingText.sequence.nothingDecays[spec.variant];
  return trainingSentence(document, series);
}
