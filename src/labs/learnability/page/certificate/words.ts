/** Words on the certificate laboratory, loaded with it. */
import { formatCount, formatPower, formatRounded, formatSetting, formatValue } from "../../../../platform/charts/format";
import { inLanguage } from "../in-language";

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

function percent(share: number): string {
  if (share >= 0.995) return "100 %";
  return share >= 1e-3 ? `${formatRounded(100 * share, 2)} %` : formatValue(share);
}

/** Small numbers are written as words, also at the beginning of a sentence. */
const small = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const inWords = (count: number) => small[count] ?? formatCount(count);
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const directions = (count: number) => `${formatCount(count)} undetermined ${plural(count, "direction", "directions")}`;
const headsIn = (count: number) => `${inWords(count)} ${plural(count, "head", "heads")}`;
const samplesOf = (count: number, distribution: string) => `${formatCount(count)} ${distribution} ${plural(count, "sample", "samples")}`;

/** Within a sentence. */
const setNames = { "of-x": "the features of X(Z)", normalised: "normalised features", whitened: "whitened features" };

interface SweptPlace {
  readonly distance: number;
  readonly value: number;
}

/** With a minus sign instead of a hyphen. */
const signed = (value: number) => formatValue(value).replace(/^-/, "−");

const english = {
  title: "Certificate laboratory",
  viewsLabel: "View of the laboratory",
  views: {
    sample: "This sample",
    twin: "The twin",
    learners: "Gradient learners",
    data: "More data",
    entries: "Fourth moment",
    map: "Feature map",
    heads: "Fewest heads",
    sweep: "The sweep",
  },
  waiting: "The training samples are still being processed.",
  ready: "Press Run to sample the training set.",
  noData: "No data are loaded. Open a file or choose a preset.",
  failed: (reason: string) => `This could not be computed: ${reason.endsWith(".") ? reason : `${reason}.`}`,
  working: (share: number) => `${formatCount(100 * share)} %`,
  dual: {
    twin: (psi: number, limit: number) =>
      `Twins need the coefficients p, which are computed for up to ${formatCount(limit)} features (d = 16). These data have ${formatCount(psi)}.`,
    learners: (psi: number, limit: number) =>
      `This view needs the coefficients p, which are computed for up to ${formatCount(limit)} features (d = 16). These data have ${formatCount(psi)}.`,
    heads: (psi: number, limit: number) =>
      `The search needs fewer than ${formatCount(limit)} features; these data have ${formatCount(psi)}. Choose a smaller target.`,
  },

  sample: {
    stepper: "Test sample",
    none: "These data contain no test sequence. Open data with test sequences.",
    asking: "The certificate of the sample is being computed.",
    certified: "Certified",
    certifiedRest: ": every linear attention that fits these data perfectly gives the same output here.",
    open: "Not certified",
    openRest: (share: number) => `: ${percent(share)} of H(Z) lies outside the span of the training features.`,
    openMeaning: " Perfect fits with enough heads can differ here by any amount.",
    allows: (who: string, bound: number, difference: number) =>
      ` The excess risk of ${who} bounds the squared difference by ${formatValue(bound)}; the difference is ${formatValue(difference)}.`,
    set: "Features",
    setHelp: "features of the bound of Lemma A.7; normalised: of mean square 1; whitened: Λ is the identity",
    sets: {
      algorithm: "features of Algorithm 2",
      "of-x": "features of X(Z)",
      normalised: "normalised features",
      whitened: "whitened features",
    },
    other: (set: keyof typeof setNames, lambdaMin: number, own: number, worst: readonly [who: string, bound: number] | null): string =>
      ` With ${setNames[set]} λ_min is ${formatValue(lambdaMin)} in place of ${formatValue(own)}${worst ? `; the bound of ${worst[0]} is then ${formatValue(worst[1])}` : ""}.`,
    singular: " Λ is singular with every set of features, so Lemma A.7 gives no bound.",
    chart: "Certificate of one sample: share of H(Z) outside the span of the data, and the bound of each learner",
    gauge: "share of H(Z) outside the span of the data",
    zones: { certified: "certified", free: "not certified" },
    threshold: (value: number) => `threshold ${formatPower(value, 0)}`,
    rows: (leverage: number) =>
      `squared difference from the closed form on this sample; leverage H(Z)ᵀΛ⁻¹H(Z)\u00a0=\u00a0${formatValue(leverage)}`,
    across: "marker: squared difference; tick: bound by the leverage; ring: bound of Lemma A.7",
    acrossSet: "marker: squared difference; tick: bound by the leverage; ring: bound of Lemma A.7 with these features",
    noFunctions: "Learners appear here once they have weights.",
    noCoefficients: (psi: number) => `With ${formatCount(psi)} features only the gauge is computed; learners have no bounds.`,
    excess: (value: number) => `excess risk ${formatValue(Math.max(0, value))}`,
    numbers: (difference: number, bound: number): readonly [string, string] => [
      formatValue(difference),
      Number.isFinite(bound) ? `at most ${formatValue(bound)}` : "no bound",
    ],
    loose: (bound: number, noisy: number | null) =>
      noisy === null ? `Lemma A.7: ${formatValue(bound)}` : `A.7: ${formatValue(bound)}, E.2: ${noisy > 0 ? formatValue(noisy) : "none"}`,
    acrossNoisy: (largest: number, delta: number, none: boolean) =>
      `square: Lemma E.2 with B = max ‖Z‖ = ${formatValue(largest)} and δ = ${formatSetting(delta)}${none ? ", no bound since its numerator is negative" : ""}`,
    negative: "numerator negative",
    columns: {
      learner: "learner",
      excess: "excess risk",
      leverage: "leverage",
      bound: "bound",
      loose: "bound of Lemma A.7",
      noisy: "bound of Lemma E.2",
      difference: "squared difference",
      share: "share",
    },
    explain: [
      "H(Z) contains the cubic features of this sample. The data determine the output along the span of the training features. Along the rest of H(Z), perfect fits can differ. The gauge shows the relative norm of this rest.",
      "The excess risk ε of a learner times the leverage of the sample bounds its squared difference from the closed form. Some function with this risk attains the bound. A marker therefore lies at or left of its tick.",
      "This is this project’s pointwise certificate; it is not in the paper. Lemma A.7 has ‖Z‖⁶/λ_min in place of the leverage and is never smaller.",
      "As printed, Lemma A.7 bounds the norm; its proof bounds the square. Compared with the least-squares fit the factor is 1. Between two fits within ε of the best it is 4.",
      "Lemma E.1 allows other features in Lemma A.7. Those offered here are linear combinations of the features of Algorithm 2. Their bound has their own λ_min and the norm ‖H′(Z)‖² in place of ‖Z‖⁶; rank and leverage are the same. With whitened features Λ^(−1/2)H the bound is that by the leverage. No other combination has a smaller bound.",
      "Lemma E.2 is for noisy labels. In place of ε it has the training loss minus the noise plus (B²/N) log(1/δ). A negative numerator gives no bound, nor does λ_min = 0. The lemma assumes bounded noise; the noise of this page is Gaussian.",
    ],
    formula: "‖(p − p̂)H(Z)‖² ≤ ε · H(Z)ᵀΛ⁻¹H(Z) ≤ (ε/λ_min) ‖Z‖⁶,  ε = tr (p − p̂) Λ (p − p̂)ᵀ",
  },

  twin: {
    none: (rank: number, psi: number) =>
      `No twin exists: Λ has rank ${formatCount(rank)} of ${formatCount(psi)}, so the least-squares fit is unique. Choose fewer samples or a target with structured data.`,
    asking: "The twin and the sample with the largest difference are being computed.",
    direction: "Direction",
    kinds: { null: "null-space direction", witness: "two-head witness" },
    kindHelp: "direction of feature space along which the twin differs from the closed form",
    stepper: "Number",
    output: "Output",
    outputOf: (place: number) => `output ${formatCount(place)}`,
    amplitude: "Amplitude c",
    amplitudeHelp: "multiple of the direction that is added to the closed form",
    amplitudeBounds: (least: number, most: number) => `must be a number between ${formatSetting(least)} and ${formatSetting(most)}`,
    still: "At amplitude 0 the twin equals the closed form. Move the slider.",
    fits: (train: number) => `The twin has a training error of ${formatValue(Math.max(0, train))}`,
    fresh: (value: number, variance: number) => ` and a test error of ${formatValue(value)} (variance of y: ${formatValue(variance)})`,
    unseen: (fresh: number) => ` and a test error of ${formatValue(Math.max(0, fresh))}: test samples of this kind do not reveal it either`,
    blind: (fresh: number, set: string, value: number) =>
      `${Number.isNaN(fresh) ? "" : ` and a test error of ${formatValue(Math.max(0, fresh))}`}, but its error for ${set} is ${formatValue(value)}`,
    freshUnknown: (value: number) => ` and differs on test samples by a mean square of ${formatValue(value)}`,
    answers: (closedForm: number, twin: number) =>
      `. On the found sample the closed form outputs ${signed(closedForm)}, the twin ${signed(twin)}.`,
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
      note: (share: number) => `${percent(share)} outside the span`,
      chart: "The sample on which closed form and twin differ most, and their outputs",
      read: "Read a number of the found sample",
      tokens: (n: number) => `tokens (${formatCount(n)})`,
      closedForm: "closed form",
      twin: "twin",
      tokensLegend: "rows: coordinates; last column: query token",
      answersLegend: "outputs ŷ, one row per coordinate",
      cell: (row: number, column: number) => `row ${formatCount(row)}, column ${formatCount(column)}`,
    },
    heads: {
      title: "The twin’s heads",
      near: (ranks: readonly (readonly [heads: number, seen: number, all: number])[]) =>
        ranks
          .map(
            ([count, seen, all]) =>
              `${formatCount(count)} ${plural(count, "head", "heads")}: the data show ${formatCount(seen)} of ${formatCount(all)} directions`,
          )
          .join("; "),
      asking: "The twin’s heads appear when the slider stops.",
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
      "The twin is the closed form plus a multiple of an undetermined direction. Both have the same training error. On samples with a component along this direction, the twin’s error is a parabola of the amplitude.",
      "Among samples of the same norm, the two functions differ most on the found sample. Both are linear attention; the heads on the right compute the twin.",
    ],
    formula: "p̂ + c · e_a wᵀ with Λw = 0,  error(c) = base + 2c · cross + c² · square",
  },

  learners: {
    noTeacher: "This target has no linear-attention teacher to measure a distance from.",
    none: "Add a gradient learner. This view shows its distance from the teacher during training.",
    begin: "No learner has trained yet. Press Run.",
    lost: (who: string, many: boolean, inRange: number) =>
      `${who} ${many ? "have" : "has"} reached distance ${formatValue(inRange)} in the determined directions`,
    still: (who: string, many: boolean, inRange: number) =>
      `${who} ${many ? "are" : "is"} at distance ${formatValue(inRange)} in the determined directions`,
    keeps: (many: boolean, inNull: number, free: number) =>
      ` and ${many ? "keep" : "keeps"} ${formatValue(inNull)} in the ${free === 1 ? "one undetermined direction" : directions(free)}`,
    nothingFree: "; Λ has full rank",
    diverged: (who: string) => `${who} diverged`,
    chart: "Distance of each learner from the teacher in determined and undetermined directions, against steps",
    lines: "distance ‖(p − p*)/S‖ from the teacher’s W; solid: determined directions, dashed: undetermined",
    across: "gradient steps",
    read: "Read the distances at a step",
    at: (step: number) => `step ${formatCount(step)}`,
    seen: (name: string) => `${name}, determined`,
    free: (name: string) => `${name}, undetermined`,
    floor: "≤ 0",
    columns: { step: "step", learner: "learner", seen: "determined part", free: "undetermined part" },
    explain: [
      "A learner’s W differs from the teacher’s in two orthogonal parts, in the range and in the null space of SΛS. The training loss depends on the first part only.",
      "Gradient descent on W leaves the second part at its initial value. Training of heads can change both parts. The rest of the second part is an error that no training sample shows.",
    ],
    formula: "‖u − u*‖² = ‖P(u − u*)‖² + ‖(1 − P)(u − u*)‖²,  u = p/S, S = √2 on pairs, P onto the range of SΛS",
  },

  data: {
    law: "Distribution",
    lawHelp: "distribution of the entries of the added samples",
    laws: { gaussian: "Gaussian", rademacher: "random signs", sphere: "sphere" },
    /** The same before "samples". */
    lawAdjectives: { gaussian: "Gaussian", rademacher: "random-sign", sphere: "spherical" },
    count: "Added samples k",
    countBounds: (most: number) => `must be a whole number between 0 and ${formatCount(most)}`,
    countHelp: "random sequences added to the training data",
    asking: "The spectrum with added samples is being computed.",
    alreadyClosed: "Λ has full rank",
    alreadyClosedRest: (psi: number) => `: the data determine all ${formatCount(psi)} directions without added samples.`,
    closed: "Λ has full rank",
    closedRest: (count: number) =>
      `: with the ${count === 1 ? "added sample" : `${formatCount(count)} added samples`} the least-squares fit is unique.`,
    closes: (count: number, law: string, free: number) =>
      `${samplesOf(count, law)} would determine ${free === 1 ? "the one undetermined direction" : `all ${directions(free)}`}.`,
    lifts: (count: number, lambdaMin: number) => `With ${formatCount(count)} the smallest eigenvalue of Λ is ${formatValue(lambdaMin)}.`,
    leaves: (count: number, law: string, left: number) => `${samplesOf(count, law)} would leave ${directions(left)}.`,
    stays: (count: number, law: string, left: number) =>
      `${samplesOf(count, law)} would still leave ${directions(left)}; the last of them add no rank.`,
    now: (free: number) => `The data leave ${directions(free)}. Choose a number of samples to add.`,
    add: (count: number) => `Add ${count === 1 ? "this sample" : `these ${formatCount(count)} samples`} to the training data`,
    addMore: (count: number) => `Add ${formatCount(count)} more`,
    remove: (count: number) => `Remove the ${count === 1 ? "added sample" : `${formatCount(count)} added samples`}`,
    noLabels: "Samples added to own data have no labels, so no learner can train on them.",
    noField: "This target does not take added samples.",
    chart: "Undetermined directions and smallest eigenvalue against the number of added samples",
    read: "Read the effect of a number of added samples",
    free: "undetermined directions",
    smallest: "smallest eigenvalue of Λ",
    across: "added samples k",
    at: (count: string) => `${count} added`,
    freeValue: "undetermined directions",
    smallestValue: "smallest eigenvalue",
    floor: "none",
    chosen: (count: string) => `k = ${count}`,
    closedAt: (count: string) => `full rank at ${count}`,
    columns: { count: "added samples", nullity: "undetermined directions", lambdaMin: "smallest eigenvalue" },
    explain: [
      "Structured data such as traces or memories can leave directions undetermined, whatever the number of samples. Random samples labelled by the teacher can determine them; each sample adds at most one to the rank.",
      "The squares of random signs are all one, so samples of random signs alone leave d(d − 1) directions undetermined. Samples of a single token also leave directions undetermined.",
    ],
    formula: "Λ′ = (NΛ + Σ h hᵀ)/(N + k); with two or more Gaussian tokens E[h hᵀ] has full rank (Lemma A.5)",
  },

  entries: {
    asking: "The smallest eigenvalue for independent entries is being computed.",
    singular: "Λ is singular",
    oneToken: ": sequences of one token do not determine the function, whatever the distribution of their entries.",
    signs: (free: number) => `: at m₄ = m₂² the entries are random signs, and ${directions(free)} are left at every sample size.`,
    at: (ratio: number, value: number) => `At m₄/m₂² = ${formatSetting(ratio)} the smallest eigenvalue of Λ is ${formatValue(value)}`,
    beside: (bound: number, value: number) =>
      value > 0.999999 * bound ? `, which is n − 1.` : `; for normal entries it is n − 1 = ${formatCount(bound)}.`,
    ratio: "m₄/m₂²",
    ratioHelp: "fourth moment of the entries over the square of the second: 1 for random signs, 3 for normal entries",
    ratioBounds: "must be a number between 1 and 2",
    chart: "Smallest eigenvalue of Λ for independent entries against the fourth moment, exactly and of sampled data",
    lines: (d: number, n: number) =>
      `smallest eigenvalue of Λ for independent entries of variance 1; d = ${formatCount(d)}, n = ${formatCount(n)}`,
    across: "m₄/m₂² − 1; 0: random signs",
    read: "Read the eigenvalue at a fourth moment",
    mark: (ratio: number) => `m₄/m₂² = ${formatSetting(Math.round(1000 * ratio) / 1000)}`,
    exact: "exact",
    sampled: (count: number) => `${formatCount(count)} samples`,
    bound: (bound: number) => `n − 1 = ${formatCount(bound)}`,
    floor: "0",
    columns: { ratio: "m₄/m₂²", exact: "exact smallest eigenvalue", sampled: "of sampled data" },
    explain: [
      "Lemma A.5: data with independent entries are identifiable if m₄ > m₂². Entries here are normal with probability (m₄/m₂² − 1)/2, and random signs otherwise.",
      "For symmetric entries Λ splits into blocks of at most three features, so its eigenvalues are exact for every n. The lemma’s proof takes n large. The blocks with squares become singular at m₄ = m₂²; those of three different coordinates have the eigenvalue n − 1.",
      "The smallest eigenvalue of sampled data lies below the exact one and comes closer with more samples.",
      "The block form is this project’s; it is not in the paper.",
    ],
    formula: "λ_min → 0 as m₄ → m₂²;  λ_min = n − 1 for normal entries and d ≥ 3",
  },

  map: {
    asking: "The layer with this feature map is being fitted.",
    tooMany: (features: number, most: number) =>
      `This feature map gives ${formatCount(features)} features; this view computes up to ${formatCount(most)}. Choose another map, or fewer coordinates a token.`,
    map: "Feature map φ",
    mapHelp: "map of keys and queries, applied to every token",
    maps: { identity: "identity", relu: "ReLU", elu: "ELU + 1", both: "ReLU of both signs" },
    fits: (map: string, test: number, without: number) =>
      `The layer with ${map} has a test error of ${formatValue(test)} on these labels; without a feature map it is ${formatValue(without)}.`,
    same: (test: number) => `The identity is the layer without a feature map; its test error is ${formatValue(test)}.`,
    unlabelled: "Without test labels only the features are compared.",
    full: (features: number, distance: number | null) =>
      ` Λ has full rank ${formatCount(features)}, so W is unique${distance === null ? "." : `; its relative distance from the target’s is ${formatValue(distance)}.`}`,
    singular: (rank: number, features: number) => ` Λ has rank ${formatCount(rank)} of ${formatCount(features)}, so W is not unique.`,
    symmetric: (rank: number, features: number, most: number) =>
      ` Λ has rank ${formatCount(rank)} of ${formatCount(features)}; more than ${formatCount(most)} is impossible, since ZZᵀ is symmetric.`,
    with: "with φ",
    without: "without φ",
    first: (samples: number) => `; first ${formatCount(samples)} samples`,
    spectrum: "Eigenvalues of Λ with and without the feature map",
    upward: "relative to the largest",
    values: "Singular values of W with and without the feature map",
    place: "place",
    explain: [
      "Section 6 of the paper: the theory extends to a feature map φ of keys and queries. The features are then dm² products of Zφ(Z)ᵀ and φ(z_n), with m the length of φ.",
      "If the token is a linear function of φ, as without a map, the symmetry of ZZᵀ makes some features redundant. W then has a gauge.",
      "The learners of the page have no feature map; two teachers of random attention have one. Attention with a denominator is not covered.",
    ],
    formula: "ŷ = Σ_h V_h Z φ(Z)ᵀ Q_h φ(z_n),  X_{j,(k,l)} = (Zφ(Z)ᵀ)_{jk} φ(z_n)_l",
  },

  heads: {
    idle: "Different numbers of heads can compute the same function. The search looks for the fewest heads that compute the closed form’s function.",
    start: "Search for fewer heads",
    cancel: "Cancel the search",
    progress: "Progress of the search",
    again: "Search again",
    none: "Add a closed form. The search decomposes its function into heads.",
    tooLarge: (d: number, most: number) =>
      `The search is limited to ${formatCount(most)} coordinates a token; these tokens have ${formatCount(d)}. Choose a smaller target.`,
    searching: (heads: number) => `Trying ${headsIn(heads)}.`,
    beginning: "The search is starting.",
    found: (heads: number, residual: number) =>
      `${capital(headsIn(heads))} ${heads === 1 ? "computes" : "compute"} this function (relative residual ${formatValue(residual)})`,
    svd: (count: number) => `; the SVD of W gives ${formatCount(count)}`,
    missed: (heads: number, residual: number) =>
      `The search found no exact fit; the smallest relative residual is ${formatValue(residual)}, with ${headsIn(heads)}`,
    use: (heads: number) => `Use ${headsIn(heads).replace(inWords(heads), formatCount(heads))}`,
    used: (heads: number) => `The closed form uses ${headsIn(heads)}.`,
    release: "Use the SVD of W again",
    chart: "Smallest distance from the closed form’s function for each number of heads",
    read: "Read the residual of a number of heads",
    upward: "‖p(V, Q) − p̂‖ / ‖p̂‖, best of several starts",
    across: "heads H",
    exact: "below: exact",
    generic: (heads: string) => `generic: at least ${heads}`,
    teacher: (heads: string) => `teacher: ${heads}`,
    headsAt: (heads: string) => `${heads} ${heads === "1" ? "head" : "heads"}`,
    residual: "residual",
    floor: "0",
    columns: { heads: "heads", residual: "residual", starts: "starts" },
    explain: [
      "A function determines W only up to a gauge: adding an antisymmetric part to W leaves the function unchanged. It can change the rank of W, and with it the number of heads in the SVD. The search varies W over this gauge.",
      "A dimension count gives the smallest number of heads for almost every function; some functions need one more. With one output the number is d. Functions of a teacher with few heads need no more than the teacher.",
    ],
    formula: "generic functions: smallest H with H(d_out·d + d² − H) ≥ d_out·ψ; with one output, H = d",
  },

  sweep: {
    none: "A sweep trains every learner on data sets that differ in one setting. Choose the setting and its values above.",
    ownData: "Own data have no setting that a sweep can change.",
    form: {
      title: "Setting and values of the sweep",
      field: "Setting",
      list: "Values, separated by commas",
      make: "Create the sweep",
      change: "Use these values",
      open: "Change the sweep",
      remove: "Remove the sweep",
      notNumber: (entry: string) => `"${entry}" is not a number`,
      at: (value: string, problem: string) => `at ${value}: ${problem}`,
    },
    idle: (field: string, count: number) =>
      `The sweep trains every learner on ${formatCount(count)} data sets that differ in ${field}. It takes as long as ${formatCount(count)} runs.`,
    start: "Run the sweep",
    cancel: "Cancel the sweep",
    again: "Run the sweep again",
    progress: "Progress of the sweep",
    beginning: "The learners train on the first data set.",
    running: (done: number, all: number) => `${formatCount(done)} of ${formatCount(all)} data sets are done.`,
    noDistance: "This target has no linear-attention teacher to measure a distance from.",
    range: (who: string, many: boolean, field: string, far: SweptPlace, near: SweptPlace) =>
      `${who} ${many ? "are" : "is"} at distance ${formatValue(far.distance)} from the teacher for ${field} ${formatSetting(far.value)}${far === near ? "" : ` and at distance ${formatValue(near.distance)} for ${formatSetting(near.value)}`}.`,
    against: "Horizontal axis",
    axes: { value: "setting", lambdaMin: "smallest eigenvalue" },
    chart: "Distance of each learner from the teacher over the sweep",
    lines: "distance ‖p − p*‖ from the teacher at the end of training",
    lambdaMin: "smallest eigenvalue λ_min of Λ",
    read: "Read the distances at a value of the sweep",
    at: (name: string, value: number) => `${name} ${formatValue(value)}`,
    floor: "≤ 0",
    columns: {
      value: "setting",
      lambdaMin: "smallest eigenvalue",
      nullity: "undetermined directions",
      learner: "learner",
      distance: "distance",
      seen: "determined part of W",
      free: "undetermined part of W",
      train: "training error",
    },
    explain: [
      "Every point is one run: data are sampled with another setting, and every learner trains to the end. The distance from the teacher compares the functions on all inputs, not only on samples.",
      "With a small eigenvalue λ_min, even a nearly perfect fit can be far from the closed form p̂. Its excess risk, summed over the outputs, bounds the squared distance by ε/λ_min.",
    ],
    formula: "‖p − p̂‖² ≤ ε/λ_min for the excess risk ε",
  },
} as const;

export const certificateText = inLanguage("certificate/words", english);
