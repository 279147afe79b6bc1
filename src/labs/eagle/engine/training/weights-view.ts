/** Weights as the page has them, and as the mathematics does. */
import type { LayerProducts, NetworkShape } from "../../math/training/network";
import { productsOf } from "../../math/training/oracle";
import type { Numbers } from "../../math/training/settings";
import type { WeightsView } from "./protocol";

/** The products of a network's weights, as they are shown. */
export function weightsView(shape: NetworkShape, weights: Numbers): WeightsView {
  return productsView(shape, productsOf(shape, weights));
}

/** The same of products themselves. */
export function productsView(shape: NetworkShape, products: readonly LayerProducts[]): WeightsView {
  const layers = products.map(({ WQK, WVP }) => {
    const all = new Float32Array(WVP.length * WVP[0].length);
    for (const [mu, part] of WVP.entries()) all.set(part, mu * part.length);
    return { WQK: Float32Array.from(WQK), WVP: all };
  });
  return { features: shape.n / shape.machines + shape.nPrime, machines: shape.machines, layers };
}

/** The other way: the products of every layer, a matrix W_VP for each machine. */
export function productsIn({ features, machines, layers }: WeightsView): readonly LayerProducts[] {
  const size = features * machines * features;
  return layers.map(({ WQK, WVP }) => ({
    WQK: Float64Array.from(WQK),
    WVP: Array.from({ length: machines }, (_, mu) => Float64Array.from(WVP.subarray(mu * size, (mu + 1) * size))),
  }));
}
