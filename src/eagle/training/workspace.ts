import type { KernelExports } from "../../kernels/generated/eagle-training/exports";
import { kernelBytes } from "../../kernels/generated/eagle-training/kernels";
import { KernelModule, KernelWorkspace } from "../../numerics/kernel-workspace";

/** Which kernels train: results of others may differ in their last digits. */
export { kernelVersion as trainingKernelVersion } from "../../kernels/generated/eagle-training/version";

const kernels = new KernelModule<KernelExports>(kernelBytes);

/** A workspace with the kernels of src/kernels/eagle-training. */
export class TrainingWorkspace extends KernelWorkspace<KernelExports> {
  constructor() {
    super(kernels);
  }
}
