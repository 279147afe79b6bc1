/** What `npm test` tries in some pairings of language and width, of lessons and of presets, in all of them. */
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Check } from "../check";

const root = join(import.meta.dirname, "..", "..");
const report = join(root, ".cache", "pairings.json");
const specs = ["drag", "fits", "lessons", "preset-evidence", "presets", "replies"];

export const checks: readonly Check[] = [
  {
    id: "pairings",
    alone: true,
    title: "drags, slides, lessons with all answers, and presets on their evidence, in both languages at both widths",
    run: () => {
      program("vite", ["build", "--logLevel", "warn"]);
      rmSync(report, { force: true });
      program("playwright", ["test", ...specs.map((name) => `e2e/${name}.spec.ts`), "--reporter=json"]);
      const { stats } = JSON.parse(readFileSync(report, "utf8")) as {
        readonly stats: { readonly expected: number; readonly unexpected: number };
      };
      return [
        { name: "tests that pass", value: stats.expected, relation: ">=", bound: 60 },
        { name: "tests that fail", value: stats.unexpected, relation: "=", bound: 0 },
      ];
    },
  },
];

function program(name: string, given: readonly string[]): void {
  spawnSync(join(root, "node_modules", ".bin", name), given, {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, EVERY_PAIRING: "yes", PLAYWRIGHT_JSON_OUTPUT_FILE: report, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
}
