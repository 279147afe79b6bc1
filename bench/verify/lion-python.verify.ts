/**
 * The exported scripts of the LION lab: every form, variant and convention, with NumPy and with PyTorch, beside the page's
 * outputs. Short sequences travel as numbers; long ones are drawn from the same random streams, so that agreement says that
 * nothing of the experiment is left out.
 */
import { outputsForScript } from "../../src/engine/lion/script-outputs";
import { type LionDocument, parseLion } from "../../src/experiment/lion/document";
import { lionScript, type PythonLibrary } from "../../src/experiment/lion/python/script";
import { conventions } from "../../src/lion/decays";
import { formNames } from "../../src/lion/forms/forms";
import { type LionData, parseLionData, writeLionData } from "../../src/lion/own-data";
import type { Check, Figure } from "../check";
import { isPython, missingNumpy, pythonWith, reportOf } from "../python";
import { gaussian } from "../random";

interface Reported {
  readonly forms: readonly {
    readonly form: string;
    readonly y: readonly (readonly (readonly (number | null)[])[])[];
    readonly largestDifference: number;
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
];

function ownHeads(count: number, decay: "tokens" | "coordinates", length = 14): LionData {
  const d = 9;
  const rows = (from: number, width: number) =>
    Array.from({ length }, (_, i) => Array.from({ length: width }, (_, c) => numbers[(from + i * width + c) % numbers.length]));
  const numbers = Array.from(gaussian(5 * length * d));
  const lambdas = rows(7, d).map((row) => row.map((x) => Math.min(1, Math.abs(x))));
  const heads = Array.from({ length: count }, (_, index) => ({
    q: rows(100 * index, d),
    k: rows(31 + index, d),
    v: rows(57 + index, 2),
    decay: decay === "tokens" ? lambdas.map(([first]) => first) : lambdas,
    padding: Array.from({ length }, (_, i) => (i % 5 === 3 ? 1 : 0)),
  }));
  const parsed = parseLionData({ format: "lion-data", version: 1, ...(count > 1 ? { heads } : heads[0]) });
  if (!parsed.ok) throw new Error(`${parsed.problem.field} ${parsed.problem.message}`);
  return parsed.data;
}

function documentOf(fields: object): LionDocument {
  const parsed = parseLion({ format: "learnability-experiment", version: 1, lab: "lion", forms: formNames, ...fields });
  if (!parsed.ok) throw new Error(`${parsed.problem.field} ${parsed.problem.message}`);
  return parsed.document;
}

/** Differences at all tokens, which the script itself says for those that it carries outputs of. */
function compare(python: string, library: PythonLibrary, { what, fields, data = undefined }: Case): readonly Figure[] {
  const document = documentOf(fields);
  const page = outputsForScript(document, data ?? null);
  const { text: script, dataFile } = lionScript(library, document, page);
  const files = dataFile && data ? { [dataFile]: writeLionData(data) } : {};
  const { forms } = reportOf<Reported>(python, script, [], files);
  const largest = Math.max(...page.outputs.map((y) => y.reduce((most, value) => Math.max(most, Math.abs(value)), 0)));
  const anywhere = forms.map(({ y }) => {
    const mine = y.flat(2);
    const ours = page.outputs.flatMap((output) => Array.from(output));
    return mine.length === ours.length ? Math.max(...ours.map((value, e) => Math.abs(value - (mine[e] ?? Number.NaN)))) : Number.NaN;
  });
  const said = forms.map(({ largestDifference }) => largestDifference);
  const bound = 1e-12;
  return [
    { name: `${library}, ${what}: forms computed`, value: forms.length, relation: "=", bound: document.forms.length },
    {
      name: `${library}, ${what}: largest difference of an output from the page's`,
      value: Math.max(...anywhere) / largest,
      relation: "<",
      bound,
    },
    { name: `${library}, ${what}: what the script says of it`, value: Math.max(...said) / largest, relation: "<", bound },
  ];
}

const single: Case = {
  what: "float32",
  fields: { problem: { ...short, length: 300, d: 16, dv: 16 }, ...written, chunk: 64, precision: "float32" },
};

function figuresOf(python: string, library: PythonLibrary): readonly Figure[] {
  const inFloat32 = compare(python, library, single).map((figure) => (figure.relation === "<" ? { ...figure, bound: 1e-5 } : figure));
  return [...cases.flatMap((each) => compare(python, library, each)), ...inFloat32];
}

function readable(python: string, { what, fields, data = undefined }: Case): Figure {
  const document = documentOf(fields);
  const { text: script } = lionScript("PyTorch", document, outputsForScript(document, data ?? null));
  return { name: `PyTorch, ${what}: Python reads the script`, value: isPython(python, script) ? 1 : 0, relation: "=", bound: 1 };
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
      return reader ? cases.map((each) => readable(reader, each)) : missingNumpy;
    },
  },
];
