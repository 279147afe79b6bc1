/** Names of solvers and one line on what each does. */
import { formatSetting } from "../../../platform/charts/format";
import { inLanguage } from "./in-language";

const english = {
  names: {
    eagle: "EAGLE",
    "gradient-descent": "gradient descent",
    "conjugate-gradients": "conjugate gradients",
    lsmr: "LSMR",
    "sketch-sgd": "sketched gradient descent",
    "newton-schulz": "Newton-Schulz",
    direct: "direct (QR)",
    transformer: "transformer",
  },
  eagle: {
    unconstrained: "EAGLE",
    estimation: "EAGLE for W",
    rescaled: "EAGLE rescaled",
    distributed: "distributed",
    frozen: "freezing",
    // Lines break between settings, not inside of one.
    columns: (r: number) => `r\u00a0=\u00a0${r}`,
    eta: (eta: number) => `η\u00a0${formatSetting(Number(eta.toPrecision(2)))}`,
    gamma: (gamma: number) => `γ\u00a0${formatSetting(gamma)}`,
  },
  /** Brackets separate the name of a solver from its settings. */
  variant: (name: string, settings: readonly string[]) => `${name} (${settings.join(", ")})`,
  methods: {
    eagle: "improves the conditioning of A and the accuracy of D in the same step",
    "gradient-descent": "minimises the squared error of W A = B",
    "conjugate-gradients": "solves the normal equations W A Aᵀ = B Aᵀ",
    lsmr: "a Krylov method for least squares, applied to each row of B",
    "sketch-sgd": "gradient descent on a few columns at a time",
    "newton-schulz": "iterates towards the pseudo-inverse of A",
    direct: "solves by one QR factorisation, without iterations",
    transformer: "is trained to predict the missing block, not to follow an algorithm",
  },
} as const;

export const solverText = inLanguage("solver-words", english);
