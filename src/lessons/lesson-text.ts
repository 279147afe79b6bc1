/** Text of a lesson without its controls of the page, for tests that read it. */
import { readFileSync } from "node:fs";

/**
 * The words of a lesson in its file, with title and sentence and with single spaces. Of formulas only the numbers stay, without
 * indices and exponents.
 */
export function lessonText(id: string, language: "en" | "de"): string {
  const source = readFileSync(`src/lessons/${language === "en" ? "" : `${language}/`}${id}.mdx`, "utf8");
  return source
    .replace(/^(id|order|minutes): .*$/gm, "")
    .replace(/^(export|import) [\s\S]*?;$/gm, "")
    .replace(/\$\$[\s\S]*?\$\$|\$[^$]*\$/g, formulaNumbers)
    .replace(/<\w+(?:[^>"{]|"[^"]*"|\{\{[\s\S]*?\}\}|\{[^}]*\})*>|<\/\w+>/g, "")
    .replace(/[^\S\u2009\u202f]+/g, " ");
}

function formulaNumbers(formula: string): string {
  return formula
    .replaceAll("{,}", ".")
    .replace(/\\frac\s*\{?\w\}?/g, " ")
    .replace(/[_^](?:\{[^}]*\}|\\?\w+)/g, " ")
    .replace(/\\[a-zA-Z]+/g, " ")
    .replace(/[{}$\\,;]+/g, " ");
}
