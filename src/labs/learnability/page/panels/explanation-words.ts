/** What the panels of the first view say to someone who asks what they show; fetched when somebody does. */
import { inLanguage } from "../in-language";

const english = {
  loss: {
    explain: [
      "Each curve is the mean squared error of one learner on samples it does not train on (thin: on those it does), on a logarithmic axis: one grid line is a fixed factor.",
      "The closed form needs no steps, so it is a level line. The dashed level is the variance of y, the error of always guessing the mean.",
      "Where a learner has fewer heads than the target needs, a dashed line marks the best fit with so many heads that a search finds (alternating least squares from 24 starts, where the samples determine every direction). Training that ends there is limited by the number of heads, not by the optimiser.",
      "The convex learner (dashed curve) minimises the same error over W by gradient descent. Every direction of the data then shrinks by a factor of its own at every step, so its curve is computed, for any number of steps.",
      "With label noise a line shows what theory expects of the closed form, σ²ψ/(N − ψ − 1) for each coordinate; it is exact for Gaussian features, and cubic ones lie above it on average. For a target that no linear attention can make, the same fraction of the misfit is a rule of thumb.",
    ],
    formula: "MSE = mean of (ŷ − y)² over samples and output coordinates",
  },
  spectrum: {
    explain: [
      "Linear attention is a linear function of ψ cubic features of its input. Each dot is an eigenvalue of their second moment Λ: how far the samples reach along one direction of feature space (as a mean square from zero).",
      "A direction whose eigenvalue drowns in rounding noise (hatched) was never seen, and anything may be learned along it. If none is, every perfect fit is the same function.",
      "Units do not count: where coordinates are of very different size, directions are counted after each is divided by its root mean square, rounded to a power of two, and the panel says how many Λ itself would hide.",
    ],
    formula: "Λ = (1/N) Σᵢ H(Zᵢ) H(Zᵢ)ᵀ,  ψ = d²(d + 1)/2",
  },
  attention: {
    explain: [
      "Each square is one head on one sequence: how strongly every token (column) looks at every other (row). Linear attention has no softmax, so weights can be negative (blue).",
      "Different heads can make the same function. What can be compared is the teacher’s values with the learner’s best matching key-query matrices: if the functions agree, these pictures do.",
    ],
    formula: "Aₕ = Zᵀ Qₕ Z,  ŷ = Σₕ Vₕ Z Aₕ[:, n]",
  },
  heads: {
    explain: [
      "A head is a pair of matrices, and a layer is their sum of products. Its singular values count how many heads that very sum needs, whatever the number it was given: those above one per cent of the largest. Its function may need fewer, written as another sum.",
      "The closed form and the convex learner get their heads from the decomposition of W; gradient learners are decomposed in the same way. More heads than the teacher’s do not mean another function: see Function.",
    ],
    formula: "T = Σₕ vec(Vₕ) vec(Qₕ)ᵀ,  rank T ≤ H",
  },
  function: {
    explain: [
      "On sequences of two tokens or more, two layers of linear attention compute the same function exactly when these coefficients agree, however different their heads are. Each column is one cubic feature: the inner product of two rows of Z, which is a sum over the tokens, times a coordinate of the last token.",
      "The distance ‖p − p′‖ measures the difference without any data: zero means equal on every input. It is not the only such measure; another norm weighs features otherwise.",
    ],
    formula: "ŷₐ = ⟨pₐ, H(Z)⟩,  distance = ‖p − p′‖_F",
  },
  layers: {
    explain: [
      "Each square is one head of one layer on one sequence: how strongly every token (column) looks at every other (row). A token sees itself and those before it, so the lower left half is empty.",
      "Layers before the last change the tokens that the next one sees. In a Transformer what a token looks at sums to one; in linear layers the weights are plain products and can be negative (blue).",
    ],
    formula: "Z ← Z + Σₕ Vₕ Z (M ∘ ZᵀQₕZ), M hides later tokens; the last layer is read out",
  },
} as const;

export const explanationText = inLanguage("panels/explanation-words", english);
