import { formatCount, formatSetting } from "../../../../platform/charts/format";
import type { Words } from "../../../../platform/ui/translation";
import type { breakText } from "./words";

export default {
  charts: {
    outputs: "Fehler jeder Ausgabe mit der Maske in float32",
    share: "Anteil der nicht endlichen Maskeneinträge",
    fixes: "Letzte Zeile der Maske mit zwei Korrekturen der Produktform",
    scaling: "Beträge der Ausgaben mit und ohne Skalierung",
  },
  show: "Ansicht",
  shows: {
    outputs: "Fehler der Ausgaben",
    share: "Anteil nicht endlicher Einträge",
    fixes: "zwei Korrekturen",
    scaling: "mit und ohne Skalierung",
  },
  decayLabel: "Zerfall λ",
  decay: (lambda: number) => `λ ${formatSetting(lambda)}`,
  lengthLabel: "Token",
  length: (tokens: number) => `${formatCount(tokens)} Token`,
  across: { outputs: "Token", fixes: "Token", scaling: "Ausgaben in aufsteigender Folge" },
  acrossShare: "Token L",
  read: "Werte an einer Stelle",
  at: {
    outputs: (token: string) => `Token ${token}`,
    fixes: (token: string) => `Token ${token}`,
    scaling: (place: string) => `${place}. nach Größe`,
  },
  atLength: (tokens: string) => `${tokens} Token`,
  percent: (share: string) => `${share} %`,
  upward: {
    outputs: "größter Fehler gegenüber float64; Lücken: nicht endliche Ausgaben",
    fixes: "Eintrag der Maske in der letzten Zeile",
    scaling: "größter Betrag in jeder Ausgabe",
  },
  floor: "0",
  recipes: {
    float64: "Referenz in float64",
    product: "Produkte, L (1/L)ᵀ",
    "guarded-inverse": "1/(λ^j + 1e-7)",
    clamped: "gekappt bei 1e-6",
    "prefix-difference": "Differenzen von Logs",
    running: "laufende Produkte",
  },
  lostNote: (tokens: number) => `${formatCount(tokens)} nicht endlich`,
  upTo: (value: string) => `bis ${value}`,
  diagonal: (value: string) => `Diagonale ${value}`,
  beyond: "Überlauf ab hier",
  sizes: {
    scaled: { positive: "positiv, skaliert", signed: "mit Vorzeichen, skaliert" },
    unscaled: { positive: "positiv, unskaliert", signed: "mit Vorzeichen, unskaliert" },
  },
  with: (lambda: string, tokens: string) => `Mit λ = ${lambda} und ${tokens} Token`,
  outputs: {
    lost: (lost: string, all: string, first: string) =>
      `${lost} von ${all} Ausgaben der Produktform sind nicht endlich: 1/λ^i läuft ab Token ${first} über.`,
    sound: (error: string) => `Der Fehler der Produktform beträgt ${error}: 1/λ^i bleibt in float32 endlich.`,
    others: (differences: string, running: string) =>
      `Der Fehler von Differenzen von Logarithmen beträgt ${differences}, der von laufenden Produkten ${running}.`,
  },
  share: {
    some: (share: string, first: string) =>
      `${share} des unteren Dreiecks sind nicht endlich: 1/λ^i läuft in jeder Spalte ab Token ${first} über.`,
    none: "Jeder Eintrag des unteren Dreiecks ist endlich: 1/λ^i läuft nicht über.",
  },
  fixes: {
    guarded: (last: string, diagonal: string) =>
      `Mit 1e-7, vor der Division addiert, steht auf der Diagonalen bei Token ${last} ${diagonal} statt 1.`,
    guardedStill: (last: string, diagonal: string) =>
      `Mit 1e-7, vor der Division addiert, steht auf der Diagonalen bei Token ${last} ${diagonal}, nahe der korrekten 1.`,
    clamped: (last: string, token: string, found: string, right: string) =>
      `Das Kappen von λ^i bei 1e-6 ändert den Eintrag (${last}, ${token}) der Maske von ${right} auf ${found}.`,
    clampedStill: (error: string) => `Das Kappen von λ^i bei 1e-6 ändert keinen Eintrag der letzten Zeile um mehr als ${error}.`,
  },
  scaling: {
    average: (size: string, value: string) => `Ausgaben skalierter positiver Scores reichen bis ${size}; der größte Wert ist ${value}.`,
    signed: (denominator: string, size: string) =>
      `Bei skalierten Scores mit Vorzeichen ist der kleinste Nenner ${denominator}, und Ausgaben reichen bis ${size}.`,
  },
  explain: [
    "Die Maske eines Dreiecks ist das äußere Produkt von λ^i und 1/λ^j. In float32 läuft λ^i unter und sein Kehrwert über; in float64 geschieht das bei größeren Längen.",
    "Die Schranke λ ≤ 1 verhindert den Überlauf von λ^i, aber nicht den von 1/λ^i. Einträge aus 0 mal unendlich sind NaN.",
    "Differenzen von Logarithmen bleiben endlich, verlieren in float32 aber fern vom Anfang Stellen. Laufende Produkte beginnen an der Diagonalen, verlieren weniger Stellen und werden von den Kernels dieser Seite verwendet.",
    "Zwei Korrekturen halten alle Einträge endlich, geben aber falsche Masken: ein Summand vor der Division und das Kappen. Nur die Maske wird hier in float32 berechnet, also kommen alle Fehler von ihr.",
    "Skalierte Zeilen sind Mittel der Werte, wenn alle Scores positiv sind, wie bei positiven Merkmalsabbildungen. Unskalierte Ausgaben wachsen mit der Zahl der Token in Reichweite.",
  ],
  formula: "M_ij = λ^{i − j} = λ^i · (1/λ^j), i > j",
  columns: { what: "was", decay: "Zerfall λ", token: "Token", tokens: "Token", value: "Wert", share: "Anteil" },
} satisfies Words<typeof breakText>;
