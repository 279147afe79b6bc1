/** Encoders of a document as a NumPy script: it reads their weights and compares scores with the page's. */
import { encodeLink } from "../../../../platform/documents/link";
import { type PythonScript, scriptText } from "../../../../platform/documents/python/script";
import { kernelVersion } from "../../../../platform/kernels/tensors/generated/version";
import type { EncoderSettings } from "../../math/encoder/settings";
import type { LionDocument } from "../document";
import { lionKind } from "../kind";
import program from "./encoder.py?raw";
import places from "./places.py?raw";

/** A learner's first encoder on the page, sequences, and its scores for them in float64. */
export interface PageEncoder {
  /** Prefix of the names of its arrays in the file of weights. */
  readonly prefix: string;
  readonly settings: EncoderSettings;
  /** Rows of symbols, or of patches with their pixels; of symbols of the second table too where there is one. */
  readonly symbols: readonly (readonly (number | readonly number[])[])[];
  readonly secondSymbols: readonly (readonly number[])[] | null;
  /** A row of scores for every answer. */
  readonly scores: readonly (readonly number[])[];
}

/** @param file  name of the saved file of weights. */
export function encoderScript(document: LionDocument, encoders: readonly PageEncoder[], file: string): PythonScript {
  const { problem } = document;
  // The user's own text may be longer than any link.
  const link = problem.kind === "task" && problem.text === "" ? encodeLink(lionKind, document, {}) : "";
  const values = { FILE: file, PAGE: encoders };
  return { text: scriptText({ link, kernels: kernelVersion, values, modules: [places, program] }), dataFile: file };
}
