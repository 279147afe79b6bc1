/** What the presets of training claim of the other sign, of several machines and of narrow weights, over three seeds. */
import { trainingResult } from "../../src/engine/eagle/training/result";
import { presets } from "../../src/experiment/eagle/presets";
import type { Check, Figure } from "../check";

const seeds = [1, 2, 3];

function trained(id: string) {
  const preset = presets.find((one) => one.id === id);
  if (!preset) throw new Error(`there is no preset ${id}`);
  return seeds.map((seed) => trainingResult({ ...preset.document, seed }).solvers[0]);
}

export const checks: readonly Check[] = [
  {
    id: "eagle-regimes",
    title: "with the other sign another algorithm is found, machines send C and D alone, and narrow weights are sketches",
    run: () => [...otherSign(), ...sent(), ...narrow()],
  },
];

function otherSign(): Figure[] {
  const networks = trained("other-sign");
  return [
    {
      name: "+D: largest gamma of a first layer",
      value: Math.max(...networks.map(({ layers }) => layers[0].gamma)),
      relation: "<",
      bound: 0.5,
    },
    {
      name: "+D: times better than answering zero, worst seed",
      value: Math.min(...networks.map(({ medianError, zeroMedianError }) => zeroMedianError / medianError)),
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
  const shares = trained("what-is-sent").flatMap(({ layers }) => layers.slice(0, -1).map(({ sentHidden }) => sentHidden ?? 0));
  return [
    { name: "share of C and D in what machines send, worst layer before the last", value: Math.min(...shares), relation: ">=", bound: 0.9 },
  ];
}

function narrow(): Figure[] {
  const networks = trained("narrow");
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
      name: "times better than answering zero, median of the seeds",
      value: networks.map(({ medianError, zeroMedianError }) => zeroMedianError / medianError).toSorted((a, b) => a - b)[1],
      relation: ">=",
      bound: 1.5,
    },
  ];
}
