/** Words of the panels of encoders in training. */
import { formatCount, formatFixed, formatValue } from "../../../../platform/charts/format";
import { inLanguage } from "../in-language";

const share = (value: number) => formatFixed(value, 3);
const inTokens = (count: string) => (count === "1" ? "1 token" : `${count} tokens`);

const english = {
  value: { accuracy: share, loss: (nats: number) => `${share(nats)} nats`, batches: (nats: number) => `${share(nats)} nats` },
  baselines: {
    chance: "chance",
    bag: "counts without order",
    nearest: "nearest letter",
    commonest: "most frequent answer",
    outermost: "first operation only",
    "most-alike": "most similar training image",
    unigram: "frequencies",
    left: "preceding tokens",
    blind: "adjacent neighbours, sides unknown",
    visible: "nearest visible neighbours, sides unknown",
    unsided: "all visible states, direction unknown",
    sides: "adjacent neighbours",
    bayes: "all visible states (Bayes)",
  },
  training: {
    title: "Training",
    chart: "Accuracy or loss over training steps",
    measure: "Measure",
    measures: { usual: "default of the task", accuracy: "accuracy", loss: "loss", batches: "loss of the batches" },
    across: "training steps",
    lines: {
      accuracy: "accuracy on 128 held-out sequences; line: mean over seeds, band: minimum to maximum",
      loss: "cross-entropy in nats on 128 held-out sequences; line: mean over seeds, band: minimum to maximum",
      batches: "cross-entropy in nats of each batch before its step; line: mean over seeds, band: minimum to maximum",
    },
    read: "Read the curves at a step",
    at: (step: number) => `step ${formatCount(step)}`,
    range: (low: number, high: number) => `${formatValue(low)} to ${formatValue(high)}`,
    floor: "0",
    absent: "No encoder yet: add one to train it.",
    begins: "Training starts.",
    elsewhere: (length: string, values: string) => `Tested on ${length} tokens, a length not used in training: ${values}.`,
    accuracy: {
      best: (name: string, step: string, value: string) => `After ${step} steps, ${name} reaches an accuracy of ${value}.`,
      alike: (value: string) => `All encoders have the same accuracy: ${value}.`,
      last: (name: string, value: string) => `The lowest accuracy is ${value}, of ${name}.`,
    },
    loss: {
      best: (name: string, step: string, value: string) => `After ${step} steps, ${name} reaches a loss of ${value} nats; lower is better.`,
      alike: (value: string) => `All encoders have the same loss: ${value} nats.`,
      last: (name: string, value: string) => `The highest loss is ${value}, of ${name}.`,
    },
    columns: {
      step: "Step",
      mean: (name: string) => name,
      low: (name: string) => `${name}, minimum`,
      high: (name: string) => `${name}, maximum`,
    },
    explain: [
      "Each encoder starts from its own random weights and is trained on a newly drawn batch in every step. The loss is the cross-entropy in nats: the mean of −ln p of the correct answer.",
      "Dashed lines are baselines without training, computed on the final test: 1\u202f024 sequences, or the 360 test images.",
      "On the Markov chain the baselines are exact posteriors. “Sides unknown” sums over both orders of the neighbours.",
      "At equal width and depth, all encoders have nearly the same number of parameters. LION-S has fewer hidden units, which offsets the parameters of its decays.",
    ],
    formula: "y_i = \\frac{\\sum_j M_{ij}\\,\\phi(q_i)^\\top\\phi(k_j)\\,v_j}{\\sum_j M_{ij}\\,\\phi(q_i)^\\top\\phi(k_j)}",
  },
  sequence: {
    chart: "One sequence, token by token",
    learner: "Encoder",
    reading: "View",
    readings: { decays: "decays and answers", "half-lives": "half-lives", weights: "attention weights" },
    halfLives: "Half-lives of the heads",
    halfLivesSummary: "Half-lives of every head: the number of tokens with the same decay after which half of a contribution remains.",
    across: "half-life in tokens",
    atKind: (kind: string) => `at ${kind}`,
    atOthers: "at other tokens",
    quoted: (glyph: string) => `“${glyph}”`,
    sequence: "Sequence",
    tokens: "tokens",
    right: "correct",
    head: (layer: number | null, scan: number | null, head: number) =>
      [layer === null ? "" : `layer ${layer}, `, scan === null ? "" : `scan ${scan}, `, `head ${head}`].join(""),
    heads: (layer: number | null, scan: number | null, heads: number) =>
      [
        layer === null ? "" : `layer ${layer}, `,
        scan === null ? "" : `scan ${scan}, `,
        heads === 1 ? "head 1" : `heads 1 to ${heads}`,
      ].join(""),
    lambda: (value: string) => `λ ${value}`,
    atWalls: (walls: string, others: string) => `walls ${walls}, fillers ${others}`,
    everywhere: (value: string) => `λ ${value} at every token`,
    mean: (value: string) => `mean λ ${value}`,
    wrong: (count: number, of: number) =>
      count === 0 ? `all ${formatCount(of)} correct` : `${formatCount(count)} of ${formatCount(of)} wrong`,
    whole: (given: string, right: string) => (given === right ? `${given}, correct` : `${given}, wrong: correct is ${right}`),
    waits: "waiting",
    weights: "Attention weights of each head",
    weightsSummary:
      "Rows are queries, columns are keys, and each row sums to 1. Keys below the diagonal precede the query, keys above it follow.",
    glyphs: {
      "|": "walls",
      "·": "fillers",
      "?": "tokens with “?”",
      "▸": "the start token",
      "=": "pairs of key and value",
      x: "markers",
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
      noWay: "without a scan: nothing decays",
      rowByRow: "scanned row by row",
      byRows: "scan 1: rows, in alternating directions",
      byColumns: "scan 2: columns, in alternating directions",
      source: "Images: E. Alpaydin and C. Kaynak, Optical Recognition of Handwritten Digits (1998), UCI, CC BY 4.0.",
    },
    selective: (head: string, glyph: string, lambda: string, all: string) =>
      `In ${head} the mean of λ is smallest at ${glyph}: ${lambda}, compared with ${all} over all tokens.`,
    fixed: (low: string, high: string) =>
      low === high
        ? `The half-life of every head is ${inTokens(low)}.`
        : `The half-lives of the heads range from ${low} to ${high} tokens.`,
    slowestKeeps: (low: string, length: string) =>
      `The shortest half-life of a head is ${inTokens(low)}; the longest exceeds the ${length} tokens of a sequence.`,
    allKeep: (length: string) => `The half-life of every head exceeds the ${length} tokens of a sequence.`,
    nothingDecays: {
      LIT: "LION-LIT has no decays: its mask does not depend on distance.",
      softmax: "Softmax attention has no decay: its weights depend on the tokens, and on their places only through positions.",
    },
    columns: { head: "Head", kind: "Kind of token", tokens: "Tokens", lambda: "Mean λ", halfLife: "Half-life in tokens" },
    explain: [
      "The sequence is one of the test set. Bars are the decays λ of each token, for the first seed of the chosen encoder. A head of LION-D has only one.",
      "The correct answers stand below, followed by those of every encoder; wrong answers are framed. Grids are also drawn as pictures, with the path of each scan from its dot on.",
      "The half-life belongs to one decay: after so many tokens with this decay, half of a contribution remains. LION-D has one half-life per head.",
      "LION-S has one half-life per token, drawn as a histogram; the kind of token with the smallest decays is drawn apart.",
      "In the attention weights, every row is a query token and every column a key token. Darker cells have larger weights.",
    ],
    formula: "\\lambda_i = \\sigma(w_a^\\top x_i + a)",
  },
} as const;

export const trainingText = inLanguage("training/words", english);
