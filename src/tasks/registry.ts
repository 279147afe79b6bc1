/**
 * The targets. Adding one: a folder beside these with its schema and its generator, one line here and one among the
 * generators.
 */
import { type AssociativeMemorySpec, fields as memoryFields, schema as memorySchema } from "./associative-memory/schema";
import { type AutomatonSpec, fields as automatonFields, schema as automatonSchema } from "./automaton/schema";
import { type CustomSpec, fields as customFields, schema as customSchema } from "./custom/schema";
import { type RandomAttentionSpec, fields as randomAttentionFields, schema as randomAttentionSchema } from "./random-attention/schema";
import { type TuringMachineSpec, fields as turingFields, schema as turingSchema } from "./turing-machine/schema";

export type TaskSpec = RandomAttentionSpec | AssociativeMemorySpec | AutomatonSpec | TuringMachineSpec | CustomSpec;

export const tasks = {
  "random-attention": {
    id: "random-attention",
    title: "Random attention",
    schema: randomAttentionSchema,
    fields: randomAttentionFields,
  },
  "associative-memory": { id: "associative-memory", title: "Associative memory", schema: memorySchema, fields: memoryFields },
  automaton: { id: "automaton", title: "Finite automaton", schema: automatonSchema, fields: automatonFields },
  "turing-machine": { id: "turing-machine", title: "Turing machine", schema: turingSchema, fields: turingFields },
  custom: { id: "custom", title: "Own data", schema: customSchema, fields: customFields },
} as const;
