/** Unit tests that `npm test` shortens, whole. */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Check } from "../check";

const root = join(import.meta.dirname, "..", "..");
const report = join(root, ".cache", "long-tests.json");

/** The test files that ask whether verify runs them. */
function shortened(): readonly string[] {
  const files = ["src", "scripts"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  );
  return files.filter((name) => /\.test\.tsx?$/.test(name) && readFileSync(join(root, name), "utf8").includes("inVerify"));
}

export const checks: readonly Check[] = [
  {
    id: "long-tests",
    title: "unit tests that npm test shortens, whole: runs of lessons, pictures of presets, damaged links, killed sweeps",
    run: () => {
      rmSync(report, { force: true });
      const given = ["run", ...shortened(), "--reporter=json", `--outputFile=${report}`];
      spawnSync(join(root, "node_modules", ".bin", "vitest"), given, {
        cwd: root,
        stdio: ["ignore", "ignore", "inherit"],
        env: { ...process.env, IN_VERIFY: "yes" },
      });
      const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8")) as Readonly<Record<string, number>>;
      return [
        { name: "tests that pass", value: numPassedTests, relation: ">=", bound: 270 },
        { name: "tests that fail", value: numFailedTests, relation: "=", bound: 0 },
      ];
    },
  },
];
