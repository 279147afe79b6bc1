// Made by scripts/build-kernels.mjs from sources dc25995bb8b01d62. Do not edit.
export const kernelVersion = "1157ef7c";
