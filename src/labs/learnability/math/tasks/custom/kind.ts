import type { TaskKind } from "../task-kind";
import { type CustomSpec, fields, schema } from "./schema";

/** Own data of the user. */
export const custom: TaskKind<CustomSpec> = {
  kind: "custom",
  title: "Own data",
  plural: "own data",
  fields,
  schema,
  generated: false,
  computes: false,
  size: (_, own) => own && { d: own.d, outputs: own.outputs, samples: own.train, prefixes: 1, test: own.test },
  counts: [],
  sequenceLength: () => null,
};
