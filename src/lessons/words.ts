/** Words of the frame of lessons; the lessons themselves are files of their own. */
import { formatCount, formatSetting, formatValue } from "../charts/format";
import { inLanguage } from "./in-language";

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

/** How a goal was reached, with its numbers. */
interface Solved {
  readonly way: string;
  readonly figures: Readonly<Record<string, number>>;
}

/** An entry of the sample, as in "Z, row 1, column 2". */
const entry = (name: string, row: number, column: number) => `${name}, row ${row + 1}, column ${column + 1}`;

const english = {
  title: "Lessons",
  explain: "Each takes five to ten minutes, beside the running page. What you answer and solve is kept on this device.",
  close: "Close",
  minutes: (minutes: number) => `${minutes} min`,
  state: (share: number) => (share === 0 ? "not begun" : share >= 1 ? "done" : `${Math.max(1, Math.floor(100 * share))} % done`),
  loading: "The lesson is being fetched.",
  missing: (id: string) => `There is no lesson called “${id}”. Choose one from the list.`,
  label: "Lesson",
  number: (order: number) => `Lesson ${order}`,
  inEnglish: "This lesson has not been translated yet.",
  leave: "Leave the lesson",
  print: "Print as a handout",
  next: (title: string) => `Next: ${title}`,
  list: "All lessons",
  resumed: "You are where you left off.",
  toTop: "From the beginning",
  text: "Text",
  panels: "Panels",
  sides: "What to show",
  ownKept: "Your own experiment is kept: Undo leads back to it, or",
  ownBack: "bring it back now",
  address: "This lesson, live:",

  words: {
    show: "Show this panel",
    open: "Run this experiment",
    set: "Change the experiment, which runs at once",
    run: "Run the experiment",
    pause: "Pause the experiment",
    paused: "Nothing runs now",
    sample: "Change the numbers above",
  },
  field: {
    drag: "Drag sideways, use the arrow keys, or type",
    absent: "(this experiment has no such setting)",
    start: "What the exercise starts with; press “Start from here” to change it",
  },
  noFigure: "–",

  predict: {
    title: "Predict first",
    number: "Your number",
    run: "Run and compare",
    running: "It runs. Your answer is compared as soon as it has come so far.",
    again: "Answer again",
    happened: "– this is what happened",
    measured: (what: string, figure: string) => `${what}: ${figure}`,
    right: (measured: string) => `${measured}. That is what you predicted.`,
    wrong: (measured: string) => `${measured}. You predicted otherwise.`,
    exactly: (measured: string) => `${measured}. Exactly what you predicted.`,
    near: (measured: string, answer: string) => `${measured}. You said ${answer}, which is close.`,
    off: (measured: string, answer: string) => `${measured}. You said ${answer}.`,
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
  },
  exercise: {
    title: "Exercise",
    start: "Start from here",
    hint: "A hint",
    solved: (how: string) => `Solved. ${how}`,
  },
  /** By the names that goals have. */
  goals: {
    nullity: ({ way, figures: { nullity, rank, psi, samples } }: Solved) =>
      way === "few"
        ? `${formatCount(samples)} samples see ${formatCount(rank)} of the ${formatCount(psi)} directions, one each, and leave ${formatCount(nullity)} free. There is another way, with many samples.`
        : `These ${formatCount(samples)} samples would be enough for all ${formatCount(psi)} directions, but their law hides ${formatCount(nullity)} of them: more samples will not help.`,
    "hidden-directions": ({ way, figures: { nullity, psi, samples } }: Solved) =>
      way === "short"
        ? `With a single token a sequence is one vector, and ${formatCount(samples)} of them leave ${formatCount(nullity)} of ${formatCount(psi)} directions free. There is another way, with longer sequences.`
        : `${formatCount(samples)} samples for ${formatCount(psi)} directions, and their law hides ${formatCount(nullity)}. There is another way, with very short sequences.`,
    recall: ({ way, figures: { pairs } }: Solved) =>
      way === "orthonormal"
        ? `All ${formatCount(pairs)} keys have length 1 and stand at right angles, so each brings back its own value and nothing else.`
        : `All ${formatCount(pairs)} keys bring back their own values although they overlap: these values depend on each other in just the right way.`,
    "all-certified": ({ way, figures: { unseen, traces, probes } }: Solved) =>
      way === "probes"
        ? `With ${formatCount(probes)} added samples beside the traces, all ${formatCount(unseen)} unseen computations are certified.`
        : `${formatCount(traces)} traces certify all ${formatCount(unseen)} computations that are not among them: whatever fits those fits these.`,
    "same-answer": ({ way, figures: { changed } }: Solved) =>
      way === "same-products"
        ? `${formatCount(changed)} numbers of Z are others, but Z Zᵀ and the last token are what they were, and attention sees nothing else.`
        : `${formatCount(changed)} numbers of Z are others, and even Z Zᵀ is another; this answer happens to be the same. Can you also do it with Z Zᵀ as it was?`,
    "exact-in-noise": ({ figures: { error, noise, samples } }: Solved) =>
      `With noise of ${formatSetting(noise)} on every label, ${formatCount(samples)} samples bring the test error down to ${formatValue(error)}: averaging did it.`,
    "few-heads": ({ way, figures: { heads, steps, seed, error } }: Solved) =>
      way === "patience"
        ? `${formatCount(heads)} ${plural(heads, "head", "heads")} got to ${formatValue(error)}, with ${formatCount(steps)} steps: patience did what more heads do at once.`
        : `${formatCount(heads)} ${plural(heads, "head", "heads")} got to ${formatValue(error)} in ${formatCount(steps)} steps from start number ${formatCount(seed)}. Other starts may fail: with few heads it matters where one begins.`,
  },

  sample: {
    help: "Drag a number sideways, step it with the arrow keys, or type.",
    reset: "Back to the first numbers",
    refused: (most: number) => `must be a number between −${most} and ${most}`,
    entry,
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

export const lessonsText = inLanguage("words", english);
