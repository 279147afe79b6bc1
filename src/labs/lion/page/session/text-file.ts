/** Texts that are chosen or dropped while encoders fill in a text: they become part of the document. */
import type { Intake } from "../../../../platform/engine/intake/recognise";
import { decodedText } from "../../../../platform/files/decoded-text";
import { fileSizeProblem } from "../../../../platform/files/fault";
import { type LionDocument, parseLion } from "../../document/document";
import { lionProblem } from "../../document/lion-problem";
import { corpusOf } from "../../math/tasks/text";

/** The document with what counts of the text as what is filled in; it is refused where that is too little. */
export async function readText(file: File, document: LionDocument): Promise<Intake> {
  const { name } = file;
  const tooLarge = fileSizeProblem(file.size);
  if (tooLarge) return { kind: "problem", name, problem: tooLarge };
  const written = decodedText(new Uint8Array(await file.arrayBuffer()));
  if (written === null) return { kind: "problem", name, problem: lionProblem("lion-text-unreadable", {}, "") };
  const { characters, train, test } = corpusOf(written);
  const text = [...train, ...test].map((symbol) => characters[symbol]).join("");
  // An empty text stands for the one that is shipped.
  const parsed = parseLion({ ...document, problem: { ...document.problem, text: text || " " } });
  return parsed.ok
    ? { kind: "experiment", name, document: parsed.document, owner: "" }
    : { kind: "problem", name, problem: parsed.problem };
}
