/**
 * Trains the runs of figures that take too long for a page, and stores their quartiles. Every run is saved in the folder once
 * it ends, so that the work can be interrupted and continued; results are the same to the bit.
 *
 *     npx tsx scripts/stored-figures.ts train FOLDER [figure ...]   # all runs, or those of figure-1a, figure-1b, figure-4
 *     npx tsx scripts/stored-figures.ts write FOLDER                # into the page
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { kernelsOf } from "../src/labs/learnability/document/kernels";
import {
  closedFormOf,
  experimentOf,
  type Model,
  marksOf,
  models,
  type PanelOfFigure1,
  panelsOfFigure1,
  type Rate,
  rates,
  type Schedule,
  seeds,
  stepsPerEpoch,
  triedRates,
  tuningSeed,
} from "../src/labs/learnability/engine/stored-runs/figure-1";
import {
  automataExperiment,
  automataSeeds,
  type Sizes,
  sizesAt,
  traceCounts,
  varied,
  variedNames,
  wantedAccuracy,
} from "../src/labs/learnability/engine/stored-runs/figure-4";
import {
  curveOf,
  curvesOfPanel,
  type StoredCounts,
  type StoredPanel,
  writeStoredFigures,
} from "../src/labs/learnability/engine/stored-runs/stored-runs";
import { closedFormError, errorsAt, tokenAccuracy } from "../src/labs/learnability/engine/stored-runs/train";

/** Contents of a file of the folder. */
interface Kept {
  readonly kernels: string;
  /** Or the one accuracy of a Transformer on automata. */
  readonly errors: readonly number[];
  readonly seconds: number;
}

const target = join(import.meta.dirname, "../src/labs/learnability/page/stored-runs/stored-runs.json");
const machine = `${cpus()[0].model}, Node ${process.versions.node}`;
const panels = Object.keys(panelsOfFigure1) as PanelOfFigure1[];

const [command, folder, ...wanted] = process.argv.slice(2);
if (!folder || (command !== "train" && command !== "write")) throw new Error("say: train FOLDER [figure ...], or: write FOLDER");
mkdirSync(folder, { recursive: true });
if (command === "write") write();
else {
  for (const panel of panels) if (isWanted(panel)) train(panel);
  for (const seed of isWanted("figure-4") ? automataSeeds : [])
    for (const name of variedNames) for (const value of varied[name]) trainAutomata(sizesAt(name, value), seed);
}

function isWanted(figure: string): boolean {
  return wanted.length === 0 || wanted.includes(figure);
}

/** More and more traces until they suffice. */
function trainAutomata(sizes: Sizes, seed: number): void {
  for (const traces of traceCounts) {
    const experiment = automataExperiment(sizes, traces, seed);
    const name = nameOfAutomata(sizes, traces, seed);
    compute(name, kernelsOf(experiment), () => [tokenAccuracy(experiment)]);
    if (read(name).errors[0] >= wantedAccuracy) return;
  }
}

function nameOfAutomata({ states, letters, length }: Sizes, traces: number, seed: number): string {
  return `figure-4_${states}_${letters}_${length}_${traces}_${seed}`;
}

/** Seed by seed, as the learners of a seed share its data; the tuned rate needs the tries of another seed. */
function train(panel: PanelOfFigure1): void {
  const printed = rates.filter((at) => at !== "tuned").map((at): [Rate, Schedule] => [at, { rate: Number(at), schedule: "constant" }]);
  for (const model of models) for (const rate of triedRates) trained(panel, model, tuningSeed, { rate, schedule: "cosine" });
  for (const seed of seeds) {
    closedForm(panel, seed);
    for (const model of models) {
      for (const [, schedule] of printed) trained(panel, model, seed, schedule);
      trained(panel, model, seed, { rate: tunedRate(panel, model), schedule: "cosine" });
    }
  }
}

/** The tried rate with the lowest error at the end. */
function tunedRate(panel: PanelOfFigure1, model: Model): number {
  const end = (rate: number) => read(nameOf(panel, model, tuningSeed, { rate, schedule: "cosine" })).errors.at(-1) ?? Number.NaN;
  return [...triedRates].sort((a, b) => end(a) - end(b))[0];
}

function trained(panel: PanelOfFigure1, model: Model, seed: number, schedule: Schedule): void {
  const experiment = experimentOf(panel, model, seed, schedule);
  compute(nameOf(panel, model, seed, schedule), kernelsOf(experiment), () =>
    errorsAt(
      experiment,
      marksOf(panel, model, schedule).map((epochs) => epochs * stepsPerEpoch(panel)),
    ),
  );
}

function closedForm(panel: PanelOfFigure1, seed: number): void {
  const experiment = closedFormOf(panel, seed);
  compute(`${panel}_closed-form_${seed}`, kernelsOf(experiment), () => [closedFormError(experiment)]);
}

function nameOf(panel: PanelOfFigure1, { kind, heads, layers }: Model, seed: number, { rate, schedule }: Schedule): string {
  return `${panel}_${kind}_${heads}_${layers}_${schedule}_${rate}_${seed}`;
}

function compute(name: string, kernels: string, errorsOf: () => readonly number[]): void {
  const path = pathOf(name);
  if (existsSync(path)) return;
  const before = processorSeconds();
  const errors = errorsOf();
  const kept: Kept = { kernels, errors, seconds: processorSeconds() - before };
  writeFileSync(`${path}.new`, JSON.stringify(kept));
  renameSync(`${path}.new`, path);
  console.log(`${name}: ${errors.map((error) => error.toPrecision(2)).join(" ")}, ${kept.seconds.toFixed(1)} s`);
}

function pathOf(name: string): string {
  return join(folder, `${name}.json`);
}

/** Infinite errors are null in JSON. */
function read(name: string): Kept {
  const kept = JSON.parse(readFileSync(pathOf(name), "utf8")) as { errors: (number | null)[]; kernels: string; seconds: number };
  return { ...kept, errors: kept.errors.map((error) => error ?? Number.POSITIVE_INFINITY) };
}

function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function write(): void {
  const used = new Map<string, Kept>();
  const errorsIn = (name: string) => {
    const kept = used.get(name) ?? read(name);
    used.set(name, kept);
    return kept.errors;
  };
  const panelOf = (panel: PanelOfFigure1): StoredPanel => ({
    closedForm: seeds.map((seed) => errorsIn(`${panel}_closed-form_${seed}`)[0]),
    curves: curvesOfPanel.map(({ at, model }) => {
      const schedule: Schedule =
        at === "tuned" ? { rate: tunedRate(panel, model), schedule: "cosine" } : { rate: Number(at), schedule: "constant" };
      return curveOf(
        model,
        at,
        schedule.rate,
        seeds.map((seed) => errorsIn(nameOf(panel, model, seed, schedule))),
      );
    }),
  });
  const enough = (sizes: Sizes, seed: number) =>
    traceCounts.find((traces) => errorsIn(nameOfAutomata(sizes, traces, seed))[0] >= wantedAccuracy) ?? Number.POSITIVE_INFINITY;
  const countsOf = (name: (typeof variedNames)[number]) =>
    varied[name].map((value) => automataSeeds.map((seed) => enough(sizesAt(name, value), seed)));
  const figure4: StoredCounts = { states: countsOf("states"), letters: countsOf("letters"), length: countsOf("length") };
  const figure1 = { "figure-1a": panelOf("figure-1a"), "figure-1b": panelOf("figure-1b") };
  const all = [...used.values()];
  const kernels = [...new Set(all.flatMap((kept) => kept.kernels.split("+")))].join("+");
  const seconds = Math.round(all.reduce((sum, kept) => sum + kept.seconds, 0));
  writeFileSync(target, writeStoredFigures({ kernels, machine, seconds, figure1, figure4 }));
}
