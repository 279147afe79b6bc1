/**
 * The version of the kernels: results of other versions may differ in their last digits. Separate from the kernels, which
 * are large.
 */
export { kernelVersion } from "../kernels/generated/version";
