// Made by scripts/build-kernels.mjs from sources d2fda79699cd0d9c. Do not edit.
export const kernelVersion = "91255d59";
