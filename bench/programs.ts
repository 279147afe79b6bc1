/** Programs of sweeps for checks: started in a folder of their own, which is gone afterwards. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
// @ts-expect-error: a plain script without types
import { bundleSweep } from "../scripts/bundles.mjs";
import type { Figure } from "./check";

/** Without what differs from run to run. */
export const timeless = (text: string) => text.replaceAll(/"milliseconds":[^,}]*/g, "");

export const equal = (name: string, value: number, bound: number): Figure => ({ name, value, relation: "=", bound });
export const holds = (name: string, value: boolean): Figure => equal(name, value ? 1 : 0, 1);

export interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** Programs of sweeps, in a folder that is gone afterwards. */
export class Programs {
  readonly folder = mkdtempSync(join(tmpdir(), "sweeps-"));
  readonly #scripts: string;

  constructor(scripts: string) {
    this.#scripts = scripts;
  }

  write(name: string, document: object): void {
    writeFileSync(join(this.folder, name), JSON.stringify(document));
  }

  start(...given: readonly string[]): ChildProcess {
    return spawn(process.execPath, [this.main, ...given], { cwd: this.folder, stdio: ["ignore", "ignore", "pipe"] });
  }

  run(...given: readonly string[]): Promise<Ended> {
    return ended(this.start(...given));
  }

  /** The script that processes start from. */
  get main(): string {
    return join(this.#scripts, "main.js");
  }

  result(folder: string): string {
    return timeless(readFileSync(join(this.folder, folder, "results", "map.json"), "utf8"));
  }
}

export function ended(child: ChildProcess): Promise<Ended> {
  let said = "";
  child.stderr?.on("data", (text) => {
    said += text;
  });
  return new Promise((done) => child.on("close", (code) => done({ code, said })));
}

export async function withPrograms(check: (programs: Programs) => Promise<readonly Figure[]>): Promise<readonly Figure[]> {
  const programs = new Programs(await bundleSweep());
  try {
    return await check(programs);
  } finally {
    rmSync(programs.folder, { recursive: true, force: true });
  }
}
