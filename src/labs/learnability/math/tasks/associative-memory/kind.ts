import type { TaskKind } from "../task-kind";
import { type AssociativeMemorySpec, fields, schema } from "./schema";

/** Small memories of key-value pairs, each with one query. */
export const associativeMemory: TaskKind<AssociativeMemorySpec> = {
  kind: "associative-memory",
  title: "Associative memory",
  plural: "associative memories",
  fields,
  schema,
  generated: true,
  computes: false,
  size: ({ d, samples, probes, testSamples }) => ({
    d: 2 * d,
    outputs: 2 * d,
    samples: samples + probes,
    prefixes: 1,
    test: testSamples,
    shifted: testSamples,
  }),
  counts: ["samples", "testSamples", "probes"],
  sequenceLength: ({ pairs }) => pairs + 1,
  teacherHeads: ({ labels }) => (labels === "attention" ? 1 : null),
  labelNoise: ({ noise }) => noise,
  // Without noise beside the query the value part of its token is zero; added samples have other tokens.
  zeroCoordinates: ({ d, ownNoise, probes }) => (ownNoise === "off" && probes === 0 ? Array.from({ length: d }, (_, a) => d + a) : []),
  // There are at most as many orthonormal keys as coordinates.
  fitted: (spec, changed) => (changed === "d" ? { ...spec, pairs: Math.min(spec.pairs, spec.d) } : spec),
};
