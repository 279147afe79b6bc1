/** Made-up labs, for tests of what holds for every lab: a number, a list of parts, and perhaps data of a person's own. */

import fc from "fast-check";
import { fieldProblem } from "../fields/field-problem";
import { defaultsOf, type Field, integer } from "../fields/fields";
import { documentFormat, labByDefault } from "./format";
import type { DocumentKind, LabDocument, OwnDataReference, Parsed } from "./kind";
import { beyondDefaults } from "./sparse";

export interface ToyDocument extends LabDocument {
  readonly format: typeof documentFormat;
  readonly seed: number;
  readonly parts: readonly number[];
  /** Which part is marked on the page; no result depends on it. */
  readonly marked: number;
  readonly data: OwnDataReference | null;
}

const numbers = {
  seed: integer({ label: "Seed", help: "", min: 0, max: 1_000_000, default: 1 }),
  marked: integer({ label: "Marked", help: "", min: -1, max: 100, default: -1 }),
} as const;

/** The kind of a made-up lab. */
export function toyKind(lab: string): DocumentKind<ToyDocument> {
  return {
    lab,
    version: 1,
    kernelsOf: () => `${lab}-1`,
    parse: (value) => parse(lab, value),
    tooLarge: () => null,
    sparse: ({ seed, marked, parts, data }) => ({ ...beyondDefaults({ seed, marked }, numbers), parts, ...(data ? { data } : {}) }),
    run: (document) => ({ ...document, marked: -1 }),
    settings: () => [{ owner: "toy", fields: numbers }],
    documentControls: ["preset", "parts"],
    panelControls: ["exhibit"],
    fieldOf: (control) => (numbers as Readonly<Record<string, Field>>)[control.split(".")[1]] ?? null,
    ownersBehind: () => [],
    lockedChanges: (base, next, may) =>
      (["seed", "marked", "parts"] as const)
        .filter((part) => JSON.stringify(base[part]) !== JSON.stringify(next[part]))
        .map((part) => (part === "parts" ? part : `toy.${part}`))
        .filter((control) => !may(control)),
    lockedPart: ({ seed, parts }, may) => [may("toy.seed") ? null : seed, may("parts") ? null : parts],
    presets: [],
    ownData: ({ data }) => data,
    withOwnData: (document, data) => ({ ...document, data }),
  };
}

export function toyDocument(lab: string, change: Partial<ToyDocument> = {}): ToyDocument {
  return { format: documentFormat, version: 1, lab, ...defaultsOf(numbers), parts: [], data: null, ...change };
}

export const arbitraryToy = (lab: string): fc.Arbitrary<ToyDocument> =>
  fc
    .record({
      seed: fc.nat(1_000_000),
      marked: fc.integer({ min: -1, max: 100 }),
      parts: fc.array(fc.nat(1000), { maxLength: 20 }),
      data: fc.option(fc.record({ name: fc.string({ maxLength: 20 }), hash: fc.string({ maxLength: 8 }) })),
    })
    .map((change) => toyDocument(lab, change));

function parse(lab: string, value: unknown): Parsed<ToyDocument> {
  const given = value as Partial<ToyDocument>;
  const named = given.lab ?? labByDefault;
  if (named !== lab)
    return { ok: false, problem: fieldProblem("field-got", { expected: fieldProblem("field-whole"), value: named }, "lab") };
  const document = toyDocument(lab, {
    seed: given.seed ?? 1,
    marked: given.marked ?? -1,
    parts: given.parts ?? [],
    data: given.data ?? null,
  });
  const { seed } = document;
  return Number.isSafeInteger(seed) && seed >= 0
    ? { ok: true, document }
    : { ok: false, problem: fieldProblem("field-got", { expected: fieldProblem("field-whole"), value: String(seed) }, "seed") };
}
