// Made by scripts/build-kernels.mjs from sources 036c61170b3a99a9. Do not edit.
export const kernelVersion = "65fac60a";
