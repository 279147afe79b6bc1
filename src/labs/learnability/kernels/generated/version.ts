// Made by scripts/build-kernels.mjs from sources 950e43cc4521b009. Do not edit.
export const kernelVersion = "ad9e0500";
