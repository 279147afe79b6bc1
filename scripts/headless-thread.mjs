/** A thread of the headless runner. Where several are the first to need the script, each makes it, and that of the fastest is kept. */
import { bundleThread } from "./bundles.mjs";

await import(await bundleThread());
