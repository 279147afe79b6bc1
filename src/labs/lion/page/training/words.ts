/** Words of the panels of encoders in training. */
import { formatCount, formatFixed, formatValue } from "../../../../platform/charts/format";
import { inLanguage } from "../in-language";

const share = (value: number) => formatFixed(value, 3);
const inTokens = (count: string) => (count === "1" ? "1 token" : `${count} tokens`);

const english = {
  value: { accuracy: share, loss: (nats: number) => `${share(nats)} nats`, batches: (nats: number) => `${share(nats)} nats` },
  baselines: {
    chance: "chance",
    bag: "counting without order",
    nearest: "the nearest letter",
    commonest: "the commonest answer",
    outermost: "the first operation alone",
    "most-alike": "the most similar image",
    unigram: "how often each occurs",
    left: "what stands before",
    blind: "adjacent neighbours, sides unknown",
    visible: "nearest visible neighbours, sides unknown",
    unsided: "all visible states, direction unknown",
    sides: "adjacent neighbours",
    bayes: "all visible states (Bayes)",
  },
  training: {
    title: "Training",
    chart: "How the encoders do while they learn",
    measure: "What is drawn",
    measures: { usual: "the task’s measure", accuracy: "right answers", loss: "nats", batches: "nats of the batches" },
    across: "training steps",
    lines: {
      accuracy: "share of right answers on 128 unseen sequences; line: mean of the seeds, band: least to most",
      loss: "nats on 128 unseen sequences; line: mean of the seeds, band: least to most",
      batches: "nats of the batch of a step, before it; line: mean of the seeds, band: least to most",
    },
    read: "Read the curves at a step",
    at: (step: number) => `step ${formatCount(step)}`,
    range: (low: number, high: number) => `${formatValue(low)} to ${formatValue(high)}`,
    floor: "0",
    nobody: "Nobody learns yet: add an encoder.",
    begins: "Training begins.",
    elsewhere: (length: string, values: string) => `On sequences of ${length} tokens, which nobody was trained on: ${values}.`,
    accuracy: {
      best: (name: string, step: string, value: string) => `After ${step} steps ${name} has ${value} of its answers right.`,
      alike: (value: string) => `All have the same share of answers right: ${value}.`,
      last: (name: string, value: string) => `${name} is last with ${value}.`,
    },
    loss: {
      best: (name: string, step: string, value: string) =>
        `After ${step} steps ${name} needs ${value} nats for what is hidden; fewer are better.`,
      alike: (value: string) => `All need the same for what is hidden: ${value} nats.`,
      last: (name: string, value: string) => `${name} is last with ${value}.`,
    },
    columns: {
      step: "Step",
      mean: (name: string) => name,
      low: (name: string) => `${name}, least`,
      high: (name: string) => `${name}, most`,
    },
    explain: [
      "Every encoder is trained from its own first weights on sequences drawn anew in every step, and looked at on its way with 128 sequences that it never learns from. Nats are the mean of −ln of the probability that it gave to the right answer: 0 is perfect.",
      "Dashed lines are baselines that need no training, on all sequences of the final test: 1\u202f024, or the 360 test images.",
      "On the Markov chain they are exact posteriors. “Sides unknown” uses the nearest visible state on either side, with its distance, and sums over both orders.",
      "Encoders with a decay for each token give up as many numbers in their small networks as their gates need: all are of nearly the same size.",
    ],
    formula: "y_i = \\frac{\\sum_j M_{ij}\\,\\phi(q_i)^\\top\\phi(k_j)\\,v_j}{\\sum_j M_{ij}\\,\\phi(q_i)^\\top\\phi(k_j)}",
  },
  sequence: {
    chart: "One sequence, token by token",
    learner: "Whose decays",
    reading: "What is shown",
    readings: { decays: "decays and answers", "half-lives": "half-lives", weights: "who hears whom" },
    halfLives: "How long heads remember",
    halfLivesSummary: "Half-lives of every head: tokens after which half is left of what passes a token that decays as this one does.",
    across: "half-life in tokens",
    atKind: (kind: string) => `at ${kind}`,
    atOthers: "at other tokens",
    quoted: (glyph: string) => `“${glyph}”`,
    sequence: "Sequence",
    tokens: "tokens",
    right: "right",
    head: (layer: number | null, scan: number | null, head: number) =>
      [layer === null ? "" : `layer ${layer}, `, scan === null ? "" : `scan ${scan}, `, `head ${head}`].join(""),
    lambda: (value: string) => `λ ${value}`,
    atWalls: (walls: string, others: string) => `walls ${walls}, fillers ${others}`,
    mean: (value: string) => `mean λ ${value}`,
    wrong: (count: number, of: number) =>
      count === 0 ? `all ${formatCount(of)} right` : `${formatCount(count)} of ${formatCount(of)} wrong`,
    whole: (given: string, right: string) => (given === right ? `${given}, right` : `${given}, wrong: it is ${right}`),
    waits: "waits",
    weights: "Who hears whom, head by head",
    weightsSummary: "Rows hear columns: scores over the sum of their row. Below the diagonal what came before, above it what comes after.",
    glyphs: {
      "|": "walls",
      "·": "fillers",
      "?": "what is hidden",
      "▸": "the start token",
      "=": "what is told",
      x: "marks",
      "<": "MIN",
      ">": "MAX",
      "~": "MED",
      "]": "ends of lists",
      "○": "empty patches",
      "◐": "patches with little ink",
      "●": "patches with much ink",
    },
    grid: {
      picture: (rows: number, columns: number, way: string) => `The sequence as a grid of ${rows} × ${columns} tokens, ${way}`,
      noWay: "no way through it: nothing decays",
      rowByRow: "read row by row",
      byRows: "scan 1: by rows, forth and back",
      byColumns: "scan 2: by columns, forth and back",
      source: "Images: E. Alpaydin and C. Kaynak, Optical Recognition of Handwritten Digits (1998), UCI, CC BY 4.0.",
    },
    selective: (head: string, glyph: string, lambda: string, all: string) =>
      `In ${head} the gate closes most at ${glyph}: λ is ${lambda} there on average, ${all} over all tokens.`,
    fixed: (low: string, high: string) =>
      low === high
        ? `Each head forgets at one pace: half of what it hears is left after ${inTokens(low)}.`
        : `Each head forgets at a pace of its own: half of what it hears is left after ${low} to ${high} tokens.`,
    slowestKeeps: (low: string, length: string) =>
      `Each head forgets at a pace of its own: in the quickest half of what it hears is left after ${inTokens(low)}, in the slowest more than half after all ${length} of a sequence.`,
    allKeep: (length: string) => `No head forgets half of what it hears within the ${length} tokens of a sequence.`,
    nothingDecays: {
      LIT: "LION-LIT has no decays: its mask does not depend on distance.",
      softmax:
        "Nothing decays here: how loud a token is depends on what it is and who listens, not on where it stands, unless it has a position.",
    },
    columns: { head: "Head", kind: "Kind of token", tokens: "Tokens", lambda: "Mean λ", halfLife: "Half-life in tokens" },
    explain: [
      "One of the sequences that encoders are tested on. Bars are the decays λ that the first encoder of the chosen learner gives to every token: 1 lets everything pass, 0 nothing. Below stand the right answers and those of every encoder; wrong ones are framed. Sequences that are grids also stand as pictures, with the way that each scan takes through them from its dot on.",
      "Half-lives say how long a head remembers behind a token: after so many tokens with its decay half is left. LION-S gives every token a decay of its own, so a head has as many as there are tokens, and bars say how many tokens have which; the kind of token at which gates close most is drawn by itself. LION-D has one decay for a head.",
      "Who hears whom: every row is a token that listens, every column one that is heard; how dark says how much of what the row hears comes from there.",
    ],
    formula: "\\lambda_i = \\sigma(w_a^\\top x_i + a)",
  },
} as const;

export const trainingText = inLanguage("training/words", english);
