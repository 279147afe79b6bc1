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
    title: "Right token by token, wrong on its own",
    commentary:
      "{task.traces:Word} traces of random automata: all {measured.certified} unseen computations are certified, and the closed form is exact on them. {learners.1.heads:Word} heads are right on all of them after rounding, given the true history, and finish none of them when fed their own output as computed, since what rounding forgives is the next token's input; rounded to whole numbers first, they finish all. [Roll-out](computations:view.rollout) shows it token by token.",
    first: "computations",
    document: { task: { kind: "automaton" }, learners: [closedForm, eightHeads] },
  }),
  preset("machines", {
    id: "certified-computations",
    title: "Which computations are certified?",
    commentary:
      "{task.traces:Word} traces certify {measured.certified} of {task.testTraces} unseen computations, and the closed form is exact on just those; after rounding it is right on all. {learners.1.heads:Word} heads fit the traces too and are right on the certified ones alone. [More traces](computations:view.curve) draws the learning curve: certified and exact are the same fraction at every number of traces.",
    first: "computations",
    document: { task: { kind: "automaton", traces: 32 }, learners: [closedForm, { ...eightHeads, steps: 12_000 }] },
  }),
  preset("machines", {
    id: "parity-from-8-traces",
    title: "Parity from {task.traces} traces",
    commentary:
      "{task.traces:Word} words of {task.length:word} letters [certify none](computations) of the other {unseen}. The closed form fits them to the last digit and is right on {measured.rightRounded} after rounding, as a fit of minimum norm may be; {learners.1.heads:word} heads fit them too and are right on none.",
    first: "computations",
    document: { task: { ...parity, traces: 8 }, learners: [closedForm, fourHeads] },
  }),
  preset("machines", {
    id: "parity-from-16-traces",
    title: "Parity from {task.traces} traces",
    commentary:
      "{task.traces:Word} words [certify {measured.certified}](computations) of the other {unseen}; the closed form is exact on {measured.exact}, {measured.exactNotCertified:word} of them without a certificate: the fit of minimum norm is the truth there by luck, as the {learners.1.heads:word} heads show, which fit the same traces and are wrong on many of the others.",
    first: "computations",
    document: { task: { ...parity, traces: 16 }, learners: [closedForm, fourHeads] },
  }),
  preset("machines", {
    id: "parity-from-32-traces",
    title: "Parity from {task.traces} traces",
    commentary:
      "{task.traces:Word} of the {words} words [certify all](computations) the others, although only [{rank}](spectrum) of {features} directions are seen: the certificate of a computation asks for the directions that it uses, and not for all. Now the {learners.1.heads:word} heads are right on every one as well, even when fed their own output.",
    first: "computations",
    document: { task: { ...parity, traces: 32 }, learners: [closedForm, fourHeads] },
  }),
  preset("machines", {
    id: "the-next-token",
    title: "The next token of a history",
    commentary:
      "The same {task.traces} words, learned as language models learn: the next token gets a probability, and its cross-entropy falls. After {learners.1.steps} steps one layer of linear attention with {learners.1.heads:word} heads is right on every unseen token and goes through all unseen words on its own output; a Transformer is still wrong on some tokens. See [the cross-entropy](loss:drawn.entropy) and [the right tokens](loss:drawn.accuracy).",
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
      "One layer of linear attention runs a Turing machine: {tokensPerStep:word} tokens a step, the tape in the sum of all tokens. {task.traces:Word} tapes of {task.cells:word} cells [certify {measured.certified}](computations) of the other {unseen}; the closed form is exact on just those and right on {measured.rightRounded} after rounding. Tokens have {d} coordinates, so {learners.1.heads:word} heads are only at the beginning of a long way.",
    first: "computations",
    document: {
      task: { kind: "turing-machine", family: "one", cells: 5, steps: 5, traces: 12, tape: "1110" },
      learners: [closedForm, { kind: "gradient", heads: 4, rate: 0.001, batch: 4, steps: 200 }],
    },
  }),
  preset("machines", {
    id: "probes-certify-everything",
    quick: true,
    title: "Probes certify everything",
    commentary:
      "A layer that holds one small machine in its weights has {features} features. {task.traces:Word} traces see {measured.rankOfTraces} directions of them and certify nothing; with {task.probes} Gaussian sequences that the layer labels, [λ_min is above 0](spectrum) and [every computation](computations) is certified. The closed form is exact, and {learners.1.heads:word} heads that fit have nowhere else to go.",
    first: "computations",
    document: {
      task: { ...parity, length: 2, traces: 2, testTraces: 2, probes: 1024, word: "ab" },
      learners: [closedForm, { ...fourHeads, batch: 32 }],
    },
  }),
];
