import type { DataSize } from "../training-size";

/** What a spec of computations asks for. */
interface Traced {
  readonly traces: number;
  readonly testTraces: number;
  readonly probes: number;
}

/** Every generated token is a sample. Beside added samples the prefixes of a trace are single ones too. */
export function sizeOfTraces(d: number, { traces, testTraces, probes }: Traced, prefixes: number): DataSize {
  return {
    d,
    outputs: d,
    samples: traces * prefixes + probes,
    prefixes: probes === 0 ? prefixes : 1,
    test: testTraces * prefixes,
  };
}
