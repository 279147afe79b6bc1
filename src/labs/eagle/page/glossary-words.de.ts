import type { Words } from "../../../platform/ui/translation";
import type { eagleGlossary } from "./glossary-words";

export default {
  condition: {
    term: "Konditionszahl",
    forms: ["Konditionszahl"],
    meaning: "Der größte Singulärwert einer Matrix geteilt durch ihren kleinsten positiven: wie ungleich sie streckt.",
  },
  singular: {
    term: "Singulärwert",
    forms: ["Singulärwerte", "Singulärwerten"],
    meaning: "Wie stark eine Matrix entlang einer ihrer eigenen Richtungen streckt.",
  },
  rank: {
    term: "Rang",
    forms: ["Rang"],
    meaning: "Wie viele Richtungen eine Matrix wirklich hat; die anderen sind Kombinationen von ihnen.",
  },
  pseudo: {
    term: "Pseudoinverse",
    forms: ["Pseudoinverse"],
    meaning: "Was einer Inversen am nächsten kommt, wo eine Matrix keine hat; sie gibt die kleinsten Lösungen kleinster Quadrate.",
  },
  newtonSchulz: {
    term: "Newton-Schulz-Iteration",
    forms: ["Newton-Schulz-Iteration", "Newton-Schulz"],
    meaning:
      "Ein Weg zur Inversen oder zur nächsten orthonormalen Matrix allein durch Matrixprodukte; was noch fehlt, wird in jeder Iteration quadriert.",
  },
  polar: {
    term: "Polarfaktor",
    forms: ["Polarfaktor"],
    meaning: "Die Matrix mit denselben Singulärrichtungen, deren Singulärwerte alle 1 sind.",
  },
  nystrom: {
    term: "Nyström-Vervollständigung",
    forms: ["Nyström-Vervollständigung", "B A⁺ C"],
    meaning: "Die fehlende Ecke D einer Matrix von kleinem Rang aus den drei bekannten Blöcken füllen: D = B A⁺ C.",
  },
  blockMasked: {
    term: "blockmaskierte Matrix",
    forms: ["blockmaskierte Matrix", "blockmaskierten Matrix"],
    meaning: "Eine Matrix [A C; B D], deren Ecke D verborgen und gesucht ist.",
  },
  sketch: {
    term: "Skizze",
    forms: ["Skizzen", "Skizze", "skizzierten"],
    meaning: "Einige Spalten einer Matrix, zufällig gezogen oder aus allen gemischt, die in einer Iteration für die ganze Matrix stehen.",
  },
  diversity: {
    term: "Diversitätsindex α",
    forms: ["Diversitätsindex", "Diversität", "α"],
    meaning:
      "Der kleinste positive Eigenwert des Mittels der Projektoren auf die Spaltenräume der Rechner: 1 für gleiche Spaltenräume, 1/M für M orthogonale, nahe 0 für fast gleiche. Am Ende lässt eine Runde von verteiltem EAGLE das 1 − α-Fache des Fehlers.",
  },
  round: {
    term: "Runde",
    forms: ["Runden", "Runde"],
    meaning: "Jeder Rechner ändert einmal seine eigenen Spalten, sendet sein C und D und erhält die Mittel aller.",
  },
  flop: { term: "Gleitkommaoperation", forms: ["Gleitkommaoperationen"], meaning: "Eine Addition oder Multiplikation." },
} satisfies Words<typeof eagleGlossary>;
