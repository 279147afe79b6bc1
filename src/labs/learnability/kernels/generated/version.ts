// Made by scripts/build-kernels.mjs from sources 0f54df899ee4d4a3. Do not edit.
export const kernelVersion = "ad9e0500";
