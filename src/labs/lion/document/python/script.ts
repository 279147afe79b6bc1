/** A document of the LION lab as a self-contained Python script: the same heads, and each of its forms written out. */
import { encodeLink } from "../../../../platform/documents/link";
import { pythonLiteral } from "../../../../platform/documents/python/literal";
import { dataConstants, inlineLimit, type PythonScript, scriptHeading } from "../../../../platform/documents/python/script";
import { streams } from "../../../../platform/documents/python/streams";
import { purposes } from "../../../../platform/numerics/random";
import type { FormName } from "../../math/forms/form";
import { type HeadData, writeLionData } from "../../math/own-data";
import { kernelVersion } from "../../math/workspace";
import { gridOf, type LionDocument } from "../document";
import { lionKind } from "../kind";
import type { ProblemKind } from "../problem-fields";
import { libraries, program } from "./programs";
import { given, heads as headProgram, random, text } from "./sources";

export type PythonLibrary = keyof typeof libraries;

/** What the page has of a document, for the script to be compared with. */
export interface PageOutputs {
  /** As the document or its data give them: features are not mapped yet. */
  readonly heads: readonly HeadData[];
  /** y of each head in float64, L x d_v. */
  readonly outputs: readonly Float64Array[];
}

/** Outputs that a script carries; of more it carries those of some tokens, at equal distances. */
const mostOutputs = 4096;

/** The script for one of both libraries. */
export function lionScript(library: PythonLibrary, document: LionDocument, page: PageOutputs): PythonScript {
  const { problem } = document;
  const link = problem.kind === "custom" ? "" : encodeLink(lionKind, document, {});
  const heads = headsOf(document, page.heads);
  const { start, forms, end } = libraries[library];
  const script = [
    scriptHeading(titleOf(library), link, kernelVersion, imports[library]),
    settingsOf(document),
    heads.constants,
    outputsOf(page),
    heads.program,
    headProgram,
    start,
    ...document.forms.map((form) => forms[form]),
    end,
    `\n\nFORMS = {${document.forms.map((form) => `"${form}": ${functionOf(form)}`).join(", ")}}\n`,
    program,
  ].join("");
  return { text: script, dataFile: heads.file };
}

const titleOf = (library: PythonLibrary) => `Bidirectional linear attention in several forms, with ${needs[library]}.

    python3 SCRIPT                      prints how far every form is from the page's outputs
    python3 SCRIPT --json result.json   writes the outputs as well

y_i = sum_j M_ij (q_i . k_j) v_j, over sum_j M_ij (q_i . k_j) where rows are scaled (arXiv 2502.16249).`;

const needs: Readonly<Record<PythonLibrary, string>> = { NumPy: "NumPy alone (1.17 or newer)", PyTorch: "PyTorch and NumPy" };

const numpyImports = `import argparse
import json
import time

import numpy as np
`;

const imports: Readonly<Record<PythonLibrary, string>> = { NumPy: numpyImports, PyTorch: `${numpyImports}import torch\n` };

function functionOf(form: FormName): string {
  return form.replaceAll("-", "_");
}

function settingsOf(document: LionDocument): string {
  const { variant, convention, scaled, divideBySqrtD, featureMap, chunk, precision, scans } = document;
  const settings = {
    VARIANT: variant,
    CONVENTION: convention,
    SCALED: scaled,
    DIVIDE_BY_SQRT_D: divideBySqrtD,
    FEATURE_MAP: featureMap,
    CHUNK: chunk,
    DTYPE: precision,
    SCANS: scans,
    // A picture knows its grid without being told.
    GRID: gridOf(document),
  };
  return Object.entries(settings)
    .map(([name, value]) => `${name} = ${pythonLiteral(value)}\n`)
    .join("");
}

interface Source {
  readonly constants: string;
  readonly program: string;
  readonly file: string | null;
}

const howToSave = "Save the data of the experiment as JSON under this name, beside the script.";

/** What is drawn from the streams of the page where its numbers are many; of other problems all are written out. */
const drawnBy: Readonly<Partial<Record<ProblemKind, string>>> = { random, text };

/** Heads as numbers; where those would be many, drawn from the streams of the page, or read from the file of own data. */
function headsOf({ seed, problem }: LionDocument, heads: readonly HeadData[]): Source {
  const { length, d, dv } = heads[0].sequence;
  const draws = drawnBy[problem.kind];
  // A number has two characters at least: what is longer need not be written to be measured.
  const few = 2 * heads.length * length * (2 * d + dv) <= inlineLimit;
  const json = few ? writeLionData({ heads, listed: true }) : null;
  if (problem.kind === "custom") {
    const { text: constants, file } = dataConstants(json, "lion-data.json", howToSave);
    return { constants, program: given, file };
  }
  if (!draws || (json !== null && json.length <= inlineLimit)) {
    const numbers = pythonLiteral(JSON.parse(json ?? writeLionData({ heads, listed: true })));
    return { constants: `DATA = ${numbers}\n`, program: given, file: null };
  }
  const constants = `SEED = ${seed}\nPROBLEM = ${pythonLiteral(problem)}\n# What each random stream is for.\nPURPOSE = ${pythonLiteral(purposeNumbers)}\n`;
  return { constants, program: `${streams}${draws}`, file: null };
}

const purposeNumbers = {
  sequence: purposes.lionSequence,
  decays: purposes.lionDecays,
  embedding: purposes.lionEmbedding,
  projections: purposes.lionProjections,
};

/** What the page came to, at all tokens or at some of them. */
function outputsOf({ heads, outputs }: PageOutputs): string {
  const { length, dv } = heads[0].sequence;
  const count = Math.min(length, Math.max(2, Math.floor(mostOutputs / (heads.length * dv))));
  const tokens = Array.from({ length: count }, (_, at) => Math.round((at * (length - 1)) / Math.max(1, count - 1)));
  const rows = outputs.map((y) => tokens.map((token) => Array.from(y.subarray(token * dv, (token + 1) * dv))));
  const largest = outputs.reduce(
    (most, y) => y.reduce((larger, value) => (Number.isFinite(value) ? Math.max(larger, Math.abs(value)) : larger), most),
    0,
  );
  return `# What the page computed in float64, head by head, at these tokens.\nTOKENS = ${pythonLiteral(tokens)}\nOURS = ${pythonLiteral(rows)}\nLARGEST = ${pythonLiteral(largest)}\n`;
}
