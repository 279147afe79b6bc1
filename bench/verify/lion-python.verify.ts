/**
 * The exported scripts of the LION lab: every form, variant and convention, with NumPy and with PyTorch, beside the page's
 * outputs. Short sequences travel as numbers; long ones are drawn from the same random streams, so that agreement says that
 * nothing of the experiment is left out.
 */

import { type LionDocument, parseLion } from "../../src/labs/lion/document/document";
import { pictureOf } from "../../src/labs/lion/document/picture-text";
import { lionScript, type PythonLibrary } from "../../src/labs/lion/document/python/script";
import { outputsForScript } from "../../src/labs/lion/engine/script-outputs";
import { conventions } from "../../src/labs/lion/math/decays";
import { formNames } from "../../src/labs/lion/math/forms/forms";
import { type LionData, parseLionData, writeLionData } from "../../src/labs/lion/math/own-data";
import { finestSide, numbersPerPatch } from "../../src/labs/lion/math/picture";
import { problemLine } from "../../src/platform/fields/problem";
import type { Check, Figure } from "../check";
import { isPython, missingNumpy, pythonWith, reportOf } from "../python";
import { gaussian } from "../random";

interface Reported {
  readonly forms: readonly {
    readonly form: string;
    readonly y: readonly (readonly (readonly (number | null)[])[])[];
    /** Null where it is infinite. */
    readonly largestDifference: number | null;
  }[];
}

interface Case {
  readonly what: string;
  readonly fields: object;
  readonly data?: LionData;
}

const short = { kind: "random", length: 23, d: 4, dv: 3 };
const text = {
  kind: "text",
  text: "both ways, 12 34 — ü 𝔸",
  d: 3,
  dv: 5,
  decays: [
    [3, 0],
    [7, 1],
  ],
};
const written = { featureMap: "shifted-silu", chunk: 5 };

const noise = Uint8Array.from(gaussian(finestSide ** 2 * numbersPerPatch), (x) => Math.abs(x * 100) % 256);

const cases: readonly Case[] = [
  ...[["LIT", "eq9"], ["D", "eq9"], ...conventions.map((convention) => ["S", convention])].map(([variant, convention]) => ({
    what: `LION-${variant}, ${convention}`,
    fields: { problem: { ...short, decays: [[9, 0.02]] }, variant, convention, ...written },
  })),
  { what: "unscaled, over the root of d", fields: { problem: short, scaled: false, divideBySqrtD: true, chunk: 30 } },
  { what: "elu, two scans of a grid", fields: { problem: { ...short, length: 24 }, featureMap: "elu", scans: 2, grid: [4, 6], chunk: 7 } },
  { what: "text", fields: { problem: text, ...written } },
  { what: "a long text, drawn again", fields: { problem: { ...text, text: text.text.repeat(60) }, ...written, chunk: 100 } },
  {
    what: "a long sequence, drawn again",
    fields: {
      problem: { kind: "random", length: 700, d: 32, dv: 33, decays: [[9, 0.02]] },
      ...written,
      chunk: 64,
      forms: ["full", "chunk", "state-chunk"],
    },
  },
  {
    what: "two heads of own data with padding",
    data: ownHeads(2, "tokens"),
    fields: { problem: { kind: "custom", name: "own.json" }, ...written },
  },
  {
    what: "a decay for each coordinate",
    data: ownHeads(1, "coordinates"),
    fields: { problem: { kind: "custom" }, scaled: false, chunk: 4 },
  },
  { what: "own data in a file", data: ownHeads(1, "tokens", 600), fields: { problem: { kind: "custom" }, ...written, chunk: 50 } },
  {
    what: "rows beyond float64, unscaled",
    data: headOf({ q: [[1e200], [1]], k: [[1e200], [1e200]], v: [[1], [2]] }),
    fields: { problem: { kind: "custom" }, variant: "LIT", scaled: false },
  },
  {
    what: "rows beyond float64 and rows over 0, scaled",
    data: headOf({ q: [[1e200], [1], [0], [2]], k: [[1e200], [1e200], [1], [-1]], v: [[1e-30], [2], [3], [4]] }),
    fields: { problem: { kind: "custom" }, variant: "LIT" },
  },
  {
    what: "large numbers with mapped features",
    data: headOf({
      q: [
        [1e200, 1],
        [1, -1e200],
      ],
      k: [
        [1e200, 3e199],
        [1, 1],
      ],
      v: [[1], [2]],
    }),
    fields: { problem: { kind: "custom" }, variant: "LIT", featureMap: "shifted-silu" },
  },
  { what: "a single token", fields: { problem: { kind: "text", text: "a" }, ...written } },
];

/** Every kind of sequence, each with the grid that two scans of it take; a picture has its own. */
const sequences: readonly { readonly what: string; readonly problem: object; readonly grid?: object; readonly ofOwn?: number }[] = [
  { what: "random numbers", problem: { ...short, length: 24, decays: [[9, 0.02]] }, grid: { grid: [4, 6] } },
  { what: "a text", problem: { ...text, text: text.text.slice(0, 21) }, grid: { grid: [3, 7] } },
  { what: "a picture of 7 x 7 patches", problem: { kind: "image", patches: "7x7", d: 3, dv: 2, decays: [[5, 0]] } },
  {
    what: "a picture of one's own, 14 x 14 patches",
    problem: { kind: "image", picture: pictureOf("own.png", { side: finestSide, bytes: noise }), d: 2, dv: 3 },
  },
  { what: "own data of one head, with padding", problem: { kind: "custom" }, grid: { grid: [2, 7] }, ofOwn: 1 },
  { what: "own data of three heads, with padding", problem: { kind: "custom" }, grid: { grid: [7, 2] }, ofOwn: 3 },
];

/** Each of them with every variant and convention, in one scan and in two; what else changes outputs goes round. */
function casesOf({ problem, grid = {}, ofOwn = 0 }: (typeof sequences)[number]): readonly Case[] {
  const variants = [["LIT", "eq9"], ["D", "eq9"], ...conventions.map((convention) => ["S", convention])];
  return [1, 2].flatMap((scans) =>
    variants.map(([variant, convention], index) => ({
      what: `LION-${variant}, ${convention}, ${scans}`,
      fields: {
        ...{ problem, variant, convention, scans, ...(scans === 2 ? grid : {}) },
        featureMap: ["shifted-silu", "elu"][(index + scans) % 2],
        chunk: [5, 1, 400][index % 3],
        ...(index === 2 ? { scaled: false, divideBySqrtD: true } : {}),
      },
      ...(ofOwn > 0 ? { data: ownHeads(ofOwn, variant === "D" ? "fixed" : "tokens") } : {}),
    })),
  );
}

function headOf(members: object): LionData {
  const parsed = parseLionData({ format: "lion-data", version: 1, ...members });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.data;
}

function ownHeads(count: number, decay: "fixed" | "tokens" | "coordinates", length = 14): LionData {
  const d = 9;
  const rows = (from: number, width: number) =>
    Array.from({ length }, (_, i) => Array.from({ length: width }, (_, c) => numbers[(from + i * width + c) % numbers.length]));
  const numbers = Array.from(gaussian(5 * length * d));
  const lambdas = rows(7, d).map((row) => row.map((x) => Math.min(1, Math.abs(x))));
  const heads = Array.from({ length: count }, (_, index) => ({
    q: rows(100 * index, d),
    k: rows(31 + index, d),
    v: rows(57 + index, 2),
    decay: { fixed: 0.7, tokens: lambdas.map(([first]) => first), coordinates: lambdas }[decay],
    padding: Array.from({ length }, (_, i) => (i % 5 === 3 ? 1 : 0)),
  }));
  return headOf(count > 1 ? { heads } : heads[0]);
}

function documentOf(fields: object): LionDocument {
  const parsed = parseLion({ format: "learnability-experiment", version: 1, lab: "lion", forms: formNames, ...fields });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.document;
}

interface Compared {
  readonly forms: number;
  /** The largest difference of an output from the page's, over the largest output, and what the script says of it. */
  readonly anywhere: number;
  readonly said: number;
}

/** NaN where one side alone has a number. */
function apart(ours: number, mine: number | null): number {
  if (Number.isFinite(ours)) return Math.abs(ours - (mine ?? Number.NaN));
  return mine === null ? 0 : Number.NaN;
}

/** Differences at all tokens, which the script itself says for those that it carries outputs of. */
function compared(python: string, library: PythonLibrary, { fields, data = undefined }: Case): Compared {
  const document = documentOf(fields);
  const page = outputsForScript(document, data ?? null);
  const { text: script, dataFile } = lionScript(library, document, page);
  const files = dataFile && data ? { [dataFile]: writeLionData(data) } : {};
  const { forms } = reportOf<Reported>(python, script, [], files);
  const ours = page.outputs.flatMap((output) => Array.from(output));
  const largest = ours.reduce((most, value) => (Number.isFinite(value) ? Math.max(most, Math.abs(value)) : most), 0);
  const anywhere = forms.map(({ y }) => {
    const mine = y.flat(2);
    return mine.length === ours.length ? Math.max(...ours.map((value, e) => apart(value, mine[e]))) : Number.NaN;
  });
  const said = forms.map(({ largestDifference }) => largestDifference ?? Number.NaN);
  return { forms: forms.length, anywhere: Math.max(...anywhere) / largest, said: Math.max(...said) / largest };
}

const bound = 1e-12;

function compare(python: string, library: PythonLibrary, each: Case): readonly Figure[] {
  const { forms, anywhere, said } = compared(python, library, each);
  const name = `${library}, ${each.what}:`;
  return [
    { name: `${name} forms computed`, value: forms, relation: "=", bound: documentOf(each.fields).forms.length },
    { name: `${name} largest difference of an output from the page's`, value: anywhere, relation: "<", bound },
    { name: `${name} what the script says of it`, value: said, relation: "<", bound },
  ];
}

/** All scripts of a kind of sequence in two figures. */
function compareSequence(python: string, library: PythonLibrary, sequence: (typeof sequences)[number]): readonly Figure[] {
  const all = casesOf(sequence).map((each) => compared(python, library, each));
  const name = `${library}, ${sequence.what}, ${all.length} scripts:`;
  return [
    { name: `${name} forms computed`, value: all.reduce((sum, { forms }) => sum + forms, 0), relation: "=", bound: 4 * all.length },
    {
      name: `${name} largest difference of an output, also as the script says it`,
      value: Math.max(...all.map(({ anywhere, said }) => Math.max(anywhere, said))),
      relation: "<",
      bound,
    },
  ];
}

const single: Case = {
  what: "float32",
  fields: { problem: { ...short, length: 300, d: 16, dv: 16 }, ...written, chunk: 64, precision: "float32" },
};

function figuresOf(python: string, library: PythonLibrary): readonly Figure[] {
  const inFloat32 = compare(python, library, single).map((figure) => (figure.relation === "<" ? { ...figure, bound: 1e-5 } : figure));
  const bySequence = sequences.flatMap((sequence) => compareSequence(python, library, sequence));
  return [...cases.flatMap((each) => compare(python, library, each)), ...bySequence, ...inFloat32];
}

/** One figure for all scripts of a name. */
function readable(python: string, what: string, cases: readonly Case[]): Figure {
  const read = cases.filter(({ fields, data = null }) => {
    const document = documentOf(fields);
    return isPython(python, lionScript("PyTorch", document, outputsForScript(document, data)).text);
  });
  return { name: `PyTorch, ${what}: scripts that Python reads`, value: read.length, relation: "=", bound: cases.length };
}

function readableScripts(python: string): readonly Figure[] {
  const bySequence = sequences.map((sequence) => readable(python, sequence.what, casesOf(sequence)));
  return [...cases.map((each) => readable(python, each.what, [each])), ...bySequence];
}

export const checks: readonly Check[] = [
  {
    id: "python-lion",
    title: "the exported NumPy script of the LION lab, every form beside the page's outputs",
    run: () => {
      const python = pythonWith("numpy");
      return python ? figuresOf(python, "NumPy") : missingNumpy;
    },
  },
  {
    id: "python-lion-torch",
    title: "the exported PyTorch script of the LION lab, every form beside the page's outputs",
    run: () => {
      const python = pythonWith("torch");
      if (python) return figuresOf(python, "PyTorch");
      console.log("python-lion-torch: PyTorch is NOT here (Debian: python3-torch), so the script was read for its syntax and NOT run");
      const reader = pythonWith("numpy");
      return reader ? readableScripts(reader) : missingNumpy;
    },
  },
];
