import type { KernelExports } from "../kernels/generated/exports";
import { kernelBytes } from "../kernels/generated/kernels";
import { KernelModule, KernelWorkspace } from "./kernel-workspace";

export type { Pointer } from "./kernel-workspace";

const kernels = new KernelModule<KernelExports>(kernelBytes);

/** A workspace with the kernels of the first lab. */
export class Workspace extends KernelWorkspace<KernelExports> {
  constructor() {
    super(kernels);
  }
}
