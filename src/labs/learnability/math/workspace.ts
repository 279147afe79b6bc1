import { KernelModule, KernelWorkspace } from "../../../platform/numerics/kernel-workspace";
import type { KernelExports } from "../kernels/generated/exports";
import { kernelBytes } from "../kernels/generated/kernels";

export type { Pointer } from "../../../platform/numerics/kernel-workspace";

const kernels = new KernelModule<KernelExports>(kernelBytes);

/** A workspace with the kernels of this lab. */
export class Workspace extends KernelWorkspace<KernelExports> {
  constructor() {
    super(kernels);
  }
}
