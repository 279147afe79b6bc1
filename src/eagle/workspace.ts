import type { KernelExports } from "../kernels/generated/eagle/exports";
import { kernelBytes } from "../kernels/generated/eagle/kernels";
import { KernelModule, KernelWorkspace } from "../numerics/kernel-workspace";

/** Which kernels compute: results of others may differ in their last digits. */
export { kernelVersion } from "../kernels/generated/eagle/version";

const kernels = new KernelModule<KernelExports>(kernelBytes);

/** A workspace with the kernels of src/kernels/eagle. */
export class EagleWorkspace extends KernelWorkspace<KernelExports> {
  constructor() {
    super(kernels);
  }
}
