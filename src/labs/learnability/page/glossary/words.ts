/** Terms of the lab: name, forms in which explanations use it, and meaning. */
import { inLanguage } from "../in-language";

const english = {
  adamw: {
    term: "AdamW",
    forms: ["AdamW"],
    meaning: "Gradient descent with weight decay and a separate step size for each weight, set from its past gradients.",
  },
  alternating: {
    term: "alternating least squares",
    forms: ["alternating least squares"],
    meaning: "Least squares for V with Q fixed, then for Q with V fixed, repeated.",
  },
  attention: {
    term: "attention",
    forms: ["attention", "Attention"],
    meaning: "A layer that computes each output as a sum of the values of all tokens, each multiplied by its score.",
  },
  batch: {
    term: "batch",
    forms: ["batches", "batch"],
    meaning: "The training samples of one gradient step.",
  },
  causal: {
    term: "causal",
    forms: ["causal"],
    meaning: "Property of attention: each token attends only to itself and to earlier tokens.",
  },
  certificate: {
    term: "certificate",
    forms: ["certificate", "Certificate", "certified"],
    meaning: "If Λ has full rank, all linear attention that fits realizable labels perfectly is the same function (Lemma 2.3).",
  },
  closedForm: {
    term: "closed form",
    forms: ["closed form"],
    meaning: "The least-squares fit, computed by solving linear equations; if several exist, that of minimum norm.",
  },
  coefficients: {
    term: "coefficients p",
    forms: ["coefficients"],
    meaning: "The weights of the ψ features in each output; two layers with equal p compute the same function.",
  },
  convex: {
    term: "convex",
    forms: ["convex"],
    meaning: "Property of a function: no chord lies below the graph, so every local minimum is a global one.",
  },
  cosine: {
    term: "cosine schedule",
    forms: ["cosine"],
    meaning: "A learning rate that falls along half a cosine to zero at the last step.",
  },
  eigenvalue: {
    term: "eigenvalue",
    forms: ["eigenvalues", "eigenvalue"],
    meaning: "The mean square of the features along one eigenvector of Λ; zero if no training sample has a component along it.",
  },
  epoch: {
    term: "epoch",
    forms: ["epochs", "epoch"],
    meaning: "One pass over all training samples.",
  },
  excess: {
    term: "excess risk",
    forms: ["excess risk"],
    meaning: "The error minus that of the best linear attention.",
  },
  feature: {
    term: "cubic feature",
    forms: ["cubic features", "cubic feature", "features", "feature"],
    meaning: "The inner product of two rows of Z times a coordinate of the last token; linear attention outputs weighted sums of features.",
  },
  float: {
    term: "float32, float64",
    forms: ["float64", "float32"],
    meaning: "Floating-point numbers of 32 and 64 bits: about 7 and 16 significant decimal digits.",
  },
  free: {
    term: "undetermined direction",
    forms: ["undetermined directions", "undetermined direction"],
    meaning: "A change of the coefficients p that changes no prediction on a training sample.",
  },
  gauge: {
    term: "gauge",
    forms: ["gauge"],
    meaning: "Freedom to write the same function with different weights.",
  },
  gradient: {
    term: "gradient descent",
    forms: ["gradient descent", "Gradient descent"],
    meaning: "A training method: each step moves all weights a little in the direction of the steepest decrease of the loss.",
  },
  gram: {
    term: "Gram matrix",
    forms: ["Gram matrix"],
    meaning: "The matrix of inner products of all pairs of vectors: Z Zᵀ for the rows of Z, N Λ for the features.",
  },
  head: {
    term: "head",
    forms: ["heads", "Heads", "head"],
    meaning: "One pair of matrices (V, Q) of an attention layer: Q determines the scores of the tokens, V their values.",
  },
  identifiable: {
    term: "identifiable",
    forms: ["identifiable"],
    meaning: "Property of data: all best fits by linear attention are the same function.",
  },
  label: {
    term: "label",
    forms: ["labels", "label"],
    meaning: "The output y that belongs to a sample.",
  },
  lambdas: {
    term: "λ_min, λ_max",
    forms: ["λ_min", "λ_max"],
    meaning: "The smallest and the largest eigenvalue of Λ.",
  },
  landscape: {
    term: "landscape",
    forms: ["Landscape", "landscape"],
    meaning: "The loss as a height over the weights, drawn over a plane through them.",
  },
  layerNorm: {
    term: "layer norm",
    forms: ["layer norm"],
    meaning: "Rescales the coordinates of each token to mean 0 and variance 1, then by learned factors.",
  },
  learnability: {
    term: "learnability",
    forms: ["Learnability", "learnability"],
    meaning: "Whether a function can be recovered from samples, and the number of samples and steps that this takes.",
  },
  leverage: {
    term: "leverage",
    forms: ["leverage"],
    meaning: "The number H(Z)ᵀ Λ⁻¹ H(Z) of a sequence Z; where it is large, nearly equal fits can predict different outputs.",
  },
  linearAttention: {
    term: "linear attention",
    forms: ["linear attention", "Linear attention", "Linear-attention"],
    meaning: "Attention without softmax: ŷ = Σₕ Vₕ Z Zᵀ Qₕ z, where z is the last token.",
  },
  loss: {
    term: "loss",
    forms: ["loss", "Loss"],
    meaning: "The error that training decreases: the mean squared error on the training samples.",
  },
  minimumNorm: {
    term: "minimum norm",
    forms: ["minimum-norm", "minimum norm"],
    meaning: "Selects, where several best fits exist, the one with the smallest norm.",
  },
  mlp: {
    term: "MLP",
    forms: ["MLP"],
    meaning: "Multi-layer perceptron: two linear maps with a nonlinear function between them, applied to each token.",
  },
  mse: {
    term: "MSE",
    forms: ["MSE"],
    meaning: "Mean squared error: the mean of (ŷ − y)² over samples and output coordinates.",
  },
  multiplyAdd: {
    term: "multiply-add",
    forms: ["multiply-adds", "Multiply-adds"],
    meaning: "One multiplication and one addition; the unit of computing cost.",
  },
  nullity: {
    term: "nullity",
    forms: ["nullity"],
    meaning: "The dimension of the null space of Λ: ψ minus the rank.",
  },
  nullSpace: {
    term: "null space",
    forms: ["null space", "kernel of Λ"],
    meaning: "All vectors that Λ maps to zero: the undetermined directions.",
  },
  ood: {
    term: "out of distribution",
    forms: ["out of distribution"],
    meaning: "Sampled from a different distribution than the training data.",
  },
  orthonormal: {
    term: "orthonormal",
    forms: ["orthonormal"],
    meaning: "Property of vectors: each has norm 1, and the inner product of any two is 0.",
  },
  overfit: {
    term: "test error",
    forms: ["test error"],
    meaning: "The error on samples that are not used for training.",
  },
  population: {
    term: "population",
    forms: ["population"],
    meaning: "The distribution from which samples are drawn; the population error is the expected error over it.",
  },
  prompt: {
    term: "prompt",
    forms: ["prompts", "prompt"],
    meaning: "The tokens that a layer receives before it generates further ones.",
  },
  psi: {
    term: "ψ",
    forms: ["ψ"],
    meaning: "The number of cubic features: d²(d + 1)/2.",
  },
  query: {
    term: "query, key, value",
    forms: ["query", "queries", "keys"],
    meaning: "The inner product of the query of one token and the key of another is the score, which multiplies the value.",
  },
  rank: {
    term: "rank",
    forms: ["rank"],
    meaning: "The number of eigenvalues (or singular values) that are not zero up to rounding.",
  },
  rate: {
    term: "learning rate",
    forms: ["learning rate"],
    meaning: "The factor that multiplies the gradient in one step of gradient descent.",
  },
  realizable: {
    term: "realizable",
    forms: ["realizable"],
    meaning: "Property of labels: some linear attention computes all of them exactly.",
  },
  residual: {
    term: "residual connection",
    forms: ["residual connection", "no residual"],
    meaning: "Adds the input of a layer to its output.",
  },
  ridge: {
    term: "ridge",
    forms: ["ridge"],
    meaning: "Least squares with a penalty on the squared norm of the coefficients.",
  },
  sample: {
    term: "sample",
    forms: ["samples", "sample"],
    meaning: "A sequence Z of tokens with its label y.",
  },
  score: {
    term: "score",
    forms: ["scores", "score"],
    meaning: "The number zₛᵀ Q zₙ, which multiplies the value of token s in the output of token n.",
  },
  secondMoment: {
    term: "second moment Λ",
    forms: ["second moment", "Λ"],
    meaning: "The mean of H(Z) H(Z)ᵀ over the training samples, where H(Z) holds the ψ features.",
  },
  seed: {
    term: "seed",
    forms: ["seeds", "seed"],
    meaning: "The start value of a random number generator; equal seeds give equal random numbers.",
  },
  sgd: {
    term: "SGD",
    forms: ["SGD"],
    meaning: "Stochastic gradient descent: each step uses the gradient on a random batch.",
  },
  singular: {
    term: "singular value",
    forms: ["singular values", "Singular values", "singular value"],
    meaning: "The magnitude of one term of the SVD; of W, the magnitude of one head.",
  },
  sizes: {
    term: "d, n, N, H",
    forms: [],
    meaning: "Coordinates of a token (d), tokens of a sequence (n), training samples (N), heads (H).",
  },
  softmax: {
    term: "softmax",
    forms: ["softmax"],
    meaning: "A function that maps numbers to positive weights with sum 1; linear attention omits it.",
  },
  spectrum: {
    term: "spectrum",
    forms: ["spectrum", "Spectrum"],
    meaning: "All eigenvalues of the second moment Λ, in descending order.",
  },
  step: {
    term: "gradient step",
    forms: ["gradient steps", "gradient step"],
    meaning: "One update of all weights, with the gradient of one batch.",
  },
  structurallyZero: {
    term: "structurally zero",
    forms: ["structurally zero"],
    meaning: "Zero on every sample by the construction of the target, such as a product with the missing label of a query.",
  },
  svd: {
    term: "SVD",
    forms: ["SVD"],
    meaning: "Singular value decomposition: writes a matrix as a sum of as few products of a column and a row as its rank.",
  },
  teacher: {
    term: "teacher",
    forms: ["teacher"],
    meaning: "The function that computes the labels.",
  },
  token: {
    term: "token",
    forms: ["tokens", "token"],
    meaning: "One column of the input Z: a vector of d numbers.",
  },
  trace: {
    term: "trace",
    forms: ["traces", "trace"],
    meaning: "The sequence of all tokens of one computation, step by step.",
  },
  twin: {
    term: "twin",
    forms: ["twins", "twin"],
    meaning: "A function with the same predictions on the training samples as another one, and different predictions elsewhere.",
  },
  variance: {
    term: "variance of y",
    forms: ["variance of y"],
    meaning: "The mean squared deviation of the labels from their mean: the error of predicting the mean.",
  },
  w: {
    term: "W",
    forms: ["W"],
    meaning: "The matrix Σₕ vec(Vₕ) vec(Qₕ)ᵀ of a layer; the loss is convex in W.",
  },
  wasm: {
    term: "WASM",
    forms: ["WASM", "WebAssembly"],
    meaning: "WebAssembly: compiled code that the browser runs on the processor.",
  },
  webgpu: {
    term: "WebGPU",
    forms: ["WebGPU"],
    meaning: "The interface of browsers to the graphics processor (GPU).",
  },
  zeta: {
    term: "ζ",
    forms: ["ζ"],
    meaning: "The noise below the query in the last column of an associative memory.",
  },
} as const;

export const glossaryText = inLanguage("glossary/words", english);
