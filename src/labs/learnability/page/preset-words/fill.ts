/**
 * Numbers in the words of presets. A placeholder `{path:format}` stands for the number to which the path leads among the facts of
 * its preset, in the notation of the language:
 *
 *   {task.samples}        as it is: "16 384", "0.5"
 *   {ends.1.test:2}       to so many digits, and below 0.01 with an exponent: "0.074", "1.1e-8"
 *   {ends.1.test:power}   the nearest power of ten: "1e-12"
 *   {task.d:word}         in words: "sixteen"; {task.d:Word} begins a sentence
 *   {sweep.values.1:%}    a hundred times as much: "5"
 *   {learners.3.steps:millions}  in millions: "3"
 *
 * Formats may follow each other, {task.gaussianShare:%:Word}. A path may begin with another preset, {paper-figure-1/rows.0.epochs}.
 */
import { sentenceCase } from "../../../../platform/ui/grammar";
import { wordFor } from "../../../../platform/ui/numerals";
import { factsOf } from "./facts";

type Language = "en" | "de";

const placeholder = /(?<!\$)\{(?:([a-z0-9-]+)\/)?([a-zA-Z]\w*(?:\.\w+)*)((?::[\w%]+)*)\}/;
/** The `id` or the key of a preset's record, and placeholders. */
const idOrPlaceholder = new RegExp(`(?:\\bid: |^ {2})"([a-z0-9-]+)"[,:]|${placeholder.source}`, "gm");

/**
 * Fills in the placeholders of one text, or of the source of a module of presets or of their German.
 *
 * @param id  the preset that a text is of; a module names its presets itself.
 * @throws {Error} for a path that leads to no number, and for a format that there is not.
 */
export function fillNumbers(text: string, language: Language, id = ""): string {
  let preset = id;
  return text.replace(idOrPlaceholder, (whole, next: string | undefined, other: string | undefined, path: string, formats: string) => {
    if (next === undefined) return written(numberAt(other ?? preset, path, whole), formats.split(":").slice(1), language, whole);
    preset = next;
    return whole;
  });
}

function numberAt(id: string, path: string, whole: string): number {
  const value = path
    .split(".")
    .reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>> | undefined)?.[name], factsOf(id));
  if (typeof value !== "number" || !Number.isFinite(value))
    throw new Error(`${whole} in the words of the preset "${id}" leads to no number: choose a path of its facts (preset-words/facts.ts)`);
  return value;
}

function written(value: number, [format, ...others]: readonly string[], language: Language, whole: string): string {
  switch (format) {
    case undefined:
      return inDigits(value, language);
    case "%":
      return written(Number((100 * value).toPrecision(12)), others, language, whole);
    case "millions":
      return written(value / 1e6, others, language, whole);
    case "power":
      return written(Number(`1e${Math.round(Math.log10(value))}`), others, language, whole);
    case "word":
      return wordFor(Math.round(value), language);
    case "Word":
      return sentenceCase(wordFor(Math.round(value), language));
    default:
      if (!/^[1-9]$/.test(format)) throw new Error(`${whole} in the words of a preset has the unknown format "${format}"`);
      return inDigits(value < 0.01 ? value.toExponential(Number(format) - 1) : Number(value.toPrecision(Number(format))), language);
  }
}

function inDigits(value: number | string, language: Language): string {
  const digits = String(value);
  if (/^\d+$/.test(digits)) return digits.replace(/\B(?=(?:\d{3})+$)/g, "\u202f");
  return language === "de" ? digits.replace(".", ",") : digits;
}
