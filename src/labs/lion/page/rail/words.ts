import { formatCount } from "../../../../platform/charts/format";
import { inLanguage } from "../in-language";

const english = {
  label: "Sequence and attention",
  settings: "Sequence and attention",
  preset: {
    own: "An experiment of your own",
    lede: "“Linear attention is a recurrent network”: then how can it look both ways at once? As a matrix, as two sweeps or in chunks, with the same answer.",
    ledeOfTasks:
      "Small encoders learn to answer for every token of a sequence, each with another kind of attention. Who can use order, who needs decay, and what is it worth to look both ways?",
    showed: (title: string) => `What “${title}” showed`,
    groups: { forms: "One sequence: masks and forms", learning: "Encoders that learn" },
  },
  sequence: {
    title: "Sequence",
    kind: "Where the tokens come from",
    kinds: { random: "Random", text: "Text", image: "Picture", task: "Train encoders", custom: "Own q, k, v" },
    tokens: (count: number) => (count === 1 ? "1 token, one a character" : `${formatCount(count)} tokens, one a character`),
  },
  picture: {
    drawn: "A landscape that is drawn here",
    choose: "Choose a picture",
    help: "PNG, JPEG, WebP or GIF; or drop one on the page. The square in its middle is cut into patches, which travel in links.",
  },
  attention: { title: "Attention" },
  learners: {
    title: "Encoders",
    none: "Nobody learns yet. Add an encoder.",
    add: (name: string) => `Add ${name}`,
    most: (count: number) => `At most ${formatCount(count)} ${count === 1 ? "encoder" : "encoders"}.`,
    steps: (count: number) => formatCount(count),
    waiting: "waits",
    learns: "learns",
    learned: "all its steps are done",
    failed: "failed",
    accuracy: (share: string) => `, ${share} right`,
    loss: (nats: string) => `, ${nats} nats`,
    skipped: (count: number) =>
      count === 0 ? "" : `; ${formatCount(count)} ${count === 1 ? "step was" : "steps were"} not finite and left out`,
  },
  own: {
    help: "Queries, keys, values and decays of your own: JSON, CSV with a row for each token, or .npz with the arrays q, k, v and decay.",
    none: "Nothing is open yet: open a file, drop it on the page, or paste its text.",
    needs: (name: string) => `This experiment needs the file ${name}. Open it to run.`,
    size: (tokens: number, d: number, dv: number) => `${formatCount(tokens)} × ${formatCount(d)}, values of ${formatCount(dv)}`,
    heads: (count: number) => `Heads: ${formatCount(count)}; the first one is drawn.`,
  },
  forms: {
    full: "full attention",
    recurrent: "recurrent",
    chunk: "chunks, as in the paper",
    "state-chunk": "chunks with carried states",
  },
  /** Of a grid that there is not. */
  noGrid: "none",
  grid: "rows and columns, as in 4 x 8",
} as const;

export const lionRailText = inLanguage("rail/words", english);
