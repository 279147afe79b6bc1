/** Requirements of the scripts on the machine, and functions that run other programs. */
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

const oldestNode = [20, 19];

/** Ends the process with one sentence where Node is too old for the other scripts. */
export function requireNode(version = process.versions.node) {
  const [major, minor] = version.split(".").map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  process.stderr.write(`this is Node ${version}, but ${oldestNode.join(".")} or later is needed: see https://nodejs.org\n`);
  process.exit(2);
}

/** Whether node_modules is missing or holds other versions than package-lock.json. */
export function dependenciesAreStale() {
  const record = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(record)) return true;
  const installed = packagesIn(record);
  return Object.entries(packagesIn(join(root, "package-lock.json"))).some(
    // Optional packages are those of other platforms.
    ([path, { version, optional }]) => path !== "" && !optional && installed[path]?.version !== version,
  );
}

function packagesIn(lockFile) {
  return JSON.parse(readFileSync(lockFile, "utf8")).packages;
}

/** Installs the dependencies if necessary. */
export async function installDependencies() {
  if (!dependenciesAreStale()) return;
  process.stdout.write("installing the dependencies\n");
  if ((await run("npm", ["ci", "--no-audit", "--no-fund"])) !== 0) throw new Error("npm ci failed");
}

/** Runs a program in the root; returns its exit code. Its output is shown, or passed to `hear` in pieces of text. */
export function run(command, given, environment = {}, hear = undefined) {
  return new Promise((done, fail) => {
    const output = hear ? "pipe" : "inherit";
    const child = spawn(command, given, { cwd: root, stdio: ["ignore", output, output], env: { ...process.env, ...environment } });
    child.stdout?.setEncoding("utf8").on("data", hear);
    child.stderr?.setEncoding("utf8").on("data", hear);
    child.on("error", fail);
    child.on("close", (code, signal) => done(signal === null ? code : 1));
  });
}

/** The path of a program among the dependencies. */
export function program(name) {
  return join(root, "node_modules", ".bin", name);
}
