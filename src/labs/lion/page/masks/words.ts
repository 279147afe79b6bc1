import { inLanguage } from "../in-language";

const english = {
  decays: {
    title: "LION-S: a decay for every token",
    chart: "The decay of every token, the mask that they make, and the same as distances",
    handle: (token: number) => `Decay of token ${token}`,
    hint: "Drag a dot, or across to draw; arrow keys move one.",
    fixedHint: "Decays of a file stay as they are.",
    reset: "As drawn at first",
    open: (low: string, high: string) => `Decays lie between ${low} and ${high}; below 0.2 a token would be a wall.`,
    wall: (token: string, lambda: string, percent: string) =>
      `Token ${token} has λ = ${lambda}: a wall. The tokens left and right of it see ${percent} % less of one another than if it were 1.`,
    walls: (tokens: string) => `The tokens ${tokens} have decays below 0.2: walls, across which tokens see little of one another.`,
    place: "place in the sequence",
    warped: "place on the warped axis, 0 to",
    axis: "the same as distance",
    axisNotes: {
      sym: "each adds −log λ, for both directions",
      other: "each adds −log λ; drawn for looking back",
    },
    explain: [
      "The mask says how much of every token reaches every other: a product of the decays between the two.",
      "A decay near 0 is a wall: hardly anything passes it in either direction.",
      "Read as distances, each token makes the way longer by −log λ. In the symmetric convention one axis serves both directions; in the others each direction has its own, shifted by a token.",
    ],
    formula: "M_ij = e^{−|t_i − tⱼ|}, t_i = −Σ_{k≤i} log λₖ",
    columns: { token: "token", decay: "decay λ", time: "place on the warped axis" },
  },
  one: {
    title: "LION-D: one decay for a head",
    chart: "What is left of a token at every distance",
    across: "distance in tokens",
    half: (steps: string) => `half-life ${steps}`,
    usual: (lambda: string, half: string, radius: string) =>
      `With λ = ${lambda} a token counts half after a distance of ${half}; far from the ends nine tenths of the weight lie within ±${radius}.`,
    none: "With λ = 1 nothing fades: every token counts the same at any distance.",
    all: "With λ = 0 every token sees itself alone.",
    inUse: "This is the decay of the run.",
    notInUse: "The run has another variant: choose LION-D to use this decay.",
    explain: [
      "One decay for all tokens makes a band around the diagonal: what is r tokens away counts λ to the power r.",
      "The half-life is the distance at which half is left.",
    ],
    formula: "M_ij = λ^{|i − j|}, r_½ = log ½ / log λ",
    columns: { distance: "distance", share: "what is left" },
  },
  conventions: {
    title: "Off by one",
    chart: "The same decays under three index conventions",
    names: { eq9: "equation 9", thm: "Theorem 3.1", sym: "symmetric" },
    notes: { eq9: "paid on leaving", thm: "paid on arriving", sym: "a distance" },
    symmetric: "symmetric",
    asymmetry: (value: string) => `asymmetry ${value}`,
    differ: (value: string) =>
      `Equation 9 and Theorem 3.1 are transposes of one another; here entries of the two differ by up to ${value}. The symmetric one is its own transpose.`,
    same: "With these decays the masks of equation 9 and Theorem 3.1 are the same.",
    explain: [
      "Whose decay is paid at a step: that of the token which is left, that of the token which is reached, or, going either way between two tokens, that of the right one of the two.",
      "All three circulate, in formulas and in code. For one decay for all tokens they are the same mask.",
    ],
    formula: "i > j: λⱼ … λ_{i−1}, λ_{j+1} … λ_i, λ_{j+1} … λ_i; i < j: λ_{i+1} … λⱼ, λ_i … λ_{j−1}, λ_{i+1} … λⱼ",
    columns: { convention: "convention", row: "row", column: "column", value: "entry" },
  },
  inverse: {
    title: "The mask turned round",
    chart: "The mask and its inverse",
    mask: "mask M",
    inverse: "its inverse",
    maskNote: (entries: string) => `${entries} entries`,
    inverseNote: (entries: string) => `${entries} beside zeros; a dash is below 0`,
    usual: (diagonals: string, determinant: string) =>
      `All entries of M follow from few numbers: its inverse is zero but for ${diagonals} entries on three diagonals. Its determinant is ${determinant}.`,
    single: "One token has the mask 1, which is its own inverse.",
    none: "Some neighbours do not decay at all: M has equal rows, and no inverse.",
    explain: [
      "Both triangles of the mask are of rank one, and so its inverse has three diagonals: a token depends on the rest through its neighbours alone.",
      "For one decay it is the Kac-Murdock-Szegő matrix.",
    ],
    formula: "det M = Π_i (1 − f_{i+1} b_i), for one decay (1 − λ²)^{L−1}",
    columns: { row: "row", column: "column", mask: "mask", inverse: "inverse" },
  },
} as const;

export const masksText = inLanguage("masks/words", english);
