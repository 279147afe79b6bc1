/** End-to-end tests as checks of verify: those that `npm test` shortens, whole. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Figure } from "./check";

const root = join(import.meta.dirname, "..");

export interface Whole {
  /** Names of files in e2e, without ".spec.ts". */
  readonly specs: readonly string[];
  /** Of their tests, those whose title matches; by default all. */
  readonly titles?: RegExp;
  /** The variable by which they know that nothing is to be left out (e2e/every-pairing.ts, e2e/slides.spec.ts). */
  readonly variable: "EVERY_PAIRING" | "EVERY_SLIDE";
  /** So many tests there are at least. */
  readonly least: number;
}

/** Builds the page, runs the tests on it, and counts them. @throws {Error} where they could not be run. */
export function endToEnd({ specs, titles, variable, least }: Whole): Figure[] {
  const report = join(root, ".cache", `${specs[0]}-whole.json`);
  mkdirSync(join(root, ".cache"), { recursive: true });
  rmSync(report, { force: true });
  const program = (name: string, given: readonly string[]) =>
    spawnSync(join(root, "node_modules", ".bin", name), given, {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, [variable]: "yes", PLAYWRIGHT_JSON_OUTPUT_FILE: report, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    });
  program("vite", ["build", "--logLevel", "warn"]);
  const chosen = titles ? ["--grep", titles.source] : [];
  program("playwright", ["test", ...specs.map((name) => `e2e/${name}.spec.ts`), ...chosen, "--reporter=json"]);
  const { stats, errors } = JSON.parse(readFileSync(report, "utf8")) as {
    readonly stats: { readonly expected: number; readonly unexpected: number };
    /** Of the run as a whole, such as a port that is taken. */
    readonly errors: readonly { readonly message: string }[];
  };
  if (errors.length > 0) throw new Error(errors[0].message);
  return [
    { name: "tests that pass", value: stats.expected, relation: ">=", bound: least },
    { name: "tests that fail", value: stats.unexpected, relation: "=", bound: 0 },
  ];
}
