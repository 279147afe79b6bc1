/** Runs the statistical checks of bench/verify; arguments name those to run, none means all. */
import { buildKernels } from "./build-kernels.mjs";
import { program, requireNode, root, run } from "./environment.mjs";

requireNode();
process.chdir(root);
await buildKernels();
process.exitCode = await run(program("tsx"), ["--import", "./bench/python-text.mjs", "bench/verify.ts", ...process.argv.slice(2)]);
