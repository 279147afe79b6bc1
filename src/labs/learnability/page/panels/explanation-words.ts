/** Help texts of the panels of the first view, loaded when a help is opened. */
import { inLanguage } from "../in-language";

const english = {
  loss: {
    explain: [
      "Each curve is the test error of one learner on a logarithmic axis; thin curves are training errors.",
      "The closed form takes no steps, so its error is a horizontal line. The dashed line is the variance of y, the error of predicting the mean.",
      "A learner with fewer heads than the target needs cannot represent it. Another dashed line then marks the best fit with that number of heads, found by alternating least squares from 24 starts. This line needs data of full rank.",
      "The convex learner (dashed curve) minimises the same error over W by gradient descent. Each step multiplies its error along each eigenvector of Λ by a fixed factor, so the curve has a formula.",
      "With label noise, one line is the expected error of the closed form, σ²ψ/(N − ψ − 1) for each coordinate. The formula is exact for Gaussian features; for cubic features the error is larger on average. For a target that linear attention cannot represent, the same fraction of the residual is a rule of thumb.",
    ],
    formula: "MSE = mean of (ŷ − y)² over samples and output coordinates",
  },
  spectrum: {
    explain: [
      "Linear attention is a linear function of ψ cubic features of its input. Each dot is an eigenvalue of their second moment Λ: the mean square of the features along one direction.",
      "A direction whose eigenvalue lies below the rounding noise (hatched) is an undetermined direction. If Λ has no such direction, the least-squares fit is unique.",
      "A feature that the construction of a target makes zero on every sample is structurally zero (a tick). It cannot matter for such samples and is no undetermined direction.",
      "If coordinates have very different units, each is divided by its root mean square before the rank is computed.",
    ],
    formula: "Λ = (1/N) Σᵢ H(Zᵢ) H(Zᵢ)ᵀ,  ψ = d²(d + 1)/2",
  },
  attention: {
    explain: [
      "Each square shows one head on one sequence: the weight of each key token (row) for each query token (column). Linear attention has no softmax, so weights can be negative (blue).",
      "Different heads can compute the same function. The chart therefore keeps the teacher’s value matrices and shows the key-query matrices that fit each learner best. Equal functions give equal charts.",
    ],
    formula: "Aₕ = Zᵀ Qₕ Z,  ŷ = Σₕ Vₕ Z Aₕ[:, n]",
  },
  heads: {
    explain: [
      "A head is a pair of matrices, and a layer is the sum of their products. The number of singular values above one per cent of the largest counts the heads that this sum needs. Another sum may compute the same function with fewer heads.",
      "Heads of the closed form and the convex learner come from the SVD of W. Gradient learners are decomposed in the same way. More heads than the teacher’s do not imply another function.",
    ],
    formula: "T = Σₕ vec(Vₕ) vec(Qₕ)ᵀ,  rank T ≤ H",
  },
  function: {
    explain: [
      "Two layers of linear attention compute the same function if and only if these coefficients agree (Corollary 2.4, two or more tokens). Each column is a cubic feature: the inner product of two rows of Z times a coordinate of the last token.",
      "The distance ‖p − p′‖ compares two functions without data: zero means equal on every input. Other norms weight the features differently.",
    ],
    formula: "ŷₐ = ⟨pₐ, H(Z)⟩,  distance = ‖p − p′‖_F",
  },
  layers: {
    explain: [
      "Each square shows one head of one layer: the weight of each key token (row) for each query token (column). Attention is causal, so the lower left half is empty.",
      "Layers before the last change the tokens that the next layer receives. In a Transformer the softmax makes each column sum to one; in linear layers the weights can be negative (blue).",
    ],
    formula: "Z ← Z + Σₕ Vₕ Z (M ∘ ZᵀQₕZ), M masks later tokens; the output is that of the last layer",
  },
} as const;

export const explanationText = inLanguage("panels/explanation-words", english);
