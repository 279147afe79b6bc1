/** Automata and Turing machines learned from traces, and what traces alone can tell (paper notes, sections 5 and 7.6). */
import { closedForm, gradient, type Preset, preset } from "./preset";

const eightHeads = { ...gradient, heads: 8, steps: 20_000, batch: 16 } as const;
const fourHeads = { ...eightHeads, heads: 4 } as const;
/** Parity in the weights of the layer, on all 64 words of six letters. */
const parity = { kind: "automaton", family: "one", form: "fixed", length: 6 } as const;

/** A step a token: one layer of four heads, and a Transformer, both told to make the next token likely. */
const nextToken = { objective: "tokens", steps: 150, rate: 0.01, batch: 16, schedule: "cosine" } as const;

export const machines: readonly Preset[] = [
  preset("machines", {
    id: "right-and-rolled-out-wrong",
    title: "Right token by token, wrong in the roll-out",
    commentary:
      "The closed form and {learners.1.heads:word} heads learn from {task.traces:word} traces of random automata. All {measured.certified} unseen computations are certified; given the true history, both learners are right on them after rounding. In the [roll-out](computations:view.rollout) the {learners.1.heads:word} heads receive their own output as the next token. Without rounding their errors grow and they complete no computation; with rounding they complete all.",
    first: "computations",
    document: { task: { kind: "automaton" }, learners: [closedForm, eightHeads] },
  }),
  preset("machines", {
    id: "certified-computations",
    title: "Which computations are certified?",
    commentary:
      "The closed form and {learners.1.heads:word} heads learn from {task.traces:word} traces, which certify {measured.certified} of {task.testTraces} unseen computations. The closed form is exact on these alone, and right on all after rounding. The {learners.1.heads:word} heads fit the traces too, but are right only on certified computations. [More traces](computations:view.curve) plots both fractions, certified and exact: they agree at every number of traces shown.",
    first: "computations",
    document: { task: { kind: "automaton", traces: 32 }, learners: [closedForm, { ...eightHeads, steps: 12_000 }] },
  }),
  preset("machines", {
    id: "parity-from-8-traces",
    title: "Parity from {task.traces} traces",
    commentary:
      "The closed form and {learners.1.heads:word} heads learn parity from {task.traces:word} words of {task.length:word} letters. These traces [certify none](computations) of the other {unseen} words. Both learners fit the traces. After rounding, the closed form is right on {measured.rightRounded} other words and the {learners.1.heads:word} heads on none, since the traces leave several functions possible.",
    first: "computations",
    document: { task: { ...parity, traces: 8 }, learners: [closedForm, fourHeads] },
  }),
  preset("machines", {
    id: "parity-from-16-traces",
    title: "Parity from {task.traces} traces",
    commentary:
      "The closed form and {learners.1.heads:word} heads learn parity from {task.traces:word} words, which [certify {measured.certified}](computations) of the other {unseen}. The closed form is exact on {measured.exact}, {measured.exactNotCertified:word} of them without a certificate: there the minimum-norm fit happens to equal the target. The {learners.1.heads:word} heads fit the same traces and are wrong on many other words.",
    first: "computations",
    document: { task: { ...parity, traces: 16 }, learners: [closedForm, fourHeads] },
  }),
  preset("machines", {
    id: "parity-from-32-traces",
    title: "Parity from {task.traces} traces",
    commentary:
      "The closed form and {learners.1.heads:word} heads learn parity from {task.traces:word} of the {words} words. The traces [certify all](computations) other words, although Λ has rank [{rank}](spectrum) of {features}. The certificate of a computation needs only the directions that its tokens use. Now the {learners.1.heads:word} heads are right on every word, in the roll-out too.",
    first: "computations",
    document: { task: { ...parity, traces: 32 }, learners: [closedForm, fourHeads] },
  }),
  preset("machines", {
    id: "the-next-token",
    title: "Next-token prediction",
    commentary:
      "One layer of linear attention and a Transformer learn the next token of {task.traces} traces by [cross-entropy](loss:drawn.entropy). After {learners.1.steps} steps linear attention with {learners.1.heads:word} heads predicts every unseen token correctly and completes all unseen words in the roll-out. The Transformer is still wrong on some tokens; see [the share of correct tokens](loss:drawn.accuracy).",
    first: "loss",
    views: { loss: "drawn.entropy" },
    document: {
      task: { ...parity, traces: 32 },
      learners: [
        closedForm,
        { kind: "linear-layers", layers: 1, heads: 4, initialScale: 0.3, ...nextToken },
        { kind: "transformer", layers: 1, heads: 2, width: 16, ...nextToken },
      ],
    },
  }),
  preset("machines", {
    id: "binary-increment",
    title: "Binary increment in one layer",
    commentary:
      "One layer of linear attention runs a Turing machine with {tokensPerStep:word} tokens per step. The closed form and {learners.1.heads:word} heads learn it from {task.traces:word} tapes of {task.cells:word} cells, which [certify {measured.certified}](computations) of the other {unseen}. The closed form is exact on these and right on {measured.rightRounded} after rounding. Tokens have {d} coordinates, and the {learners.1.heads:word} heads are still far from a fit.",
    first: "computations",
    document: {
      task: { kind: "turing-machine", family: "one", cells: 5, steps: 5, traces: 12, tape: "1110" },
      learners: [closedForm, { kind: "gradient", heads: 4, rate: 0.001, batch: 4, steps: 200 }],
    },
  }),
  preset("machines", {
    id: "probes-certify-everything",
    quick: true,
    title: "Random samples certify every computation",
    commentary:
      "Traces of a layer with one small machine in its weights are combined with {task.probes} Gaussian sequences. {task.traces:Word} traces alone determine {measured.rankOfTraces} of {features} directions and certify nothing. With the Gaussian sequences, labelled by the layer, [λ_min is positive](spectrum) and [every computation](computations) is certified. The closed form is exact; the {learners.1.heads:word} heads approach the same function.",
    first: "computations",
    document: {
      task: { ...parity, length: 2, traces: 2, testTraces: 2, probes: 1024, word: "ab" },
      learners: [closedForm, { ...fourHeads, batch: 32 }],
    },
  }),
];
