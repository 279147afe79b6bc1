/**
 * verify.json: what each check measured last, how long that took, on which day, and of which commit and kernels. A check that runs
 * replaces its own line and no other, so that the file holds what is known of all of them, whichever were run together.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { kernelModules } from "../scripts/build-kernels.mjs";
import { type Check, type Figure, passes } from "./check";

/** What one check gave when it ran last. */
export interface CheckRecord {
  readonly id: string;
  /** "2026-11-23", in UTC. */
  readonly day: string;
  readonly commit: string;
  /** Of all modules of kernels. */
  readonly kernels: string;
  readonly seconds: number;
  readonly figures: readonly (Figure & { readonly pass: boolean })[];
}

/** What was measured: the same for all checks of a run. */
export type Origin = Pick<CheckRecord, "day" | "commit" | "kernels">;

const root = join(import.meta.dirname, "..");
const file = join(import.meta.dirname, "verify.json");

export function originOfNow(): Origin {
  return {
    day: new Date().toISOString().slice(0, 10),
    commit: commitOf(root),
    kernels: versionsOfKernels(),
  };
}

export function readRecords(): readonly CheckRecord[] {
  return parse(readFileSync(file, "utf8"));
}

/** Writes down what a check gave. @param ids  of all checks that there are. */
export function keep(record: CheckRecord, ids: readonly string[]): void {
  writeFileSync(file, serialize(replaced(readRecords(), record, ids)));
}

export function recordOf({ id }: Pick<Check, "id">, origin: Origin, seconds: number, figures: readonly Figure[]): CheckRecord {
  const judged = figures.map((figure) => ({ ...figure, pass: passes(figure) }));
  return { id, ...origin, seconds: Number(seconds.toFixed(1)), figures: judged };
}

/** Records in the order of their checks, with one in the place of its predecessor; those of checks that there are no longer go. */
export function replaced(records: readonly CheckRecord[], record: CheckRecord, ids: readonly string[]): readonly CheckRecord[] {
  const byId = new Map([...records, record].map((one) => [one.id, one]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export function parse(text: string): readonly CheckRecord[] {
  return (JSON.parse(text) as { readonly checks: readonly CheckRecord[] }).checks;
}

/** A check is a line, and no line beside it changes with it: what is recorded in two places is merged without a conflict. */
export function serialize(records: readonly CheckRecord[]): string {
  return `{ "checks": [\n\n${records.map((record) => JSON.stringify(record)).join(",\n\n")}\n\n] }\n`;
}

/**
 * How much of what is recorded holds for these kernels, and what a run of all that are recorded takes.
 *
 * @param lanes  how many checks go at a time, but for those that go alone.
 */
export function summary(
  records: readonly CheckRecord[],
  checks: readonly Pick<Check, "id" | "alone">[],
  kernels: string,
  lanes: number,
): string {
  const others = records.filter((record) => record.kernels !== kernels).length;
  const secondsOf = ({ id }: Pick<Check, "id">) => records.find((record) => record.id === id)?.seconds ?? 0;
  const sum = (some: typeof checks) => some.reduce((total, check) => total + secondsOf(check), 0);
  const whole = sum(checks.filter(({ alone }) => alone)) + sum(checks.filter(({ alone }) => !alone)) / lanes;
  const minutes = (seconds: number) => (seconds / 60).toFixed(1);
  return (
    `verify.json holds ${records.length} of ${checks.length} checks, ${others} of them measured with other kernels; ` +
    `together they took ${minutes(sum(checks))} minutes, about ${minutes(whole)} where ${lanes === 1 ? "one goes" : `${lanes} go`} at a time`
  );
}

/** Abbreviated; said where what was measured is not what was committed. */
function commitOf(folder: string): string {
  const git = (...given: readonly string[]) =>
    execFileSync("git", given, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  try {
    const commit = git("rev-parse", "--short=8", "HEAD").trim();
    // What this run and others have recorded changes nothing that is measured.
    return git("status", "--porcelain", "--untracked-files=no", "--", ".", ":!bench/*.json") === "" ? commit : `${commit} with changes`;
  } catch {
    return "unknown";
  }
}

/** "learnability ad9e0500, eagle 65fac60a". */
function versionsOfKernels(): string {
  const named = kernelModules().filter(({ name }) => name !== "");
  const versions = named.map(({ name, target }) => {
    const version = /kernelVersion = "(\w+)"/.exec(readFileSync(join(target, "version.ts"), "utf8"))?.[1];
    return `${name} ${version}`;
  });
  return versions.sort().join(", ");
}
