import type { TaskKind } from "../task-kind";
import { fields, type RandomAttentionSpec, schema } from "./schema";
import { referenceSequences, shiftedSamples } from "./sizes";
import { supervisedOf } from "./supervised";

/** Sequences of random tokens, labelled by a random attention layer. */
export const randomAttention: TaskKind<RandomAttentionSpec> = {
  kind: "random-attention",
  title: "Random attention",
  plural: "random attention",
  fields,
  schema,
  generated: true,
  computes: false,
  size(spec) {
    const prefixes = spec.supervision === "causal" ? spec.n : 1;
    return {
      d: spec.d,
      outputs: spec.output === "scalar" ? 1 : spec.d,
      samples: supervisedOf(spec),
      prefixes,
      test: spec.testSamples * prefixes,
      shifted: shiftedSamples(spec),
      reference: referenceSequences(spec) * prefixes,
    };
  },
  counts: ["samples", "testSamples", "probes"],
  sequenceLength: ({ n }) => n,
  inexact: ({ teacher, noise }) => teacher !== "linear" || noise > 0,
  labelNoise: ({ noise }) => noise,
  teacherHeads: ({ teacher, heads }) => (teacher === "linear" ? heads : null),
};
