import { GpuLost, GpuMemoryError, GpuUnavailable } from "./errors";
import { tensorProblem } from "./tensor-problem";

/** Milliseconds within which the loss of a device is announced after its work has failed. */
const announcement = 100;

/** An open device. Everything on it is lost when `lost` resolves. */
export class Gpu {
  readonly device: GPUDevice;
  /** Name on the page: "apple metal-3", "nvidia ampere", or "software". */
  readonly name: string;
  /** Information of the browser about the adapter. */
  readonly info: GPUAdapterInfo;
  /** Resolves when the device is lost or destroyed. */
  readonly lost: Promise<GpuLost>;
  readonly #waiting = new Set<(lost: GpuLost) => void>();
  readonly #pipelines = new Map<string, Promise<GPUComputePipeline>>();
  #gone: GpuLost | undefined;

  constructor(device: GPUDevice, name: string, info: GPUAdapterInfo) {
    this.device = device;
    this.name = name;
    this.info = info;
    this.lost = device.lost.then(({ reason, message }) => {
      const lost = new GpuLost(reason, message);
      this.#gone = lost;
      for (const reject of this.#waiting) reject(lost);
      return lost;
    });
  }

  /** Destroys the device. */
  destroy(): void {
    this.device.destroy();
  }

  /** The same promise, but it rejects with GpuLost when the device is lost first. */
  whileThere<Result>(work: Promise<Result>): Promise<Result> {
    if (this.#gone) return Promise.reject(this.#gone);
    return new Promise((resolve, reject) => {
      this.#waiting.add(reject);
      work
        // Work on a lost device may fail before the loss is announced; the loss is the better reason.
        .catch((error: unknown) => new Promise<never>((_, fail) => setTimeout(() => fail(error), announcement)))
        .then(resolve, reject)
        .finally(() => this.#waiting.delete(reject));
    });
  }

  /**
   * A compute pipeline whose entry point is `main`; compiled pipelines are cached.
   *
   * @param label      purpose of the shader, named in the error.
   * @param constants  values of its `override` declarations.
   * @throws {GpuUnavailable} "shader" with the compiler's first message.
   * @throws {GpuLost}
   */
  pipeline(label: string, code: string, constants: Readonly<Record<string, number>> = {}): Promise<GPUComputePipeline> {
    const key = JSON.stringify([code, constants]);
    const known = this.#pipelines.get(key);
    if (known) return known;
    const compiling = this.#compile(label, code, constants);
    this.#pipelines.set(key, compiling);
    return compiling;
  }

  async #compile(label: string, code: string, constants: Readonly<Record<string, number>>): Promise<GPUComputePipeline> {
    this.device.pushErrorScope("validation");
    const module = this.device.createShaderModule({ label, code });
    const [fault, info] = await this.whileThere(Promise.all([this.device.popErrorScope(), module.getCompilationInfo()]));
    const message = info.messages.find(({ type }) => type === "error");
    if (message) throw new GpuUnavailable("shader", `${label}, line ${message.lineNum}: ${message.message}`);
    if (fault) throw new GpuUnavailable("shader", `${label}: ${fault.message}`);
    const compiling = this.device.createComputePipelineAsync({ label, layout: "auto", compute: { module, entryPoint: "main", constants } });
    return this.whileThere(compiling).catch((error: unknown) => {
      throw error instanceof GpuLost ? error : new GpuUnavailable("shader", `${label}: ${messageOf(error)}`);
    });
  }

  /**
   * A zeroed buffer.
   *
   * @param label  its contents, named in the error.
   * @throws {GpuMemoryError | GpuLost}
   */
  async buffer(label: string, bytes: number, usage: GPUBufferUsageFlags): Promise<GPUBuffer> {
    const { device } = this;
    const { maxBufferSize, maxStorageBufferBindingSize } = device.limits;
    const most = usage & GPUBufferUsage.STORAGE ? Math.min(maxBufferSize, maxStorageBufferBindingSize) : maxBufferSize;
    if (bytes > most) throw new GpuMemoryError(label, bytes, tensorProblem("gpu-largest-buffer", { size: (most / 1024 ** 2).toFixed(0) }));
    device.pushErrorScope("validation");
    device.pushErrorScope("out-of-memory");
    const buffer = device.createBuffer({ label, size: Math.ceil(bytes / 4) * 4, usage });
    const faults = await this.whileThere(Promise.all([device.popErrorScope(), device.popErrorScope()]));
    const fault = faults.find((one) => one !== null);
    if (!fault) return buffer;
    buffer.destroy();
    throw new GpuMemoryError(label, bytes, fault.message);
  }

  /** A storage buffer with a copy of `values`, whose length is a multiple of 4 bytes. @throws {GpuMemoryError | GpuLost} */
  async upload(label: string, values: ArrayBufferView<ArrayBuffer>): Promise<GPUBuffer> {
    const buffer = await this.buffer(label, Math.max(values.byteLength, 16), GPUBufferUsage.STORAGE | GPUBufferUsage.COPY_DST);
    this.device.queue.writeBuffer(buffer, 0, values.buffer, values.byteOffset, values.byteLength);
    return buffer;
  }

  /** Creates several buffers one after the other; when one of them fails, the others are destroyed. */
  async together<Name extends string>(makers: Readonly<Record<Name, () => Promise<GPUBuffer>>>): Promise<Record<Name, GPUBuffer>> {
    const made: Partial<Record<Name, GPUBuffer>> = {};
    try {
      for (const name in makers) made[name] = await makers[name]();
      return made as Record<Name, GPUBuffer>;
    } catch (error) {
      for (const name in made) made[name]?.destroy();
      throw error;
    }
  }

  /**
   * Runs work that submits its own commands to the device, and waits for it. An error of the device fails the work even
   * where its promise resolves.
   *
   * @param label  purpose of the work, named in the error.
   * @throws {GpuUnavailable} "shader" when a shader or a command was refused; {GpuMemoryError | GpuLost}, or as the work
   * does.
   */
  async guarded<Result>(label: string, work: () => Promise<Result>): Promise<Result> {
    const { device } = this;
    device.pushErrorScope("validation");
    device.pushErrorScope("out-of-memory");
    const outcome = await this.whileThere(settled(work)).catch((error: unknown) => ({ ok: false as const, error }));
    const [memory, refused] = await this.whileThere(Promise.all([device.popErrorScope(), device.popErrorScope()]));
    if (memory) throw new GpuMemoryError(label, Number.NaN, memory.message);
    if (refused) throw new GpuUnavailable("shader", `${label}: ${refused.message}`);
    if (outcome.ok) return outcome.value;
    throw outcome.error;
  }

  /** Adds one pass of a pipeline whose buffers are bound in order from 0. */
  encode(encoder: GPUCommandEncoder, pipeline: GPUComputePipeline, buffers: readonly GPUBuffer[], groups: number, groupsDown = 1): void {
    const pass = encoder.beginComputePass();
    pass.setPipeline(pipeline);
    const entries = buffers.map((buffer, binding) => ({ binding, resource: { buffer } }));
    pass.setBindGroup(0, this.device.createBindGroup({ layout: pipeline.getBindGroupLayout(0), entries }));
    pass.dispatchWorkgroups(groups, groupsDown);
    pass.end();
  }

  /** The first `bytes` bytes of a buffer made for MAP_READ, once the submitted work is done. @throws {GpuLost} */
  async read(staging: GPUBuffer, bytes: number): Promise<ArrayBuffer> {
    await this.whileThere(staging.mapAsync(GPUMapMode.READ, 0, bytes));
    const copy = staging.getMappedRange(0, bytes).slice(0);
    staging.unmap();
    return copy;
  }
}

/** The outcome of work, also where it throws before it returns a promise. */
async function settled<Result>(work: () => Promise<Result>) {
  try {
    return { ok: true as const, value: await work() };
  } catch (error) {
    return { ok: false as const, error };
  }
}

/** The message of an unknown failure. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
