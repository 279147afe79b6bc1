import { inLanguage } from "../in-language";

const english = {
  chart: "Cost of every form over the length of the sequence",
  show: "What is shown",
  shows: {
    operations: "operations",
    numbers: "numbers held",
    time: "time on this device",
    "paper-memory": "the paper’s memory",
    "paper-time": "the paper’s time",
  },
  width: "Width of the head",
  widths: { run: "width of the run", other: (width: string) => `width ${width}` },
  measure: (seconds: string) => `Measure on this device (${seconds} s)`,
  across: "tokens L",
  read: "Costs at a length",
  at: (tokens: string) => `${tokens} tokens`,
  upward: {
    operations: "multiplications and additions",
    numbers: "numbers held at once, beside inputs and outputs",
    time: "milliseconds on this device; dashed: the cost model at the fastest rate that was measured",
    "paper-memory": "GB for a batch of 64 images",
    "paper-time": "seconds for a batch of 64 images",
  },
  floor: "0",
  /** Beside the name of a form: what it costs the run. */
  atRun: (amount: string) => `here ${amount}`,
  run: (tokens: string) => `this run: ${tokens}`,
  overtakes: {
    recurrent: (tokens: string) => `recurrent pays from ${tokens}`,
    "state-chunk": (tokens: string) => `carried states from ${tokens}`,
  },
  power: (power: string) => `∝ L^${power}`,
  sources: { wasm: "WebAssembly", webgpu: "WebGPU" },
  ofSource: (form: string, source: string) => `${form}, ${source}`,
  gigabytes: (amount: string) => `${amount} GB`,
  thenOut: (amount: string) => `${amount} GB, then over 80`,
  paperForms: { full: "full attention", chunk: "the paper’s chunks", recurrent: "the recurrent form" },
  noData: "The data of this experiment are not open yet: their size decides what they cost.",
  breakEven: (recurrent: string, states: string) =>
    `By operations the recurrent form beats full attention from ${recurrent} tokens on, chunks with carried states from ${states} on.`,
  memory: (tokens: string, full: string, leanest: string, least: string) =>
    `At ${tokens} tokens full attention holds ${full} numbers beside inputs and outputs. Of the four forms, ${leanest} holds fewest: ${least}.`,
  sums: "two sums, no sweep",
  withoutSweeps: (operations: string, numbers: string) =>
    `Without decay no sweep is needed: sums over the whole sequence give the same outputs with ${operations} operations and ${numbers} numbers held.`,
  take: {
    tokens: (tokens: string, width: string) => `For ${tokens} ${tokens === "1" ? "token" : "tokens"} of width ${width}`,
    widths: (d: string, dv: string) => `${d}, values of ${dv},`,
    model: (tokens: string, form: string, operations: string, other: string, ratio: string) =>
      `${tokens} use ${form}: by the model ${operations} operations, where ${other} takes ${ratio} times as many.`,
    measured: (tokens: string, form: string, time: string, other: string, otherTime: string) =>
      `${tokens} use ${form}: ${time} as measured here; next comes ${other} with ${otherTime}.`,
    continued: (time: string) => `${time} (continued by the model)`,
  },
  time: {
    asleep: "Nothing has been measured here yet: lines are the model, and the button measures how true it is on this device.",
    waiting: "The shortest sequences are being measured.",
    measured: (precision: string, rate: string) =>
      `Measured in WebAssembly on one core of this device, ${precision}, medians of 5: at best ${rate} billion operations a second.`,
    grow: (powers: readonly string[]) => `Fitted growth: ${powers.join("; ")}.`,
    power: (form: string, power: string, low: string, high: string) => `${form} L^${power} (${low} to ${high})`,
    few: "Too few long sequences for a fitted growth.",
  },
  paper: (variant: string, tokens: string, full: readonly string[], recurrent: readonly string[]) =>
    `The paper’s ${variant} at ${tokens} tokens: full attention ${full[0]} GB and ${full[1]} s, as a recurrence ${recurrent[0]} GB and ${recurrent[1]} s. Its recurrence saves memory, not time.`,
  explain: [
    "Full attention and the paper’s chunks visit every pair of tokens, so their operations grow with the square of the length; sweeps and carried states grow with the length. Where two lines cross is the break-even.",
    "Numbers held are counted beside queries, keys, values, decays and outputs, for each form as it is written down: scores and mask, or states, and a denominator for every token where it is added up in steps. Our kernels of full attention and of the paper’s chunks hold a block at a time.",
    "Times are from queries, keys and values to outputs, copying included (on a GPU, with all of them there, of computing alone), of one head with one number a decay. The powers are least squares on logarithms, from 512 tokens on, and of carried states from four chunks on: below that, fixed costs and the single chunk show.",
    "The paper’s figures are of vision models at base scale with patches of 16 pixels, read off its authors’ blog to about 0.3 GB; a line ends where memory did, or where nothing is given.",
  ],
  formula: "2 L² (d + d_v), 2 L C (d + d_v) + 8 L d d_v, 8 L d d_v; 2 d (d_v + 1) + L",
  columns: {
    what: "what",
    form: "form",
    tokens: "tokens",
    amount: "amount",
    gigabytes: "GB",
    seconds: "seconds",
  },
} as const;

export const costText = inLanguage("cost/words", english);
