/** Starts a sweep: brings the kernels up to date, puts its TypeScript into scripts that threads start from at once, and runs it. */
import { existsSync } from "node:fs";
import { requireNode, root } from "./environment.mjs";

requireNode();
if (!existsSync(`${root}/node_modules/pg-boss`)) {
  process.stderr.write("dependencies are missing: run npm ci first\n");
  process.exit(2);
}

const { bundleSweep, bundleWatch } = await import("./bundles.mjs");
const folder = await bundleSweep();
if (process.argv.some((argument) => argument.startsWith("--watch"))) await bundleWatch(folder);
await import(`${folder}/main.js`);
