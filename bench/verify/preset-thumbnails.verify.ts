/** Pictures of the gallery that `npm test` draws again of a few presets, of all that take a moment. */
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Check } from "../check";

const root = join(import.meta.dirname, "..", "..");
const report = join(root, ".cache", "preset-thumbnails.json");

export const checks: readonly Check[] = [
  {
    id: "preset-thumbnails",
    title: "the picture of every preset is what the charts of the page draw of its run",
    run: () => {
      rmSync(report, { force: true });
      const given = ["run", "scripts/shipped/preset-thumbnails.test.ts", "--reporter=json", `--outputFile=${report}`];
      spawnSync(join(root, "node_modules", ".bin", "vitest"), given, {
        cwd: root,
        stdio: ["ignore", "ignore", "inherit"],
        env: { ...process.env, EVERY_PICTURE: "yes" },
      });
      const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8")) as Readonly<Record<string, number>>;
      return [
        { name: "pictures and lists that are equal", value: numPassedTests, relation: ">=", bound: 40 },
        { name: "tests that fail", value: numFailedTests, relation: "=", bound: 0 },
      ];
    },
  },
];
