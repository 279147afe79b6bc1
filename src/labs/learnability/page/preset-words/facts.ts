/** Sources of the numbers in a preset's words: its document, its stored results, and numbers that follow from them. */
import { readFileSync } from "node:fs";
import type { Experiment } from "../../document/document";
import { at } from "../../document/map";
import { type Preset, presets } from "../../document/presets";
import type { ResultDigest } from "../../engine/result-digest";
import { batchOf } from "../../math/learners/gradient/batch";
import type { GradientSpec } from "../../math/learners/gradient/fields";
import { featureCount } from "../../math/model/samples";
import { instanceCount as wordCount } from "../../math/tasks/automaton/instance-count";
import { gradientStepErrors } from "../../math/tasks/in-context-regression/gradient-steps";
import { bestLayerError } from "../../math/tasks/in-context-regression/theory";
import { dataSize } from "../../math/tasks/size";
import { instanceCount as tapeCount } from "../../math/tasks/turing-machine/instance-count";
import { tokensPerStep } from "../../math/tasks/turing-machine/layer-shape";
import { measurements } from "./measurements";

const results = kept<ResultDigest>("preset-results.json");
/** Intended changes since then, with the errors where these changed. */
const changedResults = kept<Partial<ResultDigest>>("preset-results-since.json");

function kept<Entry>(name: string): Readonly<Record<string, Entry>> {
  return JSON.parse(readFileSync(new URL(`../../document/fixtures/${name}`, import.meta.url), "utf8"));
}

export function presetOf(id: string): Preset {
  const preset = presets.find((candidate) => candidate.id === id);
  if (!preset) throw new Error(`there is no preset ${id}`);
  return preset;
}

/** Numbers by their names, in objects and lists of any depth. */
export function factsOf(id: string): object {
  const { document } = presetOf(id);
  const { task, learners, sweep, map } = document;
  const size = dataSize(task, null);
  if (!size) throw new Error(`the data of ${id} have no size`);
  const { rank, nullity, learners: ends } = { ...results[id], ...changedResults[id] };
  return {
    ...{ task, learners, sweep, map, rank, nullity, ends, measured: measurements[id] },
    ...{ d: size.d, weights: size.d ** 2, features: featureCount(size.d), population: size.reference },
    ...ofLearners(document, ends),
    ...ofTask(document, size.outputs),
    ...(map ? ofMap(task, map) : {}),
  };
}

function ofLearners({ task, learners }: Experiment, ends: ResultDigest["learners"]) {
  const gradient = learners.filter((learner) => learner.kind === "gradient");
  return {
    gradientLearners: gradient.length,
    epochs: gradient.map((learner) => epochsOf(learner, field(task, "samples"))),
    decadesBetween: Math.log10(Number(ends[1]?.test) / Number(ends[2]?.test)),
  };
}

function epochsOf(spec: GradientSpec, samples: number): number {
  return (spec.steps * batchOf(spec, samples)) / samples;
}

function ofTask({ task, laboratory }: Experiment, outputs: number) {
  if (task.kind === "random-attention") return { timesLonger: task.shifts.map((shift) => ("n" in shift ? shift.n / task.n : Number.NaN)) };
  if (task.kind === "in-context-regression") return { gradientSteps: gradientStepErrors(task, 3), bestLayer: bestLayerError(task) };
  if (task.kind === "associative-memory")
    return {
      gaussianSamples: Math.floor(task.samples * task.gaussianShare),
      witness: witnessOf(laboratory.amplitude, outputs, task.pairs),
    };
  if (task.kind === "automaton") return { words: wordCount(task), unseen: wordCount(task) - task.traces };
  if (task.kind === "turing-machine") return { tokensPerStep, unseen: tapeCount(task) - task.traces };
  return {};
}

/**
 * A witness of amplitude a is a head with V = s E_aj and Q = E_kl - E_lk, s = a / sqrt 2 (`withWitness`). It adds
 * s sum_i k_ij (k_ik q_l - k_il q_k) to its one output: nothing for the queried key, and for each other key 2 s^2 in the mean
 * square where all keys are N(0, I).
 */
function witnessOf(amplitude: number, outputs: number, pairs: number) {
  const size = amplitude / Math.SQRT2;
  return { size, error: (2 * (pairs - 1) * size ** 2) / outputs };
}

function ofMap(task: Experiment["task"], map: NonNullable<Experiment["map"]>) {
  const rows = map.y.points.map((_, y) => at(task, map, { x: 0, y }));
  return {
    runs: map.x.points.length * map.y.points.length * map.seeds,
    rows: rows.map(({ task, learner }) => ({
      features: featureCount(field(task, "d")),
      epochs: epochsOf(learner, field(task, "samples")),
    })),
  };
}

function field(object: object, name: string): number {
  return Number((object as Readonly<Record<string, unknown>>)[name]);
}
