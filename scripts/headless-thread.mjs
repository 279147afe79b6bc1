/** A thread of the headless runner, for programs that run from the sources. */
import { bundleHeadless } from "./bundles.mjs";

await import(`${await bundleHeadless()}/thread.js`);
