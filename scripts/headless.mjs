/** Starts the headless runner: brings the kernels up to date, then runs its TypeScript as it stands. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { requireNode } from "./environment.mjs";

requireNode();
const root = fileURLToPath(new URL("..", import.meta.url));
if (!existsSync(`${root}/node_modules/tsx`)) {
  process.stderr.write("dependencies are missing: run npm ci first\n");
  process.exit(2);
}

const { buildKernels } = await import("./build-kernels.mjs");
await buildKernels();

const { register } = await import("tsx/esm/api");
register();
await import("../src/cli/main.ts");
