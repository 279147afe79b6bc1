/** The kinds of sequences, each with its settings. */

import * as z from "zod/mini";
import { choice, type Fields, fieldTable, integer, real, structured, type ValuesOf } from "../../../platform/fields/fields";
import { atLeast, atMost } from "../../../platform/fields/lengths";
import { whole, withCode } from "../../../platform/fields/schema-problem";
import { finestSide } from "../math/picture";
import { type Picture, pictureSchema } from "./picture-text";
import { taskFields } from "./task-fields";

/** A token, from 1, and its decay. */
export type SetDecay = readonly [token: number, lambda: number];

/** Entries that say one token's decay, each token once. */
const setDecays = structured<readonly SetDecay[]>({
  label: "Decays set",
  help: "for LION-S: tokens with a decay set by hand, each as [token from 1, λ]",
  schema: z
    .array(z.readonly(z.tuple([z.int(whole).check(z.minimum(1), z.maximum(65_536)), z.number().check(z.minimum(0), z.maximum(1))])))
    .check(atMost(1024)) as unknown as z.ZodMiniType<readonly SetDecay[]>,
  default: [],
  shown: true,
});

/** Queries, keys and values drawn from a Gaussian, one head. */
const random = fieldTable("lion-random", {
  length: integer({ label: "Tokens L", help: "length of the sequence", min: 1, max: 65_536, default: 32, scale: "log", slider: [8, 4096] }),
  d: integer({ label: "Width d", help: "numbers per query and key", min: 1, max: 256, default: 8, scale: "log", slider: [1, 128] }),
  dv: integer({ label: "Width d_v", help: "numbers per value", min: 1, max: 256, default: 8, scale: "log", slider: [1, 128], rare: true }),
  lambda: real({
    label: "Decay λ",
    help: "for LION-D: factor of the mask per step of distance",
    min: 0,
    max: 1,
    default: 0.8,
  }),
  bias: real({
    label: "Decay bias",
    help: "for LION-S: λ = σ(bias + spread · random number per token); 0 gives a median half-life of one token",
    min: -20,
    max: 20,
    default: 2,
    slider: [-4, 8],
  }),
  spread: real({
    label: "Decay spread",
    help: "for LION-S: standard deviation of the logit of λ",
    min: 0,
    max: 20,
    default: 1,
    slider: [0, 4],
  }),
  decays: setDecays,
} as const);

const shortText = (most: number) => z.string().check(atMost(most));

const width = (label: string, help: string) =>
  integer({ label, help, min: 1, max: 256, default: 8, scale: "log", slider: [1, 128], rare: true });

/** Characters of a text, each embedded at random, and one head that was never trained: it shows forms, not learning. */
const written = fieldTable("lion-text", {
  text: structured({
    label: "Text",
    help: "one token per character",
    schema: z.string().check(atLeast(1, withCode("field-character-1")), atMost(4096)),
    default: "the end of a sentence may say what its beginning meant",
  }),
  dModel: integer({
    label: "Width d_model",
    help: "numbers per embedded character",
    min: 1,
    max: 512,
    default: 32,
    scale: "log",
    rare: true,
  }),
  d: width("Width d", "numbers per query and key"),
  dv: width("Width d_v", "numbers per value"),
  lambda: random.lambda,
  decays: setDecays,
} as const);

/** Patches of a picture, and one head that was never trained. */
const image = fieldTable("lion-image", {
  picture: structured<Picture | null>({
    label: "Picture",
    help: "file name and 14 × 14 patches in base64url, five bytes each; null is the generated landscape",
    schema: pictureSchema,
    default: null,
  }),
  patches: choice({
    label: "Patches",
    help: "rows and columns of patches, one token each; 7 × 7 joins blocks of 2 × 2",
    options: { "14x14": "14 × 14", "7x7": "7 × 7" },
    default: "14x14",
  }),
  d: width("Width d", "numbers per query and key"),
  dv: width("Width d_v", "numbers per value"),
  lambda: random.lambda,
  decays: setDecays,
} as const);

/** Patches on a side of a picture that is cut like this. */
export const sideOf: Readonly<Record<keyof typeof image.patches.options, number>> = { "14x14": finestSide, "7x7": finestSide / 2 };

/** Queries, keys, values and decays from a file. */
const custom = fieldTable("lion-custom", {
  name: structured({ label: "Name", help: "file name", schema: shortText(200), default: "" }),
  hash: structured({ label: "Hash", help: "hash of the content; empty accepts any content", schema: shortText(100), default: "" }),
} as const);

export const problemFields = { random, text: written, image, task: taskFields, custom } as const satisfies Readonly<Record<string, Fields>>;

export type ProblemKind = keyof typeof problemFields;
type SpecOf<Kind extends ProblemKind> = { readonly kind: Kind } & Readonly<ValuesOf<(typeof problemFields)[Kind]>>;
export type ProblemSpec = { [Kind in ProblemKind]: SpecOf<Kind> }[ProblemKind];

/** One sequence, or one picture, that is made here and attended to: own data have no settings, and tasks sequences without number. */
export type MadeSequence = Exclude<ProblemSpec, { readonly kind: "task" | "custom" }>;

export function isMadeSequence(problem: ProblemSpec): problem is MadeSequence {
  return problem.kind !== "task" && problem.kind !== "custom";
}

/** Those that are made here, and so have settings. */
export const madeKinds = (Object.keys(problemFields) as readonly ProblemKind[]).filter((kind) => kind !== "custom");
