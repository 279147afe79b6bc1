/** Problems of a document of the LION lab, in English; `problems.de.ts` has the same in German. */
import type { Sentences } from "../../../platform/fields/problem";

export const lionSentences = {
  "lion-form-twice": { message: "lists the form {form} twice", hint: "remove one of the two" },
  "lion-grid-missing": { message: "is missing, and two scans need it", hint: "give rows and columns, as in [14, 14], or use one scan" },
  "lion-grid": {
    message: "has {rows} x {columns} = {places} cells for {length} tokens",
    hint: "choose rows and columns whose product is the number of tokens",
  },
  "lion-grid-picture": { message: "differs from the grid of the picture, {rows} x {columns}", hint: "remove it" },
  "lion-picture-text": { message: "must have {letters} characters of base64url, which encode {bytes} bytes" },
  "lion-decay-token": {
    message: "sets the decay of token {token}, but the sequence has {length} tokens",
    hint: "use an existing token, or remove the entry",
  },
  "lion-decay-twice": { message: "sets the decay of token {token} a second time", hint: "set each decay once" },
  "lion-decay-fixed": {
    message: "is D, which needs one decay for all tokens; decays in the data: {found}",
    hint: "make decay a number, or use another variant",
  },
  "lion-decay-selective": {
    message: "is S, which needs one decay per token; decays in the data: {found}",
    hint: "make decay a list, or use another variant",
  },
  "lion-vector-scaled": {
    message: "must be false for decays per coordinate, which have no common scale for a row",
    hint: "use false",
  },
  "lion-vector-float32": { message: "must be float64 for decays per coordinate", hint: "use float64" },
  "lion-too-many-operations": {
    message: "{form} needs {operations} billion operations for {length} tokens; the limit is {limit} billion",
    hint: "remove this form, or use at most {fitting} tokens",
  },
  "lion-chunk": { message: "{chunk} is too large: a block of scores needs more than a billion bytes", hint: "use at most {most}" },
  "lion-picture-unreadable": {
    message: "this browser cannot read the file as a picture",
    hint: "choose a PNG, JPEG, WebP or GIF",
  },
  "lion-picture-small": {
    message: "the picture has {width} x {height} pixels, too few for {side} x {side} patches",
    hint: "choose a picture with at least {side} pixels on each side",
  },
  "lion-learners": {
    message: "must be empty for a problem of kind {kind}, which has nothing to learn",
    hint: "remove the learners, or use a problem of kind task",
  },
  "lion-task-length": {
    message: "must be from {least} to {most} for the task {task}, got {length}",
    hint: "use {fitting}",
  },
  "lion-heads": { message: "must be a multiple of the number of heads, {heads}, got {width}", hint: "use {fitting}" },
  "lion-task-scans": {
    message: "must be 1 for the task {task}, whose sequences are no grid",
    hint: "use 1, or the task grid-neighbours or digits",
  },
  "lion-text-unreadable": { message: "the file is not text in UTF-8", hint: "save it as UTF-8, or paste its text" },
  "lion-task-text": {
    message: "has {count} usable characters (a-z . , ' and spaces), too few for sequences of {length}",
    hint: "give at least {needed} characters, or leave it empty",
  },
  "lion-training-long": {
    message: "{steps} steps need about {operations} trillion operations; the limit is {limit} trillion",
    hint: "use at most {fitting} steps",
  },
  "lion-training-memory": {
    message: "{batch} sequences of {length} tokens need more than a billion bytes",
    hint: "use at most {fitting} sequences",
  },
  "lion-overflow": {
    message: "has no output for token {token} (such tokens: {count}): a sum exceeds 1.8e308, the largest number of float64",
    hint: "make q, k or v smaller",
  },
  "lion-overflow-float32": {
    message: "has no output for token {token} (such tokens: {count}): a number exceeds 3.4e38, the largest of float32",
    hint: "use float64, or make q, k or v smaller",
  },
  "lion-zero-row": {
    message: "has no output for token {token} (such tokens: {count}): its scores add up to 0, the divisor of a scaled row",
    hint: "turn scaling off, or use a feature map with positive scores",
  },
  "lion-zero-row-float32": {
    message: "has no output for token {token} (such tokens: {count}): its scores add up to 0 in float32, and scaling divides by this",
    hint: "use float64, or turn scaling off",
  },
  "lion-too-much-written": {
    message:
      "gives a result of {numbers} million numbers and up to {characters} million characters; the limit is {limit} million characters",
    hint: "use at most {fitting} tokens, or fewer forms",
  },
  // The decays in the data.
  "lion-decays-none": { message: "none" },
  "lion-decays-fixed": { message: "one for all tokens" },
  "lion-decays-tokens": { message: "one per token" },
  "lion-decays-coordinates": { message: "one per coordinate" },
} as const satisfies Sentences;

export type LionProblemCode = keyof typeof lionSentences;
