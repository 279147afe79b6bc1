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
    first: "computations",
    document: { task: { kind: "automaton" }, learners: [closedForm, eightHeads] },
  }),
  preset("machines", {
    id: "certified-computations",
    title: "Which computations are certified?",
    first: "computations",
    document: { task: { kind: "automaton", traces: 32 }, learners: [closedForm, { ...eightHeads, steps: 12_000 }] },
  }),
  preset("machines", {
    id: "parity-from-8-traces",
    title: "Parity from {task.traces} traces",
    first: "computations",
    document: { task: { ...parity, traces: 8 }, learners: [closedForm, fourHeads] },
  }),
  preset("machines", {
    id: "parity-from-16-traces",
    title: "Parity from {task.traces} traces",
    first: "computations",
    document: { task: { ...parity, traces: 16 }, learners: [closedForm, fourHeads] },
  }),
  preset("machines", {
    id: "parity-from-32-traces",
    title: "Parity from {task.traces} traces",
    first: "computations",
    document: { task: { ...parity, traces: 32 }, learners: [closedForm, fourHeads] },
  }),
  preset("machines", {
    id: "the-next-token",
    title: "Next-token prediction",
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
    first: "computations",
    document: {
      task: { ...parity, length: 2, traces: 2, testTraces: 2, probes: 1024, word: "ab" },
      learners: [closedForm, { ...fourHeads, batch: 32 }],
    },
  }),
];
