/** Names of solvers and one line on what each does. */
import { formatSetting } from "../../charts/format";
import { inLanguage } from "./in-language";

const english = {
  names: {
    eagle: "EAGLE",
    "gradient-descent": "gradient descent",
    "conjugate-gradients": "conjugate gradients",
    lsmr: "LSMR",
    "sketch-sgd": "sketched descent",
    "newton-schulz": "Newton-Schulz",
    direct: "direct (QR)",
  },
  eagle: {
    unconstrained: "EAGLE",
    estimation: "EAGLE for W",
    distributed: "EAGLE, distributed",
    frozen: "EAGLE, freezing",
    limited: (r: number) => `EAGLE, r = ${r}`,
    rescaled: (r: number) => `EAGLE rescaled, r = ${r}`,
    steps: (name: string, eta: number, gamma: number) =>
      `${name}, η ${formatSetting(Number(eta.toPrecision(2)))}, γ ${formatSetting(gamma)}`,
  },
  numbered: (name: string, place: number) => `${name} ${place}`,
  methods: {
    eagle: "makes A better conditioned and D more accurate in the same step",
    "gradient-descent": "walks down the squared error of W A = B",
    "conjugate-gradients": "on the normal equations W A Aᵀ = B Aᵀ",
    lsmr: "a Krylov method for least squares, row by row",
    "sketch-sgd": "gradient descent on a few columns at a time",
    "newton-schulz": "iterates towards the pseudo-inverse of A",
    direct: "one factorisation, then it is done",
  },
} as const;

export const solverText = inLanguage("solver-words", english);
