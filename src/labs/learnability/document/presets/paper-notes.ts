/**
 * How figures of the paper were made there, what comes out here, and what its text leaves open, by preset. Fetched when a
 * preset of a figure is shown.
 */
import type { PaperNotes } from "../../../../platform/documents/preset";

const gapsOfFigure1 =
  "The paper does not give the learning rate and batch size of each curve (here: {paper-figure-1/map.learner.rate} and {paper-figure-1/map.learner.batch}). It does not say whether N(0, I/√d) is the covariance or the standard deviation (here: the covariance, matching its axis). It does not give the initialisation (here: N(0, 1/d)), the weight decay (here: none) or the schedule (here: constant). Nor does it say whether training or test error is plotted (here: test).";

export const paperNotes: Readonly<Record<string, PaperNotes>> = {
  "one-direction-at-a-time": {
    setting:
      "Zhang, Singh, Latham, Saxe 2025 (arXiv 2501.16265), released code: 31 examples, 5\u202f000 prompts, full-batch gradient descent. Five heads of rank one train 10\u202f001 steps at rate 0.02. Eight merged heads train at rate 0.001 from a start of 1e-6.",
    reproduced:
      "{learners.1.heads:Word} heads of rank one wait near three heights between start and end. As many merged heads have no wait between. Both end with a test error of {ends.1.test:2}.",
    differs:
      "Chosen here: {task.samples} prompts, {learners.1.steps} steps at rate {learners.1.rate}, the same start {learners.1.initialScale} for both, four dimensions. The released start is zero in the blocks that only add noise; here every entry is random. Its attention is a sum over tokens, ours a mean, so its rates have another scale. With other seeds two directions can be learned in one drop.",
  },
  "equal-directions": {
    setting: "Zhang, Singh, Latham, Saxe 2025: the same training with white inputs, whose covariance is a multiple of the identity.",
    reproduced: "Theory gives {task.dimension:word} steps of equal height. The two seeds learn the coordinates in different orders.",
    differs:
      "With equal variances every rotation has the same theory, so a direction need not be a coordinate. The panel shows shares along the coordinates. Chosen here: {learners.1.heads:word} heads, rate {learners.1.rate}, start {learners.1.initialScale}.",
  },
  "adam-without-stairs": {
    setting: "Zhang, Singh, Latham, Saxe 2025 analyse gradient flow, and their released code trains by gradient descent.",
    reproduced: "Gradient descent waits near three heights between, AdamW at rate {learners.2.rate} at none of them.",
    differs: "The comparison with AdamW is this project's. Its rate is chosen here; β₁, β₂ and ε are the usual ones.",
  },
  "one-head-one-direction": {
    setting: "Zhang, Singh, Latham, Saxe 2025: at a fixed point of training, heads of rank one have learned some directions only.",
    reproduced:
      "One head ends with a test error of {ends.1.test:3}; theory gives tr Λ − λ²/Γ of the strongest direction. {learners.2.heads:Word} heads end at {ends.2.test:2}.",
    differs: "Chosen here: trace {task.trace}, {task.context} examples, rate {learners.1.rate}, {learners.1.steps} steps.",
  },
  "paper-figure-1a": {
    setting:
      "d = 2, N = 512, T = 100 tokens, every prefix supervised, scalar output. Models with m heads train with AdamW for 500 epochs: learning rate 0.01 or 0.001, batch size 32 or 64, three seeds.",
    reproduced:
      "Median test errors after {epochs.0} epochs with one, {learners.2.heads:word}, {learners.3.heads:word}, {learners.4.heads:word} and {learners.5.heads:word} heads: {measured.medians.0:1}, {measured.medians.1:1}, {measured.medians.2:1}, {measured.medians.3:1}, {measured.medians.4:1}. The closed form reaches {ends.0.test:1}. At learning rate 0.01 the medians are {measured.mediansAtOtherRate.0:1}, {measured.mediansAtOtherRate.1:1}, {measured.mediansAtOtherRate.2:1}, {measured.mediansAtOtherRate.3:1}, {measured.mediansAtOtherRate.4:1}: {learners.5.heads:word} heads end far above one head.",
    differs: gapsOfFigure1,
  },
  "paper-figure-1b": {
    setting:
      "d = 4, N = 2\u202f048, T = 100 tokens, every prefix supervised, scalar output. Models with m heads train with AdamW for 500 epochs: learning rate 0.01 or 0.001, batch size 32 or 64, three seeds.",
    reproduced:
      "Median test errors after {epochs.0} epochs with one, {learners.2.heads:word}, {learners.3.heads:word}, {learners.4.heads:word} and {learners.5.heads:word} heads: {measured.medians.0:1}, {measured.medians.1:1}, {measured.medians.2:1}, {measured.medians.3:1}, {measured.medians.4:1}. The closed form reaches {ends.0.test:1}. The order of one and {learners.2.heads:word} heads differs between seeds. At learning rate 0.01 the medians are {measured.mediansAtOtherRate.0:1}, {measured.mediansAtOtherRate.1:1}, {measured.mediansAtOtherRate.2:1}, {measured.mediansAtOtherRate.3:1}, {measured.mediansAtOtherRate.4:1}: one head reaches rounding error, {learners.5.heads:word} heads end far above it.",
    differs: gapsOfFigure1,
  },
  "paper-figure-2a": {
    setting:
      "Associative memory with d = 4 (tokens of 8 coordinates, 288 features), N = 16\u202f384. Up to 5 % of the samples have Gaussian keys, the others orthonormal ones. The figure plots the distance ‖p − p*‖ against λ_min from 2⁻¹³ to 2⁻⁷.",
    reproduced:
      "After {learners.2.steps} steps the distance is {measured.distances.0:2} at {sweep.values.0:%} % Gaussian keys (rank {measured.rank}). It is {measured.distances.1:1}, {measured.distances.2:1}, {measured.distances.3:1} and {measured.distances.4:1} at λ_min = {measured.lambdaMin.0:1}, {measured.lambdaMin.1:1}, {measured.lambdaMin.2:1} and {measured.lambdaMin.3:1}. Longer training moves this decay to smaller λ_min; at {sweep.values.0:%} % the distance does not decay.",
    differs:
      "The paper does not name its convex solver. The minimum-norm least-squares fit has distance 0 for every mixture, so the figure needs a solver that depends on its initialisation. Here: gradient descent on W from N(0, {learners.1.startScale}²), at {learners.1.relativeRate} of the largest stable learning rate. Labels are the output of the layer, including the query's own column, which Eq. (14) omits. No layer can omit it for Gaussian keys.",
  },
  "paper-figure-2b": {
    setting:
      "Associative memory as in Fig. 2a, with a convex learner and 1, 2, 4 and 8 heads. Bars show ‖p − p*‖ for λ_min = {measured.lambdaMin} and 0.",
    reproduced:
      "Distances of the convex learner and of {learners.2.heads}, {learners.3.heads}, {learners.4.heads} and {learners.5.heads} heads at full rank: {measured.fullRank.0:1}, {measured.fullRank.1:1}, {measured.fullRank.2:1}, {measured.fullRank.3:1}, {measured.fullRank.4:1}. At low rank: {measured.lowRank.0:2}, {measured.lowRank.1:1}, {measured.lowRank.2:1}, {measured.lowRank.3:1}, {measured.lowRank.4:1}. All training errors are below {measured.trainingBound}.",
    differs:
      "The paper does not give training length, learning rate and initialisation. Here: AdamW, learning rate {learners.2.rate} with a cosine schedule, batch size {learners.2.batch}, {learners.2.steps} steps from N(0, {learners.2.initialScale}²). With other seeds one head can end in a local minimum, on either data set.",
  },
  "paper-figure-1": {
    setting:
      "d = 2 with N = 512 and d = 4 with N = 2\u202f048, T = 100 tokens, every prefix supervised, scalar output. 1, 2, 4, 8 and 16 heads train for 500 epochs with AdamW. Settings: learning rate 0.01 or 0.001, batch size 32 or 64, three seeds.",
    reproduced:
      "Median test errors over {measured.targets:word} targets with {map.x.points.0.0}, {map.x.points.1.0}, {map.x.points.2.0}, {map.x.points.3.0} and {map.x.points.4.0} heads. At d = {map.y.points.0.0} after {rows.0.epochs} epochs: {measured.mediansOfA.0:1}, {measured.mediansOfA.1:1}, {measured.mediansOfA.2:1}, {measured.mediansOfA.3:1}, {measured.mediansOfA.4:1}. At d = {map.y.points.1.0} after {rows.1.epochs} epochs: {measured.mediansOfB.0:1}, {measured.mediansOfB.1:1}, {measured.mediansOfB.2:1}, {measured.mediansOfB.3:1}, {measured.mediansOfB.4:1}. In both panels {map.x.points.4.0:word} heads end more than a factor of {measured.ratio:word} below {map.x.points.2.0:word} heads.",
    differs: `${gapsOfFigure1} Every seed draws its own teacher, data and initial weights. At d = {map.y.points.1.0} training ends after {rows.1.epochs} epochs, where the head counts still differ.`,
  },
};
