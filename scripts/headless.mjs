/** Starts the headless runner from a bundle of the current sources, which is made when they have changed. */
import { existsSync } from "node:fs";
import { requireNode, root } from "./environment.mjs";

requireNode();
if (!existsSync(`${root}/node_modules/vite`)) {
  process.stderr.write("dependencies are missing: run npm ci first\n");
  process.exit(2);
}

const { bundleHeadless } = await import("./bundles.mjs");
await import(`${await bundleHeadless()}/main.js`);
