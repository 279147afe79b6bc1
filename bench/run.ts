/**
 * Measures what the project promises about its speed, against what else there is, in one process. Prints a table and
 * writes bench/bench.json; arguments name the rows to measure, which then replace those in the file if the others were
 * measured with the same kernels on such a machine. Exit code 1 when a promise is not kept.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { kernelVersion } from "../src/numerics/kernel-version";
import { type Figure, passes } from "./check";
import { measurePage } from "./page/page";
import { type Measurement, type Row, reached } from "./row";
import { closedForm } from "./rows/closed-form";
import { completion } from "./rows/completion";
import { gpuKernels } from "./rows/gpu";
import { gradientStep } from "./rows/gradient-step";
import { gramMatrix } from "./rows/gram";
import { bidirectional } from "./rows/lion";
import { mapOfRuns } from "./rows/map";
import { populationSteps } from "./rows/population";
import { largeSpectrum, smallSpectrum } from "./rows/spectrum";
import { short, table } from "./table";

const measurements: readonly Measurement[] = [
  gradientStep,
  populationSteps,
  smallSpectrum,
  gramMatrix,
  closedForm,
  mapOfRuns,
  completion,
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

const rows: Row[] = [];
for (const { id, measure } of measurements.filter((measurement) => wanted.length === 0 || wanted.includes(measurement.id))) {
  console.log(`measuring ${id}`);
  rows.push(...(await measure()));
}

const figures = wanted.length === 0 || wanted.includes(page) ? await measurePage() : [];

if (rows.length > 0) console.log(`\n${table([["work", "ours", "ms", "peer", "ms", "ratio", "must be", ""], ...rows.map(cells)])}\n`);
for (const note of new Set(rows.map((row) => row.note))) if (note !== undefined) console.log(note);
if (figures.length > 0) console.log(`\n${table([["page", "value", "", "must be", ""], ...figures.map(figureCells)])}\n`);
if (wanted.length === 0) keep(record());
else keepBesideOthers(record());
process.exitCode = rows.every(reached) && figures.every(passes) ? 0 : 1;

function keep(content: object): void {
  writeFileSync(recorded, `${JSON.stringify(content, null, 2)}\n`);
}

/** Peers are measured in the same process as ours, so that rows may be of different runs. */
function keepBesideOthers(now: Recording): void {
  const before = JSON.parse(readFileSync(recorded, "utf8")) as Recording;
  const conditions = ({ machine, kernels }: Recording) => JSON.stringify([machine, kernels]);
  if (conditions(before) !== conditions(now)) {
    console.log("bench.json was recorded with other kernels or on another machine: nothing is written");
    return;
  }
  const measured = new Set(now.rows.map(({ id }) => id));
  const others = before.rows.filter(({ id }) => !measured.has(id));
  keep({ ...before, rows: [...others, ...now.rows], page: now.page.length > 0 ? now.page : before.page });
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

interface Recording {
  readonly machine: { readonly processor: string; readonly cores: number; readonly node: string };
  /** Version of the kernels. */
  readonly kernels: string;
  readonly rows: readonly (Row & { readonly reached: boolean })[];
  readonly page: readonly Figure[];
}

function record(): Recording {
  const machine = { processor: cpus()[0]?.model ?? "unknown", cores: cpus().length, node: process.versions.node };
  return { machine, kernels: kernelVersion, rows: rows.map((row) => ({ ...row, reached: reached(row) })), page: figures };
}
