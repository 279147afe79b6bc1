/** Problems of GPUs and of memory for tensors, in English; `problems.de.ts` has the same in German. */
import type { Sentences } from "../fields/problem";

export const tensorSentences = {
  "gpu-no-webgpu": {
    message: "this browser has no WebGPU",
    hint: "Use a current version of Chrome, Edge or Safari on a page served over https, or train on the processor.",
  },
  "gpu-no-adapter": {
    message: "the browser offers no GPU to this page",
    hint: "Turn on hardware acceleration in the browser's settings, or train on the processor.",
  },
  "gpu-no-device": {
    message: "the browser could not open the GPU",
    hint: "Close other pages that use the GPU and try again, or train on the processor.",
  },
  "gpu-checksum": {
    message: "the GPU computed a wrong checksum, so it is not used",
    hint: "Update the graphics driver, or train on the processor.",
  },
  "gpu-shader": {
    message: "the driver of the GPU rejected a program",
    hint: "Update the browser and the graphics driver, or train on the processor.",
  },
  "gpu-timeout": {
    message: "the GPU did not answer in time",
    hint: "Try again when the device is less busy, or train on the processor.",
  },
  "gpu-given-up": {
    message: "the GPU is no longer used",
    hint: "Training can continue from the last saved state.",
  },
  "gpu-lost": {
    message: "the GPU was lost while it was computing",
    hint: "Training can continue from the last saved state.",
  },
  "gpu-detail": { message: "{problem}: {detail}", hint: "{problem.hint}" },
  "gpu-no-answer": { message: "no answer in {seconds} s" },
  "gpu-entry": { message: "entry {index} is {found}, expected {expected}" },
  "gpu-tensorflow": { message: "TensorFlow.js rejects this GPU" },
  "gpu-no-tensorflow": { message: "TensorFlow.js, which trains layers on the GPU, could not be fetched" },
  "gpu-memory": {
    message: "{use} needs {amount} on the GPU, but the GPU does not provide it: {detail}",
    hint: "Lower the number of samples, heads or models, or train on the processor.",
  },
  "gpu-memory-plural": {
    message: "{use} need {amount} on the GPU, but the GPU does not provide it: {detail}",
    hint: "Lower the number of samples, heads or models, or train on the processor.",
  },
  "gpu-more-memory": { message: "more memory" },
  "gpu-megabytes": { message: "{size} MB" },
  "gpu-largest-buffer": { message: "a buffer has at most {size} MB" },
  "memory-float32": { message: "training in float32" },
  "tensors-too-large": {
    message: "{problem}",
    hint: "Lower the batch size, the width or the number of layers.",
  },
} as const satisfies Sentences;

export type TensorProblemCode = keyof typeof tensorSentences;
