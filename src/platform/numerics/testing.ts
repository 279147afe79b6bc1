import { kernelBytes } from "../kernels/generated/kernels";
import { KernelModule, KernelWorkspace, type NumericsKernels } from "./kernel-workspace";

const kernels = new KernelModule<NumericsKernels>(kernelBytes);

/** A workspace with the kernels of this folder alone. The page has none: each lab's module holds them. */
export class NumericsWorkspace extends KernelWorkspace {
  constructor() {
    super(kernels);
  }
}
