/** Runs Python beside the program: whatever the page hands to Python is tried with the real thing. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Figure } from "./check";

/** The one that PYTHON names, the first on the path, or the system's, whose libraries are Debian's. */
const candidates = [process.env.PYTHON, "python3", "/usr/bin/python3"].filter((name) => name !== undefined);

/** A Python that has a library; null when there is none. */
export function pythonWith(library: "numpy" | "torch"): string | null {
  const has = (python: string) => {
    try {
      execFileSync(python, ["-c", `import numpy, ${library}`], { stdio: "ignore" });
      return true;
    } catch {
      return false;
    }
  };
  return candidates.find(has) ?? null;
}

/** One figure that fails, in words that say what to do. */
export const missingNumpy: readonly Figure[] = [
  { name: "python3 with NumPy is here (it is not: install Debian's python3-numpy)", value: 0, relation: "=", bound: 1 },
];

/**
 * What a script writes with --json, run in a folder of its own.
 *
 * @param files  that lie beside it.
 * @throws when it ends with an error, which it has printed.
 */
export function reportOf<Report>(
  python: string,
  script: string,
  options: readonly string[] = [],
  files: Readonly<Record<string, Uint8Array | string>> = {},
): Report {
  const folder = mkdtempSync(join(tmpdir(), "playground-python-"));
  try {
    for (const [name, content] of Object.entries({ ...files, "script.py": script })) writeFileSync(join(folder, name), content);
    execFileSync(python, ["script.py", "--json", "report.json", ...options], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
    return JSON.parse(readFileSync(join(folder, "report.json"), "utf8")) as Report;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Whether Python can read a script, of which nothing is run. */
export function isPython(python: string, script: string): boolean {
  try {
    execFileSync(python, ["-c", "import ast, sys; ast.parse(sys.stdin.read())"], { input: script, stdio: ["pipe", "ignore", "inherit"] });
    return true;
  } catch {
    return false;
  }
}
