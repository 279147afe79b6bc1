import { type Gpu, openGpu } from "../../src/platform/tensors/gpu";

let opening: Promise<Gpu> | undefined;

/** The page's device, opened once so that every shader is compiled once; not for tests that destroy it. */
export function sharedGpu(): Promise<Gpu> {
  opening ??= openGpu();
  return opening;
}
