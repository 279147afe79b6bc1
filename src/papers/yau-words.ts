import { inLanguage } from "./in-language";
import type { StatementWords } from "./paper";

const english = {
  "definition-2-1": { statement: "A layer outputs Σ V Z (Zᵀ Q z): no softmax and no scaling." },
  "algorithm-1": { statement: "Least squares on cubic features and an SVD compute all heads without gradient descent." },
  "theorem-2-2": {
    statement: "Of order (d⁴ + log 1/δ)/ε samples suffice for an excess risk of ε.",
    note: "The rate 1/ε needs bounded moments, which the theorem does not state.",
  },
  "theorem-2-2-agnostic": { statement: "The guarantee holds for any labels: it compares Algorithm 1 with the best layer." },
  "theorem-2-2-improper": {
    statement: "Algorithm 1 may use up to d² heads, more than the layers it is compared with.",
    note: "The loss chart has the best fit of one head, the best of 24 starts of alternating least squares.",
  },
  "algorithm-2": { statement: "Compute the features and the smallest eigenvalue of Λ. Above zero, the data are identifiable." },
  "lemma-2-3": { statement: "If Λ is positive definite and a layer fits the data, all layers that fit are one function." },
  "lemma-2-3-few-heads": {
    statement: "For layers with few heads the condition is sufficient, not necessary.",
    note: "Here Λ is singular. Near one head the data still show all directions; near two heads they do not.",
  },
  introduction: {
    statement: "The smallest eigenvalue of Λ decides identifiability.",
    note: "Printed as Λ = E[X(Z) X(Z)ᵀ], which is always singular for d ≥ 2. Algorithm 2 has the right one.",
  },
  "equation-9": { statement: "Λ is the second moment of the cubic features H(Z)." },
  "corollary-2-4": {
    statement: "Two layers agree on all inputs if and only if their coefficients p agree.",
    note: "The inputs need at least two tokens. Sequences of one token do not determine p.",
  },
  "lemma-3-1": {
    statement: "A bounded Turing machine is learned from traces in polynomial time, if Λ is well conditioned.",
    note: "Traces alone never meet this condition. Random samples that the layer labels meet it.",
  },
  "figure-1": { statement: "Errors of both panels over several targets, as a map.", note: "At learning rate 0.001." },
  "figure-1a": {
    statement: "For d = 2, models with more heads reach lower errors.",
    note: "At learning rate 0.01 sixteen heads end above one head. Stored layers and Transformers train for 32 of 500 epochs. At tuned rates they end above all heads.",
  },
  "figure-1b": {
    statement: "For d = 4, models with more heads reach lower errors.",
    note: "At learning rate 0.01 sixteen heads end above one head. Stored layers and Transformers train for 4 of 500 epochs. At tuned rates they end above all heads.",
  },
  "figure-2a": {
    statement: "The larger the smallest eigenvalue of Λ, the closer is the learned layer.",
    note: "The paper names no solver. The minimum-norm fit is exact for every mixture.",
  },
  "figure-2b": { statement: "Layers that fit data of full rank agree; layers that fit data of low rank differ." },
  "equations-13-14": {
    statement: "Associative memory: a query retrieves the values of similar keys.",
    note: "The printed label omits the query’s own term ‖q‖²ζ. No layer outputs such labels.",
  },
  "equation-15": { statement: "The distance between two layers is the norm of the difference of their coefficients p." },
  "equation-19": {
    statement: "The coefficients p of a layer are sums of products of entries of V and Q.",
    note: "As printed, Equation 19 doubles the squares. Equation 42 is right.",
  },
  "equations-30-32": { statement: "The weights of a layer relax to one matrix W, in which the loss is convex." },
  "section-4-1-depth": {
    statement: "More layers bring diminishing returns.",
    note: "Here two and four layers end above one layer with one head.",
  },
  "section-4-1-transformer": { statement: "A Transformer with softmax is not clearly better than linear attention on these data." },
  "section-4-2": { statement: "Keys and values with orthonormal columns leave Λ singular." },
  "section-6": {
    statement: "The theory extends to feature maps of keys and queries.",
    note: "One view of the laboratory fits layers with ReLU or ELU + 1, and two teachers have them. The learners of the page have none.",
  },
  "definition-a-1": { statement: "Data are identifiable if all best fits are the same function on every input." },
  "definition-a-2": {
    statement: "Data are realizable if some layer fits them exactly.",
    note: "Here sixteen heads fit them to rounding error, and one head does not.",
  },
  "lemma-a-5": {
    statement: "Independent entries with m₄ > m₂² are identifiable.",
    note: "Random signs have m₄ = m₂² and are not. A slider runs from there to n − 1, the smallest eigenvalue for normal entries.",
  },
  "lemma-a-6": {
    statement: "With d² heads or more, identifiability does not need realizable data.",
    note: "Shown for one target, a softmax layer.",
  },
  "lemma-a-7": {
    statement: "Two fits within ε of the best differ at Z by at most (ε/λ_min) ‖Z‖⁶.",
    note: "This bounds the square of the difference, and lacks a factor of 4 between two fits. The laboratory draws it beside a sharper bound, the leverage.",
  },
  "lemma-b-1": {
    statement: "One layer simulates every Turing machine within given bounds.",
    note: "The paper’s layer has of order nΦ|Γ| heads. The page has a smaller layer of this project, with 2|Γ| + 4 heads.",
  },
  "algorithms-6-7": {
    statement: "Pseudo-code of the universal machine, branch by branch.",
    note: "The page has its own smaller layer instead. Branch 1 should test for R, and compare the letter of the head cell.",
  },
  "equations-59-61": {
    statement: "Columns of the prompt encode a machine and its input.",
    note: "The page encodes them in its own way. Equation 59 starts with q₁ twice.",
  },
  "definitions-c": {
    statement: "The output is appended to the prompt, and the layer runs again.",
    note: "Equation 25 appends the wrong output: read yᵗ⁺¹.",
  },
  "lemma-c-5": {
    statement: "Polynomially many random machines and inputs make the error small.",
    note: "Small automata in place of Turing machines.",
  },
  "corollary-f-3": {
    statement: "A whole computation fails with probability of order εΦ.",
    note: "For the computations shown, in place of a distribution over machines. A share of at most 4εΦ fails, or 2εΦ with Definition G.2.",
  },
  "lemma-e-1": {
    statement: "Any polynomial features that express the layer give a certificate.",
    note: "Four sets, linear combinations of those of Algorithm 2. λ_min and the bound of Lemma A.7 differ; rank and leverage are the same.",
  },
  "lemma-e-2": {
    statement: "With bounded noise the certificate holds with a larger bound.",
    note: "In Lemma A.7 it subtracts the noise from ε and adds (B²/N) log 1/δ; it bounds the square, too. The laboratory draws it where labels are noisy, with B = max ‖Z‖ and δ = 0.1. The noise there is Gaussian, so not bounded.",
  },
  "algorithm-3": {
    statement: "One head looks a value up in a table of tokens.",
    note: "The layers of automata use such lookups. They are this project’s, with |Σ| + 2 heads or |Q| heads.",
  },
  "algorithms-4-5": { statement: "Two conditions, if and then, as lookups.", note: "The layers of this page do not need them." },
  "algorithm-8": { statement: "The features X(Z) multiply entries of Z Zᵀ with entries of the last token." },
  "appendix-g-1": {
    statement: "Models train at two learning rates and two batch sizes.",
    note: "A map of this page varies the learning rate more widely. The paper gives no initialisation and no schedule.",
  },
  "definitions-g": {
    statement: "Tokens are one-hot vectors, and outputs are rounded to the nearest one.",
    note: "For automata the page has Definition G.2, the largest entry, beside rounding to whole numbers. Other views have the latter alone.",
  },
  "appendix-g-4": {
    statement: "A prompt holds the table of an automaton, a word, and the history of states.",
    note: "The page writes a table entry as one token and a step as two, the paper each as five. The word w₀ … w_L has one letter too many.",
  },
  "figure-3": {
    statement: "Further sizes of Figure 1, up to d = 16.",
    note: "A map of stored runs has heads at d = 8 and d = 16, after 32 of the paper’s 500 epochs, without layers and Transformers.",
  },
  "figure-4": {
    statement: "Tokens that a Transformer needs to learn histories of automata.",
    note: "Stored runs of one layer of width 32 on at most 2 048 automata, at sizes around 3. The paper has four layers of width 2 048, 65 536 automata and sizes around 4.",
  },
} as const satisfies Readonly<Record<string, StatementWords>>;

export const yauText = inLanguage("yau-words", english);
