import { formatCount } from "../../../../platform/charts/format";
import { inLanguage } from "../in-language";

const english = {
  label: "Sequence and attention",
  preset: {
    lede: "Linear attention is a recurrence. Its bidirectional form can be computed as a matrix, by two recurrences, or in chunks.",
    ledeOfTasks:
      "Small encoders with different kinds of attention learn sequence tasks. The tasks compare order, decay, and one or two directions.",
    groups: { forms: "One sequence: masks and forms", learning: "Trained encoders" },
    /** Words with which a search of the gallery finds presets. */
    searches: ["softmax", "wall", "picture"],
  },
  sequence: {
    title: "Sequence",
    kind: "Source of the tokens",
    kinds: { random: "Random", text: "Text", image: "Picture", task: "Train encoders", custom: "Own q, k, v" },
    tokens: (count: number) => (count === 1 ? "1 token, one per character" : `${formatCount(count)} tokens, one per character`),
  },
  picture: {
    drawn: "Generated landscape",
    choose: "Choose a picture",
    help: "PNG, JPEG, WebP or GIF, also by drag and drop. The central square is cut into patches, which links contain.",
  },
  attention: { title: "Attention" },
  learners: {
    title: "Encoders",
    counted: "encoders",
    none: "No encoder yet. Add one to train it.",
    add: "Add an encoder",
    figures: { accuracy: "accuracy", loss: "loss in nats" },
    most: (count: number) => `At most ${formatCount(count)} ${count === 1 ? "encoder" : "encoders"}.`,
    waiting: "waiting",
    learns: "training",
    learned: "trained",
    failed: "failed",
    afterSteps: (steps: number) => `, step ${formatCount(steps)}`,
    skipped: (count: number) => (count === 0 ? "" : `; ${formatCount(count)} ${count === 1 ? "step" : "steps"} skipped, not finite`),
  },
  own: {
    help: "Own queries, keys, values and decays as JSON, CSV (one row per token) or .npz (arrays q, k, v, decay).",
    none: "No data are open. Open a file, drop it on the page, or paste its text.",
    needs: (name: string) => `This experiment needs the file ${name}. Open it to run the experiment.`,
    size: (tokens: number, d: number, dv: number) => `Tokens: ${formatCount(tokens)}, d = ${formatCount(d)}, d_v = ${formatCount(dv)}`,
    heads: (count: number) => `Heads: ${formatCount(count)}; the panels show the first.`,
  },
  forms: {
    full: "full attention",
    recurrent: "recurrent",
    chunk: "chunks, as in the paper",
    "state-chunk": "chunks with carried states",
  },
  /** Shown where no grid is given. */
  noGrid: "none",
  grid: "rows and columns, as in 4 x 8",
} as const;

export const lionRailText = inLanguage("rail/words", english);
