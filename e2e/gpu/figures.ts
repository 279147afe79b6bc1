/** Measured figures; what they are is for the machine, that they are there is for the test. */
import { calibrate } from "../../src/learners/calibration";
import { openGpu } from "../../src/tensors/gpu";

export async function figures() {
  const gpu = await openGpu();
  const { name, gram, population } = await calibrate(gpu, { d: 3, samples: 70, heads: 2, batch: 4, models: 2, steps: 3 });
  gpu.destroy();
  return { name, figures: [gram.gpu, gram.wasm, population.gpu, population.wasm] };
}
