import type { Gpu } from "../../../../platform/tensors/device";
import { Pace } from "../../../../platform/tensors/pace";
import { type GpuSamples, packRecords, recordLength } from "../../../../platform/tensors/records";
import featuresShader from "../../kernels/features.wgsl?raw";
import gramShader from "../../kernels/gram.wgsl?raw";

/** Columns of a tile; the rows of a block are a multiple of it. */
const tile = 64;

/** Most multiples of `tile` rows in a block: 4,096 rows, whose features take 37 MB at d = 16. */
const mostTiles = 64;

/** Sums over samples, computed in float32. */
export interface GpuGram {
  /** F^T F, psi x psi, symmetric. */
  readonly gram: Float64Array;
  /** F^T y, psi x outputs. */
  readonly cross: Float64Array;
}

/**
 * Second moment of the features H(Z) of the first `count` samples, and their product with the labels, in float32 on the
 * GPU. Samples are processed in blocks that keep a submit below 200 ms.
 *
 * @throws {GpuMemoryError | GpuUnavailable | GpuLost}
 */
export async function gramOnGpu(gpu: Gpu, samples: GpuSamples, count = samples.count): Promise<GpuGram> {
  const { d, outputs } = samples;
  const psi = (d * d * (d + 1)) / 2;
  const width = Math.ceil((psi + outputs) / tile) * tile;
  const pipelines = {
    features: await gpu.pipeline("the features", featuresShader, { D: d, OUTPUTS: outputs, WIDTH: width }),
    gram: await gpu.pipeline("the Gram matrix", gramShader, { WIDTH: width }),
  };
  const buffers = await allocate(gpu, samples, width, Math.min(mostTiles, Math.ceil(count / tile)));
  try {
    await accumulate(gpu, samples, count, width, pipelines, buffers);
    const { gram, staging } = buffers;
    const encoder = gpu.device.createCommandEncoder();
    encoder.copyBufferToBuffer(gram, 0, staging, 0, gram.size);
    gpu.device.queue.submit([encoder.finish()]);
    return unpack(new Float32Array(await gpu.read(staging, gram.size)), width, psi, outputs);
  } finally {
    for (const buffer of Object.values(buffers)) buffer.destroy();
  }
}

type Buffers = Readonly<Record<"records" | "entries" | "count" | "features" | "gram" | "staging", GPUBuffer>>;

async function allocate(gpu: Gpu, samples: GpuSamples, width: number, tiles: number): Promise<Buffers> {
  const { STORAGE, COPY_DST, COPY_SRC, MAP_READ } = GPUBufferUsage;
  const rows = tiles * tile;
  return gpu.together({
    records: () => gpu.buffer("a block of samples", 4 * rows * recordLength(samples), STORAGE | COPY_DST),
    entries: () => gpu.upload("the order of the features", gramEntries(samples.d)),
    count: () => gpu.buffer("the number of samples", 4, STORAGE | COPY_DST),
    features: () => gpu.buffer("the features", 4 * rows * width, STORAGE),
    gram: () => gpu.buffer("the Gram matrix", 4 * width * width, STORAGE | COPY_SRC),
    staging: () => gpu.buffer("the results", 4 * width * width, COPY_DST | MAP_READ),
  });
}

async function accumulate(
  gpu: Gpu,
  samples: GpuSamples,
  count: number,
  width: number,
  pipelines: Readonly<Record<"features" | "gram", GPUComputePipeline>>,
  { records, entries, count: rowCount, features, gram }: Buffers,
): Promise<void> {
  const { device } = gpu;
  const pace = new Pace(mostTiles);
  for (let first = 0; first < count; ) {
    const tiles = Math.min(pace.size, Math.ceil((count - first) / tile));
    const rows = Math.min(tiles * tile, count - first);
    device.queue.writeBuffer(records, 0, packRecords(samples, first, rows));
    device.queue.writeBuffer(rowCount, 0, Uint32Array.of(rows));
    const encoder = device.createCommandEncoder();
    gpu.encode(encoder, pipelines.features, [records, entries, rowCount, features], width / tile, tiles * tile);
    gpu.encode(encoder, pipelines.gram, [features, rowCount, gram], width / tile, width / tile);
    const start = performance.now();
    device.queue.submit([encoder.finish()]);
    await gpu.whileThere(device.queue.onSubmittedWorkDone());
    pace.measured(tiles, performance.now() - start);
    first += rows;
  }
}

/** Positions in packed G of G_jk for the pairs j < k row by row, then of G_jj: the order of the features. */
export function gramEntries(d: number): Uint32Array<ArrayBuffer> {
  const pairs: number[] = [];
  const squares: number[] = [];
  let at = 0;
  for (let j = 0; j < d; j++)
    for (let k = j; k < d; k++) {
      (j === k ? squares : pairs).push(at);
      at += 1;
    }
  return Uint32Array.from([...pairs, ...squares]);
}

/** From the lower triangle of [F y]^T [F y], width x width. */
function unpack(lower: Float32Array, width: number, psi: number, outputs: number): GpuGram {
  const gram = new Float64Array(psi * psi);
  const cross = new Float64Array(psi * outputs);
  for (let i = 0; i < psi; i++) {
    for (let j = 0; j <= i; j++) {
      gram[i * psi + j] = lower[i * width + j];
      gram[j * psi + i] = lower[i * width + j];
    }
    for (let a = 0; a < outputs; a++) cross[i * outputs + a] = lower[(psi + a) * width + i];
  }
  return { gram, cross };
}
