/**
 * Trains the networks of the paper's size whose results the page has, and stores the results. A run takes about four minutes of
 * a free core and is saved in the folder on the way, so that it can be interrupted and continued; the result is the same to the
 * bit.
 *
 *     npx tsx scripts/stored-runs.ts train FOLDER [run ...]   # all of them, one after the other, unless named
 *     npx tsx scripts/stored-runs.ts write FOLDER             # into the page, each with the steps that it has
 */

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { type EagleDocument, parseEagle } from "../src/labs/eagle/document/document";
import { Judge } from "../src/labs/eagle/engine/training/judge";
import type { TrainingCurve, TrainingState } from "../src/labs/eagle/engine/training/protocol";
import { TrainingRecorder } from "../src/labs/eagle/engine/training/recorder";
import { trainingSettings } from "../src/labs/eagle/engine/training/settings";
import { type StoredRun, writeStoredRuns } from "../src/labs/eagle/engine/training/stored-runs";
import { weightsView } from "../src/labs/eagle/engine/training/weights-view";
import { Trainer, type TrainerState } from "../src/labs/eagle/math/training/trainer";
import { trainingKernelVersion } from "../src/labs/eagle/math/training/workspace";
import { problemLine } from "../src/platform/fields/problem";
import { finish } from "../src/platform/numerics/progress";

const paperSize = { kind: "training", d: 18, n: 18, dPrime: 2, nPrime: 2, rank: 10, decay: 0.7 };
const paperTraining = { kind: "transformer", layers: 4, batch: 1024, steps: 20_000, rate: 0.001, clip: 0.1 };

/** By name. */
const runs: Readonly<Record<string, EagleDocument>> = {
  "unconstrained-1": documentOf(1, { regime: "unconstrained" }),
  "unconstrained-2": documentOf(2, { regime: "unconstrained" }),
  "unconstrained-3": documentOf(3, { regime: "unconstrained" }),
  "distributed-1": documentOf(1, { regime: "distributed", machines: 3 }),
  "limited-1": documentOf(1, { regime: "limited", r: 5 }),
};

function documentOf(seed: number, regime: object): EagleDocument {
  const format = { format: "learnability-experiment", version: 1, lab: "eagle" };
  const parsed = parseEagle({ ...format, seed, problem: { ...paperSize, ...regime }, solvers: [paperTraining] });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.document;
}

/** Contents of a file of the folder. */
interface Kept {
  readonly kernels: string;
  readonly trainer: TrainerState;
  readonly curve: TrainingCurve;
  readonly largestMean: number;
  /** Processor time so far. */
  readonly seconds: number;
  readonly machine: string;
}

const stepsBetween = 250;

function train(folder: string, name: string): void {
  const document = runs[name];
  const [spec] = document.solvers;
  if (spec.kind !== "transformer") throw new Error(`${name} trains nothing`);
  const path = join(folder, `${name}.bin`);
  const kept = existsSync(path) ? read(path) : null;
  if (kept && kept.kernels !== trainingKernelVersion)
    throw new Error(`${path} was trained by the kernels ${kept.kernels}, which these are not: train in another folder`);
  const trainer = new Trainer(trainingSettings(document, 0), kept?.trainer ?? null);
  const recorder = new TrainingRecorder(spec.steps, kept);
  const machine = `${cpus()[0].model}, Node ${process.versions.node}`;
  const secondsBefore = (kept?.seconds ?? 0) - processorSeconds();
  while (trainer.stepsTaken < spec.steps) {
    const errors = trainer.step();
    recorder.add(trainer.stepsTaken, errors);
    if (trainer.stepsTaken % stepsBetween !== 0 && trainer.stepsTaken !== spec.steps) continue;
    const seconds = secondsBefore + processorSeconds();
    const curve = recorder.curve();
    const now: Kept = {
      kernels: trainingKernelVersion,
      trainer: trainer.state(),
      curve,
      largestMean: recorder.largestMean,
      seconds,
      machine,
    };
    writeFileSync(`${path}.new`, serialize(now));
    renameSync(`${path}.new`, path);
    console.log(`${name}: step ${trainer.stepsTaken}, median ${curve.median.at(-1)?.toPrecision(3)}, ${Math.round(seconds)} s`);
  }
}

function read(path: string): Kept {
  return deserialize(readFileSync(path)) as Kept;
}

function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** More than for a network trained in the page, as no reader waits. */
const judgedBy = { errors: 8192, norms: 1024, draws: 1 };

/** Writes the runs of a folder into the page. */
function write(folder: string): void {
  const found = Object.entries(runs).flatMap(([name, document]): StoredRun[] => {
    const path = join(folder, `${name}.bin`);
    if (!existsSync(path)) return [];
    const { kernels, trainer: from, curve, seconds, machine } = read(path);
    const trainer = new Trainer(trainingSettings(document, 0), from);
    const state: TrainingState = {
      kind: "training",
      job: "solvers[0]",
      solver: 0,
      status: "done",
      progress: 1,
      milliseconds: 1000 * seconds,
      iteration: from.step,
      skipped: from.skipped,
      stepsOnGpu: 0,
      gpu: null,
      curve,
      weights: weightsView(trainer.settings.shape, trainer.weights),
      judged: finish(new Judge(trainer, judgedBy).judge()),
    };
    const ratio = state.judged && state.judged.zeroMedianError / state.judged.medianError;
    console.log(`${name}: ${from.step} steps, ${ratio?.toFixed(1)} times below answering zero`);
    return [{ document, state, machine, kernels }];
  });
  writeFileSync(target, writeStoredRuns(found));
}

const target = join(import.meta.dirname, "../src/labs/eagle/page/training/stored-runs.json");
const [command, folder, ...names] = process.argv.slice(2);
if (!folder || (command !== "train" && command !== "write")) throw new Error("say: train FOLDER [run ...], or: write FOLDER");
mkdirSync(folder, { recursive: true });
if (command === "write") write(folder);
else for (const name of names.length > 0 ? names : Object.keys(runs)) train(folder, name);
