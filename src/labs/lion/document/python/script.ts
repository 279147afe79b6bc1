/** A document of the LION lab as a self-contained Python script: the same heads, and each of its forms written out. */
import { encodeLink } from "../../../../platform/documents/link";
import { choosing, dataValues, inlineLimit, type PythonScript, scriptText } from "../../../../platform/documents/python/script";
import streams from "../../../../platform/documents/python/streams.py?raw";
import { formNames } from "../../math/forms/forms";
import { type HeadData, writeLionData } from "../../math/own-data";
import { purposes } from "../../math/streams";
import { kernelVersion } from "../../math/workspace";
import { gridOf, type LionDocument } from "../document";
import { lionKind } from "../kind";
import program from "./compare.py?raw";
import drawnHeads from "./drawn_heads.py?raw";
import givenHeads from "./given_heads.py?raw";
import heads from "./heads.py?raw";
import numpyForms from "./numpy_forms.py?raw";
import torchForms from "./torch_forms.py?raw";

/** The forms, written with each of them. */
const libraries = { NumPy: numpyForms, PyTorch: torchForms } as const;
export type PythonLibrary = keyof typeof libraries;

/** The page's heads and outputs, with which the script is compared. */
export interface PageOutputs {
  /** As the document or its data give them: features are not mapped yet. */
  readonly heads: readonly HeadData[];
  /** y of each head in float64, L x d_v. */
  readonly outputs: readonly Float64Array[];
}

/** Most outputs in a script; of more it contains those of some tokens, at equal distances. */
const mostOutputs = 4096;

/** The script for one of both libraries. */
export function lionScript(library: PythonLibrary, document: LionDocument, page: PageOutputs): PythonScript {
  const { variant, convention, scaled, divideBySqrtD, featureMap, chunk, precision, scans, forms } = document;
  const { values, modules } = sourceOf(document, page.heads);
  const text = scriptText({
    link: document.problem.kind === "custom" ? "" : encodeLink(lionKind, document, {}),
    kernels: kernelVersion,
    values: {
      ...{ VARIANT: variant, CONVENTION: convention, SCALED: scaled, DIVIDE_BY_SQRT_D: divideBySqrtD, FEATURE_MAP: featureMap },
      ...{ CHUNK: chunk, DTYPE: precision, SCANS: scans, FORMS: forms },
      // A picture determines its own grid.
      GRID: gridOf(document),
      ...values,
      ...outputsOf(page),
    },
    modules: [...modules, heads, choosing(libraries[library], forms, formNames), program],
  });
  return { text, dataFile: values.DATA_FILE ?? null };
}

interface Source {
  readonly values: { readonly DATA_FILE?: string | null } & Readonly<Record<string, unknown>>;
  readonly modules: readonly string[];
}

/** Heads as numbers; where those would be many, drawn from the streams of the page, or read from the file of own data. */
function sourceOf({ seed, problem }: LionDocument, heads: readonly HeadData[]): Source {
  const { length, d, dv } = heads[0].sequence;
  // A number has two characters at least: larger data exceed the limit without being written.
  const few = 2 * heads.length * length * (2 * d + dv) <= inlineLimit;
  const json = few ? writeLionData({ heads, listed: true }) : null;
  if (problem.kind === "custom") return { values: dataValues(json, "lion-data.json"), modules: [givenHeads] };
  const isDrawn = problem.kind === "random" || problem.kind === "text";
  if (isDrawn && (json === null || json.length > inlineLimit))
    return { values: { SEED: seed, PROBLEM: problem, PURPOSE: purposeNumbers }, modules: [streams, drawnHeads] };
  const DATA: unknown = JSON.parse(json ?? writeLionData({ heads, listed: true }));
  return { values: { DATA, DATA_FILE: null }, modules: [givenHeads] };
}

const purposeNumbers = {
  sequence: purposes.sequence,
  decays: purposes.decays,
  embedding: purposes.embedding,
  projections: purposes.projections,
};

/** The page's outputs, at all tokens or at some of them. */
function outputsOf({ heads, outputs }: PageOutputs): object {
  const { length, dv } = heads[0].sequence;
  const count = Math.min(length, Math.max(2, Math.floor(mostOutputs / (heads.length * dv))));
  const tokens = Array.from({ length: count }, (_, at) => Math.round((at * (length - 1)) / Math.max(1, count - 1)));
  const rows = outputs.map((y) => tokens.map((token) => Array.from(y.subarray(token * dv, (token + 1) * dv))));
  const largest = outputs.reduce(
    (most, y) => y.reduce((larger, value) => (Number.isFinite(value) ? Math.max(larger, Math.abs(value)) : larger), most),
    0,
  );
  return { TOKENS: tokens, OURS: rows, LARGEST: largest };
}
