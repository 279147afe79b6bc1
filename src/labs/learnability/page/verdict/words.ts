/** Words of the four answers: a few beside each sign, and sentences that are shown when it is pointed at. */
import { formatCount, formatSetting, formatValue } from "../../../../platform/charts/format";
import { counted, joinSentences } from "../../../../platform/ui/grammar";
import { inLanguage } from "../in-language";
import type { ApproximateReason } from "./approximate";
import type { FoundReason } from "./found";
import type { IdentifiedReason } from "./identified";
import type { RealizableReason } from "./realizable";
import type { Answer } from "./verdict";

const answers: Readonly<Record<Answer, string>> = { yes: "yes", no: "no", uncomputed: "not computed", undecided: "undecided" };

const waiting = {
  "file-closed": "The file with the data is not open.",
  failed: "The samples could not be used.",
  drawing: "The samples are not all computed yet.",
} as const;

const percent = (share: number) => `${formatValue(100 * share)} %`;

const english = {
  label: "Verdict on this experiment",
  answers,
  realizable: {
    name: "Realizable",
    meaning: "Realizable means that one layer of linear attention computes the labels without noise exactly.",
    short(reason: RealizableReason, answer: Answer): string {
      if (reason.kind === "constructed")
        return reason.noise > 0 ? `yes, σ ${formatSetting(reason.noise)}` : `yes, ${counted(reason.heads, "head", "heads")}`;
      if (reason.kind !== "measured") return answers[answer];
      const short = answer === "yes" ? `yes, residual ${formatValue(reason.share)}` : `no, ${percent(reason.share)} left`;
      return reason.ofFile ? `file: ${short}` : short;
    },
    sentence(reason: RealizableReason, answer: Answer): string {
      switch (reason.kind) {
        case "constructed":
          return joinSentences(constructed[reason.of](reason.heads), reason.noise > 0 && noisy(reason.noise));
        case "measured":
          if (reason.ofFile)
            return answer === "yes"
              ? `A layer fits all ${counted(reason.samples, "row", "rows")} of this file; other rows were not tested.`
              : `The best fit to the ${counted(reason.samples, "row", "rows")} of this file leaves ${percent(reason.share)} of the labels' variance.`;
          return `The best fit to ${counted(reason.samples, "sample", "samples")} leaves ${percent(reason.share)} of the labels' variance.`;
        case "few-rows":
          return `This file has ${counted(reason.rows, "distinct row", "distinct rows")}. A layer fits so few with any labels; ${formatCount(reason.least)} are needed.`;
        case "constant-labels":
          return "The labels do not vary, so that a residual has no scale.";
        case "unmeasured":
          return `A closed form without ridge penalty and label noise measures it on ${formatCount(reason.least)} samples or more.`;
        default:
          return waiting[reason.kind];
      }
    },
  },
  identified: {
    name: "Identified",
    meaning: "Identified means that Λ has full rank ψ: the least-squares fit is then unique.",
    short(reason: IdentifiedReason, answer: Answer): string {
      if (reason.kind === "rank") return `${formatCount(reason.rank)} of ${formatCount(reason.psi)}`;
      return reason.kind === "rank-so-far" ? `${formatCount(reason.rank)} so far` : answers[answer];
    },
    sentence(reason: IdentifiedReason, answer: Answer): string {
      switch (reason.kind) {
        case "rank":
          if (answer === "no")
            return `The rank is ${rankOf(reason)}: the samples leave ${counted(reason.psi - reason.rank, "direction", "directions")} undetermined.`;
          return joinSentences(
            `The rank is ${rankOf(reason)}.`,
            reason.target ? "The unique fit is the target." : "The unique fit need not be the target.",
          );
        case "rank-so-far":
          return `The rank is ${formatCount(reason.rank)} of ${formatCount(reason.psi)} after ${formatCount(reason.samples)} of ${counted(reason.total, "sample", "samples")}.`;
        default:
          return waiting[reason.kind];
      }
    },
  },
  approximate: {
    name: "PAC",
    meaning: "Probably approximately correct means: a share 1 − δ of the fits to N samples is within ε of the best layer.",
    short(reason: ApproximateReason, answer: Answer): string {
      if (reason.kind === "needed") return `${ofFile(reason)}${reason.atMost ? "≤ " : ""}${formatCount(reason.needed)} needed`;
      if (reason.kind === "some-draws") return `${formatCount(reason.done)} of ${formatCount(reason.draws)}`;
      return reason.kind === "more-needed" ? `${ofFile(reason)}over ${formatCount(reason.largest)} needed` : answers[answer];
    },
    sentence(reason: ApproximateReason): string {
      switch (reason.kind) {
        case "too-large":
          return "Sample complexity is computed for at most 2\u202f200 features, and for machines with at most 2\u202f048 tokens in all traces.";
        case "one-row":
          return "Data sets are subsets of at most half of the file, which has a single row.";
        case "added":
          return "The added samples follow another distribution, so that Theorem 2.2 does not apply to this training set.";
        case "undrawn":
          return "The panel on sample complexity computes how many samples are enough (Theorem 2.2).";
        case "some-draws":
          return `${formatCount(reason.done)} of ${counted(reason.draws, "data set", "data sets")} are computed so far.`;
        case "needed":
          return `By ${formatCount(reason.draws)} data sets${inFile(reason)}, N = ${formatCount(reason.needed)} is enough for ε = ${formatSetting(reason.epsilon)} and δ = ${formatSetting(reason.delta)}. Here N = ${formatCount(reason.samples)}.`;
        case "more-needed":
          return joinSentences(
            `For ε = ${formatSetting(reason.epsilon)} and δ = ${formatSetting(reason.delta)}, N = ${formatCount(reason.largest)} is not enough${reason.ofFile ? " in this file" : ""}.`,
            reason.beyond ? `N = ${formatCount(reason.samples)} was not computed.` : `Here N = ${formatCount(reason.samples)}.`,
          );
        case "failed":
          return "The data sets could not be computed.";
        default:
          return waiting[reason.kind];
      }
    },
  },
  found: {
    name: "Gradient descent",
    meaning: "Gradient descent finds the best layer when a run's squared error, summed over outputs, ends within ε of it.",
    short(reason: FoundReason, answer: Answer): string {
      if (reason.kind !== "runs") return answers[answer];
      return `${formatCount(reason.within)} of ${formatCount(reason.runs)}`;
    },
    sentence(reason: FoundReason): string {
      switch (reason.kind) {
        case "no-descent":
          return "No learner of this experiment is trained by gradient descent.";
        case "no-best":
          return "The error of the best layer is not known; a closed form without ridge penalty would stand for it.";
        case "runs": {
          const { within, runs, learnersWithin, learners, steps, epsilon, best, underWay } = reason;
          const seeds = runs > learners ? ` (${formatCount(learnersWithin)} of ${counted(learners, "learner", "learners")})` : "";
          return joinSentences(
            `${underWay ? "So far " : ""}${formatCount(within)} of ${counted(runs, "run", "runs")}${seeds} ${within === 1 || runs === 1 ? "is" : "are"} within ε = ${formatSetting(epsilon)} of ${bests[best]}.`,
            steps !== null && `The fastest needs ${counted(steps, "step", "steps")}.`,
          );
        }
        default:
          return waiting[reason.kind];
      }
    },
  },
} as const;

const bests = {
  exact: "the best layer, whose error is 0",
  "best-layer": "the best layer, a fit to a large sample",
  "closed-form": "the closed form, which stands for the best layer",
} as const;

const constructed = {
  teacher: (heads: number) => `The teacher is a layer of ${counted(heads, "head", "heads")}.`,
  memory: (heads: number) => `A layer of ${counted(heads, "head", "heads")} retrieves the value (Eq. (13)).`,
  orthonormal: (heads: number) =>
    `A layer of ${counted(heads, "head", "heads")} computes Eq. (14), since the norms of the keys determine the omitted term.`,
  machine: (heads: number) => `A layer of ${counted(heads, "head", "heads")} computes every token of these traces.`,
} as const;

function noisy(noise: number): string {
  return `The training labels have noise of standard deviation σ = ${formatSetting(noise)}.`;
}

function rankOf({ rank, psi, zeros }: { readonly rank: number; readonly psi: number; readonly zeros: number }): string {
  const besides = zeros > 0 ? `, besides ${counted(zeros, "structurally zero feature", "structurally zero features")}` : "";
  return `${formatCount(rank)} of ${formatCount(psi)}${besides}`;
}

function ofFile({ ofFile }: { readonly ofFile: boolean }): string {
  return ofFile ? "file: " : "";
}

function inFile({ ofFile }: { readonly ofFile: boolean }): string {
  return ofFile ? " of this file" : "";
}

export const verdictText = inLanguage("verdict/words", english);
