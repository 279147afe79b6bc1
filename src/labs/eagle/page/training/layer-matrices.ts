/** Matrices of every layer as they are drawn. */
import { formatPower, formatRounded } from "../../../../platform/charts/format";
import type { EagleDocument } from "../../document/document";
import type { WeightsView } from "../../engine/training/protocol";
import type { LayerWeightsChartProps } from "../charts/LayerWeightsChart";
import { trainingText } from "./words";

/** W_QK and W_VP of a layer, the latter of all machines below one another, and what stands below each. */
export interface NotedLayer {
  readonly WQK: ArrayLike<number>;
  readonly WVP: ArrayLike<number>;
  readonly notes: { readonly WQK: readonly string[]; readonly WVP: readonly string[] };
}

export const matrixKinds = [
  { letter: "W", index: "QK" },
  { letter: "W", index: "VP" },
] as const;

/** Lines part the columns of A and B from those of C and D, and machines from one another. */
export function drawnLayers(
  { problem }: EagleDocument,
  { features, machines }: WeightsView,
  layers: readonly NotedLayer[],
): LayerWeightsChartProps["layers"] {
  const columns = problem.kind === "training" ? features - problem.nPrime : features;
  const cuts = Array.from({ length: machines }, (_, mu) => [mu * features, mu * features + columns]).flat();
  return layers.map(({ WQK, WVP, notes }, at) => ({
    name: trainingText.layer(at + 1),
    matrices: [
      { size: features, values: WQK, cuts: [columns], notes: notes.WQK },
      { size: machines * features, values: WVP, cuts: cuts.slice(1), notes: notes.WVP },
    ],
  }));
}

/** Two figures: there is little room below a matrix. */
export function short(value: number): string {
  if (value === 0) return "0";
  const written = Math.abs(value) < 1e-3 ? formatPower(value, 0) : formatRounded(value, 2);
  return written.replace("-", "−");
}
