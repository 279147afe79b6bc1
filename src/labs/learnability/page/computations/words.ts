/** Words on the panel of unseen computations. */
import { formatCount, formatRounded, formatValue } from "../../../../platform/charts/format";
import { counted, withStop } from "../../../../platform/ui/grammar";
import { inLanguage } from "../in-language";

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);
const computations = (count: number) => counted(count, "unseen computation", "unseen computations");
const traces = (count: number) => counted(count, "trace", "traces");
const draws = (count: number) => counted(count, "draw", "draws");
const added = (count: number) => counted(count, "added sample", "added samples");
const is = (many: boolean) => (many ? "are" : "is");
const list = (names: readonly string[]) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names[names.length - 1]}`;
/** "all 64", "none" or "17" of computations that were just counted: of a single one it is "this one". */
const ofAll = (count: number, all = Number.POSITIVE_INFINITY) =>
  count === 0 ? "none" : count === all ? (all === 1 ? "this one" : `all ${formatCount(all)}`) : formatCount(count);
const subscript = (value: number) => [...String(value)].map((digit) => "₀₁₂₃₄₅₆₇₈₉"[Number(digit)]).join("");

/** No share short of the whole is called 100 %, and none above nothing 0 %. */
function percent(share: number): string {
  const rounded = Math.round(100 * share);
  return `${share < 1 ? Math.min(99, share > 0 ? Math.max(1, rounded) : 0) : 100} %`;
}

function gigabytes(bytes: number): string {
  return formatRounded(bytes / 1024 ** 3, 2);
}

/** Of the certified computations: how many there are, how large errors are, and how many runs are lost. */
interface GrowthOfCertified {
  readonly count: number;
  readonly largest: { readonly given: number };
  readonly wrong: { readonly computed: number };
}

const english = {
  title: "Unseen computations",
  views: { each: "Each one", rollout: "Roll-out", growth: "Growth of errors", curve: "More traces", seen: "What is never seen" },
  viewsLabel: "What is shown of unseen computations",
  begin: "The traces are still being drawn.",
  noLook: "The computations that are kept for testing appear here.",
  ready: "Everything is at its start. Press Play or One step.",
  failed: (reason: string) => `The traces could not be used: ${withStop(reason)}`,
  yes: "yes",
  no: "no",

  each: {
    chart: "Unseen computations, one column each: certified by the data, and right by each learner",
    read: "Read a computation; Enter looks at it",
    rows: {
      certified: "certified by the data",
      exact: "exact",
      rounded: "right after rounding",
      ownComputed: "own output, as computed",
      ownRounded: "own output, rounded",
    },
    shortRows: { certified: "certified", exact: "exact", rounded: "rounded", ownComputed: "own output", ownRounded: "own, rounded" },
    count: (count: number, all: number) => `${formatCount(count)} of ${formatCount(all)}`,
    unknown: "not known yet",
    across: "unseen computation",
    column: (number: number, words: string) => `Computation ${formatCount(number)}: ${words}`,
    rolledTokens: (right: number, all: number) => `${formatCount(right)} of ${formatCount(all)} tokens`,
    notRolled: "not rolled out",
    legend: "filled: right; empty: wrong; partly filled: so many tokens before the first wrong one; dotted: not rolled out",
    undecided: "which of them the data certify is not known yet",
    certifies: (count: number, all: number) =>
      all === 1
        ? `the data ${count === 1 ? "certify" : "do not certify"} the one unseen computation`
        : `the data certify ${count === all ? "all" : count === 0 ? "none of" : `${formatCount(count)} of`} ${computations(all)}`,
    certifySome: "more traces, or longer ones, may certify some",
    exactOnThose: (who: string, many: boolean, count: number) =>
      count === 0
        ? `, and ${who} ${is(many)} exact on none`
        : `, and ${who} ${is(many)} exact on just ${count === 1 ? "that one" : `those ${formatCount(count)}`}`,
    exactOnAll: (who: string, many: boolean, all: number) => `, and ${who} ${is(many)} exact on ${all === 1 ? "it" : "every one"}`,
    exactWithout: (who: string, many: boolean, count: number, without: number) =>
      `; ${who} ${is(many)} exact on ${formatCount(count)}, ${formatCount(without)} of them without a certificate`,
    exactOn: (who: string, many: boolean, count: number) => `; ${who} ${is(many)} exact on ${ofAll(count)}`,
    afterwards: (count: number, all: number) => `; after rounding it is right on ${ofAll(count, all)}`,
    rounded: (who: string, many: boolean, count: number, all: number) => `${who} ${is(many)} right on ${ofAll(count, all)} after rounding`,
    rolled: (many: boolean, whole: { readonly computed: number; readonly rounded: number }, rolled: number, all: number) =>
      `; fed ${many ? "their" : "its"} own output, ${many ? "they finish" : "it finishes"} ${ofAll(whole.computed, rolled)} as computed and ${ofAll(whole.rounded, rolled)} rounded to whole numbers${rolled < all ? `, of the first ${formatCount(rolled)}` : ""}`,
    explain: [
      "Every column is a computation that no learner has trained on. It is certified when every layer that fits the training traces perfectly gives the same tokens on it, each given the true ones before it, so that a perfect fit cannot be wrong there.",
      "Exact means every token within 1e-6 of the truth, given the true history. Rounding forgives every error below one half.",
      "On its own output each token is the next one's input. Fed back as computed nothing is forgiven, and what is a little off makes the next token worse. Rounded to whole numbers first, a learner finishes just those computations on which all its tokens are right after rounding, given the true history.",
    ],
    formula: "certified at Z: ‖Π H(Z)‖ = 0, where Π projects onto the kernel of Λ (this project’s pointwise certificate; not in the paper)",
    columns: { number: "computation", words: "machine and input", of: (row: string, learner: string) => `${row}: ${learner}` },
  },

  rollout: {
    chart: (way: "computed" | "rounded") =>
      `Generated tokens: the true history, and what each learner generates when it is fed its own output${way === "computed" ? ", as computed" : ", each coordinate rounded to the nearest whole number"}`,
    waysLabel: "In what form learners are fed their own output",
    ways: { computed: "Fed back as computed", rounded: "Rounded to whole numbers" },
    read: "Read a coordinate of a token",
    inWords: "The tokens in words",
    truth: "True history",
    right: "all right after rounding",
    wrongFrom: (role: string) => `wrong from ${role} on`,
    same: "the same",
    cell: (step: string, block: string, place: number) => `${step}, ${block} ${formatCount(place)}`,
    noLearner: "No learner has been drawn yet.",
    fedAs: { computed: "Fed its own output as computed,", rounded: "Fed its own output rounded to whole numbers," },
    goesThrough: (who: string, many: boolean, steps: number) =>
      `${who} ${many ? "get" : "gets"} ${steps === 1 ? "the one token" : `all ${formatCount(steps)} tokens`} right`,
    goesWrong: (
      who: string,
      many: boolean,
      { role, number, steps }: { readonly role: string; readonly number: number; readonly steps: number },
      truth: string,
      said: string,
    ) =>
      `${who} first ${many ? "go" : "goes"} wrong at ${role}, token ${formatCount(number)} of ${formatCount(steps)}: “${said}” in place of “${truth}”`,
    columns: { token: "token" },
    explain: [
      "Each row is a generated token with its coordinates, block by block. Below the true history stands what a learner generates when every output is appended as the next token.",
      "Fed back as computed, what is a little wrong makes the next token a little more wrong, so a learner that is right on every true history can still lose the computation. When each coordinate is rounded to the nearest whole number first, an error below one half is forgotten. The rounded output need not be a token. Definition G.2 of the paper takes the largest coordinate of a one-hot vector instead; tokens here are sums and differences of such vectors. The chart shows the output before rounding, both ways.",
    ],
    formula:
      "y = f(Z(t)), Z(t+1) = [Z(t), y] as computed, [Z(t), Round(y)] when rounded; a token is right when every coordinate rounds to the truth",
  },

  growth: {
    chart: (number: number) =>
      `Error of every token of computation ${formatCount(number)}: given the true history, fed back rounded, and fed back as computed; the other computations, as computed, faintly`,
    read: "Read the errors at a token",
    upward: "error of a token, ‖output − truth‖",
    across: "generated token",
    half: "one half: rounding forgives errors below",
    floor: "0",
    token: (role: string, number: number, all: number) => `${role}, token ${formatCount(number)} of ${formatCount(all)}`,
    notFinite: "no number any more",
    lines: { given: "given the true history", rounded: "rounded to whole numbers", computed: "fed back as computed" },
    steps: "Steps",
    start: "Follow the errors",
    again: "Follow them again",
    cancel: "Stop",
    progress: "Work on the errors",
    idle: "The errors have not been followed. The closed form continues unseen computations, given their true history and on its own output.",
    asking: "The closed form continues the first unseen computation.",
    soFar: (count: number, all: number) => `After ${formatCount(count)} of ${formatCount(all)}: `,
    found: (tokens: number, count: number, computed: number, rounded: number) =>
      `Of ${computations(count)}, ${counted(tokens, "token", "tokens")} ${count === 1 ? "long" : "each"}, the closed form finishes ${ofAll(rounded, count)} rounded to whole numbers and ${ofAll(computed, count)} as computed.`,
    ofCertified: ({ count, largest, wrong }: GrowthOfCertified) =>
      ` On the ${count === 1 ? "certified one" : `${formatCount(count)} certified ones`} no token is more than ${formatValue(largest.given)} off given the true history; fed back as computed, ${wrong.computed === 0 ? "no run is lost" : count === 1 ? "this run is lost" : `${formatCount(wrong.computed)} of these runs ${plural(wrong.computed, "is", "are")} lost`}.`,
    noneCertified: " The data certify none of them along all these tokens.",
    inNumbers: "Error times steps",
    columns: {
      all: "all",
      certified: "certified",
      computation: "computation",
      token: "token",
      given: "error given the true history",
      computed: "error fed back as computed",
      rounded: "error fed back rounded",
    },
    rows: {
      count: "computations",
      error: "ε, mean squared error of a token given the true history",
      steps: "Φ, tokens of a computation",
      bound: "4εΦ, largest share that can go wrong, rounded",
      noBound: (bound: string) => `${bound}: no bound`,
      rounded: "go wrong, rounded",
      computed: "go wrong, as computed",
      share: (wrong: number, all: number) => `${formatCount(wrong)} of ${formatCount(all)}`,
    },
    theorem:
      "Error times steps bounds the share that goes wrong only where every token is rounded before it is fed back (Lemma C.5, Corollary F.3): until its first wrong token a run has the true history, and a token is wrong only where its squared error is 1/4 or more.",
    explain: [
      "Certified means: given the true history, every perfect fit gives the true next token. That says nothing of rounding errors on the way: fed back as computed, the last digits of one token are in every later one, and errors grow from step to step.",
      "When each coordinate is rounded to the nearest whole number first, every error below one half is forgotten, and a run stays with the line given the true history until a token is wrong there. Machines whose computations do not end with their input are followed beyond the steps that were learned from.",
    ],
    formula: "share that goes wrong, rounded ≤ Σ over steps of the share with ‖y − z‖² ≥ 1/4 ≤ 4εΦ",
  },

  curve: {
    chart: "Shares of unseen computations that are certified, exact and right after rounding, against the number of training traces",
    read: "Read the shares at a number of traces",
    across: "training traces",
    at: (count: string) => `${count} ${count === "1" ? "trace" : "traces"}`,
    percent,
    between: (share: number, low: number, high: number) => `${percent(share)} (${percent(low)} to ${percent(high)})`,
    lines: { certified: "certified, with the range of the draws", exact: "exact", rounded: "right after rounding" },
    start: "Draw the curve",
    again: "Draw it again",
    cancel: "Stop",
    progress: "Work on the learning curve",
    drawn: (splits: number) => `Closed form on traces alone, ${draws(splits)}.`,
    idle: "The curve has not been drawn. It learns from more and more traces, several times over.",
    asking: "The closed form learns from a few traces, then from more; the first draw is under way.",
    means: (splits: number) => `Means over ${draws(splits)}: `,
    soFar: (splits: number, all: number) => `Means over ${formatCount(splits)} of ${draws(all)} so far: `,
    same: "certified and exact are the same fraction at every number of traces.",
    none: "no computation is certified at any of these numbers of traces, and none is exact: more traces, or longer ones, may certify some.",
    apart: ({ traces: count, certified, exact }: { readonly traces: number; readonly certified: number; readonly exact: number }) =>
      `with ${traces(count)} ${percent(exact)} are exact although only ${percent(certified)} are certified: right without a guarantee.`,
    atLast: ({ traces: count, certified, rounded }: { readonly traces: number; readonly certified: number; readonly rounded: number }) =>
      `With ${traces(count)} ${percent(certified)} of the unseen computations are certified and ${percent(rounded)} are right after rounding.`,
    columns: {
      traces: "training traces",
      certified: "certified",
      least: "certified, least of a draw",
      greatest: "certified, greatest of a draw",
      exact: "exact",
      rounded: "right after rounding",
    },
    explain: [
      "Traces are drawn several times, with the seeds that follow this one. Each time the closed form learns from the first few of them, then from more, and is tried on the same unseen computations; added samples are left out.",
      "Rounding often makes a computation right long before the data guarantee it.",
    ],
    formula: "at each number of traces: this project’s pointwise certificate in kernel form (not in the paper), and the minimum-norm fit",
  },

  seen: {
    chart: "Coordinates of a token, block by block: those that some training sample ends in, and those that none does",
    read: "Read a coordinate",
    legend: "filled: some training sample ends in a token with this coordinate; empty: none does",
    rank: (rank: string, psi: string) => `The training samples span ${rank} of ${psi} directions`,
    coordinate: (block: string, place: number, meaning: string) => `${block} ${formatCount(place)}: ${meaning}`,
    lastToken: "in a last token",
    occurs: "occurs",
    never: "never",
    soFar: (rank: number, psi: number) => `So far ${formatCount(rank)} of ${formatCount(psi)} directions are seen.`,
    determined: "These data determine the function",
    all: (psi: number, probes: number) =>
      `: ${probes > 0 ? `with ${added(probes)} ` : ""}all ${formatCount(psi)} directions are seen, so every computation of this layer is certified, each token given the true ones before it.`,
    spans: (rank: number, psi: number, probes: number) =>
      `The traces ${probes > 0 ? `and ${added(probes)} ` : ""}span ${formatCount(rank)} of ${formatCount(psi)} directions: `,
    neverOccur: (never: number, d: number) =>
      `${formatCount(never)} of ${formatCount(d)} coordinates never ${plural(never, "occurs", "occur")} in a last token`,
    soNever: ", so λ_min is 0, and traces alone never raise it.",
    exclusive: (probes: number) =>
      probes > 0
        ? "every coordinate occurs by now; what is still missing, more Gaussian samples show."
        : "every coordinate occurs, but never together with the others of its block, so λ_min stays 0.",
    whyTitle: "Why traces are never enough",
    why: (never: number, dead: number) =>
      `A feature is a sum over the tokens: the product of two coordinates of each, times one of the last token. The ${never === 1 ? "coordinate" : `${formatCount(never)} coordinates`} that no last token has ${plural(never, "makes", "make")} ${formatCount(dead)} features zero on all of these traces, and one-hot blocks exclude more. Lemma 3.1 asks for λ_min above 0, which no set of traces has; the certificate of single computations needs only what these use.`,
    whyExclusive:
      "A feature is a sum over the tokens: the product of two coordinates of each, times one of the last token. On traces a one-hot block never has two entries at once, so their products are always zero.",
    remedyTitle: "What would be enough",
    remedy: "Random tokens have every coordinate at once (Lemma A.5): Gaussian sequences, labelled by the layer that makes the traces.",
    smallEnough: (psi: number, needed: number) =>
      `With ψ = ${formatCount(psi)} features at least as many samples are needed; ${formatCount(needed)} are enough.`,
    tooMany: (psi: number, bytes: number) =>
      `With ψ = ${formatCount(psi)} features at least as many samples would be needed, and Λ alone would take ${gigabytes(bytes)} GB: added samples raise the rank here, one each, and no more.`,
    add: (count: number) => `Add ${counted(count, "Gaussian probe", "Gaussian probes")}`,
    remove: (count: number) => `Take the ${added(count)} out`,
    fixed: "A small layer that holds one machine in its weights can be certified as a whole.",
    showFixed: "Show it on a fixed machine",
    automatonBlocks: {
      Tkey: "the state a table entry is for",
      Trow: "letter and next state of a table entry",
      Wpos: "the place of a letter in the word",
      Wlet: "place and letter",
      Ast: "the state",
      Apos: "letters read so far",
      Brow: "the row of the state: where every letter leads",
      Blet: "place and letter that is read",
      A: "letters read so far, and the state",
    },
    columns: { coordinate: "coordinate", block: "block", meaning: "what it stands for", occurs: "occurs in a last token" },
    explain: [
      "The cells are the coordinates of a token. A sample enters a layer through G and its last token z, so what no training sample ends in is never asked about.",
      "The bar below shows how small a part of feature space the samples span. Inside that part every perfect fit is the truth, and unseen computations can be certified; outside it a perfect fit is free.",
    ],
    formula: "H(Z) = (G_jk z_l): if z_l = 0 on all samples, then d(d+1)/2 features are zero and λ_min(Λ) = 0",
  },

  machine: {
    word: (word: string) => (word === "" ? "the empty word" : `word ${word}`),
    tape: (tape: string) => `tape ${tape}`,
    on: (input: string, machine: string) => `${input} on ${machine}`,
    arrow: (letter: string, next: string) => `${letter} to ${next}`,
    state: (state: string, arrows: readonly string[]) => `${state} ${list(arrows)}`,
    rule: (letter: string, write: string, move: string, next: string) => `${letter} ${write}${move} ${next}`,
    role: (kind: string, step: number) => `${kind}${subscript(step)}`,
    notFinite: "no numbers any more",
    noToken: "a token this layer never gives",
    nearest: (state: string, position: number) => `a token this layer never gives, nearest to state ${state}, position ${position}`,
    withTape: (said: string, tape: string) => `${said}; tape ${tape}`,
    large: (states: number, letters: number) =>
      `a machine of ${counted(states, "state", "states")} and ${counted(letters, "letter", "letters")}`,
  },
} as const;

export const computationsText = inLanguage("computations/words", english);
