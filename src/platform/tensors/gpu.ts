/**
 * The one door to the GPU. Shaders are imported as text, which Vite does and Node does not: what Node runs as well imports
 * this folder with `import()`.
 */
import { Gpu, messageOf } from "./device";
import { GpuLost, GpuMemoryError, GpuUnavailable } from "./errors";
import { checkSums, expectedSums } from "./probe";
import { tensorProblem } from "./tensor-problem";

export { Gpu } from "./device";

/** Milliseconds that opening may take; drivers compile their first shader slowly. */
const defaultTimeout = 10_000;

/** As high as the adapter goes: the first three for our shaders, all of them for those of TensorFlow.js on the same device. */
const raisedLimits = [
  "maxBufferSize",
  "maxStorageBufferBindingSize",
  "maxComputeWorkgroupStorageSize",
  "maxComputeWorkgroupsPerDimension",
  "maxComputeWorkgroupSizeX",
  "maxComputeInvocationsPerWorkgroup",
] as const;

export interface GpuOptions {
  /** Milliseconds after which opening is given up; 10,000 unless given. */
  readonly timeout?: number;
  /** What the probe must compute on the GPU; the right result unless given. */
  readonly expected?: Float32Array;
}

/**
 * Opens the GPU and makes sure that it computes: adapter, device, and a checksum compared with the processor's. Works in
 * a window and in a worker.
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
    // A device that arrives too late is nobody's; a failure has been reported above.
    attempt.then(
      (gpu) => gpu.destroy(),
      () => {},
    );
    throw error;
  } finally {
    clearTimeout(timer);
  }
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

/** Vendor and architecture as the browser tells them, or "software" where the processor plays the GPU. */
export function nameOf(info: Pick<GPUAdapterInfo, "vendor" | "architecture" | "isFallbackAdapter">): string {
  const { vendor, architecture, isFallbackAdapter } = info;
  if (isFallbackAdapter || /swiftshader|llvmpipe|lavapipe/i.test(architecture)) return "software";
  return [vendor, architecture].filter((part) => part !== "").join(" ") || "unnamed GPU";
}
