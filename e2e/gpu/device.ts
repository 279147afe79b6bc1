import { type Gpu, openGpu } from "../../src/platform/tensors/gpu";

let opening: Promise<Gpu> | undefined;

/** The page's device, opened once so that every shader is compiled once. */
export function sharedGpu(): Promise<Gpu> {
  opening ??= openGpu();
  return opening;
}

/** The same device, for a test that destroys it: the next test opens another one. */
export async function lastOfShared(): Promise<Gpu> {
  const gpu = await sharedGpu();
  opening = undefined;
  return gpu;
}
