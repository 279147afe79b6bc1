import type { ReactNode } from "react";

/**
 * Latin and Greek letters and a superscript T, the letters of the page's languages and symbols. `\p{L}`, all letters there are,
 * takes 70 times as long to compile, when the page opens.
 */
const letter = "A-Za-z\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u017f\\u0391-\\u03a9\\u03b1-\\u03c9\\u1d40";
const notWithin = `(?<![${letter}\\d])`;
const notGoingOn = `(?![${letter}\\d])`;
const index = `[_^][${letter}]{1,3}`;
const name = "[A-Z\\u00c0-\\u00d6\\u00d8-\\u00de][a-z\\u00df-\\u00f6\\u00f8-\\u017f]+";

/** What stays on one line, since browsers break lines behind a minus, a hyphen and at spaces. */
const kinds = {
  number: `\\d+(?:[.,]\\d+)?(?:e-\\d+(?: %)?| %| (?:ms|s|min|h|B|kB|MB|GB)${notGoingOn})`,
  /** "N < ψ = 40" */
  relation: `${notWithin}[${letter}](?:${index})?(?: [<≤=>] [${letter}\\d](?:[\\d.,\\u202f]*\\d)?)+`,
  /** "W_QK", which is set with an index. */
  symbol: `${notWithin}[${letter}]${index}${notGoingOn}`,
  names: `${name}-${name}`,
};
const together = new RegExp(`(${Object.values(kinds).join("|")})`, "u");

const indexed = new RegExp(`([${letter}])([_^])([${letter}]{1,3})`, "u");

/** Words whose parts that belong together are held together on a line; what is copied is what was said. */
export function unbroken(words: string): ReactNode {
  return words.split(together).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity but their place
      <span key={place} className="unbroken">
        {withIndex(part)}
      </span>
    ),
  );
}

function withIndex(part: string): ReactNode {
  const [before, letter, sign, index, after] = part.split(indexed);
  if (letter === undefined) return part;
  const Index = sign === "_" ? "sub" : "sup";
  return (
    <>
      {before}
      {letter}
      <span hidden>{sign}</span>
      <Index>{index}</Index>
      {after}
    </>
  );
}
