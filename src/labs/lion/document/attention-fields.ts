/** The settings of attention: variant, convention, scaling and forms. */

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
    help: "no decay, one decay for all tokens, or one decay per token",
    options: { LIT: "LION-LIT: none", D: "LION-D: one decay", S: "LION-S: selective" },
    default: "S",
  }),
  /** Of an encoder as well. */
  convention: choice({
    label: "Index convention",
    help: "end token whose decay a mask entry includes: key (equation 9), query (Theorem 3.1), or the right one (symmetric)",
    options: { eq9: "equation 9", thm: "Theorem 3.1", sym: "symmetric" },
    default: "eq9",
    when: { field: "variant", is: "S" },
  }),
  scaled: onOff({
    label: "Scaling",
    help: "divides every row of masked scores by its sum",
    options: { false: "off", true: "on" },
    default: true,
  }),
  featureMap: choice({
    label: "Feature map φ",
    help: "applied to queries and keys; own data can be mapped already",
    options: { none: "none", "shifted-silu": "SiLU(x) + ½, normalised", elu: "elu(x) + 1" },
    default: "none",
  }),
  divideBySqrtD: onOff({
    label: "1/√d",
    help: "divides scores by the root of d; scaled rows do not change",
    options: { false: "off", true: "on" },
    default: false,
    rare: true,
  }),
  scans: integer({
    label: "Scans",
    help: "1 keeps the order of the tokens; 2 scans a grid along rows and columns, in alternating directions, and averages both masks",
    min: 1,
    max: 2,
    default: 1,
    rare: true,
  }),
  grid: structured<Grid | null>({
    label: "Grid",
    help: "rows and columns of the tokens for two scans, as in [14, 14]",
    schema: z.nullable(z.readonly(z.tuple([side, side]))) as unknown as z.ZodMiniType<Grid | null>,
    default: null,
    rare: true,
  }),
  forms: structured<readonly FormName[]>({
    label: "Forms",
    help: "forms that compute the outputs, each listed once",
    schema: z.array(z.enum(forms)).check(atLeast(1, withCode("field-entry-1")), atMost(forms.length)) as unknown as z.ZodMiniType<
      readonly FormName[]
    >,
    default: forms,
  }),
  chunk: integer({
    label: "Chunk C",
    help: "tokens per chunk; the last chunk can have fewer",
    min: 1,
    max: 65_536,
    default: 64,
    scale: "log",
    slider: [1, 512],
  }),
  precision: choice({
    label: "Precision",
    help: "number format of the computation",
    options: { float64: "float64", float32: "float32" },
    default: "float64",
    rare: true,
  }),
} as const);

export type AttentionSpec = Readonly<ValuesOf<typeof attentionFields>>;
