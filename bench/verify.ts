/**
 * Runs the statistical checks: what the mathematics predicts of whole experiments, against what they give. Prints a
 * table, writes down in bench/verify.json what each check gave, and ends with exit code 1 when a figure is out of its bounds.
 *
 *   npm run verify                    as many as fit into 35 minutes, those that failed or are oldest first
 *   npm run verify -- all             every check, which takes hours
 *   npm run verify -- lion slides     those named so, or whose name begins so
 */
import { fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { checksOfPresets } from "../src/labs/learnability/engine/preset-checks";
import { measurements } from "../src/labs/learnability/page/preset-words/measurements";
import { type Check, type Figure, passes } from "./check";
import { loadChecks } from "./checks";
import { keep, originOfNow, readRecords, recordOf, summary } from "./record";
import { short, table } from "./table";
import { inTurn } from "./turn";

/** Of a run without names; setting up each check takes some time more. */
const minutes = 35;
const given = process.argv.slice(2);
const wanted = given.filter((name) => name !== "all");
/** Measured in a moment, by a unit test. */
const quickly = ["heads-that-help", "five-percent-are-enough"];

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

const missing = Object.entries(checksOfPresets).filter(([, id]) => !checks.some((check) => check.id === id));
if (missing.length > 0) {
  console.error(`these presets name checks that there are not: ${missing.map((pair) => pair.join(": ")).join(", ")}`);
  process.exit(2);
}

/** What is changed while they run is not what began. */
const origin = originOfNow();
const lanes = Math.min(2, availableParallelism());
const chosen =
  given.length === 0
    ? inTurn(checks, readRecords(), { kernels: origin.kernels, lanes, minutes })
    : checks.filter(({ id }) => wanted.length === 0 || wanted.some((name) => named(id, name)));
console.log(`${chosen.length} of ${checks.length} checks${given.length === 0 ? `, for about ${minutes} minutes; all with -- all` : ""}`);
const waiting = chosen.filter(({ alone }) => !alone);
const measured = new Map<Check, readonly Figure[]>();
await Promise.all(Array.from({ length: lanes }, runWaiting));
for (const check of chosen) if (check.alone) await measure(check, ({ run }) => run());
const rows = chosen.flatMap(rowsOf);

console.log(`\n${table([["check", "figure", "value", "", "bound", ""], ...rows.map(cells)])}`);
// Numbers in the words of a preset that only its check can measure must be compared there (`asKept`).
const silent = chosen.flatMap((check) =>
  Object.keys(checksOfPresets)
    .filter((id) => checksOfPresets[id] === check.id && id in measurements && !quickly.includes(id))
    .filter((id) => !rows.some(({ figure }) => figure.name.startsWith(`${id}: `))),
);
if (silent.length > 0) console.error(`the words of these presets are compared with nothing: ${silent.join(", ")}`);
const failed = silent.length + rows.filter(({ pass }) => !pass).length;
console.log(`\n${rows.length - failed} figures within their bounds, ${failed} outside`);
console.log(summary(readRecords(), checks, origin.kernels, lanes));
process.exitCode = failed > 0 ? 1 : 0;

/** Runs one after another of those that may have others beside them. */
async function runWaiting(): Promise<void> {
  for (let check = waiting.shift(); check; check = waiting.shift()) await measure(check, inItsOwnProcess);
}

async function measure(check: Check, run: (check: Check) => Promise<readonly Figure[]> | readonly Figure[]): Promise<void> {
  const start = performance.now();
  const end = (figures: readonly Figure[]): number => {
    const seconds = (performance.now() - start) / 1000;
    measured.set(check, figures);
    // Now rather than in the end: what was measured is not lost with those after it.
    keep(
      recordOf(check, origin, seconds, figures),
      checks.map(({ id }) => id),
    );
    return seconds;
  };
  try {
    const figures = await run(check);
    const outside = figures.filter((figure) => !passes(figure)).length;
    console.log(`${check.id}: ${check.title} (${end(figures).toFixed(1)} s, ${outside} of ${figures.length} outside)`);
  } catch (error) {
    // The others are still worth their time, and this one has failed.
    const seconds = end([{ name: "times that it broke off", value: 1, relation: "=", bound: 0 }]);
    console.error(`${check.id}: broke off (${seconds.toFixed(1)} s)`, error);
  }
}

function inItsOwnProcess({ id }: Check): Promise<readonly Figure[]> {
  return new Promise((resolve, reject) => {
    let figures: readonly Figure[] | null = null;
    // JSON would make null of what is not a number, and null is below every bound.
    const child = fork(join(import.meta.dirname, "verify-one.ts"), [id], { serialization: "advanced" });
    child.on("message", (message) => {
      figures = message as readonly Figure[];
    });
    child.on("exit", (code) =>
      figures ? resolve(figures) : reject(new Error(`the check ${id} ended without figures, with code ${code}`)),
    );
  });
}

function rowsOf(check: Check): Row[] {
  return (measured.get(check) ?? []).map((figure) => ({ id: check.id, figure, pass: passes(figure) }));
}

function cells({ id, figure, pass }: Row): string[] {
  const bound = typeof figure.bound === "number" ? short(figure.bound) : figure.bound.map(short).join(" to ");
  return [id, figure.name, short(figure.value), figure.relation, bound, pass ? "ok" : "OUTSIDE"];
}
