import type { Words } from "../../../platform/ui/translation";
import type { eagleGlossary } from "./glossary-words";

export default {
  condition: {
    term: "Konditionszahl",
    forms: ["Konditionszahl", "κ"],
    meaning: "Verhältnis κ des größten Singulärwerts einer Matrix zu ihrem kleinsten positiven.",
  },
  singular: {
    term: "Singulärwert",
    forms: ["Singulärwerte", "Singulärwerten"],
    meaning: "Faktor, um den eine Matrix Vektoren entlang einer ihrer Singulärrichtungen streckt.",
  },
  rank: {
    term: "Rang",
    forms: ["Rang"],
    meaning: "Größte Zahl linear unabhängiger Zeilen einer Matrix, gleich der ihrer Spalten.",
  },
  pseudo: {
    term: "Pseudoinverse",
    forms: ["Pseudoinverse"],
    meaning: "Die Matrix A⁺, die die Inverse verallgemeinert: Sie gibt die Kleinste-Quadrate-Lösung kleinster Norm.",
  },
  newtonSchulz: {
    term: "Newton-Schulz-Iteration",
    forms: ["Newton-Schulz-Iteration", "Newton-Schulz"],
    meaning:
      "Iteration allein aus Matrixprodukten für eine Inverse oder einen Polarfaktor. Nahe der Lösung quadriert jeder Schritt den Fehler.",
  },
  polar: {
    term: "Polarfaktor",
    forms: ["Polarfaktor"],
    meaning: "Die Matrix mit denselben Singulärrichtungen, deren Singulärwerte alle 1 sind.",
  },
  nystrom: {
    term: "Nyström-Vervollständigung",
    forms: ["Nyström-Vervollständigung", "B A⁺ C"],
    meaning: "Schätzung des fehlenden Blocks einer Matrix von kleinem Rang aus den drei bekannten Blöcken: D = B A⁺ C.",
  },
  blockMasked: {
    term: "blockmaskierte Matrix",
    forms: ["blockmaskierte Matrix", "blockmaskierten Matrix"],
    meaning: "Eine Matrix [A C; B D], deren Block D verborgen ist und geschätzt wird.",
  },
  missingBlock: {
    term: "fehlender Block",
    forms: ["fehlende Block", "Block D"],
    meaning: "Der Block D rechts unten in [A C; B D], den Lösern verborgen.",
  },
  squaredError: {
    term: "quadratischer Fehler",
    forms: ["quadratische Fehler"],
    meaning: "Quadrierte Frobeniusnorm des Fehlers von D. „Relativ“ heißt: durch die quadrierte Norm des wahren D geteilt.",
  },
  steps: {
    term: "Schrittweiten η und γ",
    forms: ["η", "γ"],
    meaning: "Schrittweiten von EAGLE, relativ zu 1/‖A‖²: η für A und B, γ für C und D. Die Sätze setzen η = 1/3 und γ = 1.",
  },
  queryKey: {
    term: "W_QK",
    forms: ["W_QK"],
    meaning: "Produkt der Query- und Key-Gewichte einer Schicht, W_Q W_Kᵀ. Es bestimmt die Attention zwischen Zeilen.",
  },
  valueProjection: {
    term: "W_VP",
    forms: ["W_VP"],
    meaning: "Produkt der Value- und Ausgabegewichte einer Schicht, W_V W_Pᵀ. Es bestimmt den Beitrag einer beachteten Zeile.",
  },
  zeroPredictor: {
    term: "Nullvorhersage",
    forms: ["Nullvorhersage"],
    meaning: "Vergleichswert: Vorhersage null für jeden Eintrag von D.",
  },
  sketch: {
    term: "Sketch",
    forms: ["Sketchgröße", "Sketches", "Sketch"],
    meaning: "Das Produkt A S mit r Spalten: r zufällig gezogene Spalten von A oder r zufällige orthonormale Kombinationen aller.",
  },
  diversity: {
    term: "Diversitätsindex α",
    forms: ["Diversitätsindex", "Diversität", "α"],
    meaning:
      "Kleinster positiver Eigenwert des Mittels der Projektoren auf die Spaltenräume der Rechner. Er ist 1 für gleiche Spaltenräume, 1/M für M orthogonale und nahe 0 für fast gleiche.",
  },
  round: {
    term: "Runde",
    forms: ["Runden", "Runde"],
    meaning: "Jeder Rechner aktualisiert einmal seine eigenen Spalten, sendet sein C und D und empfängt die Mittel.",
  },
  flop: { term: "Gleitkommaoperation", forms: ["Gleitkommaoperationen"], meaning: "Eine Addition oder Multiplikation." },
} satisfies Words<typeof eagleGlossary>;
