/** Commentary of each preset: its main observations and their reasons. Fetched when a preset is shown. */
export const commentaries: Readonly<Record<string, string>> = {
  "heads-that-help":
    "One head cannot represent the target of {task.heads:word} heads: [its best fit](loss) leaves {measured.unexplainedPercent} % of the variance of y. {learners.2.heads:Word} and {learners.3.heads:word} heads reach float64 rounding error, {learners.3.heads:word} in a fraction of the steps. Λ has [full rank](spectrum), so a learner that fits the samples has the teacher's function.",
  "extra-heads-help":
    "AdamW replaces the SGD of “Extra heads help”, with a larger learning rate. {learners.3.heads:Word} heads fall to {measured.lowest}, [jump back](loss) by more than {measured.riseInDecades} decades, and fluctuate until the learning rate has decayed. AdamW divides each gradient by the root mean square of recent gradients. Near the optimum this divisor shrinks, so steps overshoot.",
  "label-noise":
    "For Gaussian features theory predicts the test error σ²ψ/(N − ψ − 1) per coordinate, [the dashed line](loss). Cubic features lie above it, with {task.samples} samples by about 1 % on average. {learners.2.heads:Word} heads reach the same minimum as the closed form, and the same error.",
  "a-promise":
    "[The excess risk](guarantee) has its peak at N = ψ = {features}, where Λ is nearly singular. Beyond it the excess falls like σ²ψ/N. The tolerance ε and the failure probability δ have handles in the chart: both change the answer without new data sets.",
  "kept-without-identification":
    "Random signs leave {nullity} of the {features} directions [undetermined](spectrum) at every sample size. [The excess risk](guarantee) falls all the same: fresh samples of the same distribution do not use these directions. Identification is about other inputs too; the promise is about this distribution alone.",
  "beyond-every-layer":
    "No layer of linear attention has the function of a softmax layer. The best one leaves a risk that no number of samples removes. [The excess risk](guarantee) over this best layer still falls to ε. Theorem 2.2 is agnostic: it promises the best layer, not the teacher.",
  "one-head-cannot":
    "[The closed form](guarantee) comes within ε in most data sets from the named N on. It may use up to d² heads. [One head](loss) cannot represent the target at any number of samples, so gradient descent on it stays above ε.",
  "far-from-the-data":
    "Every test error is at float64 rounding: with tokens [{task.shifts.0.factor:word} times larger](loss:drawn.0), [random signs](loss:drawn.1) and sequences [{timesLonger.2:word} times longer](loss:drawn.2). The training samples give Λ full rank, {features}, so the least-squares fit is unique. A learner that fits them exactly therefore has the target's function for all inputs.",
  "how-many-digits":
    "The errors of both learners [fall together](loss) until float32, with about 7 digits, stops near {ends.1.test:power}. Float64, with about 16 digits, falls by {decadesBetween:word} more decades.",
  "sixteen-dimensions":
    "[The rank of Λ](spectrum) grows with the samples; {task.samples} of them give full rank. The closed form then recovers the teacher's function to rounding error without a gradient step. The teacher has {task.heads:word} heads; the SVD of W gives at most d² = {weights}.",
  "too-few-samples":
    "[{nullity:Word} eigenvalues](spectrum) of Λ are zero: as many directions are undetermined. A learner can fit every sample and still be wrong on other inputs. With N of at least {features} the smallest eigenvalue is positive, and all learners that fit agree.",
  "a-rate-that-diverges":
    "At {learners.1.rate} each step of gradient descent overshoots more than the last, and [the loss](loss) overflows after a few steps. At {learners.2.rate} it falls to rounding error. Near a minimum the curvature of the loss grows with the [eigenvalues of Λ](spectrum): larger ones allow only smaller rates.",
  "rademacher-data-are-blind":
    "The square of a random sign is constant, so {nullity} of the {features} directions stay undetermined at every sample size. [The rank of Λ](spectrum) is at most ψ − d(d − 1) = {rank}. A learner can fit all training samples and still be wrong on [Gaussian tokens](loss:drawn.0).",
  "one-token":
    "With one token the target depends only on z ⊗ z ⊗ z, which determines [{rank} of the {features} directions](spectrum). Every learner fits the training data closely. Sequences of [{task.shifts.0.n:word} tokens](loss:drawn.0) use the other directions too, and the error there is large.",
  "depth-is-not-heads":
    "After {learners.1.steps} steps the [test errors](loss) of one, {learners.2.heads:word} and {learners.3.heads:word} heads are {ends.1.test:1}, {ends.2.test:1} and {ends.3.test:1}. Those of {learners.4.layers:word} and {learners.5.layers:word} layers are {ends.4.test:1} and {ends.5.test:2}. The deeper models can represent the target with all layers but one switched off. Gradient descent did not find these weights in this run.",
  "full-transformer":
    "After {learners.1.steps} steps linear attention has a [test error](loss) of {ends.1.test:1} and the Transformer of {ends.2.test:2}. The Transformer's [training error](loss:drawn.train) is {ends.2.train:2}. Most of the gap is overfitting: with 2\u202f048 samples instead of {task.samples} its test error is {measured.testOfMoreSamples}, its training error {measured.trainOfMoreSamples}. Layer norm bounds its output, but the target is unbounded.",
  "two-valleys-one-bowl":
    "On the straight line between the weights of both learners the [training loss](landscape) rises by {measured.barrier}. With matched and rescaled heads it rises by {measured.barrierOfMatchedHeads}. In W the loss is convex, so a straight line has no barrier. One head cannot represent this target: its training loss ends at {ends.3.train:2}, its test error at {ends.3.test:2}.",
  "a-memory-of-four-pairs":
    "The target weights each value by the product of its key with the query. One head is enough for it: all three learners reach [rounding error](loss). Gaussian keys give Λ full rank, so all learners that fit have the same function. Type keys and values into [the table](memory) to query it.",
  "perfect-fit-wrong-function":
    "{nullity} of the {features} directions stay undetermined at every sample size. The convex learner fits all samples to rounding error, yet its function is far from the target on Gaussian keys. In the undetermined directions its W keeps the initial values; [the laboratory](certificate) shows this part of its distance.",
  "the-two-head-witness":
    "On orthonormal keys the extra head outputs zero: it reads one key coordinate, and its Q is antisymmetric in two others. Twin and target therefore fit all {task.samples} samples. On Gaussian keys [the twin's](certificate) expected error grows with the square of the head's size; at size {witness.size:1} it is {witness.error:3}.",
  "five-percent-are-enough":
    "The Gaussian keys give Λ full rank, {features}, with [a smallest eigenvalue](spectrum) near {measured.lambdaMin}. The least-squares fit is therefore unique: [learners that fit](certificate) have the function of the target.",
  "regression-in-context":
    "No task vector is learned: each prompt has its own, and in EAGLE [a prompt is a matrix](preset:eagle.prompt-as-matrix) with one missing entry. The best layer takes one step of preconditioned gradient descent on its context, and [the closed form](loss) comes close to it. Both learners end near {ends.0.test:2}; answering zero has error {task.trace}, and regression on the examples has none. [{nullity:Word} features](spectrum) are zero on every prompt, since a query has no label.",
  "one-direction-at-a-time":
    "From a small start the error [waits](regression) near the heights that theory gives for one, two and three directions. The direction with the largest variance comes first. Merged heads fall in one drop to the same error. Other seeds and starts change the steps.",
  "equal-directions":
    "Theory gives [steps of equal height](regression) and no order. In these two runs the random start decides: the coordinates are learned in different orders. Both end near the best layer, which is one plain gradient step here.",
  "adam-without-stairs":
    "Gradient descent [waits](regression) on plateaus, where its gradients are small. AdamW divides each gradient by its recent size, so that small gradients make full steps. Its error falls without a wait between, to the same end.",
  "one-head-one-direction":
    "One head [learns the strongest direction](regression) and ends there, with an error near {ends.1.test:2} of {task.trace}. Its matrix M has rank one, so it has no second direction. With {learners.2.heads:word} heads all directions are learned, and the error ends near that of the best layer.",
  "layers-and-steps":
    "[Two and three gradient steps](regression) have errors of {gradientSteps.1:2} and {gradientSteps.2:2}; the best single layer has {bestLayer:2}. In this run two layers end at {ends.2.test:2} and three at {ends.3.test:2}. Over ten seeds both median errors are near that of two steps; {measured.above:word} runs of three layers exceed the best single layer. Layers before the last are causal: an example attends only to earlier ones, while a gradient step uses all.",
  "a-softmax-teacher":
    "Linear attention cannot represent this target. The dashed line is the error of the best linear attention, fitted to {population} separate sequences. The closed form approaches this line as N grows: see [the learning curve](loss) and [the excess risk](loss:drawn.excess_against.curve).",
  "right-and-rolled-out-wrong":
    "All {measured.certified} unseen computations are certified; given the true history, both learners are right on them after rounding. In the [roll-out](computations:view.rollout) the {learners.1.heads:word} heads receive their own output as the next token. Without rounding their errors grow and they complete no computation; with rounding they complete all.",
  "certified-computations":
    "The traces certify {measured.certified} of {task.testTraces} unseen computations. The closed form is exact on these alone, and right on all after rounding. The {learners.1.heads:word} heads fit the traces too, but are right only on certified computations. [More traces](computations:view.curve) plots both fractions, certified and exact: they agree at every number of traces shown.",
  "parity-from-8-traces":
    "The traces [certify none](computations) of the other {unseen} words: several functions fit them. Both learners are such fits. After rounding, the closed form is right on {measured.rightRounded} other words and the {learners.1.heads:word} heads on none.",
  "parity-from-16-traces":
    "The traces [certify {measured.certified}](computations) of the other {unseen} words. The closed form is exact on {measured.exact}, {measured.exactNotCertified:word} of them without a certificate: there the minimum-norm fit happens to equal the target. The {learners.1.heads:word} heads fit the same traces and are wrong on many other words.",
  "parity-from-32-traces":
    "The traces [certify all](computations) other words, although Λ has rank [{rank}](spectrum) of {features}. The certificate of a computation needs only the directions that its tokens use. Now the {learners.1.heads:word} heads are right on every word, in the roll-out too.",
  "the-next-token":
    "Both minimise the [cross-entropy](loss:drawn.entropy) of the next token. Linear attention with {learners.1.heads:word} heads predicts every unseen token correctly and completes all unseen words in the [roll-out](computations:view.rollout). The Transformer is still wrong on some tokens; see [the share of correct tokens](loss:drawn.accuracy). [Stored runs](stored-runs) show how many random automata a Transformer needs.",
  "binary-increment":
    "The layer takes {tokensPerStep:word} tokens per step of the machine, each with {d} coordinates. The traces [certify {measured.certified}](computations) of the other {unseen} tapes. The closed form is exact on these and right on {measured.rightRounded} after rounding. The {learners.1.heads:word} heads are still far from a fit.",
  "probes-certify-everything":
    "{task.traces:Word} traces alone determine {measured.rankOfTraces} of {features} directions and certify nothing. With the Gaussian sequences [λ_min is positive](spectrum) and [every computation](computations) is certified. The closed form is exact; the {learners.1.heads:word} heads approach the same function.",
  "heads-against-rate":
    "Start [the map](map) to compute its {runs:word} short runs. One head cannot represent these targets at any rate. With {map.x.points.2.0:word} or more heads, rates of {map.y.points.2.0} and {map.y.points.3.0} succeed on every target; {map.y.points.0.0} is too slow for {map.learner.steps} steps.",
  "identifiability-frontier":
    "Start [the map](map) to compute the test errors. Λ is singular where N is below ψ = {rows.0.features}, {rows.1.features}, {rows.2.features}, {rows.3.features}. There the median test error of every cell stays above ten, even where the training error is small. In the other cells it falls below one.",
  "paper-figure-1":
    "Start [the map](map) to compute both panels of the figure. At learning rate {map.learner.rate} many heads reach far lower errors than few, although one head can represent every target. Each cell opens as a run.",
  "paper-figure-1a":
    "At learning rate {learners.1.rate} [more heads](loss) reach lower errors in fewer steps, although one head can represent the target. At learning rate 0.01 {learners.5.heads:word} heads end above one head. The closed form reaches rounding error without a gradient step. [Stored runs](stored-runs) add layers and Transformers in the same setting.",
  "paper-figure-1b":
    "At learning rate {learners.1.rate} one and {learners.2.heads:word} heads keep a large error, while {learners.5.heads:word} heads [reach](loss) rounding error. At learning rate 0.01 one head reaches it and {learners.5.heads:word} heads do not. [Stored runs](stored-runs) add layers and Transformers in the same setting.",
  "paper-figure-2a":
    "[The smaller λ_min](certificate), the larger the distance of the convex learner's function from the target. The closed form is exact for every mixture, even without a certificate. The reason is that the target happens to be the minimum-norm fit, not that the data identify it.",
  "paper-figure-2b":
    "With {sweep.values.1:%} % Gaussian keys Λ has full rank, and learners that fit are close to the target. Without Gaussian keys the rank is {rank} of {features}, and most learners that fit as well [stay far](certificate) from it. In this run one head reaches the target there too; other seeds may not.",
};
