/** Feature maps of keys and queries (section 6): features, least squares and heads beside those of the layer without a map. */

import type { DataTable } from "../../../../../platform/ui/panel/table";
import type { SentenceParts } from "../../../../../platform/ui/Sentence";
import type { FeatureMapAnswer, FittedFeatures, Question } from "../../../engine/study/questions";
import { mostMappedFeatures } from "../../../math/learners/feature-maps/cost";
import { independentFeatures, mappedFeatureCount } from "../../../math/model/feature-maps";
import { type HeadsSeries, usedHeads } from "../../charts/heads-layout";
import { comparisonText } from "../../panels/comparison-words";
import { panelText } from "../../panels/words";
import { dimensionOf, failed, type Moment, psiOf, standing } from "../moment";
import { certificateText } from "../words";

/** Singular values of W below this share of the largest give no head. */
export const noHeadBelow = 1e-10;

function featuresOf(moment: Moment): number {
  return mappedFeatureCount(moment.choices.map, dimensionOf(psiOf(moment)));
}

export function mapQuestions(moment: Moment): readonly Question[] {
  return featuresOf(moment) > mostMappedFeatures ? [] : [{ kind: "feature-map", map: moment.choices.map }];
}

/** The answer about the chosen map; null while it is about another one. */
export function mapAnswer(moment: Moment): FeatureMapAnswer | null {
  const answer = moment.entry("feature-map")?.answer ?? null;
  return answer?.map === moment.choices.map ? answer : null;
}

/** The line shown instead of the picture; null when there is a picture. */
export function noMap(moment: Moment): SentenceParts | null {
  const words = certificateText.map;
  const stands = standing(moment);
  if (stands) return stands;
  const features = featuresOf(moment);
  if (features > mostMappedFeatures) return [words.tooMany(features, mostMappedFeatures)];
  const entry = moment.entry("feature-map");
  if (entry?.failure) return failed(entry.failure);
  return mapAnswer(moment) ? null : [words.asking];
}

export function mapSentence(moment: Moment): SentenceParts {
  const answer = mapAnswer(moment);
  return answer ? [errorsSaid(answer), rankSaid(answer)] : [];
}

function errorsSaid({ map, mapped, without }: FeatureMapAnswer): string {
  const words = certificateText.map;
  if (!mapped.fit || !without.fit || Number.isNaN(mapped.fit.test)) return words.unlabelled;
  return map === "identity" ? words.same(mapped.fit.test) : words.fits(words.maps[map], mapped.fit.test, without.fit.test);
}

function rankSaid({ map, mapped: { rank, eigenvalues }, without, target }: FeatureMapAnswer): string {
  const words = certificateText.map;
  const features = eigenvalues.length;
  if (rank === features) return words.full(features, target?.distance ?? null);
  const most = independentFeatures(map, dimensionOf(without.eigenvalues.length));
  return most < features ? words.symmetric(rank, features, most) : words.singular(rank, features);
}

type Numbers = (features: FittedFeatures) => { readonly values: ArrayLike<number>; readonly note: string };

/** One series for the layer with the map and one for the layer without; the same layer once. */
function seriesOf({ map, mapped, without }: FeatureMapAnswer, numbers: Numbers): HeadsSeries[] {
  const words = certificateText.map;
  const shared = { stems: false, textColor: "var(--ink)" };
  const withMap = { ...shared, id: "with", name: words.with, color: "var(--ink)", marker: 0, ...numbers(mapped) };
  const own = { ...shared, id: "without", name: words.without, color: "var(--muted)", marker: 1, ...numbers(without) };
  return map === "identity" ? [withMap] : [withMap, own];
}

/** Eigenvalues of the second moments, descending. */
export function spectra(answer: FeatureMapAnswer): HeadsSeries[] {
  const note = panelText.spectrum.rankOf;
  return seriesOf(answer, ({ eigenvalues, rank }) => ({ values: eigenvalues.toReversed(), note: note(rank, eigenvalues.length) }));
}

/** Share of the largest eigenvalue that is rounding, the larger of both. */
export function roundingOf({ mapped, without }: FeatureMapAnswer): number {
  const share = ({ eigenvalues, floor }: FittedFeatures) => floor / (eigenvalues[eigenvalues.length - 1] || 1);
  return Math.max(share(mapped), share(without));
}

/** Singular values of W; none without labels. */
export function headValues(answer: FeatureMapAnswer): HeadsSeries[] {
  if (!answer.mapped.fit || !answer.without.fit) return [];
  return seriesOf(answer, ({ fit }) => {
    const values = fit?.singularValues ?? [];
    return { values, note: comparisonText.heads.used(usedHeads(values, noHeadBelow), values.length) };
  });
}

export function mapTable(moment: Moment): DataTable {
  const { place, spectrum, values, ...names } = certificateText.map;
  const answer = mapAnswer(moment);
  if (!answer) return { columns: [], rows: [] };
  const { mapped, without } = answer;
  const columns = [
    mapped.eigenvalues.toReversed(),
    without.eigenvalues.toReversed(),
    mapped.fit?.singularValues,
    without.fit?.singularValues,
  ];
  const rows = Math.max(...columns.map((column) => column?.length ?? 0));
  return {
    columns: [place, ...[spectrum, values].flatMap((what) => [`${what}: ${names.with}`, `${what}: ${names.without}`])],
    rows: Array.from({ length: rows }, (_, at) => [at + 1, ...columns.map((column) => column?.[at] ?? "")]),
  };
}
