/** What the panels of training say now, built from the run. */
import { formatCount, formatFixed } from "../../../charts/format";
import type { LionDocument } from "../../../experiment/lion/document";
import { latestOf } from "../session/latest";
import type { LionSeries } from "../session/series";
import { learnersOf, measureOf } from "./training-data";
import { trainingText } from "./words";

/** Who is ahead, and how the others stand. */
export function trainingSentence(document: LionDocument, series: LionSeries): string {
  const words = trainingText.training;
  if (document.learners.length === 0) return words.nobody;
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
  return ranked.length === 1 ? first : `${first} ${words[measure].last(last.name, said(last))}`;
}
