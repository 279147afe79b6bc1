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
  /** The variable by which they know that nothing is to be left out (e2e/in-verify.ts, e2e/slides.spec.ts). */
  readonly variable: "IN_VERIFY" | "EVERY_SLIDE";
  /** So many tests there are at least. */
  readonly least: number;
}

/** Of the page, and of those that tests in folders of e2e open. */
const builds = [[], ["--config", "e2e/gpu/vite.config.ts"], ["--config", "e2e/contract/vite.config.ts"]];

/** Builds the pages, runs the tests on them, and counts them. @throws {Error} where they could not be run. */
export function endToEnd({ specs, titles, variable, least }: Whole): Figure[] {
  const report = join(root, ".cache", "end-to-end-whole.json");
  mkdirSync(join(root, ".cache"), { recursive: true });
  rmSync(report, { force: true });
  const program = (name: string, given: readonly string[]) =>
    spawnSync(join(root, "node_modules", ".bin", name), given, {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, [variable]: "yes", PLAYWRIGHT_JSON_OUTPUT_FILE: report, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    });
  const openOthers = specs.some((name) => name.includes("/"));
  for (const which of openOthers ? builds : builds.slice(0, 1)) program("vite", ["build", ...which, "--logLevel", "warn"]);
  program("playwright", [
    "test",
    ...specs.map((name) => `e2e/${name}.spec.ts`),
    ...(titles ? ["--grep", titles.source] : []),
    "--reporter=json",
  ]);
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
