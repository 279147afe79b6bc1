/** PyTorch on one thread, in a process of its own that takes turns with contestants in this one. */
import { execFileSync, spawn } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Contestant, Timing } from "../measure";
import type { Side } from "../row";

/**
 * Lines of a script: `blas` becomes the names of the libraries of matrix products in the process. Debian's PyTorch takes the system's,
 * and with the reference BLAS its products are fifteen times slower than with OpenBLAS.
 */
export const namedBlas = `try:
    blas = ", ".join(sorted({os.path.basename(line.split()[-1]) for line in open("/proc/self/maps") if "blas" in line or "mkl" in line}))
except OSError:
    blas = ""
`;

/** First lines of a script for `TorchPeer`: PyTorch on one thread. */
export const onOneThread = `
import json, os, sys
for name in ("OMP", "OPENBLAS", "MKL"):
    os.environ[name + "_NUM_THREADS"] = "1"
import torch
import torch.nn.functional as F

torch.set_num_threads(1)
torch.manual_seed(0)
`;

/** Last lines, after `step()` and `begun`, the loss before the first step: they say who answers, and take steps when they are asked. */
export const inTurns = `
step()
${namedBlas}
print(json.dumps({"version": torch.__version__, "blas": blas, "loss": begun}), flush=True)
for line in sys.stdin:
    for _ in range(int(line)):
        step()
    print("taken", flush=True)
`;

/** A script that waits to be asked for steps. It ends when this process does. */
export class TorchPeer {
  readonly #folder = mkdtempSync(join(tmpdir(), "playground-torch-"));
  readonly #requests: number;
  readonly #answers: number;
  readonly name: string;
  /** Before the first step. */
  readonly loss: number;

  /**
   * @param files  that lie beside the script.
   * @throws {Error} when the script ends, after it has printed why.
   */
  constructor(python: string, script: string, files: Readonly<Record<string, string>> = {}) {
    for (const [name, content] of Object.entries({ ...files, "script.py": script })) writeFileSync(join(this.#folder, name), content);
    const requests = this.#pipe("requests");
    const answers = this.#pipe("answers");
    spawn(python, ["script.py"], { cwd: this.#folder, stdio: [requests.read, answers.write, "inherit"] }).unref();
    // Only the script has these ends now: when it ends, reading its answers does, too.
    closeSync(requests.read);
    closeSync(answers.write);
    this.#requests = requests.write;
    this.#answers = answers.read;
    try {
      const { version, blas, loss } = JSON.parse(this.#answer()) as { version: string; blas: string; loss: number };
      this.name = `PyTorch ${version} (${blas || "its own BLAS"}), 1 thread`;
      this.loss = loss;
    } catch (error) {
      this.close();
      throw error;
    }
  }

  /** Takes steps, and returns when they are taken. */
  take(steps: number): void {
    writeSync(this.#requests, `${steps}\n`);
    this.#answer();
  }

  /** As one of several that take turns. */
  contestant(steps: number): Contestant {
    return { name: this.name, units: steps, run: () => this.take(steps) };
  }

  /** Ends the script. */
  close(): void {
    closeSync(this.#requests);
    closeSync(this.#answers);
    rmSync(this.#folder, { recursive: true });
  }

  /** A pipe with a name: both ends are opened only while there is one that reads and writes. */
  #pipe(name: string): { readonly read: number; readonly write: number } {
    const path = join(this.#folder, name);
    execFileSync("mkfifo", [path]);
    const both = openSync(path, "r+");
    const ends = { read: openSync(path, "r"), write: openSync(path, "w") };
    closeSync(both);
    return ends;
  }

  /** The next line. Nothing else happens in this process until it has come. */
  #answer(): string {
    const bytes = Buffer.alloc(4096);
    let line = "";
    while (!line.endsWith("\n")) {
      const count = readSync(this.#answers, bytes);
      if (count === 0) throw new Error("PyTorch has ended");
      line += bytes.toString("utf8", 0, count);
    }
    return line;
  }
}

export const missingTorch = "  PyTorch is not installed (Debian: python3-torch and libopenblas0-pthread): measured without it";

/** Rows of the first contestant beside each of the others. */
export function besides([ours, ...peers]: readonly Timing[]): readonly {
  readonly ours: Side;
  readonly peer: Side;
  readonly ratio: number;
}[] {
  return peers.map((peer) => ({ ours, peer, ratio: peer.milliseconds / ours.milliseconds }));
}
