/** Runs the measurements of bench/; arguments name those to run, none means all. */
import { buildKernels } from "./build-kernels.mjs";
import { program, requireNode, root, run } from "./environment.mjs";

requireNode();
process.chdir(root);
await buildKernels();
const [first, ...others] = process.argv.slice(2);
const isPack = first === "gpu" && others[0] === "--pack";
const script =
  first === "scale"
    ? ["bench/scale.ts", ...others]
    : isPack
      ? ["bench/pack-gpu.ts", ...others.slice(1)]
      : ["bench/run.ts", ...process.argv.slice(2)];
process.exitCode = await run(program("tsx"), script);
