import type { KernelExports } from "../kernels/generated/lion/exports";
import { kernelBytes } from "../kernels/generated/lion/kernels";
import { KernelModule, KernelWorkspace } from "../numerics/kernel-workspace";

/** Which kernels compute: results of others may differ in their last digits. */
export { kernelVersion } from "../kernels/generated/lion/version";

const kernels = new KernelModule<KernelExports>(kernelBytes);

/** A workspace with the kernels of src/kernels/lion. */
export class LionWorkspace extends KernelWorkspace<KernelExports> {
  constructor() {
    super(kernels);
  }
}
