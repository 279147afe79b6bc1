/** Words of lessons on this lab. */
import { formatCount, formatSetting, formatValue } from "../../../../platform/charts/format";
import type { Reached } from "../../../../platform/shell/lesson-api";
import { plural } from "../../../../platform/ui/grammar";
import { inLanguage } from "../in-language";

/** An entry of the sample, as in "Z, row 1, column 2". */
const entry = (name: string, row: number, column: number) => `${name}, row ${row + 1}, column ${column + 1}`;

/** "1, 2 and 3". */
const listed = (figures: readonly string[]) => `${figures.slice(0, -1).join(", ")} and ${figures.at(-1)}`;

const english = {
  measures: {
    features: "Measured number of features",
    samples: "Measured number of samples",
    rank: "Measured rank",
    nullity: "Measured number of undetermined directions",
    "smallest-eigenvalue": "Measured smallest eigenvalue",
    "test-error": "Measured test error",
    "train-error": "Measured training error",
    "shifted-error": "Measured error on the shifted test set",
    "layer-heads": "Measured number of heads of the layer",
    "tape-errors": "Measured number of steps with a wrong tape",
    "least-error": "Smallest measured test error",
    "largest-error": "Largest measured test error",
    "error-ratio": "Measured ratio of the two test errors",
    "label-variance": "Measured variance of the labels",
    certified: "Measured number of certified computations",
    unseen: "Measured number of unseen computations",
    "best-heads": "Heads of the best learner",
    "samples-until-exact": "Samples at which it is first exact",
    "heads-found": "Number of heads found",
    "first-direction": "Place of the direction learned first",
    waits: "Measured number of waits",
    "exact-error": "Error over all prompts",
    "samples-needed": "Measured number of samples needed",
    "worst-samples": "Number of samples with the largest excess",
  } as Readonly<Record<string, string>>,
  /** By the names that goals have. */
  goals: {
    nullity: ({ way, figures: { nullity, rank, psi, samples } }: Reached) =>
      way === "few"
        ? `${formatCount(samples)} samples span ${formatCount(rank)} of the ${formatCount(psi)} directions; ${formatCount(nullity)} are undetermined. Another way uses many samples.`
        : samples < psi
          ? `These ${formatCount(samples)} samples span only ${formatCount(rank)} of the ${formatCount(psi)} directions. More samples of their distribution cannot span all.`
          : `${formatCount(samples)} samples could span all ${formatCount(psi)} directions, but this distribution leaves ${formatCount(nullity)} undetermined. More samples do not help.`,
    "hidden-directions": ({ way, figures: { nullity, psi, samples } }: Reached) =>
      way === "short"
        ? `${formatCount(samples)} sequences of a single token leave ${formatCount(nullity)} of ${formatCount(psi)} directions undetermined. Another way uses longer sequences.`
        : `${formatCount(samples)} samples of this distribution, for ${formatCount(psi)} directions, leave ${formatCount(nullity)} undetermined. Another way uses very short sequences.`,
    recall: ({ way, figures: { pairs } }: Reached) =>
      way === "orthonormal"
        ? `All ${formatCount(pairs)} keys are orthonormal: they have length 1 and are orthogonal, so each recalls only its own value.`
        : `All ${formatCount(pairs)} keys recall their own values although they overlap: the values compensate for it.`,
    accepts: ({ figures: { states } }: Reached) =>
      `The automaton with ${formatCount(states)} ${plural(states, "state", "states")} accepts exactly these words. The layer executes it with the same weights as before.`,
    overwritten: ({ way, figures: { added } }: Reached) =>
      way === "shared"
        ? `${formatCount(added)} appended ${plural(added, "pair overwrites", "pairs overwrite")} both cells: its key scores with both of them.`
        : `${formatCount(added)} appended pairs overwrite the cells; the first four pairs are unchanged.`,
    "all-certified": ({ way, figures: { unseen, traces, probes } }: Reached) =>
      way === "probes"
        ? `With ${formatCount(probes)} probes added to the traces, all ${formatCount(unseen)} unseen computations are certified.`
        : `${formatCount(traces)} traces certify all ${formatCount(unseen)} unseen computations: every perfect fit of the traces predicts these, too.`,
    "same-answer": ({ way, figures: { changed } }: Reached) =>
      way === "same-products"
        ? `${formatCount(changed)} numbers of Z changed, but Z Zᵀ and the last token did not, and the output depends only on these.`
        : `${formatCount(changed)} numbers of Z changed, and so did Z Zᵀ; this output happens to be the same. Can you keep Z Zᵀ as well?`,
    "exact-in-noise": ({ figures: { error, noise, samples } }: Reached) =>
      `With label noise of ${formatSetting(noise)}, ${formatCount(samples)} samples give a test error of ${formatValue(error)}: the noise averages out.`,
    "few-needed": ({ figures: { samples, noise, epsilon } }: Reached) =>
      `With label noise of ${formatSetting(noise)}, ${formatCount(samples)} samples are enough for ε = ${formatSetting(epsilon)}: N depends on σ² / ε.`,
    "few-heads": ({ way, figures: { heads, steps, seed, error } }: Reached) =>
      way === "patience"
        ? `${formatCount(heads)} ${plural(heads, "head", "heads")} reached a test error of ${formatValue(error)} in ${formatCount(steps)} steps, by longer training instead of more heads.`
        : `${formatCount(heads)} ${plural(heads, "head", "heads")} reached a test error of ${formatValue(error)} in ${formatCount(steps)} steps with seed ${formatCount(seed)}. With few heads, other seeds may fail.`,
    "all-directions": ({ figures: { heads, directions, error } }: Reached) =>
      `${formatCount(heads)} heads of rank one learned all ${formatCount(directions)} directions; the error over all prompts is ${formatValue(error)}.`,
  },

  sample: {
    set: "Change the numbers above",
    help: "Drag a number sideways, step it with the arrow keys, or type.",
    reset: "Back to the first numbers",
    refused: (most: number) => `must be a number between −${most} and ${most}`,
    entry,
    /** The sample in the attention panel. */
    panel: {
      name: "The lesson’s tokens",
      note: "one head",
      chart: "Attention scores of the lesson’s tokens",
      sentence: (scores: readonly string[], answer: readonly string[]) =>
        `For the last token the scores are ${listed(scores)} (last column), and the output is ${listed(answer)}. Drag the numbers here or in the lesson.`,
    },
    names: {
      Z: "Z, one token per column",
      Q: "Q",
      V: "V",
      question: "Q z",
      scores: "scores ZᵀQ z",
      sum: "Z ZᵀQ z",
      answer: "output V Z ZᵀQ z",
      gram: "G = Z Zᵀ",
      features: "features H(Z)",
      coefficients: "coefficients p, one row for each output",
    },
  },
} as const;

export const lessonApiText = inLanguage("lesson-api/words", english);
