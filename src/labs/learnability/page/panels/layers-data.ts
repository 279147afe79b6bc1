/** From the view of a learner of several layers to what the attention chart draws: every layer is a row of heads. */

import { largestOf } from "../../../../platform/charts/matrix-pixels";
import { roundedUp } from "../../../../platform/charts/run-axis";
import { sentenceCase } from "../../../../platform/ui/grammar";
import type { DataTable } from "../../../../platform/ui/panel/table";
import type { LearnerView } from "../../engine/view";
import type { AttentionGroup } from "../charts/AttentionChart";
import { isLayered, type NamedLearner, nameInText } from "../learners";
import type { RunSeries } from "../session/series";
import { layersText } from "./layers-words";

type Layers = NonNullable<LearnerView["layers"]>;

/** A learner of several layers, and its layers on the sample as far as they are known. */
export interface Layered {
  readonly learner: NamedLearner;
  readonly layers: Layers | null;
}

/** The one that was chosen, or else the last: presets put the deepest there. */
export function layeredLearner(learners: readonly NamedLearner[], series: RunSeries, chosen: number | null): Layered | null {
  const layered = learners.filter(isLayered);
  const learner = layered.find(({ index }) => index === chosen) ?? layered.at(-1);
  return learner ? { learner, layers: series.views.get(learner.index)?.layers ?? null } : null;
}

export function layerGroups({ learner, layers }: Layered, n: number): AttentionGroup[] {
  if (!layers) return [];
  const { textColor, color, marker } = learner;
  const size = layers.heads * n * n;
  return Array.from({ length: layers.layers }, (_, l) => ({
    id: `layer-${l}`,
    name: layersText.layer(l + 1),
    textColor,
    color,
    marker,
    notes: [],
    matrices: layers.matrices.subarray(l * size, (l + 1) * size),
  }));
}

/** Softmax weights have one scale; linear ones that of their largest, rounded up so that it seldom moves. */
export function layerScale({ normalised, matrices }: Layers): number {
  if (normalised) return 1;
  const largest = largestOf(matrices);
  return largest > 0 ? roundedUp(largest) : 1;
}

export function layersSentence(layered: Layered | null): string {
  const words = layersText;
  if (!layered) return words.none;
  const { learner, layers } = layered;
  if (!layers) return words.begin;
  const name = sentenceCase(nameInText(learner));
  return layers.normalised ? words.softmax(name) : words.linear(name, layers.layers);
}

export function layersTable(layered: Layered | null): DataTable {
  const { layer, head, answering, asking, weight } = layersText.columns;
  const columns = [layer, head, answering, asking, weight];
  if (!layered?.layers) return { columns, rows: [] };
  const { matrices, layers, heads } = layered.layers;
  const n = Math.round(Math.sqrt(matrices.length / (layers * heads)));
  const rows = Array.from(matrices, (value, i) => [
    Math.floor(i / (heads * n * n)) + 1,
    (Math.floor(i / (n * n)) % heads) + 1,
    (Math.floor(i / n) % n) + 1,
    (i % n) + 1,
    value,
  ]);
  return { columns, rows };
}
