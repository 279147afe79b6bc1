import { inLanguage } from "../in-language";

const english = {
  chart: "Cost of every form over the length of the sequence",
  show: "View",
  shows: {
    operations: "operations",
    numbers: "numbers in memory",
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
    numbers: "numbers in memory at once, without inputs and outputs",
    time: "milliseconds on this device; dashed: cost model at the fastest measured rate",
    "paper-memory": "GB for a batch of 64 images",
    "paper-time": "seconds for a batch of 64 images",
  },
  floor: "0",
  /** Beside the name of a form: the cost at the length of the run. */
  atRun: (amount: string) => `here ${amount}`,
  run: (tokens: string) => `this run: ${tokens}`,
  overtakes: {
    recurrent: (tokens: string) => `recurrent from ${tokens}`,
    "state-chunk": (tokens: string) => `carried states from ${tokens}`,
  },
  power: (power: string) => `∝ L^${power}`,
  sources: { wasm: "WebAssembly", webgpu: "WebGPU" },
  ofSource: (form: string, source: string) => `${form}, ${source}`,
  gigabytes: (amount: string) => `${amount} GB`,
  thenOut: (amount: string) => `${amount} GB, then over 80`,
  paperForms: { full: "full attention", chunk: "the paper’s chunks", recurrent: "the recurrent form" },
  noData: "The data of this experiment are not open yet; the cost depends on their size.",
  breakEven: (recurrent: string, states: string) =>
    `The recurrent form takes fewer operations than full attention from ${recurrent} tokens on, chunks with carried states from ${states} on.`,
  memory: (tokens: string, full: string, leanest: string, least: string) =>
    `At ${tokens} tokens, full attention holds ${full} numbers in memory. The minimum of the four forms is ${least}, for ${leanest}.`,
  sums: "two sums, no recurrence",
  withoutSweeps: (operations: string, numbers: string) =>
    `Without decay, two sums over the whole sequence give the same outputs with ${operations} operations and ${numbers} numbers in memory.`,
  take: {
    tokens: (tokens: string, width: string) => `For ${tokens} ${tokens === "1" ? "token" : "tokens"} of width ${width}`,
    widths: (d: string, dv: string) => `${d} (values ${dv})`,
    model: (tokens: string, form: string, operations: string, other: string, ratio: string) =>
      `${tokens}, use ${form}: ${operations} operations in the cost model, and ${ratio} times as many for ${other}.`,
    measured: (tokens: string, form: string, time: string, other: string, otherTime: string) =>
      `${tokens}, use ${form}: ${time} measured here; next is ${other} with ${otherTime}.`,
    continued: (time: string) => `${time} (extrapolated)`,
  },
  time: {
    asleep: "Nothing has been measured yet: the lines show the cost model.",
    waiting: "The shortest sequences are being measured.",
    measured: (precision: string, rate: string) =>
      `Measured in WebAssembly on one core of this device, ${precision}, medians of 5: up to ${rate} billion operations per second.`,
  },
  paper: (variant: string, tokens: string, full: readonly string[], recurrent: readonly string[]) =>
    `${variant} at ${tokens} tokens in the paper: full attention ${full[0]} GB and ${full[1]} s, recurrent form ${recurrent[0]} GB and ${recurrent[1]} s. The recurrent form saves memory, not time.`,
  explain: [
    "Full attention and the paper’s chunks compute every pair of tokens, so their operations grow with the square of the length. The other two forms grow linearly; two lines cross at the break-even.",
    "Numbers in memory are scores and mask, or states and denominators, without queries, keys, values, decays and outputs. The kernels of full attention and of the paper’s chunks compute block by block and need less.",
    "Times are for one head with scalar decays, from queries, keys and values to outputs. They include copying, except on a GPU.",
    "The powers ∝ L^p are least-squares fits on logarithms, from 512 tokens on and, for carried states, from four chunks on. Below these lengths, fixed costs dominate.",
    "The paper’s figures are for vision models at base scale, with patches of 16 pixels. They are read from the authors’ blog, memory to about 0.3 GB. Lines end at the memory limit or at the last figure.",
  ],
  formula: "2 L² (d + d_v), 2 L C (d + d_v) + 8 L d d_v, 8 L d d_v; 2 d (d_v + 1) + L",
  columns: {
    what: "line",
    form: "form",
    tokens: "tokens",
    amount: "amount",
    gigabytes: "GB",
    seconds: "seconds",
  },
} as const;

export const costText = inLanguage("cost/words", english);
