// Made by scripts/build-kernels.mjs from sources f743636eb9b96a21. Do not edit.
export const kernelVersion = "1157ef7c";
