import { KernelModule, KernelWorkspace } from "../../../platform/numerics/kernel-workspace";
import type { KernelExports } from "../kernels/generated/exports";
import { kernelBytes } from "../kernels/generated/kernels";

/** Which kernels compute: results of others may differ in their last digits. */
export { kernelVersion } from "../kernels/generated/version";

const kernels = new KernelModule<KernelExports>(kernelBytes);

/** A workspace with the kernels of src/labs/lion/kernels. */
export class LionWorkspace extends KernelWorkspace<KernelExports> {
  constructor() {
    super(kernels);
  }
}
