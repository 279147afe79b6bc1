/** What can be wrong with a document of the LION lab, in English; `problems.de.ts` has the same in German. */
import type { Sentences } from "../../../platform/fields/problem";

export const lionSentences = {
  "lion-form-twice": { message: "names {form} again", hint: "leave it out" },
  "lion-grid-missing": { message: "must be given for two scans", hint: "give rows and columns, as in [14, 14], or take one scan" },
  "lion-grid": {
    message: "has {places} places, {rows} by {columns}, for {length} tokens",
    hint: "rows times columns must be the number of tokens",
  },
  "lion-grid-picture": { message: "must be that of the picture, {rows} by {columns}", hint: "leave it out" },
  "lion-picture-text": { message: "must be {letters} characters of base64url, which are {bytes} bytes" },
  "lion-decay-token": { message: "sets the decay of token {token} of {length}", hint: "take a token that there is, or leave it out" },
  "lion-decay-twice": { message: "sets the decay of token {token} a second time", hint: "give each token one decay" },
  "lion-decay-fixed": {
    message: "is D, which needs one decay for all tokens: the data have {found}",
    hint: "make decay a number, or take another variant",
  },
  "lion-decay-selective": {
    message: "is S, which needs a decay for each token: the data have {found}",
    hint: "make decay a list, or take another variant",
  },
  "lion-vector-scaled": {
    message: "must be false where every coordinate decays by itself: such rows have no common scale",
    hint: "take false",
  },
  "lion-vector-float32": { message: "must be float64 where every coordinate decays by itself", hint: "take float64" },
  "lion-too-many-operations": {
    message: "{form} would take {operations} billion operations for {length} tokens, the limit is {limit} billion",
    hint: "leave it out, or take at most {fitting} tokens",
  },
  "lion-chunk": { message: "{chunk} is too many: a block of scores would take more than a billion bytes", hint: "take at most {most}" },
  "lion-picture-unreadable": {
    message: "the file is no picture that this browser can read",
    hint: "choose a PNG, JPEG, WebP or GIF",
  },
  "lion-picture-small": {
    message: "the picture has {width} x {height} pixels, too few to be cut into {side} x {side} patches",
    hint: "choose one with at least {side} pixels on each side",
  },
  "lion-learners": {
    message: 'must be empty for a problem of kind "{kind}": there is nothing to learn',
    hint: 'leave them out, or take a problem of kind "task"',
  },
  "lion-task-length": {
    message: "must be from {least} to {most} for the task {task}, got {length}",
    hint: "take {fitting}",
  },
  "lion-heads": { message: "must be a multiple of {heads}, the heads that share it, got {width}", hint: "take {fitting}" },
  "lion-task-scans": {
    message: "must be 1 for the task {task}, whose sequences are no grid",
    hint: "take 1, or the task grid-neighbours or digits",
  },
  "lion-text-unreadable": { message: "the file is no text in UTF-8", hint: "save it as UTF-8, or paste its text" },
  "lion-task-text": {
    message: "has {count} characters that count (a-z . , ' and spaces), too few for sequences of {length}",
    hint: "give at least {needed}, or leave it empty",
  },
  "lion-training-long": {
    message: "{steps} would take about {operations} thousand billion operations, the limit is {limit} thousand billion",
    hint: "take at most {fitting}",
  },
  "lion-training-memory": {
    message: "{batch} sequences of {length} tokens at once would take more than a billion bytes",
    hint: "take at most {fitting}",
  },
  "lion-overflow": {
    message: "has no output for token {token} (rows without one: {count}): a sum is beyond 1.8e308, the largest number of float64",
    hint: "make q, k or v smaller",
  },
  "lion-overflow-float32": {
    message: "has no output for token {token} (rows without one: {count}): a number is beyond 3.4e38, the largest of float32",
    hint: "take float64, or make q, k or v smaller",
  },
  "lion-zero-row": {
    message: "has no output for token {token} (rows without one: {count}): its scores add up to 0, and a scaled row is divided by that sum",
    hint: "take rows that are not scaled, or a feature map, which makes scores positive",
  },
  "lion-zero-row-float32": {
    message:
      "has no output for token {token} (rows without one: {count}): its scores add up to 0 in float32, and a scaled row is divided by that sum",
    hint: "take float64, or rows that are not scaled",
  },
  "lion-too-much-written": {
    message:
      "would make a result of {numbers} million numbers, of up to {characters} million characters; the limit is {limit} million characters",
    hint: "take at most {fitting} tokens, or fewer forms",
  },
  // The decays that data have.
  "lion-decays-none": { message: "none" },
  "lion-decays-fixed": { message: "one for all" },
  "lion-decays-tokens": { message: "one for each token" },
  "lion-decays-coordinates": { message: "one for each coordinate" },
} as const satisfies Sentences;

export type LionProblemCode = keyof typeof lionSentences;
