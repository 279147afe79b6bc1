import type { TaskKind } from "../task-kind";
import { fields, type RandomAttentionSpec, schema } from "./schema";
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
  size: (spec) => ({
    d: spec.d,
    outputs: spec.output === "scalar" ? 1 : spec.d,
    samples: supervisedOf(spec),
    group: spec.supervision === "causal" ? spec.n : 1,
  }),
  sequenceLength: ({ n }) => n,
  inexact: ({ teacher, noise }) => teacher !== "linear" || noise > 0,
};
