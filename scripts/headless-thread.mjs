/** A thread of the headless runner. */
import { bundleThread } from "./bundles.mjs";

await import(await bundleThread());
