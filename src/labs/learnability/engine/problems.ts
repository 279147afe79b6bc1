/** Problems of computations and of questions about data, in English; `problems.de.ts` has the same in German. */
import type { Sentences } from "../../../platform/fields/problem";

const unfetched = "reload the page when the network is there";
const tooManyFeatures = "with {psi} features the function is not written down, the limit is {most}";
const withoutTeacher = "this target has no teacher to";
const otherDirection = "Choose another direction.";

export const labSentences = {
  "unfetched-convex": { message: "the convex learner has not been fetched", hint: unfetched },
  "unfetched-layers": { message: "learners of several layers have not been fetched", hint: unfetched },
  "unfetched-search": { message: "the search for few heads has not been fetched", hint: unfetched },
  "study-stopped": {
    message: "the computation stopped unexpectedly, most likely for lack of memory",
    hint: "Close other tabs or lower the dimension, then ask again.",
  },
  "map-run-stopped": {
    message: "its worker stopped three times, most likely for lack of memory",
    hint: "Lower the number of samples or the dimension.",
  },
  "drawn-data-stopped": { message: "the data could not be written", hint: "Close other tabs to free memory, then try again." },
  "learning-curve-unlabelled": { message: "a learning curve needs labelled samples and unseen ones" },
  "learner-failed": { message: "learners[{index}] failed: {problem}" },
  "learner-failed-advice": { message: "learners[{index}] failed: {problem}. {problem.hint}" },
  "learner-unlearnable": { message: "learners[{index}] failed: {problem}", hint: "{problem.hint}" },
  "learner-not-started": { message: "learners[{index}] failed: it did not start" },
  "learner-not-ended": { message: "learners[{index}] failed: it has not ended yet" },
  "learner-without-result": { message: "learners[{index}] has no result" },
  "learner-unknown": { message: "there is no learners[{index}]" },
  "learner-no-direction": { message: "learners[{index}] is not there to look towards" },
  "no-steps": { message: "only machines compute step by step" },
  "no-next-step": { message: "these computations end with their input" },
  "features-for-directions": { message: tooManyFeatures, hint: "Lower the dimension d to see directions of feature space." },
  "features-for-loss": { message: tooManyFeatures, hint: "Lower the dimension d to see the loss over W." },
  "witness-visible": { message: "no head of the form of the witness is invisible to these data" },
  "barrier-no-teacher": { message: `${withoutTeacher} compare with`, hint: "Add a second gradient learner." },
  "direction-no-teacher": { message: `${withoutTeacher} look towards`, hint: otherDirection },
  "direction-of-itself": { message: "a learner is no direction of itself", hint: otherDirection },
  "directions-equal": { message: "both directions are the same", hint: "Choose another second direction." },
  "directions-span-no-plane": {
    message: "these two directions span no plane",
    hint: "Choose another direction, or let the learner take more steps.",
  },
} as const satisfies Sentences;

export type LabProblemCode = keyof typeof labSentences;
