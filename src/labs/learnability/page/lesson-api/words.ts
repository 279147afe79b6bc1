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
    nullity: "Measured number of free directions",
    "smallest-eigenvalue": "Measured smallest eigenvalue",
    "test-error": "Measured test error",
    "train-error": "Measured training error",
    "shifted-error": "Measured error on the other sequences",
    "error-ratio": "Measured ratio of the two test errors",
    "label-variance": "Measured variance of the labels",
    certified: "Measured number of certified computations",
    unseen: "Measured number of unseen computations",
    "best-heads": "Heads of the best learner",
    "samples-until-exact": "Samples it had seen when it was exact",
    "heads-found": "Heads it was written in",
  } as Readonly<Record<string, string>>,
  /** By the names that goals have. */
  goals: {
    nullity: ({ way, figures: { nullity, rank, psi, samples } }: Reached) =>
      way === "few"
        ? `${formatCount(samples)} samples see ${formatCount(rank)} of the ${formatCount(psi)} directions, one each, and leave ${formatCount(nullity)} free. There is another way, with many samples.`
        : samples < psi
          ? `These ${formatCount(samples)} samples see only ${formatCount(rank)} of the ${formatCount(psi)} directions: their law hides others, and more samples of it will not show them.`
          : `These ${formatCount(samples)} samples would be enough for all ${formatCount(psi)} directions, but their law hides ${formatCount(nullity)} of them: more samples will not help.`,
    "hidden-directions": ({ way, figures: { nullity, psi, samples } }: Reached) =>
      way === "short"
        ? `With a single token a sequence is one vector, and ${formatCount(samples)} of them leave ${formatCount(nullity)} of ${formatCount(psi)} directions free. There is another way, with longer sequences.`
        : `${formatCount(samples)} samples for ${formatCount(psi)} directions, and their law hides ${formatCount(nullity)}. There is another way, with very short sequences.`,
    recall: ({ way, figures: { pairs } }: Reached) =>
      way === "orthonormal"
        ? `All ${formatCount(pairs)} keys have length 1 and stand at right angles, so each brings back its own value and nothing else.`
        : `All ${formatCount(pairs)} keys bring back their own values although they overlap: these values depend on each other in just the right way.`,
    "all-certified": ({ way, figures: { unseen, traces, probes } }: Reached) =>
      way === "probes"
        ? `With ${formatCount(probes)} added samples beside the traces, all ${formatCount(unseen)} unseen computations are certified.`
        : `${formatCount(traces)} traces certify all ${formatCount(unseen)} computations that are not among them: whatever fits those fits these.`,
    "same-answer": ({ way, figures: { changed } }: Reached) =>
      way === "same-products"
        ? `${formatCount(changed)} numbers of Z are others, but Z Zᵀ and the last token are what they were, and attention sees nothing else.`
        : `${formatCount(changed)} numbers of Z are others, and even Z Zᵀ is another; this answer happens to be the same. Can you also do it with Z Zᵀ as it was?`,
    "exact-in-noise": ({ figures: { error, noise, samples } }: Reached) =>
      `With noise of ${formatSetting(noise)} on every label, ${formatCount(samples)} samples bring the test error down to ${formatValue(error)}: averaging did it.`,
    "few-heads": ({ way, figures: { heads, steps, seed, error } }: Reached) =>
      way === "patience"
        ? `${formatCount(heads)} ${plural(heads, "head", "heads")} got to ${formatValue(error)}, with ${formatCount(steps)} steps: patience did what more heads do at once.`
        : `${formatCount(heads)} ${plural(heads, "head", "heads")} got to ${formatValue(error)} in ${formatCount(steps)} steps from start number ${formatCount(seed)}. Other starts may fail: with few heads it matters where one begins.`,
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
      chart: "Attention of the lesson’s tokens to each other",
      sentence: (scores: readonly string[], answer: readonly string[]) =>
        `The numbers of the lesson, which you can drag here and there: the last token gives the scores ${listed(scores)} (the last column), and the answer is ${listed(answer)}.`,
    },
    names: {
      Z: "Z, a token in each column",
      Q: "Q",
      V: "V",
      question: "Q z",
      scores: "scores ZᵀQ z",
      sum: "Z ZᵀQ z",
      answer: "answer V Z ZᵀQ z",
      gram: "G = Z Zᵀ",
      features: "the features H(Z)",
      coefficients: "the coefficients p, a row for each answer",
    },
  },
} as const;

export const lessonApiText = inLanguage("lesson-api/words", english);
