/**
 * The headless runner: one Experiment in, one result document out, no browser. Started by scripts/headless.mjs.
 *
 * Exit code 0; 2 with one line on stderr for anything the caller can mend, and then nothing is written; 1 with a stack
 * trace for a fault of this program.
 */
import { basename } from "node:path";
import { type Experiment, parseExperiment } from "../experiment/document";
import { serializeResult } from "../experiment/result";
import { PlaygroundError } from "../numerics/errors";
import { readOwnData } from "../tasks/custom/formats";
import { hashOwnData } from "../tasks/custom/hash";
import type { OwnData } from "../tasks/dataset";
import { type Arguments, readArguments, usage } from "./arguments";
import { checkWritable, readBytes, readJson, sourceOf, writeWhole } from "./files";
import { Refusal, refusalOf } from "./refusal";

// Whoever reads the result may stop before its end, as `head` does.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

try {
  const given = readArguments(process.argv.slice(2));
  if (given) await run(given);
  else process.stdout.write(usage);
} catch (error) {
  if (!(error instanceof Refusal || error instanceof PlaygroundError)) throw error;
  process.stderr.write(`${oneLine(error)}\n`);
  process.exitCode = 2;
}

async function run({ experiment: experimentFile, data: dataFile, out }: Arguments): Promise<void> {
  if (out !== null) checkWritable(out);
  const document = readExperiment(experimentFile);
  const data = readData(document, dataFile);
  const experiment = data === null ? document : withData(document, data, dataFile ?? "");
  // Loaded late: a document at fault is refused without it.
  const [{ runExperiment }, { openForLearners }] = await Promise.all([import("../engine/run"), import("../learners/deep/create")]);
  await openForLearners(experiment.learners);
  const text = serializeResult(runExperiment(experiment, data));
  if (out === null) process.stdout.write(text);
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
