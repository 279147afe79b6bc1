/** A thread of the headless runner; it has to be taught TypeScript, which the main thread was by how it was started. */
import { register } from "tsx/esm/api";

register();
await import("../src/cli/thread.ts");
