import type { DataSize } from "../training-size";

/** The numbers of a spec of computations. */
interface Traced {
  readonly traces: number;
  readonly testTraces: number;
  readonly probes: number;
}

/** Every generated token is a sample. With added samples every prefix is a sequence of its own. */
export function sizeOfTraces(d: number, { traces, testTraces, probes }: Traced, prefixes: number): DataSize {
  return {
    d,
    outputs: d,
    samples: traces * prefixes + probes,
    prefixes: probes === 0 ? prefixes : 1,
    test: testTraces * prefixes,
  };
}
