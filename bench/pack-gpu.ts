/** Packs the GPU's measurements into a folder: `npm run bench -- gpu --pack folder`. */
import { resolve } from "node:path";
import { packGpu } from "./gpu/pack";

const [folder = "gpu-pack"] = process.argv.slice(2);
try {
  // npm runs its scripts in the root of the project, wherever it was called from.
  const place = resolve(process.env.INIT_CWD ?? ".", folder);
  await packGpu(place);
  console.log(`${place} is packed: take it to a machine with a GPU, and there: node run.mjs`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
