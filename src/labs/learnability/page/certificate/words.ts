/** Words on the certificate laboratory; the part of the catalogue that is loaded with it. */
import { formatCount, formatPower, formatRounded, formatSetting, formatValue } from "../../../../platform/charts/format";
import { inLanguage } from "../in-language";

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

function percent(share: number): string {
  if (share >= 0.995) return "100 %";
  return share >= 1e-3 ? `${formatRounded(100 * share, 2)} %` : formatValue(share);
}

/** Numbers as words begin sentences and read better than a lone digit. */
const small = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const inWords = (count: number) => small[count] ?? formatCount(count);
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const directions = (count: number) => `${formatCount(count)} free ${plural(count, "direction", "directions")}`;
const headsIn = (count: number) => `${inWords(count)} ${plural(count, "head", "heads")}`;
const samplesOf = (count: number, law: string) => `${formatCount(count)} ${law} ${plural(count, "sample", "samples")}`;

interface SweptPlace {
  readonly distance: number;
  readonly value: number;
}

/** A line as wide as the minus that typesetters use. */
const signed = (value: number) => formatValue(value).replace(/^-/, "−");

const english = {
  title: "Certificate laboratory",
  viewsLabel: "View of the laboratory",
  views: {
    sample: "This sample",
    twin: "The twin",
    learners: "Gradient learners",
    data: "More data",
    heads: "Fewest heads",
    sweep: "The sweep",
  },
  waiting: "The laboratory examines the whole training set, and its samples are still being taken in.",
  ready: "The laboratory examines the training set. Press Play to draw it.",
  noData: "There are no data yet. Open a file, or choose a preset.",
  failed: (reason: string) => `This could not be computed: ${reason.endsWith(".") ? reason : `${reason}.`}`,
  working: (share: number) => `${formatCount(100 * share)} %`,
  dual: {
    twin: (psi: number, limit: number) =>
      `With ${formatCount(psi)} features the function is never written down, only what it answers, so it cannot be moved along a direction. Twins are shown up to ${formatCount(limit)} features, which is d = 16.`,
    learners: (psi: number, limit: number) =>
      `With ${formatCount(psi)} features functions are not written down, so nothing tells their seen part from their free part. This is shown up to ${formatCount(limit)} features, which is d = 16.`,
    heads: (psi: number, limit: number) =>
      `With ${formatCount(psi)} features the closed form has no coefficients to take apart into heads. The search is there for fewer than ${formatCount(limit)} features: choose a smaller target.`,
  },

  sample: {
    stepper: "Test sample",
    none: "These data have no test sequence to certify. Open data with some.",
    asking: "The directions that the data see are being worked out; the sample’s certificate comes next.",
    certified: "Certified",
    certifiedRest: ": every linear attention that fits these data perfectly gives the same answer here.",
    open: "Not certified",
    openRest: (share: number) => `: ${percent(share)} of H(Z) lies outside what the data have seen.`,
    openMeaning: " Layers that fit perfectly can differ here by any amount, if they have heads enough.",
    allows: (who: string, bound: number, difference: number) =>
      ` The fit of ${who} allows a squared difference of ${formatValue(bound)}; it is ${formatValue(difference)}.`,
    chart: "Certificate of one sample: share of its features that the data have not seen, and the bound of each learner",
    gauge: "share of H(Z) outside the span of the data",
    zones: { certified: "certified", free: "not seen" },
    threshold: (value: number) => `threshold ${formatPower(value, 0)}`,
    rows: (leverage: number) => `squared difference from the closed form on this sample; leverage H(Z)ᵀΛ⁻¹H(Z) = ${formatValue(leverage)}`,
    across: "marker: what it is; tick: the most that the excess risk allows",
    noFunctions: "Learners are compared here as soon as they have a function.",
    noCoefficients: (psi: number) =>
      `With ${formatCount(psi)} features functions are not written down; the gauge is computed through kernels, and learners have no bounds.`,
    excess: (value: number) => `excess risk ${formatValue(Math.max(0, value))}`,
    numbers: (difference: number, bound: number): readonly [string, string] => [
      formatValue(difference),
      Number.isFinite(bound) ? `at most ${formatValue(bound)}` : "no bound",
    ],
    columns: {
      learner: "learner",
      excess: "excess risk",
      leverage: "leverage",
      bound: "bound",
      difference: "squared difference",
      share: "share",
    },
    explain: [
      "H(Z) holds the cubic features of this sample. The part of it that lies in the span of the training features is fixed by the data; along the rest, a perfect fit may answer anything. The gauge shows the size of that rest.",
      "A learner that fits nearly as well as the closed form can differ from it here by only so much: its excess risk ε times the leverage of the sample bounds the squared difference, and some function of that risk reaches the bound. Where the leverage is large, so is the difference that is allowed. So a marker never lies to the right of its tick.",
    ],
    formula: "‖(p − p̂)H(Z)‖² ≤ ε · H(Z)ᵀΛ⁻¹H(Z),  ε = tr (p − p̂) Λ (p − p̂)ᵀ",
  },

  twin: {
    none: (rank: number, psi: number) =>
      `No twin exists: these data see all ${formatCount(psi)} directions (rank ${formatCount(rank)} of ${formatCount(psi)}), so every perfect fit is the same function. Fewer samples, or a target whose data are all of one kind, leave room for one.`,
    asking: "A free direction and the sample on which it shows most are being looked for.",
    direction: "Direction",
    kinds: { null: "free direction", witness: "two-head witness" },
    kindHelp: "along which direction of feature space the closed form is moved",
    stepper: "Number",
    output: "Output",
    outputOf: (place: number) => `output ${formatCount(place)}`,
    amplitude: "Amplitude c",
    amplitudeHelp: "how far the closed form is moved along the direction",
    amplitudeBounds: (least: number, most: number) => `must be a number between ${formatSetting(least)} and ${formatSetting(most)}`,
    still: "At amplitude 0 the twin is the closed form itself. Move the slider.",
    fits: (train: number) => `The twin fits the training data to ${formatValue(Math.max(0, train))}`,
    fresh: (value: number, variance: number) =>
      ` and is at ${formatValue(value)} on fresh samples (variance of y: ${formatValue(variance)})`,
    unseen: (fresh: number) => `, and so fresh samples of the same kind (${formatValue(Math.max(0, fresh))}): these do not show it either`,
    blind: (fresh: number, set: string, value: number) =>
      `${Number.isNaN(fresh) ? "" : `, and fresh samples do not show it either (${formatValue(Math.max(0, fresh))})`}; ${set} do: it is at ${formatValue(value)} there`,
    freshUnknown: (value: number) => ` and has moved by ${formatValue(value)} on fresh samples`,
    answers: (closedForm: number, twin: number) =>
      `; on the found sample the closed form answers ${signed(closedForm)}, the twin ${signed(twin)}.`,
    errors: {
      chart: "Mean squared errors of the twin against the amplitude",
      title: "mean squared error",
      across: "amplitude c",
      read: "Read the errors at an amplitude",
      at: (amplitude: number) => `c = ${formatValue(amplitude)}`,
      train: "training",
      test: "test",
      found: "found sample",
      variance: "variance of y",
      floor: "≤ 0",
    },
    found: {
      title: "Found sample",
      note: (share: number) => `${percent(share)} of it unseen`,
      chart: "The sample on which closed form and twin differ most, and their answers",
      read: "Read a number of the found sample",
      tokens: (n: number) => `tokens (${formatCount(n)})`,
      closedForm: "closed form",
      twin: "twin",
      tokensLegend: "rows: coordinates; the last token asks",
      answersLegend: "answers ŷ, one row per output",
      cell: (row: number, column: number) => `row ${formatCount(row)}, column ${formatCount(column)}`,
    },
    heads: {
      title: "The twin’s heads",
      asking: "The twin’s heads come when the slider rests.",
      chart: "Singular values of the twin and of the closed form, relative to the largest",
      pairs: "Value and key-query matrices of the twin’s strongest heads",
      read: "Read an entry of a head",
      value: "V",
      keyQuery: "Q",
      head: (place: number) => `head ${formatCount(place)}`,
      added: "added",
      size: (value: number) => `σ = ${formatValue(value)}`,
      uses: (used: number, all: number) => `${formatCount(used)} of ${formatCount(all)}`,
      cell: (head: string, row: number, column: number) => `${head}: row ${formatCount(row)}, column ${formatCount(column)}`,
      twin: "twin",
    },
    columns: { amplitude: "amplitude", set: "set", error: "error", base: "base", cross: "cross", square: "square" },
    explain: [
      "Along a free direction the training samples say nothing. Moving the closed form along it changes no training answer, so the training error stays what it was, while fresh samples that do have a part along the direction are answered otherwise: their error is a parabola of the amplitude.",
      "The found sample is the one, among those of the same size, on which the two functions differ most. Both functions fit the data equally well, and both are linear attention: the heads on the right make the twin.",
    ],
    formula: "p̂ + c · e_a wᵀ with Λw = 0,  error(c) = base + 2c · cross + c² · square",
  },

  learners: {
    noTeacher: "There is no linear-attention teacher here, so there is no distance to it that could be taken apart.",
    none: "Add a gradient learner: its distance from the teacher is taken apart here while it trains.",
    begin: "Nobody has trained yet. Press Play or One step.",
    lost: (who: string, many: boolean, inRange: number) =>
      `${who} ${many ? "have" : "has"} lost the part the data can see (${formatValue(inRange)})`,
    still: (who: string, many: boolean, inRange: number) =>
      `${who} ${many ? "are" : "is"} still ${formatValue(inRange)} off in what the data can see`,
    keeps: (many: boolean, inNull: number, free: number) =>
      ` and ${many ? "keep" : "keeps"} ${formatValue(inNull)} in the ${free === 1 ? "one free direction" : directions(free)}`,
    nothingFree: "; the data leave no direction free",
    diverged: (who: string) => `${who} diverged`,
    chart: "Distance of each learner from the teacher, the part that the data see and the free part, against steps",
    lines: "distance ‖(p − p*)/S‖ of W from the teacher’s; solid: what the data see, dashed: what they leave free",
    across: "gradient steps",
    read: "Read the distances at a step",
    at: (step: number) => `step ${formatCount(step)}`,
    seen: (name: string) => `${name}, seen`,
    free: (name: string) => `${name}, free`,
    floor: "≤ 0",
    columns: { step: "step", learner: "learner", seen: "seen part", free: "free part" },
    explain: [
      "How far a learner’s W is from the teacher’s has two parts at right angles: one along directions that the data see, one along those they leave free. The loss knows the first part alone.",
      "Gradient descent on W itself never touches the free part, so it keeps what it started with. Heads can mix the two while they train; what remains in the free part at the end is the error that no training sample can show. (Between coefficients p the two parts are not quite so apart: there pairs count for more, by S = √2.)",
    ],
    formula: "‖u − u*‖² = ‖P(u − u*)‖² + ‖(1 − P)(u − u*)‖²,  u = p/S, S = √2 on pairs, P onto the range of SΛS",
  },

  data: {
    law: "Law",
    lawHelp: "how the entries of the added samples are drawn",
    laws: { gaussian: "Gaussian", rademacher: "random signs", sphere: "sphere" },
    /** The same before "samples". */
    lawAdjectives: { gaussian: "Gaussian", rademacher: "random-sign", sphere: "spherical" },
    count: "Added samples k",
    countBounds: (most: number) => `must be a whole number between 0 and ${formatCount(most)}`,
    countHelp: "random sequences beside the training data",
    asking: "The spectrum with more and more samples is being computed.",
    alreadyClosed: "Closed already",
    alreadyClosedRest: (psi: number) => `: the data see all ${formatCount(psi)} directions, and more samples only see them better.`,
    closed: "The loop is closed",
    closedRest: (count: number) =>
      `: with the ${count === 1 ? "added sample" : `${formatCount(count)} added samples`} no direction is free, and every perfect fit is the same function.`,
    closes: (count: number, law: string, free: number) =>
      `${samplesOf(count, law)} would be enough: then ${free === 1 ? "the one free direction is seen" : `none of the ${directions(free)} is left`}.`,
    lifts: (count: number, lambdaMin: number) => `With ${formatCount(count)} the smallest eigenvalue is ${formatValue(lambdaMin)}.`,
    leaves: (count: number, law: string, left: number) => `${samplesOf(count, law)} would leave ${directions(left)}.`,
    stays: (count: number, law: string, left: number) =>
      `${samplesOf(count, law)} would still leave ${directions(left)}, and so would any number: this law never shows them.`,
    now: (free: number) => `The data leave ${directions(free)}; choose how many samples to add.`,
    add: (count: number) => `Add ${count === 1 ? "this sample" : `these ${formatCount(count)} samples`} to the training data`,
    addMore: (count: number) => `Add ${formatCount(count)} more`,
    remove: (count: number) => `Remove the ${count === 1 ? "added sample" : `${formatCount(count)} added samples`}`,
    noLabels: "Nobody knows the labels of samples added to own data, so they can be counted here and not learned from.",
    noField: "This target does not take added samples.",
    chart: "Free directions and smallest eigenvalue against the number of added samples",
    read: "Read the effect of a number of added samples",
    free: "free directions",
    smallest: "smallest eigenvalue of Λ",
    across: "added samples k",
    at: (count: string) => `${count} added`,
    freeValue: "free directions",
    smallestValue: "smallest eigenvalue",
    floor: "none",
    chosen: (count: string) => `k = ${count}`,
    closedAt: (count: string) => `closed at ${count}`,
    columns: { count: "added samples", nullity: "free directions", lambdaMin: "smallest eigenvalue" },
    explain: [
      "Data of one kind, such as traces or memories, may never show some directions, however many they are. A few random samples beside them, labelled by the teacher, can show every one: each adds at most one direction.",
      "Random signs are a warning: their squares are all one, so d(d − 1) directions of their own stay hidden for ever. Gaussian entries have no such blind spot, from two tokens on; single tokens hide many directions, however they are drawn.",
    ],
    formula: "Λ′ = (NΛ + Σ h hᵀ)/(N + k); two or more Gaussian tokens see every direction (Lemma A.5)",
  },

  heads: {
    idle: "How few heads make the closed form’s function? The same function can be written with many sets of heads; the search looks for the smallest.",
    start: "Search for fewer heads",
    cancel: "Cancel the search",
    progress: "Progress of the search",
    again: "Search again",
    none: "Add a closed form: its function is what the search takes apart.",
    tooLarge: (d: number, most: number) =>
      `Tokens have ${formatCount(d)} coordinates here; a search among so many takes hours, so it is there up to ${formatCount(most)}. Choose a smaller target.`,
    searching: (heads: number) => `Trying ${headsIn(heads)}.`,
    beginning: "The search begins.",
    found: (heads: number, residual: number) =>
      `${capital(headsIn(heads))} ${heads === 1 ? "makes" : "make"} this function exactly (residual ${formatValue(residual)})`,
    svd: (count: number) => `; the SVD of W gives ${formatCount(count)}`,
    missed: (heads: number, residual: number) =>
      `Up to ${headsIn(heads)}, none made this function exactly; the nearest came to ${formatValue(residual)}`,
    use: (heads: number) => `Use ${headsIn(heads).replace(inWords(heads), formatCount(heads))}`,
    used: (heads: number) => `The closed form uses ${headsIn(heads)}.`,
    release: "Use the SVD of W again",
    chart: "Distance from the closed form’s function that a number of heads reaches",
    read: "Read the residual of a number of heads",
    upward: "‖p(V, Q) − p̂‖ / ‖p̂‖, best of several starts",
    across: "heads H",
    exact: "below: exact",
    generic: (heads: string) => `in general: at least ${heads}`,
    teacher: (heads: string) => `teacher: ${heads}`,
    headsAt: (heads: string) => `${heads} ${heads === "1" ? "head" : "heads"}`,
    residual: "residual",
    floor: "0",
    columns: { heads: "heads", residual: "residual", starts: "starts" },
    explain: [
      "W is fixed by its function only up to a gauge: adding an antisymmetric part changes no answer but changes the rank, and with it the heads that the SVD gives. The search looks through the whole gauge for the fewest heads.",
      "Counting dimensions says how many heads almost every function needs at least, and some need one more; with one output it is d of them. A function made by few heads needs no more than those.",
    ],
    formula: "in general at least H heads with H(d_out·d + d² − H) ≥ d_out·ψ; with one output, d heads",
  },

  sweep: {
    none: "A sweep trains every learner on data that differ in one setting: choose the setting and its values above.",
    ownData: "Own data have no setting that a sweep could change.",
    form: {
      title: "The sweep’s setting and values",
      field: "Setting",
      list: "Values, with commas between them",
      make: "Make the sweep",
      change: "Take these values",
      open: "Change the sweep",
      remove: "Remove the sweep",
      notNumber: (entry: string) => `"${entry}" is no number`,
      at: (value: string, problem: string) => `at ${value}: ${problem}`,
    },
    idle: (field: string, count: number) =>
      `The sweep trains every learner on ${formatCount(count)} data sets that differ in ${field}. It takes as long as so many runs.`,
    start: "Run the sweep",
    cancel: "Cancel the sweep",
    again: "Run the sweep again",
    progress: "Progress of the sweep",
    beginning: "The first data set is being learned.",
    running: (done: number, all: number) => `${formatCount(done)} of ${formatCount(all)} data sets are done.`,
    noDistance: "There is no teacher to be near to or far from.",
    range: (who: string, many: boolean, field: string, far: SweptPlace, near: SweptPlace) =>
      `${who} ${many ? "are" : "is"} ${formatValue(far.distance)} from the teacher at ${field} ${formatSetting(far.value)}${far === near ? "" : ` and ${formatValue(near.distance)} at ${formatSetting(near.value)}`}.`,
    against: "Horizontal axis",
    axes: { value: "the setting", lambdaMin: "smallest eigenvalue" },
    chart: "Distance of each learner from the teacher over the sweep",
    lines: "distance ‖p − p*‖ from the teacher at the end of training",
    lambdaMin: "smallest eigenvalue λ_min of Λ",
    read: "Read the distances at a place of the sweep",
    at: (name: string, value: number) => `${name} ${formatValue(value)}`,
    floor: "≤ 0",
    columns: {
      value: "setting",
      lambdaMin: "smallest eigenvalue",
      nullity: "free directions",
      learner: "learner",
      distance: "distance",
      seen: "seen part, of W",
      free: "free part, of W",
      train: "training error",
    },
    explain: [
      "Every point is a whole run: data drawn anew with another setting, and every learner trained to its end. The distance from the teacher speaks of all inputs, not only of those that were drawn.",
      "Drawn against the smallest eigenvalue, it shows what the certificate predicts: where some direction is hardly seen, even a nearly perfect fit may be far off. How far, its excess risk bounds (summed over the outputs): distance² is at most excess/λ_min.",
    ],
    formula: "‖p − p*‖_F against λ_min(Λ);  ‖p − p̂‖² ≤ ε/λ_min for the excess risk ε",
  },
} as const;

export const certificateText = inLanguage("certificate/words", english);
