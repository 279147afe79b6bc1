import type { ReactNode } from "react";

/** Of the page's languages and its symbols: `\p{L}`, all letters there are, takes 70 times as long to compile, when the page opens. */
const letter = "A-Za-zÀ-ÖØ-öø-ſΑ-Ωα-ωᵀ";
const notWithin = `(?<![${letter}\\d])`;
const notGoingOn = `(?![${letter}\\d])`;
const index = `[_^][${letter}]{1,3}`;
const name = "[A-ZÀ-ÖØ-Þ][a-zß-öø-ſ]+";

/** What stays on one line, since browsers break lines behind a minus, a hyphen and at spaces. */
const kinds = {
  power: `\\d+(?:[.,]\\d+)?(?:e-\\d+(?: %)?| %| (?:ms|s|min|h|B|kB|MB|GB)${notGoingOn})`,
  /** "N < ψ = 40" */
  relation: `${notWithin}[${letter}](?:${index})?(?: [<≤=>] [${letter}\\d](?:[\\d.,\\u202f]*\\d)?)+`,
  /** "W_QK", which is set with an index. */
  symbol: `${notWithin}[${letter}]${index}${notGoingOn}`,
  names: `${name}-${name}`,
};
const together = new RegExp(`(${Object.values(kinds).join("|")})`, "u");

/** One of these is in all of it. Most words have none, and are looked through many times faster. */
const telling = /[\d_^<≤=>-]/;

const indexed = new RegExp(`([${letter}])([_^])([${letter}]{1,3})`, "u");

/** Words whose parts that belong together are held together on a line; what is copied is what was said. */
export function unbroken(words: string): ReactNode {
  if (!telling.test(words)) return words;
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
