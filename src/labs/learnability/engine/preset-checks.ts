/**
 * The check of `npm run verify` that tests the claim of a preset's commentary, for slow presets and for maps;
 * presets.test.ts has the others. Verify fails for an unknown check.
 */
export const checksOfPresets: Readonly<Record<string, string>> = {
  "heads-that-help": "presets-first",
  "extra-heads-help": "presets-adamw",
  "far-from-the-data": "presets-far-from-the-data",
  "how-many-digits": "presets-digits",
  "sixteen-dimensions": "presets-sixteen-dimensions",
  "depth-is-not-heads": "depth-is-not-heads",
  "full-transformer": "full-transformer",
  "layers-and-steps": "layers-and-steps",
  "rademacher-data-are-blind": "presets-rademacher",
  "one-token": "presets-one-token",
  "a-memory-of-four-pairs": "presets-memory-of-four-pairs",
  "perfect-fit-wrong-function": "presets-wrong-function",
  "five-percent-are-enough": "presets-five-percent",
  "right-and-rolled-out-wrong": "machines-certified",
  "certified-computations": "machines-certified",
  "parity-from-8-traces": "machines-parity",
  "parity-from-16-traces": "machines-parity",
  "parity-from-32-traces": "machines-parity",
  "the-next-token": "presets-next-token",
  "binary-increment": "machines-increment",
  "paper-figure-1a": "paper-figure-1a",
  "paper-figure-1b": "paper-figure-1b",
  "paper-figure-2a": "paper-figure-2a",
  "paper-figure-2b": "paper-figure-2b",
  "heads-against-rate": "heads-against-rate",
  "identifiability-frontier": "identifiability-frontier",
  "paper-figure-1": "paper-figure-1",
};
