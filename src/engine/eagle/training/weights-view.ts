/** Weights as the page has them. */
import type { LayerProducts } from "../../../eagle/training/network";
import type { WeightsView } from "./protocol";

/** The products of every layer, a matrix W_VP for each machine. */
export function productsIn({ features, machines, layers }: WeightsView): readonly LayerProducts[] {
  const size = features * machines * features;
  return layers.map(({ WQK, WVP }) => ({
    WQK: Float64Array.from(WQK),
    WVP: Array.from({ length: machines }, (_, mu) => Float64Array.from(WVP.subarray(mu * size, (mu + 1) * size))),
  }));
}
