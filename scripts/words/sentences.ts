/** Where sentences end and how many words they have. A formula, a number and a placeholder are one word each. */

/** Separates the paragraphs of a text. A line break is white space. */
export const paragraphEnd = "\u2029";

export interface Sentence {
  readonly text: string;
  /** Line breaks of the text before it. */
  readonly linesBefore: number;
}

/** Their points end no sentence. */
const abbreviations = [
  /\b[ei]\.\s?[eg]\./g,
  /\bi\.\s?i\.\s?d\./g,
  /\b(?:[Ee]qs?|[Ff]igs?|[Ss]ecs?|[Tt]hm|[Ll]em|[Pp]rop|[Aa]pp|[Cc]f|vs|resp|approx|al)\./g,
  /\b(?:z\.\s?B|d\.\s?h|u\.\s?a|i\.\s?d\.\s?R)\./g,
  /\b(?:Abb|Abschn|Gl|Kap|[Vv]gl|bzw|ca)\./g,
  /\b[A-Z]\. \p{Lu}\p{Ll}+ (?:and|und) [A-Z]\.(?= \p{Lu}\p{Ll})/gu,
  /\b(?:Nos?|Nr)\.(?=\s?[\d{])/g,
  /\b(?:der|die|das|dem|den|des|im|am|zum|vom|beim|jede[mnrs]?)\s\d{1,2}\.(?=\s)/gi,
];

/** Stands for the point of an abbreviation while sentences are looked for. */
const heldPoint = "\u2024";

/** A lower-case letter goes on with the sentence. */
const end = new RegExp(String.raw`[.!?…]+["“”’')\]]*(?=\s+[^\sa-zäöüß]|\s*$)|${paragraphEnd}`, "gu");

export function sentencesIn(text: string): readonly Sentence[] {
  const held = abbreviations.reduce(
    (sofar, abbreviation) => sofar.replace(abbreviation, (found) => found.replaceAll(".", heldPoint)),
    text,
  );
  const sentences: Sentence[] = [];
  let start = 0;
  const add = (stop: number) => {
    const piece = text.slice(start, stop).replaceAll(paragraphEnd, " ");
    const before = text.slice(0, start) + piece.slice(0, piece.length - piece.trimStart().length);
    start = stop;
    if (/[\p{L}\p{N}]/u.test(piece))
      sentences.push({ text: piece.trim().replace(/\s*\n\s*/g, " "), linesBefore: before.split("\n").length - 1 });
  };
  for (const found of held.matchAll(end)) add(found.index + found[0].length);
  add(text.length);
  return sentences;
}

/** Words with more than one letter that formulas have. */
const functions = new Set("log exp sin cos tan max min rank tr diag var sgn sign mod arg det".split(" "));
const operator = /^[=+\-−·×*/←→≤≥<>≈∈∝±]+$/;
const punctuation = /^[([„“"]+|[)\].,;:!?…”“"’]+$/g;

/** A number, a symbol, or several of them without a space. */
function isSymbol(token: string): boolean {
  if (token.includes("\\")) return true;
  const core = token.replace(punctuation, "");
  const words = core.match(/[A-Za-zÀ-ÿ]{2,}/g) ?? [];
  return /[\p{L}\p{N}]/u.test(core) && !/[{}]/.test(core) && words.every((word) => functions.has(word));
}

export function wordCount(sentence: string): number {
  const tokens = sentence
    .replace(/\$\$?[^$]+\$\$?/g, "{formula}")
    .replace(/(?<=\d)[\u202f\u2009\u00a0](?=\d{3})/g, "")
    .split(/\s+/);
  let count = 0;
  let at = 0;
  while (at < tokens.length) {
    const length = formulaLength(tokens, at);
    if (length > 0 || /[\p{L}\p{N}]/u.test(tokens[at])) count++;
    at += Math.max(1, length);
  }
  return count;
}

/** Tokens of the formula that begins here; 0 where none does. Symbols are a formula when an operator or a command of TeX is among them. */
function formulaLength(tokens: readonly string[], from: number): number {
  let to = from;
  while (to < tokens.length && (operator.test(tokens[to]) || (isSymbol(tokens[to]) && !isArticle(tokens, to)))) {
    to++;
    if (/[,;:]$/.test(tokens[to - 1])) break;
  }
  const run = tokens.slice(from, to);
  return run.some((token) => operator.test(token) || token.includes("\\")) && run.some(isSymbol) ? to - from : 0;
}

/** "a" and "A", unless they follow a symbol or an operator stands beside them. */
function isArticle(tokens: readonly string[], at: number): boolean {
  const [before, after] = [tokens[at - 1] ?? "", tokens[at + 1] ?? ""];
  return /^[aA]$/.test(tokens[at]) && !operator.test(before) && !operator.test(after) && !isSymbol(before);
}
