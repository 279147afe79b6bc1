import { formatSetting } from "../../../../platform/charts/format";
import { type openingText, percentOf } from "./words";

const decayOf = (hundredths: number) => formatSetting(hundredths / 100);

export default {
  headline: "Bidirektionale Attention.\nEin Token wird zur Wand.",
  headlineShort: "Ein Token wird zur Wand",
  lede: "LION gibt bidirektionaler linearer Attention einen Zerfall und berechnet sie als eine Matrix oder als zwei Rekurrenzen.",
  picture: "Die Maske von elf Token",
  tokens: ["der", "Regen", "fiel", "bis", "früh", "Punkt", "der", "Fluss", "stieg", "am", "Tag"],
  stopShort: "Punkt",
  decay: "Zerfall λ",
  attends: "beachtet",
  attended: "beachtet von",
  parts: { forward: "vorwärts", backward: "rückwärts", diagonal: "Diagonale" },
  partNotes: { forward: "frühere Token", backward: "spätere Token", diagonal: "das Token selbst" },
  wall: "Wand",
  wallNote: "Maske ist 0",
  reading: ["Zeile: beachtet.", "Spalte: wird beachtet."],
  closed: "geschlossen: 0",
  chart: (hundredths: number, crossing: number) =>
    `Maske von LION-S für elf Token; der Punkt hat den Zerfall ${decayOf(hundredths)}. ${percentOf(crossing)} des Gewichts der Wörter reichen über ihn hinweg.`,
  strip: "Gewicht über den Punkt hinweg",
  stripClosed: (crossing: number) => `geschlossen: ${percentOf(crossing)}`,
  stripOpen: (crossing: number) => `offen: ${percentOf(crossing)}`,
  slider: "Zerfall des Punkts",
  value: (hundredths: number) => `λ = ${decayOf(hundredths)}`,
  question: "Beim Zerfall 0 ist der Punkt eine Wand. Welche Token reichen hinüber?",
  choices: ["alle", "die dahinter", "nur der Punkt", "keines"],
  choicesShort: ["alle", "spätere", "nur der Punkt", "keines"],
  verdicts: [
    "Kein Wort: Das Gewicht ist exakt 0.",
    "Die Wörter dahinter nicht: Frühere Token liegen für sie jenseits der Wand.",
    "Richtig: nur der Punkt.",
    "Ein Token schon: der Punkt selbst.",
  ],
  why: "Seine Zeile ist voll: Er beachtet alle elf Token. Seine Spalte enthält nur ihn selbst: Kein anderes Token beachtet ihn.",
  whyShort: "Er beachtet alle Token; kein anderes beachtet ihn.",
  price: "Ein gelernter Zerfall ist eine Sigmoidfunktion; sie kommt der 0 nahe und erreicht sie nie.",
  convention: {
    eq9: ["In der Konvention von", "Theorem 3.1", "tauschen Zeilen und Spalten."],
    thm: ["Dies ist die Konvention von Theorem 3.1: Zeilen und Spalten sind getauscht. Zurück zu", "Gleichung 9", ""],
  },
} satisfies typeof openingText;
