/** Problems of computations and of questions about data, in English; `problems.de.ts` has the same in German. */
import type { Sentences } from "../../../platform/fields/problem";

const unfetched = "reload the page with a network connection";
const tooManyFeatures = "the function has {psi} features, this view shows at most {most}";
const withoutTeacher = "this target has no teacher";
const otherDirection = "Choose another direction.";

export const labSentences = {
  "unfetched-convex": { message: "the convex learner is not loaded", hint: unfetched },
  "unfetched-layers": { message: "learners with several layers are not loaded", hint: unfetched },
  "unfetched-whole-batch": { message: "learners that use all samples in each step are not loaded", hint: unfetched },
  "unfetched-pointwise": { message: "the pointwise certificate is not loaded", hint: unfetched },
  "unfetched-search": { message: "the search for few heads has not been fetched", hint: unfetched },
  "study-stopped": {
    message: "the computation stopped unexpectedly, most likely for lack of memory",
    hint: "Close other tabs or lower the dimension, then try again.",
  },
  "map-run-stopped": {
    message: "the worker of this run stopped three times, most likely for lack of memory",
    hint: "Lower the number of samples or the dimension.",
  },
  "drawn-data-stopped": {
    message: "the data could not be written, most likely for lack of memory",
    hint: "Close other tabs to free memory, then try again.",
  },
  "learning-curve-unlabelled": { message: "a learning curve needs labelled training samples and test samples" },
  "learner-failed": { message: "learners[{index}] failed: {problem}" },
  "learner-failed-advice": { message: "learners[{index}] failed: {problem}. {problem.hint}" },
  "learner-unlearnable": { message: "learners[{index}] failed: {problem}", hint: "{problem.hint}" },
  "learner-not-started": { message: "learners[{index}] failed: its training did not start" },
  "learner-not-ended": { message: "learners[{index}] failed: its training has not ended" },
  "learner-without-result": { message: "learners[{index}] has no result" },
  "learner-unknown": { message: "there is no learners[{index}]" },
  "learner-no-direction": { message: "learners[{index}] does not exist, so no direction leads to it" },
  "no-steps": { message: "only targets of automata and Turing machines compute step by step" },
  "no-next-step": { message: "this computation has no step after its input" },
  "features-for-directions": { message: tooManyFeatures, hint: "Lower the dimension d to see directions of feature space." },
  "features-for-loss": { message: tooManyFeatures, hint: "Lower the dimension d to see the loss over W." },
  "witness-visible": { message: "every head of the form of the witness changes the output on these data" },
  "barrier-no-teacher": { message: `${withoutTeacher} to compare with`, hint: "Add a second gradient learner." },
  "direction-no-teacher": { message: `${withoutTeacher} for a direction`, hint: otherDirection },
  "direction-of-itself": { message: "the direction from a learner to itself is zero", hint: otherDirection },
  "directions-equal": { message: "both directions are the same", hint: "Choose another second direction." },
  "directions-span-no-plane": {
    message: "these two directions span no plane",
    hint: "Choose another direction, or train the learner for more steps.",
  },
} as const satisfies Sentences;

export type LabProblemCode = keyof typeof labSentences;
