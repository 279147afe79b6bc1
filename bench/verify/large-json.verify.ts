/** What the headless runner says of a file of 100 MB that is broken at its end; src/cli/refusals.test.ts asks it of a smaller one. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { largeFaults, writeLarge } from "../../src/cli/large-file-testing";
import type { Check, Figure } from "../check";

const launcher = join(import.meta.dirname, "..", "..", "scripts", "headless.mjs");
const experiment = { format: "learnability-experiment", version: 1, task: { kind: "custom" }, learners: [{ kind: "closed-form" }] };

export const checks: readonly Check[] = [
  {
    id: "large-json-files",
    title: "a broken data file of 100 MB is refused in one line that names the place",
    run: () => {
      const folder = mkdtempSync(join(tmpdir(), "large-"));
      try {
        writeFileSync(join(folder, "experiment.json"), JSON.stringify(experiment));
        return largeFaults.map(({ what, last, line }): Figure => {
          writeLarge(join(folder, "large.json"), 100, last);
          const { status, stderr } = spawnSync(process.execPath, [launcher, "experiment.json", "--data", "large.json"], {
            cwd: folder,
            encoding: "utf8",
          });
          const refused = status === 2 && line.test(stderr.trimEnd());
          if (!refused) console.error(stderr);
          return { name: `1 where it is refused ${what}`, value: refused ? 1 : 0, relation: "=", bound: 1 };
        });
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  },
];
