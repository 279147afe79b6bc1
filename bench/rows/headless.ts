/** The headless runner from start to end on the README's experiment: from its bundle, and with the sources translated at the start. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { kernelVersion } from "../../src/labs/learnability/math/kernel-version";
import { compare } from "../measure";
import type { Measurement } from "../row";

const root = join(import.meta.dirname, "..", "..");
const experiment = {
  format: "learnability-experiment",
  version: 1,
  seed: 7,
  task: { kind: "random-attention", d: 3, n: 6, heads: 1, samples: 200 },
  learners: [{ kind: "closed-form" }, { kind: "gradient", heads: 4, steps: 2000, schedule: "cosine" }],
};

export const headlessStart: Measurement = {
  id: "headless",
  kernels: kernelVersion,
  measure() {
    const folder = mkdtempSync(join(tmpdir(), "bench-headless-"));
    const file = join(folder, "experiment.json");
    writeFileSync(file, JSON.stringify(experiment));
    const node = (...given: string[]) => void execFileSync(process.execPath, [...given, file], { cwd: root, stdio: "ignore" });
    try {
      const [ours, peer] = compare(
        [
          { name: "headless runner, from its bundle", run: () => node("scripts/headless.mjs") },
          { name: "headless runner, translated by tsx", run: () => node("--import", "tsx", "src/cli/main.ts") },
        ],
        { rounds: 7, warmups: 1 },
      );
      return [
        {
          id: "headless",
          work: "the README's experiment, from the start of Node to the result document",
          ours,
          peer,
          ratio: peer.milliseconds / ours.milliseconds,
          relation: ">=",
          bound: 1.5,
          note: "the bundle was made before; after a change of the sources it takes some seconds",
        },
      ];
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};
