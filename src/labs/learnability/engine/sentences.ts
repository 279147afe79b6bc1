/** All English sentences of this lab on what can be wrong, by their codes. */
import type { Sentences } from "../../../platform/fields/problem";
import { learnabilityKeptSentences } from "../document/kept-problems";
import { experimentSentences } from "../document/problems";
import { sizeSentences } from "../document/size-problems";
import { learnerSentences } from "../math/learners/problems";
import { modelSentences } from "../math/model/problems";
import { memorySentences } from "../math/tasks/associative-memory/problems";
import { jffSentences } from "../math/tasks/automaton/jff-problems";
import { automatonLayerSentences } from "../math/tasks/automaton/layer-problems";
import { learningSentences } from "../math/tasks/automaton/learning-problems";
import { automatonSentences } from "../math/tasks/automaton/problems";
import { customSentences } from "../math/tasks/custom/problems";
import { machineSentences } from "../math/tasks/machine/problems";
import { attentionSentences } from "../math/tasks/random-attention/problems";
import { turingLayerSentences } from "../math/tasks/turing-machine/layer-problems";
import { turingSentences } from "../math/tasks/turing-machine/problems";
import { labSentences } from "./problems";

export const sentences: Sentences = {
  ...learnabilityKeptSentences,
  ...experimentSentences,
  ...sizeSentences,
  ...labSentences,
  ...learnerSentences,
  ...modelSentences,
  ...memorySentences,
  ...jffSentences,
  ...automatonLayerSentences,
  ...learningSentences,
  ...automatonSentences,
  ...customSentences,
  ...machineSentences,
  ...attentionSentences,
  ...turingLayerSentences,
  ...turingSentences,
};
