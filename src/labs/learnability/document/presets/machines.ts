/** Automata and Turing machines learned from traces, and what traces alone can tell (paper notes, sections 5 and 7.6). */
import { closedForm, gradient, type Preset, preset } from "./preset";

const eightHeads = { ...gradient, heads: 8, steps: 20_000, batch: 16 } as const;
const fourHeads = { ...eightHeads, heads: 4 } as const;
/** Parity in the weights of the layer, on all 64 words of six letters. */
const parity = { kind: "automaton", family: "one", form: "fixed", length: 6 } as const;

/** One token per step: one layer of four heads and a Transformer, both trained on the cross-entropy of the next token. */
const nextToken = { objective: "tokens", steps: 150, rate: 0.01, batch: 16, schedule: "cosine" } as const;

export const machines: readonly Preset[] = [
  preset("machines", {
    id: "right-and-rolled-out-wrong",
    title: "Right token by token, wrong in the roll-out",
    question: "Every next token is right. Does the whole computation succeed?",
    context:
      "The closed form and {learners.1.heads:word} heads learn from {task.traces:word} traces of random automata. In the roll-out each output becomes the next input token.",
    lead: ["computations", "loss"],
    settings: ["task.traces", "task.length", "task.states", "task.letters"],
    document: { task: { kind: "automaton" }, learners: [closedForm, eightHeads] },
  }),
  preset("machines", {
    id: "certified-computations",
    title: "Which computations are certified?",
    question: "On which unseen computations must every learner that fits be right?",
    context:
      "The closed form and {learners.1.heads:word} heads learn from {task.traces:word} traces of random automata. They are tested on {task.testTraces} other computations.",
    lead: ["computations", "spectrum"],
    settings: ["task.traces", "task.length", "task.states", "task.letters"],
    document: { task: { kind: "automaton", traces: 32 }, learners: [closedForm, { ...eightHeads, steps: 12_000 }] },
  }),
  preset("machines", {
    id: "parity-from-8-traces",
    title: "Parity from {task.traces} traces",
    question: "Do {task.traces:word} traces determine the parity of any other word?",
    context:
      "The closed form and {learners.1.heads:word} heads learn parity from {task.traces:word} of the {words} words of {task.length:word} letters. They are tested on the other {unseen}.",
    lead: ["computations", "loss"],
    settings: ["task.traces", "task.length", "task.form"],
    document: { task: { ...parity, traces: 8 }, learners: [closedForm, fourHeads] },
  }),
  preset("machines", {
    id: "parity-from-16-traces",
    title: "Parity from {task.traces} traces",
    question: "Do {task.traces:word} traces determine the parity of all other words?",
    context:
      "The closed form and {learners.1.heads:word} heads learn parity from {task.traces:word} of the {words} words of {task.length:word} letters. They are tested on the other {unseen}.",
    lead: ["computations", "loss"],
    settings: ["task.traces", "task.length", "task.form"],
    document: { task: { ...parity, traces: 16 }, learners: [closedForm, fourHeads] },
  }),
  preset("machines", {
    id: "parity-from-32-traces",
    title: "Parity from {task.traces} traces",
    question: "Λ is singular. Do {task.traces:word} traces still determine parity?",
    context:
      "The closed form and {learners.1.heads:word} heads learn parity from {task.traces:word} of the {words} words of {task.length:word} letters. They are tested on the other {unseen}.",
    lead: ["computations", "spectrum"],
    settings: ["task.traces", "task.length", "task.form"],
    document: { task: { ...parity, traces: 32 }, learners: [closedForm, fourHeads] },
  }),
  preset("machines", {
    id: "the-next-token",
    title: "Next-token prediction",
    question: "Does linear attention predict the next token better than a Transformer?",
    context:
      "One layer of linear attention and a Transformer learn parity from {task.traces} traces by cross-entropy. Both train for {learners.1.steps} steps.",
    lead: ["loss", "computations"],
    settings: ["task.traces", "task.length", "task.form"],
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
    question: "Can one attention layer learn binary increment from {task.traces:word} tapes?",
    context:
      "The target layer runs a Turing machine that adds one. The closed form and {learners.1.heads:word} heads learn it from {task.traces:word} tapes of {task.cells:word} cells.",
    lead: ["computations", "loss"],
    settings: ["task.traces", "task.cells", "task.steps", "task.probes"],
    document: {
      task: { kind: "turing-machine", family: "one", cells: 5, steps: 5, traces: 12, tape: "1110" },
      learners: [closedForm, { kind: "gradient", heads: 4, rate: 0.001, batch: 4, steps: 200 }],
    },
  }),
  preset("machines", {
    id: "probes-certify-everything",
    quick: true,
    title: "Random samples certify every computation",
    question: "Can Gaussian sequences certify the computations of a machine?",
    context:
      "{task.traces:Word} traces of a small automaton are combined with {task.probes} Gaussian sequences that its layer labels. The closed form and {learners.1.heads:word} heads learn from both.",
    lead: ["computations", "spectrum"],
    settings: ["task.probes", "task.probeLaw", "task.traces", "task.length"],
    document: {
      task: { ...parity, length: 2, traces: 2, testTraces: 2, probes: 1024, word: "ab" },
      learners: [closedForm, { ...fourHeads, batch: 32 }],
    },
  }),
];
