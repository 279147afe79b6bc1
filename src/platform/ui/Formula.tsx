import { readFormula } from "./formula";

/** A formula as it is printed: variables slanted, what is small below or above the line, a wide space between formulas. */
export function Formula({ formula }: { readonly formula: string }) {
  const parts = readFormula(formula.replace(/ {2}/g, "\u2003"));
  return parts.map(({ kind, text }, place) => {
    const key = `${place} ${text}`;
    if (kind === "variable") return <i key={key}>{text}</i>;
    if (kind === "sub") return <sub key={key}>{text.length === 1 && /\p{Ll}/u.test(text) ? <i>{text}</i> : text}</sub>;
    if (kind === "sup") return <sup key={key}>{text}</sup>;
    return text;
  });
}
