/** The headless runner: one Experiment in, one result document out. */
import { basename } from "node:path";
import { type Experiment, parseExperiment } from "../experiment/learnability/document";
import { serializeResult } from "../experiment/learnability/result";
import { PlaygroundError } from "../numerics/errors";
import { readOwnData } from "../tasks/custom/formats";
import { hashOwnData } from "../tasks/custom/hash";
import type { OwnData } from "../tasks/dataset";
import { type Arguments, readArguments, usage } from "./arguments";
import { checkWritable, readBytes, readJson, sourceOf, writeWhole } from "./files";
import { Refusal, refusalOf } from "./refusal";

/** Where a run says its result, and where it says why there is none. */
export interface Streams {
  readonly out: (text: string) => void;
  readonly error: (line: string) => void;
}

/**
 * Runs what the arguments of the command line ask for, and answers with the exit code: 0, or 2 with one line of error for
 * anything the caller can mend, and then nothing is written.
 * @throws {Error} for a fault of this program
 */
export async function headless(given: readonly string[], { out, error }: Streams): Promise<0 | 2> {
  try {
    const read = readArguments(given);
    if (read) await run(read, out);
    else out(usage);
    return 0;
  } catch (problem) {
    if (!(problem instanceof Refusal || problem instanceof PlaygroundError)) throw problem;
    error(`${oneLine(problem)}\n`);
    return 2;
  }
}

async function run({ experiment: experimentFile, data: dataFile, out }: Arguments, say: (text: string) => void): Promise<void> {
  if (out !== null) checkWritable(out);
  const document = readExperiment(experimentFile);
  const data = readData(document, dataFile);
  const experiment = data === null ? document : withData(document, data, dataFile ?? "");
  // Loaded late: a document at fault is refused without it.
  const [{ runExperiment }, { openForLearners }] = await Promise.all([
    import("../engine/learnability/run-experiment"),
    import("../learners/deep/create"),
  ]);
  await openForLearners(experiment.learners);
  const text = serializeResult(runExperiment(experiment, data));
  if (out === null) say(text);
  else writeWhole(out, text);
}

function readExperiment(file: string): Experiment {
  const parsed = parseExperiment(readJson(file));
  if (!parsed.ok) throw refusalOf(parsed.problem, file);
  return parsed.experiment;
}

function readData({ task }: Experiment, file: string | null): OwnData | null {
  if (task.kind !== "custom") {
    if (file === null) return null;
    throw new Refusal(`--data is given, but task.kind is "${task.kind}", which makes its own data`);
  }
  if (file === null) throw new Refusal('task.kind is "custom", which needs a data file: add --data data.json');
  const parsed = readOwnData(readBytes(file), file);
  if (!parsed.ok) throw refusalOf(parsed.problem, sourceOf(file));
  return parsed.data;
}

/** The experiment with the name and the content hash of its data, so that the result says what it was made from. */
function withData(experiment: Experiment, data: OwnData, file: string): Experiment {
  const { task } = experiment;
  if (task.kind !== "custom") return experiment;
  const hash = hashOwnData(data);
  if (task.hash !== "" && task.hash !== hash)
    throw new Refusal(`task.hash is "${task.hash}", but ${file} has "${hash}": this is not the data of the experiment`);
  return { ...experiment, task: { ...task, hash, name: task.name || (file === "-" ? "" : basename(file).slice(0, 200)) } };
}

function oneLine(error: Error): string {
  const hint = error instanceof PlaygroundError && error.hint !== undefined ? ` (${error.hint})` : "";
  return `${error.message}${hint}`.replace(/\s*[\r\n]+\s*/g, " ");
}
