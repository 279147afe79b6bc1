/** Which kernels compute: results of others may differ in their last digits. Kept apart from the kernels, which are large. */
export { kernelVersion } from "../kernels/generated/version";
