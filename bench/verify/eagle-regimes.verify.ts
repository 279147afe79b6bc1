/** What the presets of training claim of the other sign, of several machines and of narrow weights, over twenty seeds each. */
import { quantile } from "../../src/platform/numerics/quantile";
import type { Check, Figure } from "../check";
import { freshSeeds, goodness, leastGamma, timesBetter, trainedNetworks } from "../trained-networks";

export const checks: readonly Check[] = [
  {
    id: "eagle-regimes",
    title: "with the other sign another algorithm is found, and machines send C and D alone",
    run: () => [...otherSign(), ...sent()],
  },
  {
    id: "eagle-narrow",
    title: "narrow weights come out as sketches, with each of twenty seeds",
    run: narrow,
  },
  {
    id: "eagle-gaussian-start",
    title: "from Gaussian factors some networks of several machines lose a layer, and some send A and B",
    run: gaussianStart,
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
  const sketches = networks.map(({ layers }) => layers.slice(0, -1).map(({ sketch }) => sketch));
  const deviations = sketches.flatMap((layers) => layers.map((sketch) => sketch?.deviation ?? Number.NaN));
  const firstDeviations = sketches.map(([sketch]) => sketch?.deviation ?? Number.NaN);
  const first = sketches.map(([sketch]) => sketch?.cosines.at(-1) ?? Number.NaN);
  return [
    ...goodness(networks, { median: 3, worst: 2.5 }),
    // At first, where W_QK = W_Q W_Q^T, it is .34 to .65.
    { name: "left out of W_QK by a sketch, layer 1, worst", value: Math.max(...firstDeviations), relation: "<", bound: 0.25 },
    {
      name: "left out of W_QK by a sketch, layers 1 to 3, median",
      value: quantile(Float64Array.from(deviations), 0.5),
      relation: "<",
      bound: 0.25,
    },
    { name: "left out of W_QK by a sketch, layers 1 to 3, worst", value: Math.max(...deviations), relation: "<", bound: 0.4 },
    {
      name: "smallest cosine of the first sketch with W_VP, largest of the seeds: not the same directions",
      value: Math.max(...first),
      relation: "<",
      bound: 0.95,
    },
  ];
}

/** One seed that leaves a layer at zero from this start, and one whose first layer sends more than C and D. */
function gaussianStart(): Figure[] {
  const [lost] = trainedNetworks("what-is-sent", [9003], "gaussian");
  const [sends] = trainedNetworks("what-is-sent", [2003], "gaussian");
  return [
    { name: "two machines, seed 9003: gamma of a layer, least", value: leastGamma(lost), relation: "<", bound: 0.1 },
    {
      name: "two machines, seed 2003: share of C and D in what the first layer sends",
      value: sends.layers[0].sentHidden ?? 1,
      relation: "<",
      bound: 0.5,
    },
  ];
}
