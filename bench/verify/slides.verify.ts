/** Slides that `npm test` measures of a few presets, of all of them. */
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Check } from "../check";

const root = join(import.meta.dirname, "..", "..");
const report = join(root, ".cache", "slides.json");

export const checks: readonly Check[] = [
  {
    id: "slides",
    alone: true,
    title: "the smallest words on the slides of every preset, at three sizes of the screen",
    run: () => {
      program("vite", ["build", "--logLevel", "warn"]);
      rmSync(report, { force: true });
      program("playwright", ["test", "e2e/slides.spec.ts", "--reporter=json"]);
      const { stats } = JSON.parse(readFileSync(report, "utf8")) as {
        readonly stats: { readonly expected: number; readonly unexpected: number };
      };
      return [
        { name: "tests that pass", value: stats.expected, relation: ">=", bound: 80 },
        { name: "tests that fail", value: stats.unexpected, relation: "=", bound: 0 },
      ];
    },
  },
];

function program(name: string, given: readonly string[]): void {
  spawnSync(join(root, "node_modules", ".bin", name), given, {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, EVERY_SLIDE: "yes", PLAYWRIGHT_JSON_OUTPUT_FILE: report, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
}
