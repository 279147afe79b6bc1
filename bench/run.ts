/**
 * Measures what the project promises about its speed, against what else there is, in one process. Prints a table and
 * writes bench/bench.json; arguments name the rows to measure, which then replace those in the file if the others were
 * measured on such a machine. What cannot be measured is said and keeps the row that it had. Exit code 1 then, and when a promise
 * is not kept.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { knowEnglish } from "../src/cli/english";
import { type Figure, passes } from "./check";
import { measurePage } from "./page/page";
import { type Measurement, type Row, reached } from "./row";
import { closedForm } from "./rows/closed-form";
import { completion } from "./rows/completion";
import { eagleTraining } from "./rows/eagle-training";
import { encoderStep } from "./rows/encoder";
import { gpuKernels } from "./rows/gpu";
import { gradientStep } from "./rows/gradient-step";
import { gramMatrix } from "./rows/gram";
import { headlessStart } from "./rows/headless";
import { laboratory } from "./rows/laboratory";
import { layersStep } from "./rows/layers";
import { bidirectional } from "./rows/lion";
import { mapOfRuns } from "./rows/map";
import { populationSteps } from "./rows/population";
import { secondMoment } from "./rows/second-moment";
import { largeSpectrum, smallSpectrum } from "./rows/spectrum";
import { threadsOfExperiment } from "./rows/threads";
import { twoStages } from "./rows/two-stages";
import { short, table } from "./table";

const measurements: readonly Measurement[] = [
  gradientStep,
  populationSteps,
  smallSpectrum,
  gramMatrix,
  secondMoment,
  twoStages,
  closedForm,
  threadsOfExperiment,
  headlessStart,
  laboratory,
  mapOfRuns,
  completion,
  encoderStep,
  layersStep,
  eagleTraining,
  bidirectional,
  gpuKernels,
  largeSpectrum,
];

/** The page is measured by figures of its own rather than against a peer. */
const page = "page";

const recorded = join(import.meta.dirname, "bench.json");
const wanted = process.argv.slice(2);
const ids = [...measurements.map(({ id }) => id), page];
const unknown = wanted.filter((id) => !ids.includes(id));
if (unknown.length > 0) {
  console.error(`no measurement is called ${unknown.join(", ")}; there are ${ids.join(", ")}`);
  process.exit(2);
}

await knowEnglish();
const rows: RecordedRow[] = [];
const figures: Figure[] = [];
const failed: string[] = [];
for (const { id, kernels, measure } of measurements.filter(({ id }) => isWanted(id)))
  await attempt(id, async () => {
    for (const row of await measure()) rows.push({ ...row, kernels, reached: reached(row) });
  });
if (isWanted(page)) await attempt(page, async () => void figures.push(...(await measurePage())));

if (rows.length > 0) console.log(`\n${table([["work", "ours", "ms", "peer", "ms", "ratio", "must be", ""], ...rows.map(cells)])}\n`);
for (const note of new Set(rows.map((row) => row.note))) if (note !== undefined) console.log(note);
if (figures.length > 0) console.log(`\n${table([["page", "value", "", "must be", ""], ...figures.map(figureCells)])}\n`);
keep();
process.exitCode = failed.length === 0 && rows.every(reached) && figures.every(passes) ? 0 : 1;

function isWanted(id: string): boolean {
  return wanted.length === 0 || wanted.includes(id);
}

/** Half an hour of measurements is not lost because one of them cannot be made. */
async function attempt(id: string, measure: () => Promise<void>): Promise<void> {
  console.log(`measuring ${id}`);
  const start = performance.now();
  try {
    await measure();
    console.log(`  took ${Math.round((performance.now() - start) / 1000)} s`);
  } catch (error) {
    failed.push(id);
    console.error(`${id} could not be measured:`, error);
  }
}

/** Peers are measured in the same process as ours, so that rows may be of different runs, but not of different machines. */
function keep(): void {
  const machine = { processor: cpus()[0]?.model ?? "unknown", cores: cpus().length, node: process.versions.node };
  const before = JSON.parse(readFileSync(recorded, "utf8")) as Recording;
  const isWhole = wanted.length === 0 && failed.length === 0;
  if (!isWhole && JSON.stringify(before.machine) !== JSON.stringify(machine)) {
    console.log("bench.json was recorded on another machine: nothing is written");
    return;
  }
  const measured = new Set(rows.map(({ id }) => id));
  const others = isWhole ? [] : before.rows.filter(({ id }) => !measured.has(id));
  const now: Recording = { machine, rows: [...others, ...rows], page: figures.length > 0 ? figures : before.page };
  writeFileSync(recorded, `${JSON.stringify(now, null, 2)}\n`);
}

function cells(row: Row): string[] {
  const { work, ours, peer, ratio, relation, bound } = row;
  const verdict = bound === null ? "" : reached(row) ? "ok" : "MISSED";
  return [
    work,
    ours.name,
    short(ours.milliseconds),
    peer.name,
    short(peer.milliseconds),
    short(ratio),
    bound === null ? "" : `${relation} ${bound}`,
    verdict,
  ];
}

function figureCells(figure: Figure): string[] {
  return [figure.name, short(figure.value), figure.relation, String(figure.bound), passes(figure) ? "ok" : "MISSED"];
}

type RecordedRow = Row & { readonly kernels: string; readonly reached: boolean };

interface Recording {
  readonly machine: { readonly processor: string; readonly cores: number; readonly node: string };
  readonly rows: readonly RecordedRow[];
  readonly page: readonly Figure[];
}
