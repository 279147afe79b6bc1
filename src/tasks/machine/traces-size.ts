import type { TrainingSize } from "../training-size";

/** Every generated token is a sample. Beside added samples the prefixes of a trace are single ones too. */
export function sizeOfTraces(
  d: number,
  { traces, probes }: { readonly traces: number; readonly probes: number },
  group: number,
): TrainingSize {
  return { d, outputs: d, samples: traces * group + probes, group: probes === 0 ? group : 1 };
}
