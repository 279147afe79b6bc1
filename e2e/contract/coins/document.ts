/** The documents of a made-up lab, as small as a lab can be: a coin is tossed. */
import * as z from "zod/mini";
import { kernelVersion } from "../../../src/labs/learnability/math/kernel-version";
import { documentFormat } from "../../../src/platform/documents/format";
import type { DocumentKind, LabDocument } from "../../../src/platform/documents/kind";
import { beyondDefaults } from "../../../src/platform/documents/sparse";
import { fieldSchema } from "../../../src/platform/fields/field-schema";
import { type Field, fieldTable, integer } from "../../../src/platform/fields/fields";
import { problemsOf } from "../../../src/platform/fields/problem";
import { firstProblem } from "../../../src/platform/fields/schema-problem";
import type { coinsSentences } from "./problems";

export interface CoinsDocument extends LabDocument {
  readonly format: typeof documentFormat;
  readonly version: 1;
  readonly lab: "coins";
  readonly seed: number;
  readonly tosses: number;
}

export const coinsFields = fieldTable("coins", {
  seed: integer({ label: "Seed", help: "every toss follows from it", min: 0, max: 2 ** 32 - 1, default: 1 }),
  tosses: integer({ label: "Tosses", help: "how often the coin is thrown", min: 1, max: 100_000_000, scale: "log", default: 20_000 }),
} as const);

const coinsProblem = problemsOf<typeof coinsSentences>();
const { seed, tosses } = coinsFields;
const schema = z.strictObject({
  format: z.literal(documentFormat),
  version: z.literal(1),
  lab: z.literal("coins"),
  seed: z._default(fieldSchema(seed), seed.default),
  tosses: z._default(fieldSchema(tosses), tosses.default),
});

export const firstCoins: CoinsDocument = {
  format: documentFormat,
  version: 1,
  lab: "coins",
  seed: seed.default,
  tosses: tosses.default,
};

export const coinsKind: DocumentKind<CoinsDocument> = {
  lab: "coins",
  version: 1,
  kernelsOf: () => kernelVersion,
  parse(value) {
    const parsed = schema.safeParse(value);
    if (!parsed.success) return { ok: false, problem: firstProblem(schema, value, parsed.error.issues) };
    const document = parsed.data as CoinsDocument;
    if (document.tosses % 2 === 0) return { ok: true, document };
    return { ok: false, problem: coinsProblem("coins-odd", { tosses: document.tosses }, "tosses") };
  },
  tooLarge: () => null,
  sparse: (document) => beyondDefaults(document, coinsFields),
  run: (document) => document,
  // The seed has a control of its own in the head of every page.
  settings: () => [{ owner: "coins", fields: { tosses } }],
  documentControls: ["seed"],
  panelControls: [],
  fieldOf: (control) => (coinsFields as Readonly<Record<string, Field>>)[control.replace("coins.", "")] ?? null,
  ownersBehind: () => [],
  lockedChanges: (base, next, may) => changed(base, next).filter((control) => !may(control)),
  lockedPart: (document, may) => [may("seed") ? null : document.seed, may("coins.tosses") ? null : document.tosses],
  presets: [firstCoins],
  ownData: () => null,
  withOwnData: (document) => document,
};

function changed(base: CoinsDocument, next: CoinsDocument): readonly string[] {
  return [...(base.seed === next.seed ? [] : ["seed"]), ...(base.tosses === next.tosses ? [] : ["coins.tosses"])];
}
