import type { ReactNode } from "react";

/**
 * What stays on one line: numbers in powers of ten, as browsers break lines behind their minus; "%" and units with their numbers;
 * relations such as "N < ψ = 40"; and names joined by a hyphen. Letters with an index, such as W_QK, are set as such.
 */
const together =
  /(\d+(?:[.,]\d+)?(?:e-\d+(?: %)?| %| (?:ms|s|min|h|B|kB|MB|GB)(?![\p{L}\d]))|(?<![\p{L}\d])\p{L}(?:[_^]\p{L}{1,3})?(?: [<≤=>] [\p{L}\d](?:[\d.,\u202f]*\d)?)+|(?<![\p{L}\d])\p{L}[_^]\p{L}{1,3}(?![\p{L}\d])|\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+)/u;

/** One of these is in all of it. Most words have none, and are looked through many times faster. */
const telling = /[\d_^<≤=>-]/;

const indexed = /(\p{L})([_^])(\p{L}{1,3})/u;

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
