// Made by scripts/build-kernels.mjs from sources 3dc14985565868dc. Do not edit.
export const kernelVersion = "843e148d";
