/** The measurements that are packed for a machine with a GPU, on one that the processor plays: they run, and their answers are right. */
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { provideBrowser } from "../../scripts/browser.mjs";
import type { Check, Figure } from "../check";
import type { GpuFigures } from "../gpu/measure";
import { packGpu } from "../gpu/pack";

interface Result {
  readonly outcomes: readonly { readonly where: string; readonly figures?: GpuFigures; readonly error?: string }[];
}

/** Of what the GPU gives, by the kind of its work: float32 is good for so many digits, and the closed form is refined. */
const bounds = { "gpu-closed-form": 1e-12, "gpu-population": 1e-4, "gpu-lion": 1e-4, "gpu-eagle-training": 1e-4 } as const;

async function packed(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "gpu-pack-"));
  try {
    await packGpu(folder);
    const CHROMIUM = await provideBrowser();
    const code = await new Promise<number>((done) => {
      execFile(process.execPath, ["run.mjs", "--software"], { cwd: folder, env: { ...process.env, CHROMIUM } }, (error, _, said) => {
        if (error) console.error(said);
        done(error ? 1 : 0);
      });
    });
    const { outcomes } = JSON.parse(readFileSync(join(folder, "result.json"), "utf8")) as Result;
    const timings = outcomes.find(({ where }) => where === "in a page")?.figures?.timings ?? [];
    return [
      { name: "exit code of the pack", value: code, relation: "=", bound: 0 },
      { name: "kinds of work that it measured", value: new Set(timings.map(({ id }) => id)).size, relation: "=", bound: 4 },
      ...timings.map(({ id, work, difference }): Figure => ({ name: work, value: difference, relation: "<", bound: bounds[id] })),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const checks: readonly Check[] = [
  { id: "gpu-pack", title: "what is packed for a machine with a GPU runs on one that the processor plays", alone: true, run: packed },
];
