import type { Gpu } from "../../../../platform/tensors/device";
import { Pace } from "../../../../platform/tensors/pace";
import beside from "../../kernels/beside.wgsl?raw";
import block from "../../kernels/block.wgsl?raw";
import carry from "../../kernels/carry.wgsl?raw";
import read from "../../kernels/read.wgsl?raw";
import rows from "../../kernels/rows.wgsl?raw";
import scores from "../../kernels/scores.wgsl?raw";
import shape from "../../kernels/shape.wgsl?raw";
import states from "../../kernels/states.wgsl?raw";
import type { StepDecays } from "../decays";
import type { FormName } from "../forms/form";
import { type Sequence, visibleKeys } from "../sequence";
import { filled, type PackedHead, packHead, packRows, packSteps, packWeights, tileRows, unpackSums } from "./packed-head";

/** Each put together from what it uses. */
const shaders = {
  block: { label: "blocks on the diagonal", parts: [shape, rows, scores, block] },
  beside: { label: "blocks beside the diagonal", parts: [shape, rows, scores, beside] },
  states: { label: "states of chunks", parts: [shape, states] },
  carry: { label: "carrying states", parts: [shape, carry] },
  read: { label: "reading states", parts: [shape, rows, read] },
} as const;

type ShaderName = keyof typeof shaders;

/** @throws {GpuUnavailable | GpuLost} */
function pipelineOf(gpu: Gpu, name: ShaderName): Promise<GPUComputePipeline> {
  const { label, parts } = shaders[name];
  return gpu.pipeline(label, parts.join("\n"));
}

/** The forms that a GPU has work for at once: sweeping over the tokens one by one is none. */
export type GpuFormName = Exclude<FormName, "recurrent">;

export const gpuFormNames: readonly GpuFormName[] = ["full", "chunk", "state-chunk"];

/** Tiles of rows that a submit may hold in any case. */
const mostTiles = 4096;

/** Bytes of states that are held at a time: chunks beyond wait for their turn. */
const mostStateBytes = 64 * 2 ** 20;

type BufferName =
  | ("queries" | "keys" | "values" | "steps" | "forward" | "backward" | "keyRows")
  | ("shape" | "outputs" | "denominators" | "states" | "carried" | "staging");

/** Of those that a form needs. */
type Buffers = Readonly<Record<string, GPUBuffer>>;
type Pipelines = Readonly<Partial<Record<ShaderName, GPUComputePipeline>>>;
type Paced = "block" | "beside" | "states";

/**
 * One head of bidirectional linear attention on the GPU, in float32 and in one form. Submits are kept below 200 ms, so that the
 * screen is drawn between them; what one run has learnt of their time serves the next one.
 */
export class GpuHead {
  readonly #gpu: Gpu;
  readonly #form: GpuFormName;
  readonly #head: PackedHead;
  readonly #buffers: Buffers;
  readonly #pipelines: Pipelines;
  readonly #chunksHeld: number;
  readonly #paces: Readonly<Record<Paced, Pace>>;

  private constructor(gpu: Gpu, form: GpuFormName, head: PackedHead, buffers: Buffers, pipelines: Pipelines) {
    this.#gpu = gpu;
    this.#form = form;
    this.#head = head;
    this.#buffers = buffers;
    this.#pipelines = pipelines;
    this.#chunksHeld = chunksHeld(head);
    this.#paces = { block: new Pace(mostTiles), beside: new Pace(mostTiles), states: new Pace(this.#chunksHeld) };
  }

  /**
   * @param chunk  tokens in a chunk; full attention does not look at it.
   * @throws {RangeError} where every coordinate decays by itself: there is no shader for that.
   * @throws {GpuMemoryError | GpuUnavailable | GpuLost}
   */
  static async create(gpu: Gpu, form: GpuFormName, sequence: Sequence, steps: StepDecays, chunk: number): Promise<GpuHead> {
    const head = packHead(sequence, steps, form === "full" ? sequence.length : chunk);
    const pipelines: Partial<Record<ShaderName, GPUComputePipeline>> = {};
    for (const name of shadersOf[form]) pipelines[name] = await pipelineOf(gpu, name);
    const buffers = await gpu.together(makersOf(gpu, form, head, sequence, steps));
    return new GpuHead(gpu, form, head, buffers, pipelines);
  }

  /** Computes the sums, which stay on the GPU. @throws {GpuUnavailable | GpuLost} */
  async run(): Promise<void> {
    this.#clear("outputs", "denominators");
    const tiles = this.#tilesPerChunk * this.#head.layout.chunks;
    const groups = Math.ceil(this.#columns / 16);
    await this.#paced("block", tiles, (first, count) => {
      this.#submit({ first }, (encoder) => {
        this.#encode(encoder, "block", ["queries", "keys", "values", "steps", "outputs", "denominators"], count, groups);
      });
    });
    if (this.#form === "chunk")
      await this.#paced("beside", tiles, (first, count) => {
        const bound = ["queries", "keys", "values", "forward", "backward", "outputs", "denominators"] as const;
        this.#submit({ first }, (encoder) => this.#encode(encoder, "beside", bound, count, groups));
      });
    if (this.#form === "state-chunk") for (const direction of ["forward", "backward"] as const) await this.#sweep(direction);
  }

  /** The sums, L x (d_v + 1), denominators last. @throws {GpuLost} */
  async sums(): Promise<Float64Array> {
    const staging = this.#buffer("staging");
    const { layout, dv } = this.#head;
    const bytes = [4 * layout.length * filled(dv), 4 * layout.length];
    const encoder = this.#gpu.device.createCommandEncoder();
    encoder.copyBufferToBuffer(this.#buffer("outputs"), 0, staging, 0, bytes[0]);
    encoder.copyBufferToBuffer(this.#buffer("denominators"), 0, staging, bytes[0], bytes[1]);
    this.#gpu.device.queue.submit([encoder.finish()]);
    const copy = await this.#gpu.read(staging, bytes[0] + bytes[1]);
    return unpackSums(this.#head, new Float32Array(copy, 0, bytes[0] / 4), new Float32Array(copy, bytes[0]));
  }

  /** Frees the memory on the GPU. */
  dispose(): void {
    for (const buffer of Object.values(this.#buffers)) buffer.destroy();
  }

  get #columns(): number {
    return filled(this.#head.dv) / 4;
  }

  get #tilesPerChunk(): number {
    return Math.ceil(this.#head.layout.stride / tileRows);
  }

  /** Carries a state over all chunks, as many at a time as states are held; each adds what arrives at it to its outputs. */
  async #sweep(direction: "forward" | "backward"): Promise<void> {
    const { layout, d } = this.#head;
    const backward = direction === "backward";
    const groups = Math.ceil(this.#columns / 16);
    this.#clear("carried");
    await this.#paced("states", layout.chunks, (done, count) => {
      const first = backward ? layout.chunks - done - count : done;
      this.#submit({ first, count, backward }, (encoder) => {
        this.#encode(encoder, "states", ["keyRows", "values", direction, "states"], count, Math.ceil(d / 64) * groups);
        this.#encode(encoder, "carry", [direction, "states", "carried"], Math.ceil((d * (this.#columns + 1)) / 64));
        const bound = ["queries", direction, "states", "outputs", "denominators"] as const;
        this.#encode(encoder, "read", bound, count * this.#tilesPerChunk, groups);
      });
    });
  }

  /** Submits pieces of work, as many at a time as fit well, and waits for each submit. */
  async #paced(name: Paced, pieces: number, submit: (first: number, count: number) => void): Promise<void> {
    const pace = this.#paces[name];
    for (let first = 0; first < pieces; ) {
      const count = Math.min(pace.size, pieces - first);
      const start = performance.now();
      submit(first, count);
      await this.#gpu.whileThere(this.#gpu.device.queue.onSubmittedWorkDone());
      pace.measured(count, performance.now() - start);
      first += count;
    }
  }

  #submit(
    { first, count = 0, backward = false }: { readonly first: number; readonly count?: number; readonly backward?: boolean },
    encode: (encoder: GPUCommandEncoder) => void,
  ): void {
    const { layout, d, decays } = this.#head;
    const shape = [layout.length, layout.stride, d, this.#columns, decays ? 1 : 0, first, count, backward ? 1 : 0];
    const { device } = this.#gpu;
    device.queue.writeBuffer(this.#buffer("shape"), 0, Uint32Array.from(shape));
    const encoder = device.createCommandEncoder();
    encode(encoder);
    device.queue.submit([encoder.finish()]);
  }

  #encode(encoder: GPUCommandEncoder, name: ShaderName, bound: readonly BufferName[], groups: number, groupsDown?: number): void {
    const pipeline = this.#pipelines[name];
    if (!pipeline) throw new TypeError(`the shader ${name} is not part of this form`);
    this.#gpu.encode(
      encoder,
      pipeline,
      ["shape" as const, ...bound].map((one) => this.#buffer(one)),
      groups,
      groupsDown,
    );
  }

  #clear(...names: readonly BufferName[]): void {
    const encoder = this.#gpu.device.createCommandEncoder();
    for (const name of names) encoder.clearBuffer(this.#buffer(name));
    this.#gpu.device.queue.submit([encoder.finish()]);
  }

  #buffer(name: BufferName): GPUBuffer {
    const buffer: GPUBuffer | undefined = this.#buffers[name];
    if (!buffer) throw new TypeError(`the buffer ${name} is not part of this form`);
    return buffer;
  }
}

const shadersOf: Readonly<Record<GpuFormName, readonly ShaderName[]>> = {
  full: ["block"],
  chunk: ["block", "beside"],
  "state-chunk": ["block", "states", "carry", "read"],
};

function stateBytes({ d, dv }: PackedHead): number {
  return 16 * d * (filled(dv) / 4 + 1);
}

/** Chunks whose states are held at a time: a dispatch has at most 65,535 workgroups, too. */
function chunksHeld(head: PackedHead): number {
  const { chunks, stride } = head.layout;
  const most = Math.min(Math.floor(mostStateBytes / stateBytes(head)), Math.floor(65_535 / Math.ceil(stride / tileRows)));
  return Math.max(1, Math.min(chunks, most));
}

type Makers = Readonly<Record<string, () => Promise<GPUBuffer>>>;

function makersOf(gpu: Gpu, form: GpuFormName, head: PackedHead, sequence: Sequence, steps: StepDecays): Makers {
  const { STORAGE, COPY_DST, COPY_SRC, MAP_READ } = GPUBufferUsage;
  const { layout, d, dv } = head;
  const weights = (direction: "forward" | "backward") => () => gpu.upload("the decays of chunks", packWeights(layout, steps, direction));
  const rowBytes = 4 * layout.length * filled(dv);
  const makers: Partial<Record<BufferName, () => Promise<GPUBuffer>>> = {
    shape: () => gpu.buffer("the shape", 32, STORAGE | COPY_DST),
    queries: () => gpu.upload("the queries", head.queries),
    keys: () => gpu.upload("the keys", head.keys),
    values: () => gpu.upload("the values", head.values),
    steps: () => gpu.upload("the decays", packSteps(layout, steps)),
    outputs: () => gpu.buffer("the outputs", rowBytes, STORAGE | COPY_SRC | COPY_DST),
    denominators: () => gpu.buffer("the denominators", 4 * layout.length, STORAGE | COPY_SRC | COPY_DST),
    staging: () => gpu.buffer("the results", rowBytes + 4 * layout.length, COPY_DST | MAP_READ),
    ...(form === "full" ? {} : { forward: weights("forward"), backward: weights("backward") }),
    ...(form === "state-chunk"
      ? {
          keyRows: () => gpu.upload("the keys", packRows(layout, visibleKeys(sequence), d)),
          states: () => gpu.buffer("the states of chunks", chunksHeld(head) * stateBytes(head), STORAGE),
          carried: () => gpu.buffer("the carried state", stateBytes(head), STORAGE | COPY_DST),
        }
      : {}),
  };
  return makers as Makers;
}
