/** Words of the rail: the experiment and its settings. */
import { formatCount } from "../../../../platform/charts/format";
import { inWords, plural, sentenceCase } from "../../../../platform/ui/grammar";
import { inLanguage } from "../in-language";

const english = {
  sections: {
    stop: "Stop rules",
    label: "Experiment",
    target: "Target",
    learners: "Learners",
  },
  /** After the sentence of the target on the training samples. */
  lede: {
    learners: (learners: number) =>
      `${sentenceCase(inWords(learners))} ${plural(learners, "learner is", "learners are")} trained on these data alone.`,
    next: (title: string) => `Next: ${title}`,
  },
  shifts: {
    help: "test sets sampled from a different distribution than the training data",
    kinds: { scaled: "scaled", law: "other distribution", length: "other length" },
    add: (kind: string) => `Add a shifted test set: ${kind}`,
    remove: (kind: string) => `Remove the shifted test set: ${kind}`,
  },
  target: {
    ownMachine: "Own machine",
    machineHelp: "can be edited in its panel",
    kind: "Kind of target",
    ownLearners: (target: string, learners: readonly string[]) =>
      `${target}: learners were replaced by ones that suit this target (${learners.join(", ")}). Undo restores the others.`,
    ownData: "Own data are used without changes: sequences Z of tokens, each with a label y.",
    noData: "No data are open. Open your own file or one of these examples.",
    needsFile: (name: string) => `This experiment needs the file ${name}. Open it to run.`,
    sizes: (train: number, test: number, d: number, outputs: number) =>
      `${formatCount(train)} training and ${formatCount(test)} test ${plural(test, "sequence", "sequences")}, d = ${d}, ${formatCount(outputs)} ${plural(outputs, "output", "outputs")}`,
    examples: "Examples",
    holdOut: {
      title: "These data have no test samples",
      help: "Without test samples only the training error is known. Held-out samples are drawn once, by the experiment’s seed. The split becomes part of the data, so a later seed does not change it.",
      share: "Share to hold out",
      percent: (share: number) => `${formatCount(Math.round(100 * share))} %`,
      act: (count: number) => `Hold out ${formatCount(count)} ${plural(count, "sample", "samples")}`,
    },
  },
  learners: {
    most: (count: number) => `At most ${inWords(count)} learners run at once.`,
    none: "No learner. The data are analysed all the same; add a learner for a curve of its error.",
    add: "Add a learner",
    diverged: (reason: string) => `diverged: ${reason}`,
  },
  presets: {
    groups: {
      works: "Basics",
      fails: "Failures",
      memory: "Associative memories",
      machines: "Machines",
      paper: "Figures of the paper",
    },
    /** Examples of search terms for the gallery. */
    searches: ["softmax", "noise", "parity"],
    ownData: "Own data, with the same learners. Choose a preset to leave them.",
  },
} as const;

export const railText = inLanguage("rail/words", english);
