/**
 * Opens the GPU. Shaders are imported as text, which Vite supports and Node does not: code that also runs in Node imports
 * this folder with `import()`.
 */
import { Gpu, messageOf } from "./device";
import { GpuLost, GpuMemoryError, GpuUnavailable } from "./errors";
import { checkSums, expectedSums } from "./probe";
import { tensorProblem } from "./tensor-problem";

export { Gpu } from "./device";

/** Time limit for opening, in milliseconds; drivers compile their first shader slowly. */
const defaultTimeout = 10_000;

/** Limits raised to those of the adapter: the first three for our shaders, all of them for TensorFlow.js on the same device. */
const raisedLimits = [
  "maxBufferSize",
  "maxStorageBufferBindingSize",
  "maxComputeWorkgroupStorageSize",
  "maxComputeWorkgroupsPerDimension",
  "maxComputeWorkgroupSizeX",
  "maxComputeInvocationsPerWorkgroup",
] as const;

export interface GpuOptions {
  /** Milliseconds after which opening fails; 10,000 by default. */
  readonly timeout?: number;
  /** Expected result of the probe; the correct one by default. */
  readonly expected?: Float32Array;
}

/**
 * Opens adapter and device, and checks a checksum computed on the GPU. Works in a window and in a worker.
 *
 * @throws {GpuUnavailable}
 */
export async function openGpu({ timeout = defaultTimeout, expected = expectedSums() }: GpuOptions = {}): Promise<Gpu> {
  const attempt = probe(expected);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new GpuUnavailable("timeout", tensorProblem("gpu-no-answer", { seconds: timeout / 1000 }))), timeout);
  });
  try {
    return await Promise.race([attempt, late]);
  } catch (error) {
    // A device granted after the timeout is destroyed; a failure has been reported above.
    attempt.then(
      (gpu) => gpu.destroy(),
      () => {},
    );
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Opens a GPU that is one. @throws {GpuUnavailable} also where the processor plays it, whose times say nothing of a GPU. */
export async function openHardwareGpu(): Promise<Gpu> {
  const gpu = await openGpu();
  if (gpu.name !== "software") return gpu;
  gpu.destroy();
  throw new GpuUnavailable("no-adapter", "the processor plays it");
}

async function probe(expected: Float32Array): Promise<Gpu> {
  const { gpu: api } = (globalThis.navigator ?? {}) as { readonly gpu?: GPU };
  if (!api) throw new GpuUnavailable("no-webgpu");
  const adapter = await api.requestAdapter().catch((error: unknown) => {
    throw new GpuUnavailable("no-adapter", messageOf(error));
  });
  if (!adapter) throw new GpuUnavailable("no-adapter");
  const requiredLimits = Object.fromEntries(raisedLimits.map((name) => [name, adapter.limits[name]]));
  const device = await adapter.requestDevice({ requiredLimits }).catch((error: unknown) => {
    throw new GpuUnavailable("no-device", messageOf(error));
  });
  const gpu = new Gpu(device, nameOf(adapter.info), adapter.info);
  try {
    await checkSums(gpu, expected);
    return gpu;
  } catch (error) {
    gpu.destroy();
    throw error instanceof GpuLost || error instanceof GpuMemoryError
      ? new GpuUnavailable("no-device", error.problem ?? error.message)
      : error;
  }
}

/** Vendor and architecture as the browser reports them, or "software" where the processor emulates a GPU. */
export function nameOf(info: Pick<GPUAdapterInfo, "vendor" | "architecture" | "isFallbackAdapter">): string {
  const { vendor, architecture, isFallbackAdapter } = info;
  if (isFallbackAdapter || /swiftshader|llvmpipe|lavapipe/i.test(architecture)) return "software";
  return [vendor, architecture].filter((part) => part !== "").join(" ") || "unnamed GPU";
}
