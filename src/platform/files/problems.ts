/** What can be wrong with a file of any format, in English; `problems.de.ts` has the same in German. */
import type { Sentences } from "../fields/problem";

export const formatSentences = {
  "file-size": { message: "the file has {size}, the limit is {limit}", hint: "use fewer samples" },
  "text-too-large": { message: "the data are too large to be written as text", hint: "Write an .npz file." },
  "json-empty": { message: "the text is empty, expected a JSON document" },
  "json-wrong": { message: "the text is not valid JSON: line {line}, column {column}: {found}" },
  "json-unexpected": { message: "unexpected {character}" },
  "json-end": { message: "unexpected end of the text" },
  "quote-in-cell": { message: "has a quote inside a cell", hint: 'put the cell in quotes and double the quote: ""' },
  "quote-open": { message: "opens a quote that is never closed" },
  "quote-goes-on": { message: "goes on after a closing quote", hint: 'a quote inside quotes is doubled: ""' },
  "numpy-none": { message: "is not a NumPy array" },
  "numpy-length": { message: "has {count} numbers, the limit is {limit}", hint: "{fewer}" },
  "numpy-bytes": { message: "has {bytes} bytes of numbers, expected {expected} for the shape {shape}" },
  "numpy-version": { message: "has a header of an unknown version, expected 1.0, 2.0 or 3.0" },
  "numpy-cut-off": { message: "is cut off within its header" },
  "numpy-header": { message: "has a header that cannot be read" },
  "numpy-objects": {
    message: "has the type {type}, expected real numbers (float16 to float64, integers or bool)",
    hint: "{unequal}",
  },
  "numpy-type": {
    message: "has the type {type}, expected real numbers (float16 to float64, integers or bool)",
    hint: 'save {name}.astype("float64")',
  },
  "numpy-integer": { message: "holds the integer {value}, which float64 cannot hold exactly", hint: 'save {name}.astype("float64")' },
  "zip-large": { message: "the archive unpacks to {size} MB, the limit is 1 GB", hint: "{fewer}" },
  "zip-twice": { message: "is in the archive twice" },
  "zip-64": { message: "the archive is a zip64 archive, which is not supported" },
  "zip-64-size": { message: "has a zip64 size, which is not supported" },
  "zip-encrypted": { message: "is encrypted" },
  "zip-method": { message: "is compressed by method {method}, expected deflate or none" },
  "zip-damaged": { message: "the archive is damaged: {how}", hint: "write or download the file again" },
  "zip-directory": { message: "its directory does not fit" },
  "zip-entry": { message: "its directory has a broken entry" },
  "zip-members": { message: "it has {count} members and claims {claimed}" },
  "zip-end": { message: "its end is missing, as when a download stops early" },
  "zip-place": { message: "{name} is not where it should be" },
  "zip-cut-off": { message: "{name} is cut off" },
  "zip-size": { message: "{name} claims a size that it cannot have" },
  "zip-checksum": { message: "the checksum of {name} does not match" },
  // What to do about arrays that hold samples.
  "samples-fewer": { message: "use fewer samples" },
  "samples-unequal": { message: "samples of unequal length: see lengths, or make Z one array" },
} as const satisfies Sentences;

export type FormatProblemCode = keyof typeof formatSentences;
