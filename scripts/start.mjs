/** From a fresh copy to the running page: installs missing packages, builds, serves, and prints the address. */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { installDependencies, program, requireNode, root, run } from "./environment.mjs";

/** Sources of the page. */
const sources = ["index.html", "package-lock.json", "vite.config.ts", "public", "scripts", "src"];

/** Whether a source is newer than the page. */
function buildIsStale() {
  const made = statSync(join(root, "dist", "sw.js"), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const files = sources.flatMap((name) => {
    const path = join(root, name);
    return statSync(path).isDirectory() ? readdirSync(path, { recursive: true }).map((inner) => join(path, String(inner))) : [path];
  });
  return files.some((file) => !/[/\\]generated([/\\]|$)/.test(file) && statSync(file).mtimeMs > made);
}

requireNode();
await installDependencies();
const { buildKernels } = await import("./build-kernels.mjs");
process.chdir(root);
await buildKernels();
if (buildIsStale() && (await run(program("vite"), ["build", "--logLevel", "warn"])) !== 0) process.exit(1);

const { preview } = await import("vite");
// Takes the next free port when this one is in use.
const server = await preview({ preview: { port: 4173, strictPort: false } });
console.log(`the Learnability Playground is at ${server.resolvedUrls?.local[0]} (stop it with Ctrl+C)`);
