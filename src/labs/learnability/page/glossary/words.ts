/** Terms of art: how each is called, the forms in which explanations use it, and what it means in a sentence or two. */
import { inLanguage } from "../in-language";

const english = {
  adamw: { term: "AdamW", forms: ["AdamW"], meaning: "A kind of gradient descent that gives every weight a step size of its own." },
  attention: {
    term: "attention",
    forms: ["attention", "Attention"],
    meaning:
      "A layer in which a token looks at the tokens of a sequence, itself among them, and adds up what they hold, by weights that depend on both.",
  },
  batch: { term: "batch", forms: ["batch"], meaning: "The samples that one gradient step looks at." },
  certificate: {
    term: "certificate",
    forms: ["certificate", "Certificate", "certified"],
    meaning: "A proof, computed from the data alone, that every linear attention that fits them perfectly gives the same answer.",
  },
  closedForm: {
    term: "closed form",
    forms: ["closed form"],
    meaning:
      "A best fit, computed at once by solving linear equations instead of taking steps; where directions are free, the smallest of the best fits.",
  },
  convex: {
    term: "convex",
    forms: ["convex"],
    meaning: "Shaped like a bowl: every way downhill leads to the same depth. The floor is one point, or flat where directions are free.",
  },
  eigenvalue: {
    term: "eigenvalue",
    forms: ["eigenvalues", "eigenvalue"],
    meaning: "How far the samples reach along one direction, as a mean square from zero; zero means not at all.",
  },
  epoch: { term: "epoch", forms: ["epochs", "epoch"], meaning: "One pass over all training samples." },
  excess: { term: "excess risk", forms: ["excess risk"], meaning: "How much larger an error is than that of the best linear attention." },
  feature: {
    term: "feature",
    forms: ["cubic features", "features", "feature"],
    meaning:
      "A sum over the tokens: the product of two numbers of each, times one number of the last token. Linear attention is a plain weighted sum of features.",
  },
  free: {
    term: "free direction",
    forms: ["free directions", "free direction"],
    meaning: "A change of the function that no training sample notices.",
  },
  gauge: { term: "gauge", forms: ["gauge"], meaning: "Freedom to write the same function in different ways, with different weights." },
  gradient: {
    term: "gradient descent",
    forms: ["gradient descent", "Gradient descent"],
    meaning: "Changing all weights a little, again and again, in the direction in which the error falls fastest.",
  },
  head: {
    term: "head",
    forms: ["heads", "Heads", "head"],
    meaning: "One pair of matrices (V, Q) of an attention layer: Q says where to look, V what to take from there.",
  },
  identifiable: {
    term: "identifiable",
    forms: ["identifiable"],
    meaning: "Determined by the data: of all that linear attention can compute, only one function fits them best.",
  },
  landscape: {
    term: "landscape",
    forms: ["Landscape", "landscape"],
    meaning: "The loss as a height over the weights: training walks downhill in it, and a valley is a fit that no small step improves.",
  },
  learnability: {
    term: "learnability",
    forms: ["Learnability"],
    meaning: "Whether a function can be found from samples, and how many samples and steps that takes.",
  },
  leverage: {
    term: "leverage",
    forms: ["leverage"],
    meaning: "How unusual a sample is compared with the training data; where it is large, nearly equal fits may differ much.",
  },
  loss: { term: "loss", forms: ["loss", "Loss"], meaning: "The mean squared error that training makes small." },
  nullity: { term: "nullity", forms: ["nullity"], meaning: "The number of free directions: features less rank." },
  nullSpace: {
    term: "null space",
    forms: ["null space", "kernel of Λ"],
    meaning: "All free directions together: what the training data never see.",
  },
  ood: { term: "out of distribution", forms: ["out of distribution"], meaning: "Drawn in another way than the training data." },
  overfit: { term: "test error", forms: ["test error"], meaning: "The error on samples that were not trained on." },
  population: {
    term: "population",
    forms: ["population"],
    meaning: "All samples that could be drawn. An error on the population is the error one would see with endless test data.",
  },
  prompt: { term: "prompt", forms: ["prompt"], meaning: "The tokens that a layer is given before it produces any of its own." },
  rank: { term: "rank", forms: ["rank"], meaning: "The number of directions that the data see." },
  rate: { term: "learning rate", forms: ["learning rate"], meaning: "How far one gradient step goes." },
  ridge: { term: "ridge", forms: ["ridge"], meaning: "A penalty on large weights, which makes a fit smaller and steadier." },
  secondMoment: {
    term: "second moment",
    forms: ["second moment"],
    meaning: "The matrix Λ: the mean product of every two features. It says which directions the data see, and how well.",
  },
  seed: { term: "seed", forms: ["seeds", "seed"], meaning: "A number from which everything random follows; the same seed draws the same." },
  singular: {
    term: "singular value",
    forms: ["singular values", "Singular values"],
    meaning:
      "How strong one head is in the shortest list of heads that makes the same W. The same function can have another W, and a shorter list.",
  },
  softmax: {
    term: "softmax",
    forms: ["softmax"],
    meaning: "A rule that turns numbers into positive weights which add up to one. Linear attention does without.",
  },
  spectrum: { term: "spectrum", forms: ["spectrum", "Spectrum"], meaning: "All eigenvalues of the second moment, largest first." },
  teacher: { term: "teacher", forms: ["teacher"], meaning: "The function that made the labels, and that learners try to find." },
  token: {
    term: "token",
    forms: ["tokens", "token"],
    meaning: "One column of the input: a short list of numbers, such as a word of a sentence becomes.",
  },
  trace: { term: "trace", forms: ["traces", "trace"], meaning: "A whole computation written down step by step." },
} as const;

export const glossaryText = inLanguage("glossary/words", english);
export type TermName = keyof typeof english;
