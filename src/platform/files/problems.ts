/** Problems of files of any format, in English; `problems.de.ts` has the same in German. */
import type { Sentences } from "../fields/problem";

export const formatSentences = {
  "file-size": { message: "the file has {size}, the limit is {limit}", hint: "use fewer samples" },
  "text-too-large": { message: "the data are too large to be written as text", hint: "Write an .npz file." },
  "json-empty": { message: "the text is empty, expected a JSON document" },
  "json-wrong": { message: "the text is not valid JSON: line {line}, column {column}: {found}" },
  "json-unexpected": { message: "unexpected {character}" },
  "json-end": { message: "unexpected end of the text" },
  "quote-in-cell": { message: "has a quote inside a cell", hint: 'put the cell in quotes and double the quote: ""' },
  "quote-open": { message: "has a quote that is not closed", hint: "add the closing quote" },
  "quote-goes-on": { message: "has text after a closing quote", hint: 'double each quote inside quotes: ""' },
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
  "numpy-integer": { message: "has the integer {value}, which float64 cannot represent exactly", hint: 'save {name}.astype("float64")' },
  "zip-large": { message: "the archive unpacks to {size} MB, the limit is 1 GB", hint: "{fewer}" },
  "zip-twice": { message: "is in the archive twice" },
  "zip-64": { message: "the archive is a zip64 archive, which is not supported", hint: "save it as an ordinary zip archive" },
  "zip-64-size": { message: "has a zip64 size, which is not supported" },
  "zip-encrypted": { message: "is encrypted", hint: "save the archive without a password" },
  "zip-method": { message: "is compressed by method {method}, expected deflate or none" },
  "zip-damaged": { message: "the archive is damaged: {how}", hint: "write or download the file again" },
  "zip-directory": { message: "its directory has the wrong size" },
  "zip-entry": { message: "its directory has an invalid entry" },
  "zip-members": { message: "it has {count} members, but its directory states {claimed}" },
  "zip-end": { message: "its end is missing, as after an interrupted download" },
  "zip-place": { message: "{name} is not at the position that the directory states" },
  "zip-cut-off": { message: "{name} is cut off" },
  "zip-size": { message: "{name} states an impossible size" },
  "zip-checksum": { message: "the checksum of {name} does not match" },
  // Advice for arrays of samples.
  "samples-fewer": { message: "use fewer samples" },
  "samples-unequal": { message: "give samples of unequal length with lengths, or make Z one array" },
} as const satisfies Sentences;

export type FormatProblemCode = keyof typeof formatSentences;
