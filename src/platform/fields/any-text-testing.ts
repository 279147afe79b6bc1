/**
 * Any text, of any code points but halves of surrogate pairs, in place of `fc.string({ unit: "binary" })`: that makes a table of
 * all the million code points first, which takes almost a second.
 */
import fc from "fast-check";

const [firstHalf, halves, last] = [0xd800, 0x800, 0x10ffff];

/** Half of them among the first 256, to which quotes, signs and control characters belong. */
const codePoint = fc.oneof(
  fc.nat(0xff),
  fc.nat(last - halves).map((place) => (place < firstHalf ? place : place + halves)),
);

/** Some of it is what `fc.string` makes, which knows names such as "__proto__". */
export const anyText = fc.oneof(
  { weight: 4, arbitrary: fc.array(codePoint).map((points) => String.fromCodePoint(...points)) },
  { weight: 1, arbitrary: fc.string() },
);
