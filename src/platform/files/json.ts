/**
 * JSON with errors that name the position. Engines word theirs differently and some leave out the position, so a text that does
 * not parse is scanned again for the first character that cannot stand there.
 */
import type { Problem } from "../fields/problem";
import { formatProblem } from "./format-problem";

export type ParsedJson = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly problem: Problem };

/** Reads JSON text; a byte order mark in front is ignored. */
export function parseJson(text: string): ParsedJson {
  const bare = text.startsWith("\ufeff") ? text.slice(1) : text;
  try {
    return { ok: true, value: JSON.parse(bare) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { ok: false, problem: located(bare, firstFault(bare)) };
  }
}

function located(text: string, at: number): Problem {
  if (text.trim() === "") return formatProblem("json-empty");
  const lineStart = text.lastIndexOf("\n", at - 1) + 1;
  let line = 1;
  for (let next = text.indexOf("\n"); next !== -1 && next < lineStart; next = text.indexOf("\n", next + 1)) line++;
  const character = JSON.stringify(String.fromCodePoint(text.codePointAt(at) ?? 0));
  const found = at < text.length ? formatProblem("json-unexpected", { character }) : formatProblem("json-end");
  return formatProblem("json-wrong", { line, column: at - lineStart + 1, found });
}

/** Tokens that may come next. */
type Expectation = "value" | "value or ]" | "name" | "name or }" | ":" | ", or end";

/** Index of the first character that makes `text` invalid; its length when it stops too early. */
function firstFault(text: string): number {
  const open: string[] = [];
  let expected: Expectation = "value";
  let at = skipSpace(text, 0);
  for (; at < text.length; at = skipSpace(text, at)) {
    const character = text[at];
    if (expected === ", or end") {
      if (open.length === 0) return at;
      if (character === ",") expected = open.at(-1) === "{" ? "name" : "value";
      else if (character === closing(open)) open.pop();
      else return at;
      at++;
    } else if (expected === ":") {
      if (character !== ":") return at;
      expected = "value";
      at++;
    } else if ((expected === "value or ]" && character === "]") || (expected === "name or }" && character === "}")) {
      open.pop();
      expected = ", or end";
      at++;
    } else if (expected === "name" || expected === "name or }") {
      const end = character === '"' ? scanText(text, at) : -1;
      if (end < 0) return end === -1 ? at : ~end;
      expected = ":";
      at = end;
    } else if (character === "[" || character === "{") {
      open.push(character);
      expected = character === "[" ? "value or ]" : "name or }";
      at++;
    } else {
      const end = scanScalar(text, at);
      if (end < 0) return ~end;
      expected = ", or end";
      at = end;
    }
  }
  return text.length;
}

function closing(open: readonly string[]): string {
  return open.at(-1) === "{" ? "}" : "]";
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && " \t\n\r".includes(text[at])) at++;
  return at;
}

const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const escaped = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/** End of the text, number or word that starts at `at`; the complement ~i when index i is at fault. */
function scanScalar(text: string, at: number): number {
  if (text[at] === '"') return scanText(text, at);
  for (const word of ["true", "false", "null"]) if (text.startsWith(word, at)) return at + word.length;
  number.lastIndex = at;
  return number.test(text) ? number.lastIndex : ~at;
}

function scanText(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 34) return at + 1;
    if (code < 32) return ~at;
    if (code !== 92) continue;
    escaped.lastIndex = at;
    if (!escaped.test(text)) return ~at;
    at = escaped.lastIndex - 1;
  }
  return ~text.length;
}
