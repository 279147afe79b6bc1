/**
 * What every number in the texts of a preset is, in the order of the English words: a setting ("task.d", "learners.1.heads"), a
 * result ("ends.1.test" is the test error of the second learner at its end), computed from them, chosen by the text, or measured.
 */
import { featureCount } from "../../math/model/samples";
import { tokensPerStep } from "../../math/tasks/turing-machine/layer-shape";
import { bound, chosen, type Facts, measured, near, type Source, type TextName } from "./sources";

type Said = Partial<Readonly<Record<TextName, readonly Source[]>>>;

const ofFormula = (value: number) => chosen(value, "stands in a formula");
const ofFigure = (value: number) => chosen(value, "the number of a figure or an equation of the paper");
const ofPaper = (value: number) => chosen(value, "an axis of the paper's figure");

const learnersOf = (kind: string) => (facts: Facts) => facts.learners.filter((learner) => learner.kind === kind).length;
const gradientLearners = learnersOf("gradient");
const field = (learner: unknown, name: string) => (learner as Readonly<Record<string, number>>)[name];
/** Bits of a significand in decimal digits. */
const digitsOf = (bits: number) => () => Math.round(bits * Math.log10(2));
const words = ({ task }: Facts) => 2 ** task.length;
const unseenWords = (facts: Facts) => words(facts) - facts.task.traces;
const epochs = (facts: Facts) => (field(facts.learners[1], "steps") * field(facts.learners[1], "batch")) / facts.task.samples;
const runs = ({ map }: Facts) => (map ? map.x.points.length * map.y.points.length * map.seeds : Number.NaN);
const percent = (path: (facts: Facts) => number) => (facts: Facts) => Math.round(1000 * path(facts)) / 10;
const inFree = (facts: Facts, free: boolean) =>
  facts.cells.filter((_, k) => {
    const { x, y } = facts.map ?? { x: { points: [] }, y: { points: [] } };
    const [samples, d] = [x.points[k % x.points.length][0], y.points[Math.floor(k / x.points.length)][0]];
    return Number(samples) < featureCount(Number(d)) === free;
  }) as readonly number[];

const ofSearch = (value: number) => chosen(value, "of the paper's search space (App. G.1)");
const gapsOfFigure1 = (learner: string) => [
  ...[ofSearch(2), ofSearch(2), `${learner}.rate`, `${learner}.batch`, ofFormula(0), ofFormula(0), ofFormula(1)],
];
const searchOfFigure1 = (learner: string) => [ofSearch(500), ofSearch(0.01), `${learner}.rate`, `${learner}.batch`, ofSearch(64)];
const settingOfFigure1 = ["task.d", "task.samples", "task.n", ...searchOfFigure1("learners.1"), "learners.1.repeats"];
const medians = [1, 2, 4, 8, 16].flatMap((heads, k) =>
  k === 0 ? [measured("median, 1")] : [measured(`median, ${heads}`), `learners.${k + 1}.heads`],
);
const mediansAtOther = [ofSearch(0.01), ...[1, 2, 4, 8, 16].map((heads) => measured(`median at 0.01, ${heads}`)), "learners.5.heads"];
const mapHeads = [0, 1, 2, 3, 4].map((k) => `map.x.points.${k}.0`);

export const said: Readonly<Record<string, Said>> = {
  "heads-that-help": {
    commentary: ["task.heads", measured("share of the variance, per cent"), "task.heads", "learners.2.heads", "learners.3.heads"],
  },
  "extra-heads-help": { commentary: ["learners.3.heads", measured("lowest"), measured("largest rise in decades")] },
  "label-noise": { commentary: ["task.noise", ofFormula(1), "task.samples", "learners.2.heads"] },
  "far-from-the-data": { commentary: ["task.shifts.0.factor", ({ task }) => task.shifts[2].n / task.n, "psi"] },
  "how-many-digits": {
    commentary: [
      gradientLearners,
      "learners.1.heads",
      digitsOf(24),
      digitsOf(53),
      near("ends.1.test"),
      ({ ends }) => Math.log10(Number(ends[1].test) / Number(ends[2].test)),
    ],
  },
  "sixteen-dimensions": { title: ["task.d"], commentary: ["task.d", "psi", "task.samples", "task.heads", ({ d }) => d ** 2] },
  "two-valleys-one-bowl": {
    title: [({ learners }) => learners.filter((learner) => field(learner, "heads") === 2).length],
    commentary: [
      ({ learners }) => learners.filter((learner) => field(learner, "heads") === 2).length,
      "learners.1.heads",
      measured("hill"),
      measured("hill between matched heads"),
      "ends.3.train",
      "ends.3.test",
    ],
  },
  "depth-is-not-heads": {
    commentary: [
      ...["learners.1.steps", "ends.1.test", "learners.2.heads", "ends.2.test", "learners.3.heads", "ends.3.test"],
      ...["learners.4.layers", "ends.4.test", "learners.5.layers", "ends.5.test"],
    ],
  },
  "full-transformer": {
    commentary: [
      ...["learners.1.heads", "ends.1.test", "learners.1.steps", "ends.2.train", "ends.2.test"],
      ...[chosen(2048, "more samples"), "task.samples", measured("train, more samples"), measured("test, more samples")],
    ],
  },
  "too-few-samples": { commentary: ["task.samples", "psi", "nullity", "psi"] },
  "a-rate-that-diverges": { commentary: [gradientLearners, "learners.1.rate", "learners.2.rate", "learners.2.heads"] },
  "rademacher-data-are-blind": { commentary: ["nullity", "psi", ofFormula(1), "rank"] },
  "one-token": { commentary: ["psi", "rank", "task.shifts.0.n"] },
  "a-memory-of-four-pairs": { title: ["task.pairs"], commentary: ["task.pairs", "task.pairs"] },
  "perfect-fit-wrong-function": { commentary: ["nullity", "psi"] },
  "the-two-head-witness": {
    title: [chosen(2, "the memory's head and one more")],
    commentary: [chosen(2, "keys that the query of the head reads"), "task.samples", "laboratory.error", "laboratory.size"],
  },
  "five-percent-are-enough": {
    title: [percent(({ task }) => task.gaussianShare)],
    commentary: ["task.samples", ({ task }) => Math.floor(task.samples * task.gaussianShare), "psi", measured("lambda_min")],
  },
  "a-softmax-teacher": { commentary: ["reference"] },
  "right-and-rolled-out-wrong": { commentary: ["task.traces", measured("certified"), "learners.1.heads"] },
  "certified-computations": { commentary: ["task.traces", measured("certified"), "task.testTraces", "learners.1.heads"] },
  "parity-from-8-traces": {
    title: ["task.traces"],
    commentary: ["task.traces", "task.length", unseenWords, measured("right after rounding"), "learners.1.heads"],
  },
  "parity-from-16-traces": {
    title: ["task.traces"],
    commentary: [
      ...["task.traces", measured("certified"), unseenWords, measured("exact"), measured("exact, not certified"), "learners.1.heads"],
    ],
  },
  "parity-from-32-traces": { title: ["task.traces"], commentary: ["task.traces", words, "rank", "psi", "learners.1.heads"] },
  "the-next-token": { commentary: ["task.traces", "learners.1.steps", "learners.1.heads"] },
  "binary-increment": {
    commentary: [
      ...[() => tokensPerStep, "task.traces", "task.cells", measured("certified"), ({ task }: Facts) => 2 ** task.cells - task.traces],
      ...[measured("right after rounding"), "d", "learners.1.heads"],
    ],
  },
  "probes-certify-everything": {
    commentary: ["psi", "task.traces", measured("rank of the traces alone"), "task.probes", chosen(0, "a bound"), "learners.1.heads"],
  },
  "paper-figure-1a": {
    title: [ofFigure(1), "task.d"],
    commentary: [gradientLearners, "task.samples", "learners.1.rate", ofSearch(0.01), "learners.5.heads"],
    setting: settingOfFigure1,
    reproduced: [epochs, ...medians, "ends.0.test", ...mediansAtOther],
    differs: gapsOfFigure1("learners.1"),
  },
  "paper-figure-1b": {
    title: [ofFigure(1), "task.d"],
    commentary: [
      ...["task.d", "task.samples", "learners.1.rate", "learners.2.heads", "learners.5.heads"],
      ...[ofSearch(0.01), "learners.5.heads"],
    ],
    setting: settingOfFigure1,
    reproduced: [epochs, ...medians, "ends.0.test", "learners.2.heads", ...mediansAtOther],
    differs: gapsOfFigure1("learners.1"),
  },
  "paper-figure-2a": {
    title: [ofFigure(2)],
    commentary: ["learners.1.steps", "learners.2.steps", ({ learners }) => field(learners[3], "steps") / 1e6, chosen(1e6, "a million")],
    setting: [
      ...["task.d", "d", "psi", "task.samples", percent(({ sweep }) => Math.max(...(sweep?.values ?? []).map(Number)))],
      ...[ofPaper(2), ofPaper(2)],
    ],
    reproduced: [
      ...["learners.2.steps", measured("distance at 0"), percent(({ sweep }) => Number(sweep?.values[0])), measured("rank at 0")],
      ...[0.0025, 0.005, 0.01, 0.05].flatMap((share) => [measured(`distance at ${share}`), measured(`lambda_min at ${share}`)]),
      percent(({ sweep }) => Number(sweep?.values[0])),
    ],
    differs: [chosen(0, "distance of what is exact"), ofFormula(0), "learners.1.startScale", "learners.1.relativeRate", ofFigure(14)],
  },
  "paper-figure-2b": {
    title: [ofFigure(2)],
    commentary: ["sweep.values.length", percent(({ sweep }) => Number(sweep?.values[1])), "rank", "psi"],
    setting: [
      ofFigure(2),
      ...["learners.2.heads", "learners.3.heads", "learners.4.heads", "learners.5.heads"],
      ...[measured("lambda_min, full rank"), chosen(0, "what is called low rank")],
    ],
    reproduced: [
      ...["convex", "1", "2", "4", "8"].map((learner) => measured(`full rank, ${learner}`)),
      ...["learners.2.heads", "learners.3.heads", "learners.4.heads", "learners.5.heads"],
      ...["convex", "1", "2", "4", "8"].map((learner) => measured(`low rank, ${learner}`)),
      measured("power of ten above the training errors"),
    ],
    differs: ["learners.2.rate", "learners.2.batch", "learners.2.steps", ofFormula(0), "learners.2.initialScale"],
  },
  "heads-against-rate": {
    commentary: [
      ...[runs, "map.x.points.4.0", "map.seeds", "task.heads", "map.x.points.2.0", "map.y.points.2.0", "map.y.points.3.0"],
      ...["map.y.points.0.0", "map.learner.steps"],
    ],
  },
  "identifiability-frontier": {
    commentary: [
      runs,
      ...[0, 1, 2, 3].map(
        (k) =>
          ({ map }: Facts) =>
            featureCount(Number(map?.y.points[k][0])),
      ),
      bound(10, (facts) => Math.min(...inFree(facts, true)) > 10 && Math.max(...inFree(facts, false)) < 1),
    ],
  },
  "paper-figure-1": {
    title: [ofFigure(1)],
    commentary: ["map.x.points.length", "map.y.points.0.0", "map.y.points.1.0", "map.seeds", "map.learner.rate"],
    setting: [
      ...["map.y.points.0.0", "map.y.points.0.1", "map.y.points.1.0", "map.y.points.1.1", "task.n", ...mapHeads],
      ...[...searchOfFigure1("map.learner"), "map.seeds"],
    ],
    reproduced: [
      measured("targets"),
      ...mapHeads,
      ...[1, 2, 4, 8, 16].map((heads) => measured(`median at d = 2, ${heads}`)),
      ...[epochsOfPanel(0), "map.y.points.0.0"],
      ...[1, 2, 4, 8, 16].map((heads) => measured(`median at d = 4, ${heads}`)),
      ...[epochsOfPanel(1), "map.y.points.1.0", "map.x.points.4.0", measured("power of ten below 4 heads over 16"), "map.x.points.2.0"],
    ],
    differs: [...gapsOfFigure1("map.learner"), "map.y.points.1.0", epochsOfPanel(1)],
  },
};

/** A point of the panels' axis sets d, samples, steps and the start. */
function epochsOfPanel(panel: number): (facts: Facts) => number {
  return ({ map }) => {
    const [, samples, steps] = map?.y.points[panel].map(Number) ?? [];
    return (steps * field(map?.learner, "batch")) / samples;
  };
}

/** Where German words have the same numbers in another order: the place in English of each. */
export const germanOrder: Readonly<Record<string, Partial<Readonly<Record<TextName, readonly number[]>>>>> = {
  "full-transformer": { commentary: [0, 2, 1, 3, 4, 5, 6, 7, 8] },
  "the-two-head-witness": { commentary: [0, 1, 3, 2] },
};
