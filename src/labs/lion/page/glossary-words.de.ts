import type { Words } from "../../../platform/ui/translation";
import type { lionGlossary } from "./glossary-words";

export default {
  lionLit: {
    term: "LION-LIT",
    forms: ["LION-LIT"],
    meaning: "Bidirektionale lineare Attention ohne Zerfall: Jeder Eintrag der Maske ist 1.",
  },
  lionD: {
    term: "LION-D",
    forms: ["LION-D"],
    meaning: "Bidirektionale lineare Attention mit einem gelernten Zerfall je Kopf: Die Maske ist λ hoch |i − j|.",
  },
  lionS: {
    term: "LION-S",
    forms: ["LION-S"],
    meaning: "Bidirektionale lineare Attention mit einem Zerfall je Token, der aus dem Token berechnet wird (selektiv).",
  },
  bidirectional: {
    term: "bidirektional",
    forms: ["bidirektionale", "bidirektional"],
    meaning: "Jedes Token beachtet frühere Token, spätere Token und sich selbst.",
  },
  causal: {
    term: "kausal",
    forms: ["kausaler"],
    meaning: "Jedes Token beachtet nur frühere Token und sich selbst.",
  },
  recurrence: {
    term: "Rekurrenz",
    forms: ["Rekurrenzen", "Rekurrenz"],
    meaning: "Eine Vorschrift, die jeden Zustand aus dem vorigen und einem Token berechnet, mit Zuständen gleicher Größe.",
  },
  state: {
    term: "Zustand",
    forms: ["Zustände", "Zustand"],
    meaning:
      "Die Matrix, die eine Rekurrenz fortschreibt: die Summe von k vᵀ über die bisherigen Token, jeweils mal den Zerfällen seither.",
  },
  mask: {
    term: "Maske M",
    forms: ["Masken", "Maske"],
    meaning: "Die Matrix, die Scores Eintrag für Eintrag multipliziert: 1 auf der Diagonalen, sonst Produkte von Zerfällen.",
  },
  decay: {
    term: "Zerfall λ",
    forms: ["Zerfälle", "Zerfall"],
    meaning: "Ein Faktor von 0 bis 1, mit dem ein Zustand in jedem Schritt multipliziert wird.",
  },
  chunk: { term: "Block", forms: ["Blöcke", "Blöcken"], meaning: "Aufeinanderfolgende Token, die gemeinsam berechnet werden." },
  scan: { term: "Scan", forms: ["Scans", "Scan"], meaning: "Die Reihenfolge, in der die Zellen eines Gitters zur Folge werden." },
  featureMap: {
    term: "Merkmalsabbildung φ",
    forms: ["Merkmalsabbildungen", "Merkmalsabbildung"],
    meaning: "Eine Funktion, die auf Queries und Keys vor ihrem Skalarprodukt angewandt wird.",
  },
  logits: { term: "Logit", forms: ["Logits", "Logit"], meaning: "Die Ausgabe eines Encoders für eine Klasse, vor dem Softmax." },
  nats: { term: "Nat", forms: ["Nats"], meaning: "Die Einheit einer Kreuzentropie mit natürlichem Logarithmus; 1 Nat sind 1,44 Bit." },
  halfLife: {
    term: "Halbwertszeit",
    forms: ["Halbwertszeiten", "Halbwertszeit"],
    meaning: "Die Zahl der Schritte, nach denen die Hälfte einer Größe bleibt.",
  },
  kms: {
    term: "Kac-Murdock-Szegő-Matrix",
    forms: ["Kac-Murdock-Szegő-Matrix"],
    meaning: "Die Matrix mit den Einträgen λ hoch |i − j|; ihre Inverse ist tridiagonal.",
  },
  breakEven: { term: "Break-even", forms: ["Break-even"], meaning: "Die Länge, bei der zwei Formen dasselbe kosten." },
  underflow: {
    term: "Unterlauf",
    forms: ["läuft λ^i unter"],
    meaning:
      "Eine für ihr Format zu kleine Zahl wird 0. In float32 geschieht das unter etwa 1e-45; der Kehrwert läuft schon unter 3e-39 über.",
  },
} satisfies Words<typeof lionGlossary>;
