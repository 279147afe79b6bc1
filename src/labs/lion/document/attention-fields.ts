/** How a document attends: variant, convention, scaling and forms. */

import * as z from "zod/mini";
import { choice, fieldTable, integer, onOff, structured, type ValuesOf } from "../../../platform/fields/fields";
import { atLeast, atMost } from "../../../platform/fields/lengths";
import { whole, withCode } from "../../../platform/fields/schema-problem";
import type { FormName } from "../math/forms/form";

const forms = ["full", "recurrent", "chunk", "state-chunk"] as const satisfies readonly FormName[];
const side = z.int(whole).check(z.minimum(1), z.maximum(65_536));

/** Rows and columns of a grid of tokens. */
export type Grid = readonly [rows: number, columns: number];

export const attentionFields = fieldTable("lion-attention", {
  variant: choice({
    label: "Variant",
    help: "no decay, one decay for all tokens, or one for each token",
    options: { LIT: "LION-LIT: none", D: "LION-D: one decay", S: "LION-S: selective" },
    default: "S",
  }),
  /** Of an encoder as well. */
  convention: choice({
    label: "Index convention",
    help: "whose decay is paid at a step: what leaves a token pays its own (eq. 9), what arrives does (Theorem 3.1), or both directions pay alike",
    options: { eq9: "equation 9", thm: "Theorem 3.1", sym: "symmetric" },
    default: "eq9",
    when: { field: "variant", is: "S" },
  }),
  scaled: onOff({
    label: "Scaling",
    help: "whether every row of masked scores is divided by its sum",
    options: { false: "off", true: "on" },
    default: true,
  }),
  featureMap: choice({
    label: "Feature map φ",
    help: "of queries and keys; own data may be mapped already",
    options: { none: "none", "shifted-silu": "SiLU(x) + ½, normalised", elu: "elu(x) + 1" },
    default: "none",
  }),
  divideBySqrtD: onOff({
    label: "1/√d",
    help: "divides scores by the root of d; scaled rows do not notice",
    options: { false: "off", true: "on" },
    default: false,
    rare: true,
  }),
  scans: integer({
    label: "Scans",
    help: "1 takes the tokens as they come; 2 scans a grid in rows and in columns, forth and back, and averages both masks",
    min: 1,
    max: 2,
    default: 1,
    rare: true,
  }),
  grid: structured<Grid | null>({
    label: "Grid",
    help: "rows and columns of the tokens, for two scans: [14, 14]",
    schema: z.nullable(z.readonly(z.tuple([side, side]))) as unknown as z.ZodMiniType<Grid | null>,
    default: null,
    rare: true,
  }),
  forms: structured<readonly FormName[]>({
    label: "Forms",
    help: "in which the same outputs are computed; each once",
    schema: z.array(z.enum(forms)).check(atLeast(1, withCode("field-entry-1")), atMost(forms.length)) as unknown as z.ZodMiniType<
      readonly FormName[]
    >,
    default: forms,
  }),
  chunk: integer({
    label: "Chunk C",
    help: "tokens in a chunk; the last one may have fewer",
    min: 1,
    max: 65_536,
    default: 64,
    scale: "log",
    slider: [1, 512],
  }),
  precision: choice({
    label: "Numbers",
    help: "in which kernels compute",
    options: { float64: "float64", float32: "float32" },
    default: "float64",
    rare: true,
  }),
} as const);

export type AttentionSpec = Readonly<ValuesOf<typeof attentionFields>>;
