import { inLanguage } from "../in-language";

const english = {
  decays: {
    title: "LION-S: decay of each token",
    chart: "Decay of each token, the mask, and the mask as distances",
    handle: (token: number) => `Decay of token ${token}`,
    hint: "Drag a dot, or drag across to draw; arrow keys move one dot.",
    fixedHint: "Decays from a file are fixed.",
    reset: "Initial decays",
    open: (low: string, high: string) => `Decays lie between ${low} and ${high}; a token with a decay below 0.2 is a wall.`,
    wall: (token: string, lambda: string, percent: string) =>
      `Token ${token} has λ = ${lambda}: a wall. Mask entries across it are ${percent} % smaller than with λ = 1.`,
    walls: (tokens: string) => `Tokens ${tokens} are walls, with decays below 0.2: mask entries across them are small.`,
    place: "position in the sequence",
    warped: "position on the warped axis, 0 to",
    axis: "the mask as distance",
    axisNotes: {
      sym: "each token adds −log λ, for both directions",
      other: "each token adds −log λ; for earlier tokens",
    },
    explain: [
      "A mask entry is the product of the decays between two tokens. A decay near 0 is a wall: entries across it are small in both directions.",
      "As a distance, each token adds −log λ. The symmetric convention has one axis for both directions; the other conventions have one axis per direction, shifted by one token.",
    ],
    formula: "M_ij = e^{−|t_i − tⱼ|}, t_i = −Σ_{k≤i} log λₖ",
    columns: { token: "token", decay: "decay λ", time: "position on the warped axis" },
  },
  one: {
    title: "LION-D: mask over distance",
    chart: "Mask entry at every distance",
    across: "distance in tokens",
    half: (steps: string) => `half-life ${steps}`,
    usual: (lambda: string, half: string, radius: string) =>
      `With λ = ${lambda}, mask entries halve every ${half} tokens; far from the ends, 90 % of a row lies within ±${radius} tokens.`,
    none: "With λ = 1, nothing decays: the mask entry is 1 at every distance.",
    all: "With λ = 0, every token attends only to itself.",
    notInUse: "The run uses another variant; choose LION-D to use this decay.",
    explain: [
      "With one decay for all tokens, the entry of the mask at distance r is λ to the power r.",
      "The half-life is the distance at which the entry is ½.",
    ],
    formula: "M_ij = λ^{|i − j|}, r_½ = log ½ / log λ",
    columns: { distance: "distance", share: "mask entry" },
  },
  conventions: {
    title: "Index conventions of the mask",
    chart: "Masks of the same decays in three index conventions",
    names: { eq9: "equation 9", thm: "Theorem 3.1", sym: "symmetric" },
    notes: { eq9: "decay of the key", thm: "decay of the query", sym: "decay on the right" },
    symmetric: "symmetric",
    asymmetry: (value: string) => `asymmetry ${value}`,
    differ: (value: string) => `The masks of equation 9 and Theorem 3.1 are transposes; here their entries differ by up to ${value}.`,
    same: "With these decays, equation 9 and Theorem 3.1 give the same mask.",
    explain: [
      "All conventions multiply the decays between query and key. Equation 9 adds the decay of the key, Theorem 3.1 that of the query, the symmetric convention that of the right token.",
      "With one decay for all tokens, the three masks are equal.",
    ],
    formula: "i > j: λⱼ … λ_{i−1}, λ_{j+1} … λ_i, λ_{j+1} … λ_i; i < j: λ_{i+1} … λⱼ, λ_i … λ_{j−1}, λ_{i+1} … λⱼ",
    columns: { convention: "convention", row: "row", column: "column", value: "entry" },
  },
  inverse: {
    title: "Mask and its inverse",
    chart: "The mask and its inverse",
    mask: "mask M",
    inverse: "its inverse",
    maskNote: (entries: string) => `${entries} entries`,
    inverseNote: (entries: string) => `${entries} not zero; dash: negative`,
    usual: (diagonals: string, determinant: string) =>
      `The inverse of M is tridiagonal, with ${diagonals} entries on three diagonals. The determinant of M is ${determinant}.`,
    single: "With one token, M is 1 and its inverse is 1.",
    none: "Some neighbours have no decay between them: M has equal rows and no inverse.",
    explain: [
      "Both triangles of the mask are of rank one. An invertible matrix of this kind has a tridiagonal inverse.",
      "With one decay, M is the Kac-Murdock-Szegő matrix.",
    ],
    formula: "det M = Π_i (1 − f_{i+1} b_i), for one decay (1 − λ²)^{L−1}",
    columns: { row: "row", column: "column", mask: "mask", inverse: "inverse" },
  },
} as const;

export const masksText = inLanguage("masks/words", english);
