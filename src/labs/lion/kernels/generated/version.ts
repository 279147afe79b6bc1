// Made by scripts/build-kernels.mjs from sources 2ecdd7b3a5ada599. Do not edit.
export const kernelVersion = "91255d59";
