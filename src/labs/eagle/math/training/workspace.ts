import { KernelModule, KernelWorkspace } from "../../../../platform/numerics/kernel-workspace";
import type { KernelExports } from "../../kernels/training/generated/exports";
import { kernelBytes } from "../../kernels/training/generated/kernels";

/** Which kernels train: results of others may differ in their last digits. */
export { kernelVersion as trainingKernelVersion } from "../../kernels/training/generated/version";

const kernels = new KernelModule<KernelExports>(kernelBytes);

/** A workspace with the kernels of src/labs/eagle/kernels/training. */
export class TrainingWorkspace extends KernelWorkspace<KernelExports> {
  constructor() {
    super(kernels);
  }
}
