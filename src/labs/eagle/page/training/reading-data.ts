/** How weights are read by threshold and clusters, step by step: what is drawn and said of each step. */

import { formatCount } from "../../../../platform/charts/format";
import { joinSentences } from "../../../../platform/ui/grammar";
import type { DataTable } from "../../../../platform/ui/panel/table";
import type { EagleDocument } from "../../document/document";
import type { WeightsView } from "../../engine/training/protocol";
import type { QuantisedWeights } from "../../engine/training/unroll-messages";
import { productsIn } from "../../engine/training/weights-view";
import { isKept, type Quantised } from "../../math/training/quantisation";
import { readLayer } from "../../math/training/reading";
import { type NotedLayer, short } from "./layer-matrices";
import { beforeLast, shareRange } from "./sentences";
import { networkShape, turnsOf } from "./training-data";
import { unrollText } from "./unroll-words";
import type { ReadingStep } from "./views";

/** A step at which matrices are looked at, and nothing is run yet. */
export type LookingStep = Exclude<ReadingStep, "run">;

const kinds = ["WQK", "WVP"] as const;

/** The matrices of a step, with signs turned as where the weights themselves are shown. */
export function readingLayers(document: EagleDocument, { weights, clustered, layers }: QuantisedWeights, step: LookingStep): NotedLayer[] {
  const turns = turnsOf(document, weights);
  return layers.map((said, at) => {
    const valuesOf = (kind: (typeof kinds)[number]) => {
      const entries = (step === "clusters" ? clustered : weights).layers[at][kind];
      const isShown = (value: number) => step !== "threshold" || isKept(value, said[kind]);
      return Float64Array.from(entries, (value) => (isShown(value) && value !== 0 ? turns[at] * value : 0));
    };
    const notesOf = (kind: (typeof kinds)[number]) => notesBelow(said[kind], step, turns[at]);
    return { WQK: valuesOf("WQK"), WVP: valuesOf("WVP"), notes: { WQK: notesOf("WQK"), WVP: notesOf("WVP") } };
  });
}

function notesBelow({ threshold, kept, all, centres }: Quantised, step: LookingStep, turn: number): readonly string[] {
  const words = unrollText.reading;
  if (step === "entries") return [words.threshold(short(threshold))];
  if (step === "threshold") return [words.kept(formatCount(kept), formatCount(all))];
  return kept === 0 ? [words.nothing] : valuesOf(centres, turn).map(short);
}

/** Ascending, with the sign that is shown. */
function valuesOf(centres: readonly number[], turn: number): readonly number[] {
  return turn < 0 ? centres.map((value) => -value).toReversed() : centres;
}

/** What a step does to the weights, over the layers after which A is used again. */
export function readingSentence({ layers }: QuantisedWeights, step: LookingStep): string {
  const words = unrollText.reading;
  const [queryKey, values] = kinds.map((kind) => beforeLast(layers).map((layer) => layer[kind]));
  const over = layers.length > 2 ? words.layersTo(formatCount(layers.length - 1)) : words.layerOne;
  if (step === "entries") return words.entries;
  if (step === "threshold") {
    const inPlace = (said: readonly Quantised[]) => {
      const some = said.filter(({ kept }) => kept > 0);
      return some.length > 0 ? shareRange(some.map(({ keptInPlace, kept }) => keptInPlace / kept)) : null;
    };
    const stays = (said: readonly Quantised[]) => shareRange(said.map(({ kept, all }) => kept / all));
    const [upper, lower] = [inPlace(queryKey), inPlace(values)];
    return joinSentences(
      words.dropped(over, stays(queryKey), stays(values)),
      upper !== null && lower !== null && words.inPlace(upper, lower),
    );
  }
  const leftOut = (said: readonly Quantised[]) => shareRange(said.map((one) => one.leftOut));
  return words.gathered(over, leftOut(queryKey), leftOut(values));
}

/** The numbers of every layer; the last three are the iteration of EAGLE that what is left amounts to. */
export function readingTable(document: EagleDocument, { weights, clustered, layers }: QuantisedWeights): DataTable {
  const { layer, matrix, threshold, kept, all, inPlace, values, leftOut, alphas } = unrollText.reading.columns;
  const turns = turnsOf(document, weights);
  const scalars = scalarsOf(document, clustered, turns);
  return {
    columns: [layer, matrix, threshold, kept, all, inPlace, values, leftOut, ...alphas],
    rows: layers.flatMap((said, at) =>
      kinds.map((kind) => {
        const one = said[kind];
        const [a1, a2, a3] = scalars[at];
        const centres = valuesOf(one.centres, turns[at]).map(short).join(", ");
        const read = kind === "WQK" ? [a1, "", ""] : ["", a2, a3];
        return [at + 1, kind === "WQK" ? "W_QK" : "W_VP", one.threshold, one.kept, one.all, one.keptInPlace, centres, one.leftOut, ...read];
      }),
    ),
  };
}

/** Three numbers a layer of what is left, with the signs that are shown. */
function scalarsOf(document: EagleDocument, clustered: WeightsView, turns: readonly number[]) {
  const shape = networkShape(document);
  if (!shape) return [];
  return productsIn(clustered).map(({ WQK, WVP }, at) => {
    const turned = (values: Float64Array) => values.map((value) => turns[at] * value);
    return readLayer(shape, { WQK: turned(WQK), WVP: WVP.map(turned) }).scalars;
  });
}
