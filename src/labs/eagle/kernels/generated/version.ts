// Made by scripts/build-kernels.mjs from sources 57cef562ca258057. Do not edit.
export const kernelVersion = "65fac60a";
