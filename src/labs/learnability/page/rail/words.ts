/** Words of the rail: the experiment and its settings. */
import { formatCount } from "../../../../platform/charts/format";
import { inWords, plural, sentenceCase } from "../../../../platform/ui/grammar";
import { inLanguage } from "../in-language";

const english = {
  sections: {
    settings: "Target and learners",
    label: "Experiment",
    target: "Target",
    seed: "Seed",
    learners: "Learners",
  },
  /** After what the target's view says of the examples. */
  lede: {
    learners: (learners: number) =>
      `${sentenceCase(inWords(learners))} ${plural(learners, "learner sees", "learners see")} only these examples.`,
    next: (title: string) => `Next: ${title}`,
  },
  shifts: {
    help: "test sets that differ from the training data in one respect",
    kinds: { scaled: "scaled", law: "other law", length: "other length" },
    add: (kind: string) => `Add a shifted test set: ${kind}`,
    remove: (kind: string) => `Remove the shifted test set: ${kind}`,
  },
  target: {
    ownMachine: "Own machine",
    machineHelp: "choose one to begin with; it can be changed in its panel",
    kind: "Kind of target",
    ownLearners: (target: string, learners: readonly string[]) =>
      `${target}: the learners before are gone; those that suit this target learn now (${learners.join(", ")}). Undo brings the others back.`,
    ownData: "Own data are learned as they are: sequences Z of tokens, with a label y for each.",
    noData: "Nothing is open yet: open a file of yours, or one of these examples.",
    needsFile: (name: string) => `This experiment needs the file ${name}. Open it to run.`,
    sizes: (train: number, test: number, d: number, outputs: number) =>
      `${formatCount(train)} training and ${formatCount(test)} test ${plural(test, "sequence", "sequences")}, d = ${d}, ${formatCount(outputs)} ${plural(outputs, "output", "outputs")}`,
    examples: "Examples",
    holdOut: {
      title: "These data have no test samples",
      help: "Without them only the training error is known. Some samples can be held out: drawn by the experiment’s seed, once. They become part of the data, so that a link or a file of them keeps this split, whatever the seed becomes.",
      share: "Share to hold out",
      percent: (share: number) => `${formatCount(Math.round(100 * share))} %`,
      act: (count: number) => `Hold out ${formatCount(count)} ${plural(count, "sample", "samples")}`,
    },
  },
  learners: {
    most: (count: number) => `${sentenceCase(inWords(count))} learners are the most that run at once.`,
    none: "Nobody learns. The data are examined all the same; add a learner to see a curve.",
    add: "Add",
    duplicate: (name: string) => `Duplicate ${name}`,
    diverged: (reason: string) => `diverged: ${reason}`,
  },
  presets: {
    groups: {
      works: "What to see",
      fails: "Failures worth seeing",
      memory: "Associative memories",
      machines: "Machines",
      paper: "Figures of the paper",
    },
    paper: {
      title: "The paper's setting, and what is reproduced",
      setting: "In the paper",
      reproduced: "Here",
      differs: "Where the paper leaves a gap",
    },
    changed: (count: number) => `${count} ${plural(count, "setting", "settings")} changed.`,
    otherSeed: "Another seed than the preset’s.",
    otherwise: "Not the preset as it was.",
    showed: () => "What the preset showed",
    own: "Own experiment",
    ownData: "Your own data, learned by the same learners. Choose a preset to leave them.",
    ownCommentary: "This experiment is far from every preset. Choose one to leave it.",
  },
} as const;

export const railText = inLanguage("rail/words", english);
