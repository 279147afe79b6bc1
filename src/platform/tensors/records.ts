/** Samples as the shaders read them: one record of float32 for each, packed G, then z, then y. */

/** `count` samples (G, z, y) of float64, G packed (upper triangle with diagonal, row by row). */
export interface GpuSamples {
  readonly d: number;
  readonly outputs: number;
  readonly count: number;
  /** count x d(d+1)/2. */
  readonly gram: Float64Array;
  /** count x d. */
  readonly last: Float64Array;
  /** count x outputs. */
  readonly labels: Float64Array;
}

/** Numbers in one record. */
export function recordLength({ d, outputs }: Pick<GpuSamples, "d" | "outputs">): number {
  return (d * (d + 1)) / 2 + d + outputs;
}

/** The records of samples `first` to `first + count`. */
export function packRecords(samples: GpuSamples, first = 0, count = samples.count): Float32Array<ArrayBuffer> {
  const { d, outputs, gram, last, labels } = samples;
  const length = recordLength(samples);
  const packed = (d * (d + 1)) / 2;
  const records = new Float32Array(count * length);
  for (let i = 0; i < count; i++) {
    const sample = first + i;
    records.set(gram.subarray(sample * packed, (sample + 1) * packed), i * length);
    records.set(last.subarray(sample * d, (sample + 1) * d), i * length + packed);
    records.set(labels.subarray(sample * outputs, (sample + 1) * outputs), i * length + packed + d);
  }
  return records;
}
