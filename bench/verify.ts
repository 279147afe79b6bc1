/**
 * Runs the statistical checks: what the mathematics predicts of whole experiments, against what they give. Prints a
 * table, writes bench/verify.json and ends with exit code 1 when a figure is out of its bounds.
 */
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Check, type Figure, passes } from "./check";
import { short, table } from "./table";

const folder = join(import.meta.dirname, "verify");
const wanted = process.argv.slice(2);

interface Row {
  readonly id: string;
  readonly figure: Figure;
  readonly pass: boolean;
}

const checks = await loadChecks();
// "python" names every check whose name begins so.
const named = (id: string, name: string) => id === name || id.startsWith(`${name}-`);
const unknown = wanted.filter((name) => !checks.some(({ id }) => named(id, name)));
if (unknown.length > 0 || checks.length === 0) {
  console.error(unknown.length > 0 ? `no check is called ${unknown.join(", ")}` : "bench/verify holds no checks");
  process.exit(2);
}

const rows: Row[] = [];
for (const check of checks.filter(({ id }) => wanted.length === 0 || wanted.some((name) => named(id, name))))
  rows.push(...(await runCheck(check)));

console.log(`\n${table([["check", "figure", "value", "", "bound", ""], ...rows.map(cells)])}`);
const failed = rows.filter(({ pass }) => !pass).length;
console.log(`\n${rows.length - failed} figures within their bounds, ${failed} outside`);
// A part of the checks must not pass for all of them.
if (wanted.length === 0)
  writeFileSync(join(import.meta.dirname, "verify.json"), `${JSON.stringify({ figures: rows.map(record) }, null, 2)}\n`);
process.exitCode = failed > 0 ? 1 : 0;

async function loadChecks(): Promise<Check[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith(".verify.ts"));
  const modules = await Promise.all(files.sort().map((name) => import(pathToFileURL(join(folder, name)).href)));
  return modules.flatMap((module: { readonly checks: readonly Check[] }) => [...module.checks]);
}

async function runCheck({ id, title, run }: Check): Promise<Row[]> {
  const start = performance.now();
  const figures = await run();
  console.log(`${id}: ${title} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  return figures.map((figure) => ({ id, figure, pass: passes(figure) }));
}

function cells({ id, figure, pass }: Row): string[] {
  const bound = typeof figure.bound === "number" ? short(figure.bound) : figure.bound.map(short).join(" to ");
  return [id, figure.name, short(figure.value), figure.relation, bound, pass ? "ok" : "OUTSIDE"];
}

function record({ id, figure: { name, value, bound, relation }, pass }: Row): object {
  return { id, name, value, bound, relation, pass };
}
