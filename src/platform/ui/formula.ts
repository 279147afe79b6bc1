/** Reads a formula written in plain characters, "Vₕ Z (Zᵀ Qₕ zₙ)" or "d_out", into what is to be set. */

export interface FormulaPart {
  readonly kind: "variable" | "upright" | "sub" | "sup";
  /** For what is below or above, parts of its own. */
  readonly text: string;
}

const below = "₀₁₂₃₄₅₆₇₈₉₊₋₌ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜ";
const belowAs = "0123456789+−=aehijklmnoprst";
const above = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ᵀ";
const aboveAs = "0123456789+−T";

/** A letter with its accents, a word, a run below or above, a name after "_" (or several, in braces), or one other character. */
const token = new RegExp(`([${below}]+)|([${above}]+)|_(\\{[^}]*\\}|[\\p{L}\\d]+)|((?:[\\p{Lu}\\p{Ll}]\\p{M}*)+)|([^])`, "gu");

/** Variables are single letters, small Greek ones among them; words, numbers, operators and capital Greek letters stand upright. */
export function readFormula(formula: string): FormulaPart[] {
  const parts: FormulaPart[] = [];
  for (const found of formula.matchAll(token)) {
    const [whole, low, high, named, word] = found;
    if (low !== undefined) parts.push({ kind: "sub", text: plain(low, below, belowAs) });
    else if (high !== undefined) parts.push({ kind: "sup", text: plain(high, above, aboveAs) });
    else if (named !== undefined) parts.push({ kind: "sub", text: named.replace(/[{}]/g, "") });
    else if (word !== undefined && isVariable(word, formula.slice(found.index + whole.length)))
      parts.push({ kind: "variable", text: word });
    else append(parts, whole);
  }
  return parts;
}

/** Whether a word is set as a variable, given what follows it: "a" before a word is an article. */
function isVariable(word: string, rest: string): boolean {
  if ([...word.normalize("NFC").replace(/\p{M}/gu, "")].length !== 1) return false;
  if (/^[\u0391-\u03a9]$/.test(word)) return false;
  return !(word === "a" && /^ \p{L}{2}/u.test(rest));
}

function plain(run: string, from: string, to: string): string {
  return [...run].map((letter) => [...to][[...from].indexOf(letter)]).join("");
}

function append(parts: FormulaPart[], text: string): void {
  const last = parts.at(-1);
  if (last?.kind === "upright") parts[parts.length - 1] = { kind: "upright", text: last.text + text };
  else parts.push({ kind: "upright", text });
}
