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

/** Only a share of one is written as 100 %, and only zero as 0 %. */
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
  views: { each: "Each one", rollout: "Roll-out", growth: "Growth of errors", curve: "More traces", seen: "Unused coordinates" },
  viewsLabel: "View of unseen computations",
  begin: "The traces are still being sampled.",
  noLook: "The test computations appear here.",
  ready: "The run has not started. Press Run.",
  failed: (reason: string) => `The traces could not be used: ${withStop(reason)}`,
  yes: "yes",
  no: "no",

  each: {
    chart: "Unseen computations, one column each: certified by the data, and correct for each learner",
    read: "Read a computation; Enter selects it",
    rows: {
      certified: "certified by the data",
      exact: "exact",
      rounded: "correct after rounding",
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
    inNumbers: "Results in numbers",
    alike: (count: number) =>
      count === 1 ? "There is one unseen computation." : `The ${formatCount(count)} unseen computations have equal results.`,
    partly: (whole: string, right: number, all: number) => `${whole}; in each, ${formatCount(right)} of ${formatCount(all)} tokens`,
    legend: "filled: correct; empty: wrong; partly filled: share of tokens before the first wrong one; dotted: not rolled out",
    undecided: "the certificates are still being computed",
    certifies: (count: number, all: number) =>
      all === 1
        ? `the data ${count === 1 ? "certify" : "do not certify"} the one unseen computation`
        : `the data certify ${count === all ? "all" : count === 0 ? "none of" : `${formatCount(count)} of`} ${computations(all)}`,
    certifySome: "more or longer traces may certify some",
    exactOnThose: (who: string, many: boolean, count: number) =>
      count === 0
        ? `, and ${who} ${is(many)} exact on none`
        : `, and ${who} ${is(many)} exact on ${count === 1 ? "that one" : `those ${formatCount(count)}`}`,
    exactOnAll: (who: string, many: boolean, all: number) => `, and ${who} ${is(many)} exact on ${all === 1 ? "it" : "every one"}`,
    exactWithout: (who: string, many: boolean, count: number, without: number) =>
      `; ${who} ${is(many)} exact on ${formatCount(count)}, ${formatCount(without)} of them without a certificate`,
    exactOn: (who: string, many: boolean, count: number) => `; ${who} ${is(many)} exact on ${ofAll(count)}`,
    afterwards: (count: number, all: number) => `; after rounding it is correct on ${ofAll(count, all)}`,
    rounded: (who: string, many: boolean, count: number, all: number) =>
      `${who} ${is(many)} correct on ${ofAll(count, all)} after rounding`,
    rolled: (many: boolean, whole: { readonly computed: number; readonly rounded: number }, rolled: number, all: number) =>
      `; on ${many ? "their" : "its"} own output ${many ? "they complete" : "it completes"} ${ofAll(whole.computed, rolled)}${rolled < all ? ` of the first ${formatCount(rolled)}` : ""} without rounding and ${ofAll(whole.rounded, rolled)} with rounding`,
    explain: [
      "Each column is a test computation; equal columns are replaced by their numbers. A computation is certified if all perfect fits of the training traces output the same tokens, given the true history.",
      "Exact means that every token has an error of at most 1e-6, given the true history. Rounding removes errors below one half.",
      "On its own output, a learner receives each output as the next token. Without rounding, errors feed back into the next token. With rounding to whole numbers, a learner completes the computations in which every token is correct after rounding, given the true history.",
    ],
    formula:
      "certified at Z: ‖Π H(Z)‖ = 0, where Π projects onto the null space of Λ (this project’s pointwise certificate; not in the paper)",
    columns: { number: "computation", words: "machine and input", of: (row: string, learner: string) => `${row}: ${learner}` },
  },

  rollout: {
    chart: (way: "computed" | "rounded") =>
      `Tokens of the true history and of each learner on its own output, ${way === "computed" ? "without rounding" : "rounded to whole numbers"}`,
    waysLabel: "Rounding of the learners’ own output",
    ways: { computed: "Without rounding", rounded: "Rounded to whole numbers" },
    read: "Read a coordinate of a token",
    inWords: "The tokens in words",
    truth: "True history",
    right: "all correct after rounding",
    wrongFrom: (role: string) => `wrong from ${role} on`,
    same: "the same",
    cell: (step: string, block: string, place: number) => `${step}, ${block} ${formatCount(place)}`,
    noLearner: "No learner is shown.",
    fedAs: { computed: "On its own output without rounding,", rounded: "On its own output rounded to whole numbers," },
    goesThrough: (who: string, many: boolean, steps: number) =>
      `${who} ${many ? "compute" : "computes"} ${steps === 1 ? "the one token" : `all ${formatCount(steps)} tokens`} correctly`,
    goesWrong: (
      who: string,
      _many: boolean,
      { role, number, steps }: { readonly role: string; readonly number: number; readonly steps: number },
      truth: string,
      said: string,
    ) =>
      `the first wrong token of ${who} is ${role}, number ${formatCount(number)} of ${formatCount(steps)}: “${said}” instead of “${truth}”`,
    columns: { token: "token" },
    explain: [
      "Each row is a generated token with its coordinates, block by block. The learners’ tokens stand below the true history; each output is appended as the next token.",
      "Without rounding, errors feed back into the next token, so a learner with small errors given the true history can still fail. Rounding each coordinate to a whole number removes errors below one half. The chart shows the output before rounding.",
      "The rounded output need not be a token. Definition G.2 of the paper takes the largest coordinate of a one-hot vector instead. Tokens here are sums and differences of such vectors.",
    ],
    formula:
      "y = f(Z(t)), Z(t+1) = [Z(t), y] without rounding, [Z(t), Round(y)] with rounding; a token is correct if every coordinate rounds to the true value",
  },

  growth: {
    chart: (number: number) =>
      `Error of each token of computation ${formatCount(number)}: given the true history, with rounding and without; other computations faintly`,
    read: "Read the errors at a token",
    upward: "error of a token, ‖output − truth‖",
    across: "generated token",
    half: "one half: rounding removes errors below",
    floor: "0",
    token: (role: string, number: number, all: number) => `${role}, token ${formatCount(number)} of ${formatCount(all)}`,
    notFinite: "not finite",
    lines: { given: "given the true history", rounded: "rounded to whole numbers", computed: "without rounding" },
    steps: "Steps",
    start: "Compute the errors",
    again: "Compute them again",
    cancel: "Stop",
    progress: "Progress of the errors",
    idle: "The closed form continues unseen computations, given the true history and on its own output. Press Compute the errors.",
    asking: "The closed form is continuing the first unseen computation.",
    soFar: (count: number, all: number) => `After ${formatCount(count)} of ${formatCount(all)}: `,
    found: (tokens: number, count: number, computed: number, rounded: number) =>
      `Of ${computations(count)} with ${counted(tokens, "token", "tokens")}${count === 1 ? "" : " each"}, the closed form completes ${ofAll(rounded, count)} with rounding and ${ofAll(computed, count)} without.`,
    ofCertified: ({ count, largest, wrong }: GrowthOfCertified) =>
      ` On the ${count === 1 ? "certified one" : `${formatCount(count)} certified ones`} the largest error given the true history is ${formatValue(largest.given)}; without rounding, ${wrong.computed === 0 ? "no run fails" : count === 1 ? "this run fails" : `${formatCount(wrong.computed)} of these runs ${plural(wrong.computed, "fails", "fail")}`}.`,
    noneCertified: " The data certify none of them for all these tokens.",
    inNumbers: "Error times steps",
    columns: {
      all: "all",
      certified: "certified",
      computation: "computation",
      token: "token",
      given: "error given the true history",
      computed: "error without rounding",
      rounded: "error with rounding",
      largest: "error with Definition G.2",
    },
    rows: {
      count: "computations",
      error: "ε, mean squared error of a token given the true history",
      steps: "Φ, tokens of a computation",
      bound: "4εΦ, bound on the share of wrong computations with rounding",
      noBound: (bound: string) => `${bound}: no bound`,
      rounded: "wrong with rounding",
      largest: "wrong with Definition G.2, the largest coordinate of each symbol",
      computed: "wrong without rounding",
      share: (wrong: number, all: number) => `${formatCount(wrong)} of ${formatCount(all)}`,
    },
    theorem:
      "With rounding, error times steps bounds the share of wrong computations (Lemma C.5, Corollary F.3). A token is wrong only if its squared error is at least 1/4.",
    explain: [
      "In a certified computation every perfect fit outputs the true next token, given the true history. The certificate does not cover rounding errors: without rounding, the error of one token affects all later tokens and can grow.",
      "With rounding, errors below one half are removed, so a run agrees with the true history until its first wrong token. Machines without a fixed end continue beyond the number of steps in training.",
      "Definition G.2 takes the largest coordinate of a one-hot vector, here of each symbol of a token. A token is then wrong only if its squared error is at least 1/2, so 2εΦ is a bound. Tokens of Turing machines contain differences, to which it does not apply.",
    ],
    formula: "share of wrong computations with rounding ≤ Σ over steps of the share with ‖y − z‖² ≥ 1/4 ≤ 4εΦ",
  },

  curve: {
    chart: "Shares of unseen computations that are certified, exact and correct after rounding, against the number of training traces",
    read: "Read the shares at a number of traces",
    across: "training traces",
    at: (count: string) => `${count} ${count === "1" ? "trace" : "traces"}`,
    percent,
    between: (share: number, low: number, high: number) => `${percent(share)} (${percent(low)} to ${percent(high)})`,
    lines: { certified: "certified, with the range of the draws", exact: "exact", rounded: "correct after rounding" },
    start: "Compute the curve",
    again: "Compute it again",
    cancel: "Stop",
    progress: "Progress of the learning curve",
    drawn: (splits: number) => `Closed form on traces alone, ${draws(splits)}.`,
    idle: "The curve shows the closed form with increasing numbers of traces, for several draws. Press Compute the curve.",
    asking: "The first draw is being computed.",
    means: (splits: number) => `Means over ${draws(splits)}: `,
    soFar: (splits: number, all: number) => `Means over ${formatCount(splits)} of ${draws(all)} so far: `,
    same: "the certified and the exact fraction agree at every number of traces.",
    none: "no computation is certified or exact at any of these numbers of traces.",
    apart: ({ traces: count, certified, exact }: { readonly traces: number; readonly certified: number; readonly exact: number }) =>
      `with ${traces(count)} ${percent(exact)} are exact and ${percent(certified)} are certified.`,
    atLast: ({ traces: count, certified, rounded }: { readonly traces: number; readonly certified: number; readonly rounded: number }) =>
      `With ${traces(count)} ${percent(certified)} of the unseen computations are certified and ${percent(rounded)} are correct after rounding.`,
    columns: {
      traces: "training traces",
      certified: "certified",
      least: "certified, minimum over draws",
      greatest: "certified, maximum over draws",
      exact: "exact",
      rounded: "correct after rounding",
    },
    explain: [
      "Each draw samples the traces with another seed. In each draw the closed form trains on increasing numbers of traces and is tested on the same unseen computations. Added samples are left out.",
      "A computation can be correct after rounding without being certified.",
    ],
    formula: "at each number of traces: this project’s pointwise certificate in kernel form (not in the paper), and the minimum-norm fit",
  },

  seen: {
    chart: "Coordinates of a token, block by block: used and unused in the last tokens of the training samples",
    read: "Read a coordinate",
    legend: "filled: nonzero in the last token of some training sample; empty: zero in all of them",
    rank: (rank: string, psi: string) => `The training samples span ${rank} of ${psi} directions`,
    coordinate: (block: string, place: number, meaning: string) => `${block} ${formatCount(place)}: ${meaning}`,
    lastToken: "in a last token",
    occurs: "occurs",
    never: "does not occur",
    soFar: (rank: number, psi: number) => `So far the samples span ${formatCount(rank)} of ${formatCount(psi)} directions.`,
    determined: "Λ has full rank",
    all: (psi: number, probes: number) =>
      `${probes > 0 ? ` with ${added(probes)}` : ""} (${formatCount(psi)}): every computation of this layer is certified, given the true history.`,
    spans: (rank: number, psi: number, probes: number) =>
      `The traces ${probes > 0 ? `and ${added(probes)} ` : ""}span ${formatCount(rank)} of ${formatCount(psi)} directions: `,
    neverOccur: (never: number, d: number) =>
      `${formatCount(never)} of ${formatCount(d)} coordinates ${plural(never, "is", "are")} zero in every last token`,
    soNever: ", so λ_min is 0.",
    exclusive: (probes: number) =>
      probes > 0
        ? "every coordinate occurs, and more Gaussian samples raise the rank further."
        : "every coordinate occurs, but not together with others of its one-hot block, so λ_min is 0.",
    whyTitle: "Features that are zero on traces",
    why: (never: number, dead: number) =>
      `The ${never === 1 ? "coordinate that is" : `${formatCount(never)} coordinates that are`} zero in every last token ${plural(never, "makes", "make")} ${formatCount(dead)} features zero on these traces. Lemma 3.1 needs λ_min > 0; the certificate of a single computation needs only the features of that computation.`,
    whyExclusive: "On traces each one-hot block has at most one nonzero entry. Products of two entries of a block are therefore zero.",
    remedyTitle: "Gaussian samples",
    remedy:
      "Gaussian sequences have nonzero values in every coordinate, so enough of them give Λ full rank (Lemma A.5). The layer that generates the traces labels them.",
    smallEnough: (psi: number, needed: number) =>
      `Full rank needs at least ψ = ${formatCount(psi)} samples; ${formatCount(needed)} Gaussian ones suffice.`,
    tooMany: (psi: number, bytes: number) =>
      `Full rank needs at least ψ = ${formatCount(psi)} samples, and Λ takes ${gigabytes(bytes)} GB. Each added sample raises the rank by at most one.`,
    add: (count: number) => `Add ${counted(count, "Gaussian probe", "Gaussian probes")}`,
    remove: (count: number) => `Remove the ${added(count)}`,
    fixed: "A small layer with one machine in its weights can be certified for all inputs.",
    showFixed: "Open a fixed machine",
    automatonBlocks: {
      Tkey: "state of a table entry",
      Trow: "letter and next state of a table entry",
      Wpos: "position of a letter in the word",
      Wlet: "position and letter",
      Ast: "state",
      Apos: "letters read so far",
      Brow: "table row of the state: next state for every letter",
      Blet: "position and letter that is read",
      A: "letters read so far and state",
    },
    columns: { coordinate: "coordinate", block: "block", meaning: "meaning", occurs: "occurs in a last token" },
    explain: [
      "The cells are the coordinates of a token. A feature is an entry of G times a coordinate of the last token z. A coordinate that is zero in every last token contributes no feature.",
      "The bar shows the dimension of the span of the samples in feature space. Perfect fits agree within this span, so computations with features inside it are certified. Outside the span, perfect fits can differ.",
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
    notFinite: "not finite",
    noToken: "not a token of this layer",
    nearest: (state: string, position: number) => `not a token of this layer, nearest to state ${state}, position ${position}`,
    withTape: (said: string, tape: string) => `${said}; tape ${tape}`,
    large: (states: number, letters: number) =>
      `a machine with ${counted(states, "state", "states")} and ${counted(letters, "letter", "letters")}`,
  },
} as const;

export const computationsText = inLanguage("computations/words", english);
