/** What to see in each preset, and why it happens. Fetched when a preset is shown. */
export const commentaries: Readonly<Record<string, string>> = {
  "heads-that-help":
    "One head cannot represent this target of {task.heads:word} heads: [the best one-head fit](loss) leaves {measured.unexplainedPercent} % of the variance of y, and training reaches it. {task.heads:Word} heads would be enough; yet {learners.2.heads:word} come down to the last digits of float64, and {learners.3.heads:word} do so in a fraction of the steps at the same rate.",
  "extra-heads-help":
    "The same heads on the same samples, trained by AdamW: {learners.3.heads:word} fall to {measured.lowest}, [jump back](loss) by more than {measured.riseInDecades} decades and rattle until the rate has decayed. AdamW divides every gradient by the root of the mean of its recent squares. Near the optimum that mean forgets the large gradients of the beginning and shrinks, so the steps grow against the gradients until they overshoot. In the preset before this one SGD divides by nothing, and falls calmly.",
  "label-noise":
    "With noise of standard deviation {task.noise} on every label no learner can be exact any more, but the closed form errs nearly as theory predicts for Gaussian features: σ²ψ/(N − ψ − 1) for each coordinate, [the dashed line](loss), with nothing fitted. Cubic features lie above it, with {task.samples} samples by about a hundredth on average. {learners.2.heads:Word} heads end at the same error, since they find the same minimum.",
  "far-from-the-data":
    "The test sets here are [{task.shifts.0.factor:word} times larger](loss:drawn.0), made of [random signs](loss:drawn.1), or [{timesLonger.2:word} times longer](loss:drawn.2) than anything in training, and still every error is at the last digit. These samples see all {features} directions, so whoever fits them has found the function itself, and a function has no far away.",
  "how-many-digits":
    "{gradientLearners:Word} learners with the same {learners.1.heads:word} heads, the same start and the same samples; one computes with 7 digits, the other with 16. They [fall together](loss) until float32 has no digits left, near {ends.1.test:power}, while float64 goes on for {decadesBetween:word} more decades.",
  "sixteen-dimensions":
    "Tokens of {task.d:word} coordinates have {features} cubic features; as samples come in, [the rank grows](spectrum) until {task.samples} of them leave no direction free. The closed form then finds the teacher’s function to the last digits, without a single gradient step. {task.heads:Word} heads made it; the SVD of W writes it in up to d² = {weights}.",
  "too-few-samples":
    "{task.samples:Word} samples cannot pin down {features:word} cubic features: [{nullity:word} eigenvalues](spectrum) of Λ are zero, and a learner may fit every sample and still be wrong everywhere else. Raise N past {features} and the smallest eigenvalue leaves the floor: then all learners that fit agree.",
  "a-rate-that-diverges":
    "{gradientLearners:Word} learners differ in their rate alone. At {learners.1.rate} every step of gradient descent overshoots by more than the last one, and after a few steps [the loss](loss) is no number any more; at {learners.2.rate} the same {learners.2.heads:word} heads arrive.",
  "rademacher-data-are-blind":
    "Random signs have squares that never vary, so {nullity} of the {features} directions stay unseen however many samples are drawn: [the rank of Λ](spectrum) stops at ψ − d(d − 1) = {rank}. A learner can be perfect on such data and wrong on Gaussian tokens, which [the shifted test](loss:drawn.0) shows.",
  "one-token":
    "A sequence of one token shows attention only to itself, and of the {features} directions only [the {rank} symmetric ones](spectrum) can be seen in z ⊗ z ⊗ z. Every learner fits to many digits and is wrong as soon as there are [{task.shifts.0.n:word} tokens](loss:drawn.0), where the other half counts.",
  "depth-is-not-heads":
    "After {learners.1.steps} steps [one head is at {ends.1.test:1}](loss), {learners.2.heads:word} at {ends.2.test:1} and {learners.3.heads:word} at {ends.3.test:1}; {learners.4.layers:word} layers of one head each are at {ends.4.test:1} and {learners.5.layers:word} layers at {ends.5.test:2}. Depth could do it too, with all layers but one switched off, but gradient descent did not find that in these steps: here heads help it, and depth does not.",
  "full-transformer":
    "{learners.1.heads:Word} heads of linear attention are at {ends.1.test:1} after {learners.1.steps} steps; a Transformer of one layer (softmax, MLP, layer norm) is at {ends.2.train:2} on [the samples](loss:drawn.train) it trains on and at {ends.2.test:2} [on fresh ones](loss). Most of that gap is overfitting: with 2\u202f048 samples instead of {task.samples} the same Transformer ends at {measured.trainOfMoreSamples} and {measured.testOfMoreSamples}. The target is cubic in its tokens and unbounded; the output of a last layer norm is bounded, so this Transformer is exact for no number of samples.",
  "two-valleys-one-bowl":
    "Two learners of two heads differ in their seed alone, and both end at rounding, with the same function. Yet on the straight way between their weights the training loss climbs by {measured.barrier}, and still by {measured.barrierOfMatchedHeads} once their heads are matched and rescaled, while over W it never climbs: there both lie at the bottom of one bowl. One head alone cannot represent this target and ends at a training loss of {ends.3.train:2}, a test error of {ends.3.test:2}. [The landscape of the loss](landscape) shows the hills and the bowl side by side.",
  "a-memory-of-four-pairs":
    "{task.pairs:Word} keys and {task.pairs:word} values stand in one prompt, and attention looks up the value whose key is asked for. On Gaussian keys every learner that fits finds the same lookup, since no direction is left free; type keys and values of your own into [the table](memory) and ask.",
  "perfect-fit-wrong-function":
    "Orthonormal keys and values never overlap, and {nullity} of the {features} directions stay unseen however many samples there are. The convex learner fits every sample to the last digit and is far from the truth on Gaussian keys, because what it began with in those directions is still there; [the laboratory](certificate) splits its distance.",
  "the-two-head-witness":
    "One more head, whose value reads a key and whose query is antisymmetric in two others, changes nothing on orthonormal keys: the twin fits all {task.samples} samples as the truth does. Move the slider in [the laboratory](certificate): its error on Gaussian keys grows with the square, and is {witness.error:3} in expectation where it opens, with a head of size {witness.size:1}.",
  "five-percent-are-enough":
    "Of {task.samples} samples {gaussianSamples} have Gaussian keys, the others orthonormal ones; that is enough to see all {features} directions, with [the smallest eigenvalue](spectrum) near {measured.lambdaMin}. Now [learners that fit](certificate) have nowhere else to go.",
  "a-softmax-teacher":
    "The target attends by softmax, so no learner here can be exact; agnostic learning asks for the best linear attention there is, the dashed line, taken from a sample of {population} sequences of its own. The closed form comes down to it as samples come in: see [the learning curve](loss) and [the excess risk](loss:drawn.excess_against.curve).",
  "right-and-rolled-out-wrong":
    "{task.traces:Word} traces of random automata: all {measured.certified} unseen computations are certified, and the closed form is exact on them. {learners.1.heads:Word} heads are right on all of them after rounding, given the true history, and finish none of them when fed their own output as computed, since what rounding forgives is the next token's input; rounded to whole numbers first, they finish all. [Roll-out](computations:view.rollout) shows it token by token.",
  "certified-computations":
    "{task.traces:Word} traces certify {measured.certified} of {task.testTraces} unseen computations, and the closed form is exact on just those; after rounding it is right on all. {learners.1.heads:Word} heads fit the traces too and are right on the certified ones alone. [More traces](computations:view.curve) draws the learning curve: certified and exact are the same fraction at every number of traces.",
  "parity-from-8-traces":
    "{task.traces:Word} words of {task.length:word} letters [certify none](computations) of the other {unseen}. The closed form fits them to the last digit and is right on {measured.rightRounded} after rounding, as a fit of minimum norm may be; {learners.1.heads:word} heads fit them too and are right on none.",
  "parity-from-16-traces":
    "{task.traces:Word} words [certify {measured.certified}](computations) of the other {unseen}; the closed form is exact on {measured.exact}, {measured.exactNotCertified:word} of them without a certificate: the fit of minimum norm is the truth there by luck, as the {learners.1.heads:word} heads show, which fit the same traces and are wrong on many of the others.",
  "parity-from-32-traces":
    "{task.traces:Word} of the {words} words [certify all](computations) the others, although only [{rank}](spectrum) of {features} directions are seen: the certificate of a computation asks for the directions that it uses, and not for all. Now the {learners.1.heads:word} heads are right on every one as well, even when fed their own output.",
  "the-next-token":
    "The same {task.traces} words, learned as language models learn: the next token gets a probability, and its cross-entropy falls. After {learners.1.steps} steps one layer of linear attention with {learners.1.heads:word} heads is right on every unseen token and goes through all unseen words on its own output; a Transformer is still wrong on some tokens. See [the cross-entropy](loss:drawn.entropy) and [the right tokens](loss:drawn.accuracy).",
  "binary-increment":
    "One layer of linear attention runs a Turing machine: {tokensPerStep:word} tokens a step, the tape in the sum of all tokens. {task.traces:Word} tapes of {task.cells:word} cells [certify {measured.certified}](computations) of the other {unseen}; the closed form is exact on just those and right on {measured.rightRounded} after rounding. Tokens have {d} coordinates, so {learners.1.heads:word} heads are only at the beginning of a long way.",
  "probes-certify-everything":
    "A layer that holds one small machine in its weights has {features} features. {task.traces:Word} traces see {measured.rankOfTraces} directions of them and certify nothing; with {task.probes} Gaussian sequences that the layer labels, [λ_min is above 0](spectrum) and [every computation](computations) is certified. The closed form is exact, and {learners.1.heads:word} heads that fit have nowhere else to go.",
  "heads-against-rate":
    "Here waits [a map](map) of {runs:word} short runs: one to {map.x.points.4.0:word} heads across, the rate upwards, {map.seeds:word} {task.heads:word}-head targets for each cell. One head cannot represent these targets, whatever the rate; from {map.x.points.2.0:word} heads on a rate of {map.y.points.2.0} or {map.y.points.3.0} learns every time, and a rate of {map.y.points.0.0} is too slow for all of them in {map.learner.steps} steps.",
  "identifiability-frontier":
    "Here waits [a map](map) of {runs:word} runs: training samples across, the dimension d upwards. The frontier runs where λ_min reaches zero, which is where N falls below ψ = {rows.0.features}, {rows.1.features}, {rows.2.features}, {rows.3.features}. Left of it the median test error of every cell stays above ten, whatever the training error says; right of it each falls below one.",
  "paper-figure-1":
    "Both panels of the figure as [one map](map): {map.x.points.length:word} head counts across, d = {map.y.points.0.0} and d = {map.y.points.1.0} upwards, {map.seeds:word} targets for each cell. At rate {map.learner.rate} many heads end far below few in either panel, although one head can represent every target; any cell opens as a run of its own.",
  "paper-figure-1a":
    "{gradientLearners:Word} learners train on the same {task.samples} sequences of a one-head teacher. At rate {learners.1.rate} [more heads](loss) fall faster and further, although one head can represent the target; at rate 0.01 {learners.5.heads:word} heads end above one. The closed form is at the last digit without a single step.",
  "paper-figure-1b":
    "The same with {task.d:word} coordinates and {task.samples} sequences: at rate {learners.1.rate} one and {learners.2.heads:word} heads stay far above, and {learners.5.heads:word} [come down](loss) to where float64 ends. At rate 0.01 one head comes down, and {learners.5.heads:word} stay above it. No learner here is deep; what depth does on such a target, “Depth is not heads” shows.",
  "paper-figure-2a":
    "The same convex learner on memories with more and more Gaussian keys among orthonormal ones, after {learners.1.steps}, {learners.2.steps} and {learners.3.steps:millions} million steps: [the smaller λ_min](certificate), the farther its function from the truth. The closed form is exact at every mixture, even without a certificate, because the truth happens to be the fit of minimum norm: luck, not identification.",
  "paper-figure-2b":
    "The same learners on {sweep.values.length:word} data sets: with {sweep.values.1:%} % Gaussian keys Λ has full rank and whoever fits has found the truth; without them the rank is {rank} of {features} and learners that fit just as well [stay far](certificate) from it. In this one run a single head ends at the truth without them, too; that says nothing of other starts.",
};
