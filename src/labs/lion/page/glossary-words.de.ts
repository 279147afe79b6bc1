import type { Words } from "../../../platform/ui/translation";
import type { lionGlossary } from "./glossary-words";

export default {
  causal: {
    term: "kausal",
    forms: ["kausale"],
    meaning: "Allein zurückblickend: Ein Token sieht die vor ihm und sich selbst.",
  },
  recurrence: {
    term: "Rekurrenz",
    forms: ["Rekurrenzen", "Rekurrenz"],
    meaning:
      "Eine Regel, die aus dem vorigen Zustand und einem weiteren Token den nächsten macht; wie viel sie behält, wächst nicht mit der Folge.",
  },
  mask: {
    term: "Maske M",
    forms: ["Masken", "Maske"],
    meaning: "Wie viel von jedem Token bei jedem anderen ankommt: 1 bei ihm selbst, daneben ein Produkt von Zerfällen.",
  },
  decay: {
    term: "Zerfall λ",
    forms: ["Zerfälle", "Zerfall"],
    meaning: "Von 0 bis 1: was von dem bleibt, was ein Token weitergibt.",
  },
  chunk: { term: "Block", forms: ["Blöcke", "Blöcken"], meaning: "Aufeinanderfolgende Token, die gemeinsam behandelt werden." },
  halfLife: { term: "Halbwertszeit", forms: ["Halbwertszeit"], meaning: "Schritte, nach denen die Hälfte bleibt." },
  kms: {
    term: "Kac-Murdock-Szegő-Matrix",
    forms: ["Kac-Murdock-Szegő-Matrix"],
    meaning: "Die Matrix mit λ hoch |i − j|. Ihre Inverse hat drei Diagonalen.",
  },
  breakEven: { term: "Break-even", forms: ["Break-even"], meaning: "Die Länge, bei der zwei Formen dasselbe kosten." },
  underflow: {
    term: "Unterlauf",
    forms: ["läuft λ^i unter"],
    meaning:
      "Eine Zahl wird zu klein für ihr Format, und damit 0; float32 endet bei etwa 1e-45, und 1 durch alles unter 3e-39 ist unendlich.",
  },
} satisfies Words<typeof lionGlossary>;
