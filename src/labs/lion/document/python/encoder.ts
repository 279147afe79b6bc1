/** Encoders of a document as a NumPy script: it reads their weights, answers some sequences, and says how far it is from the page. */
import { encodeLink } from "../../../../platform/documents/link";
import { type PythonScript, scriptText } from "../../../../platform/documents/python/script";
import { kernelVersion } from "../../../../platform/kernels/tensors/generated/version";
import type { EncoderSettings } from "../../math/encoder/settings";
import type { LionDocument } from "../document";
import { lionKind } from "../kind";
import program from "./encoder.py?raw";
import places from "./places.py?raw";

/** What the page has of a learner: its first encoder, sequences, and its scores of them in float64. */
export interface PageEncoder {
  /** What its arrays are called in the file of weights before their own names. */
  readonly prefix: string;
  readonly settings: EncoderSettings;
  /** Rows of symbols, or of patches with their pixels; of symbols of the second table too where there is one. */
  readonly symbols: readonly (readonly (number | readonly number[])[])[];
  readonly secondSymbols: readonly (readonly number[])[] | null;
  /** A row of scores for every answer. */
  readonly scores: readonly (readonly number[])[];
}

/** @param file  that the weights are saved as. */
export function encoderScript(document: LionDocument, encoders: readonly PageEncoder[], file: string): PythonScript {
  const { problem } = document;
  // A text of one's own may be longer than any link.
  const link = problem.kind === "task" && problem.text === "" ? encodeLink(lionKind, document, {}) : "";
  const values = { FILE: file, PAGE: encoders };
  return { text: scriptText({ link, kernels: kernelVersion, values, modules: [places, program] }), dataFile: file };
}
