/** What the presets of training claim of the other sign, of several machines and of narrow weights, over twenty seeds each. */
import { quantile } from "../../src/numerics/quantile";
import type { Check, Figure } from "../check";
import { freshSeeds, goodness, leastGamma, timesBetter, trainedNetworks } from "../trained-networks";

export const checks: readonly Check[] = [
  {
    id: "eagle-regimes",
    title: "with the other sign another algorithm is found, machines send C and D alone, and narrow weights are sketches",
    run: () => [...otherSign(), ...sent(), ...narrow()],
  },
];

function otherSign(): Figure[] {
  const networks = trainedNetworks("other-sign", freshSeeds);
  return [
    {
      name: "+D: largest gamma of a first layer",
      value: Math.max(...networks.map(({ layers }) => layers[0].gamma)),
      relation: "<",
      bound: 0.5,
    },
    {
      name: "+D: times better than answering zero, worst seed",
      value: Math.min(...networks.map(timesBetter)),
      relation: ">=",
      bound: 2,
    },
    {
      name: "+D: least of the largest steps of later layers with the other sign",
      value: Math.min(...networks.map(({ layers }) => -Math.min(...layers.slice(1).map(({ gamma }) => gamma)))),
      relation: ">=",
      bound: 1,
    },
  ];
}

function sent(): Figure[] {
  const networks = trainedNetworks("what-is-sent", freshSeeds);
  const shares = networks.flatMap(({ layers }) => layers.slice(0, -1).map(({ sentHidden }) => sentHidden ?? 0));
  return [
    ...goodness(networks, { median: 14, worst: 10 }).map((figure) => ({ ...figure, name: `two machines: ${figure.name}` })),
    { name: "share of C and D in what machines send, worst layer before the last", value: Math.min(...shares), relation: ">=", bound: 0.9 },
  ];
}

function narrow(): Figure[] {
  const networks = trainedNetworks("narrow", freshSeeds);
  const best = networks.map(({ layers }) => Math.min(...layers.map(({ sketch }) => sketch?.deviation ?? 1)));
  const first = networks.map(({ layers }) => layers[0].sketch?.deviation ?? 1);
  const cosines = networks.map(({ layers }) => layers[0].sketch?.cosines.at(-1) ?? 1);
  return [
    { name: "left out of W_QK by a sketch, first layer, worst seed", value: Math.max(...first), relation: "<", bound: 0.3 },
    { name: "left out of W_QK by a sketch, best layer, worst seed", value: Math.max(...best), relation: "<", bound: 0.2 },
    {
      name: "smallest cosine of that sketch with W_VP, largest of the seeds: not the same directions",
      value: Math.max(...cosines),
      relation: "<",
      bound: 0.9,
    },
    {
      name: "narrow: times better than answering zero, median of the seeds",
      value: quantile(Float64Array.from(networks, timesBetter), 0.5),
      relation: ">=",
      bound: 2.5,
    },
    {
      name: "narrow: times better than answering zero, worst seed",
      value: Math.min(...networks.map(timesBetter)),
      relation: ">=",
      bound: 1.5,
    },
    {
      name: "narrow: seeds of twenty with a layer at zero",
      value: networks.filter((network) => leastGamma(network) < 0.2).length,
      relation: "within",
      bound: [1, 15],
    },
  ];
}
