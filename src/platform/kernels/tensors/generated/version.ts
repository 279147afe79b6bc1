// Made by scripts/build-kernels.mjs from sources 30ab8110a87c1365. Do not edit.
export const kernelVersion = "843e148d";
