/** Values as Python source. Whatever a document holds becomes a literal, never code: names are text within quotes. */

/** Numbers that JSON has, text, lists and dictionaries; `indent` is that of the line it stands on. */
export function pythonLiteral(value: unknown, indent = ""): string {
  if (value === null || value === undefined) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value === "number") return pythonNumber(value);
  if (typeof value === "string") return pythonText(value);
  if (Array.isArray(value)) return `[${value.map((entry) => pythonLiteral(entry, indent)).join(", ")}]`;
  const inner = `${indent}    `;
  const entries = Object.entries(value).map(([name, entry]) => `${inner}${pythonText(name)}: ${pythonLiteral(entry, inner)},\n`);
  return entries.length === 0 ? "{}" : `{\n${entries.join("")}${indent}}`;
}

/** The shortest digits that read back as the same bits. */
function pythonNumber(value: number): string {
  if (Number.isFinite(value)) return Object.is(value, -0) ? "-0.0" : String(value);
  return `float("${value > 0 ? "inf" : value < 0 ? "-inf" : "nan"}")`;
}

/** Text in ASCII: JSON's escapes mean the same in Python, and characters beyond the first 65,536 are two surrogates in one only. */
export function pythonText(value: string): string {
  return `"${Array.from(value, escaped).join("")}"`;
}

function escaped(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (character === '"' || character === "\\") return `\\${character}`;
  if (code >= 0x20 && code < 0x7f) return character;
  return code > 0xffff ? `\\U${code.toString(16).padStart(8, "0")}` : `\\u${code.toString(16).padStart(4, "0")}`;
}
