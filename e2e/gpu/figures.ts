/** Measured figures; what they are is for the machine, that they are there is for the test. */
import { calibrate } from "../../src/learners/calibration";
import { sharedGpu } from "./device";

export async function figures() {
  const gpu = await sharedGpu();
  const { name, gram, population } = await calibrate(gpu, { d: 3, samples: 70, heads: 2, batch: 4, models: 2, steps: 3 });
  return { name, figures: [gram.gpu, gram.wasm, population.gpu, population.wasm] };
}
