/**
 * How figures of the paper were made there, what comes out here, and what its text leaves open, by preset. Fetched when a
 * preset of a figure is shown.
 */
import type { PaperNotes } from "../../../../platform/documents/preset";

const gapsOfFigure1 =
  "The paper searches over two rates and two batch sizes and does not say which pair a curve has (here: {paper-figure-1/map.learner.rate} and {paper-figure-1/map.learner.batch}), nor whether N(0, I/√d) gives covariance or standard deviation (here: covariance, which puts var(y) where its axis begins), how weights start (here: N(0, 1/d)), the weight decay (here: none) or the schedule (here: a constant rate), nor whether training or test error is drawn (here: test).";

export const paperNotes: Readonly<Record<string, PaperNotes>> = {
  "paper-figure-1a": {
    setting:
      "d = 2, N = 512, T = 100 tokens, every prefix supervised, one output; m heads trained by AdamW for 500 epochs, rate 0.01 or 0.001, batch 32 or 64, three seeds.",
    reproduced:
      "After {epochs.0} epochs the median test errors are {measured.medians.0:1} with one head, {measured.medians.1:1} with {learners.2.heads:word}, {measured.medians.2:1} with {learners.3.heads:word}, {measured.medians.3:1} with {learners.4.heads:word} and {measured.medians.4:1} with {learners.5.heads:word}; the closed form is at {ends.0.test:1}. At rate 0.01 they are {measured.mediansAtOtherRate.0:1}, {measured.mediansAtOtherRate.1:1}, {measured.mediansAtOtherRate.2:1}, {measured.mediansAtOtherRate.3:1} and {measured.mediansAtOtherRate.4:1}: there {learners.5.heads:word} heads end far above one.",
    differs: gapsOfFigure1,
  },
  "paper-figure-1b": {
    setting:
      "d = 4, N = 2\u202f048, T = 100 tokens, every prefix supervised, one output; m heads trained by AdamW for 500 epochs, rate 0.01 or 0.001, batch 32 or 64, three seeds.",
    reproduced:
      "After {epochs.0} epochs the median test errors are {measured.medians.0:1} with one head, {measured.medians.1:1} with {learners.2.heads:word}, {measured.medians.2:1} with {learners.3.heads:word}, {measured.medians.3:1} with {learners.4.heads:word} and {measured.medians.4:1} with {learners.5.heads:word}; the closed form is at {ends.0.test:1}. One and {learners.2.heads:word} heads have no fixed order over seeds. At rate 0.01 the medians are {measured.mediansAtOtherRate.0:1}, {measured.mediansAtOtherRate.1:1}, {measured.mediansAtOtherRate.2:1}, {measured.mediansAtOtherRate.3:1} and {measured.mediansAtOtherRate.4:1}: there one head ends at rounding, and {learners.5.heads:word} far above it.",
    differs: gapsOfFigure1,
  },
  "paper-figure-2a": {
    setting:
      "Associative memory, d = 4 (tokens of 8 coordinates, 288 features), N = 16\u202f384; orthonormal keys mixed with up to 5 % Gaussian ones; distance ‖p − p*‖ against λ_min from 2⁻¹³ to 2⁻⁷.",
    reproduced:
      "After {learners.2.steps} steps the distance falls from {measured.distances.0:2} at {sweep.values.0:%} % (rank {measured.rank}) to {measured.distances.1:1} at λ_min = {measured.lambdaMin.0:1}, {measured.distances.2:1} at {measured.lambdaMin.1:1}, {measured.distances.3:1} at {measured.lambdaMin.2:1} and {measured.distances.4:1} at {measured.lambdaMin.3:1}; longer training moves the fall to smaller λ_min, and at {sweep.values.0:%} % nothing ever decays.",
    differs:
      "The paper does not name its convex solver. Exact least squares of minimum norm would be at distance 0 for every mixture, so a solver with a memory of its start is the reading that fits: gradient descent on W from N(0, {learners.1.startScale}²), at {learners.1.relativeRate} of the largest stable rate. Labels are the layer's own output; Eq. (14), taken literally, leaves out the query's own column; with orthonormal keys a layer can make that, too, with Gaussian keys none can.",
  },
  "paper-figure-2b": {
    setting:
      "Associative memory as in Fig. 2a; a convex learner and 1, 2, 4 and 8 heads; bars of ‖p − p*‖ for λ_min = {measured.lambdaMin} and 0.",
    reproduced:
      "Full rank: {measured.fullRank.0:1}, and {measured.fullRank.1:1}, {measured.fullRank.2:1}, {measured.fullRank.3:1}, {measured.fullRank.4:1} with {learners.2.heads}, {learners.3.heads}, {learners.4.heads}, {learners.5.heads} heads. Low rank: {measured.lowRank.0:2}, and {measured.lowRank.1:1}, {measured.lowRank.2:1}, {measured.lowRank.3:1}, {measured.lowRank.4:1}, with training errors below {measured.trainingBound} throughout.",
    differs:
      "Training length, rate and start are not given: here AdamW, rate {learners.2.rate} with a cosine schedule, batch {learners.2.batch}, {learners.2.steps} steps from N(0, {learners.2.initialScale}²). One head sometimes sticks in a local minimum, with either data (other seeds show it).",
  },
  "paper-figure-1": {
    setting:
      "d = 2 with N = 512 and d = 4 with N = 2\u202f048, T = 100 tokens, every prefix supervised, one output; 1, 2, 4, 8, 16 heads trained by AdamW for 500 epochs, rate 0.01 or 0.001, batch 32 or 64, three seeds.",
    reproduced:
      "Over {measured.targets:word} targets the median test errors with {map.x.points.0.0}, {map.x.points.1.0}, {map.x.points.2.0}, {map.x.points.3.0}, {map.x.points.4.0} heads are {measured.mediansOfA.0:1}, {measured.mediansOfA.1:1}, {measured.mediansOfA.2:1}, {measured.mediansOfA.3:1}, {measured.mediansOfA.4:1} after {rows.0.epochs} epochs at d = {map.y.points.0.0}, and {measured.mediansOfB.0:1}, {measured.mediansOfB.1:1}, {measured.mediansOfB.2:1}, {measured.mediansOfB.3:1}, {measured.mediansOfB.4:1} after {rows.1.epochs} epochs at d = {map.y.points.1.0}: in both panels {map.x.points.4.0:word} heads end more than a {measured.ratio:word} times below {map.x.points.2.0:word}.",
    differs: `${gapsOfFigure1} Every seed draws a teacher, data and start of its own; d = {map.y.points.1.0} is trained for {rows.1.epochs} epochs, where the panels still differ by heads.`,
  },
};
