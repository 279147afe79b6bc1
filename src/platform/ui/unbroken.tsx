import type { ReactNode } from "react";

/** Numbers in powers of ten, as browsers break lines behind their minus, and "%" and units of time, which stay with their numbers. */
const numbers = /(\d+(?:[.,]\d+)?(?:e-\d+(?: %)?| %| (?:ms|s|min|h)(?![\p{L}\d])))/u;

/** Words with their numbers held together on a line; nothing is written into them, so what is copied is what was said. */
export function unbroken(words: string): ReactNode {
  return words.split(numbers).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity but their place
      <span key={place} className="unbroken">
        {part}
      </span>
    ),
  );
}
