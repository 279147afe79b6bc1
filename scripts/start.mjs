/** From a fresh copy to the running page: installs what is missing, builds, serves, and prints the address. */
import { installDependencies, program, requireNode, root, run } from "./environment.mjs";

requireNode();
await installDependencies();
const { buildKernels } = await import("./build-kernels.mjs");
process.chdir(root);
await buildKernels();
if ((await run(program("vite"), ["build", "--logLevel", "warn"])) !== 0) process.exit(1);

const { preview } = await import("vite");
// Takes the next free port when this one is in use.
const server = await preview({ preview: { port: 4173, strictPort: false } });
console.log(`the Learnability Playground is at ${server.resolvedUrls?.local[0]} (stop it with Ctrl+C)`);
