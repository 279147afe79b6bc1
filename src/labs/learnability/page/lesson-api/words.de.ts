import { formatCount, formatSetting, formatValue } from "../../../../platform/charts/format";
import type { Reached } from "../../../../platform/shell/lesson-api";
import { counted } from "../../../../platform/ui/grammar.de";
import type { lessonApiText } from "./words";

const directions = (count: number) => counted(count, "Richtung", "Richtungen");
const samplesOf = (count: number) => counted(count, "Beispiel", "Beispiele");

/** „1; 2 und 3“: mit Strichpunkten, denn das Komma steht in den Zahlen. */
const listed = (figures: readonly string[]) => `${figures.slice(0, -1).join("; ")} und ${figures.at(-1)}`;

export default {
  measures: {
    features: "Gemessene Anzahl der Merkmale",
    samples: "Gemessene Anzahl der Beispiele",
    rank: "Gemessener Rang",
    nullity: "Gemessene Anzahl unbestimmter Richtungen",
    "smallest-eigenvalue": "Gemessener kleinster Eigenwert",
    "test-error": "Gemessener Testfehler",
    "train-error": "Gemessener Trainingsfehler",
    "shifted-error": "Gemessener Fehler auf den verschobenen Testdaten",
    "layer-heads": "Gemessene Anzahl der Köpfe der Schicht",
    "tape-errors": "Gemessene Anzahl der Schritte mit falschem Band",
    "least-error": "Kleinster gemessener Testfehler",
    "largest-error": "Größter gemessener Testfehler",
    "error-ratio": "Gemessenes Verhältnis der beiden Testfehler",
    "label-variance": "Gemessene Varianz der Labels",
    certified: "Gemessene Anzahl zertifizierter Rechnungen",
    unseen: "Gemessene Anzahl ungesehener Rechnungen",
    "best-heads": "Köpfe des besten Lerners",
    "samples-until-exact": "Beispiele, ab denen er exakt ist",
    "heads-found": "Anzahl der gefundenen Köpfe",
    "first-direction": "Rang der zuerst gelernten Richtung",
    waits: "Gemessene Zahl der Plateaus",
    "exact-error": "Fehler über alle Prompts",
    "samples-needed": "Gemessene Anzahl nötiger Beispiele",
    "worst-samples": "Anzahl der Beispiele mit dem größten Überschuss",
  },
  goals: {
    nullity: ({ way, figures: { nullity, rank, psi, samples } }: Reached) =>
      way === "few"
        ? `${samplesOf(samples)} spannen ${formatCount(rank)} der ${formatCount(psi)} Richtungen auf; ${formatCount(nullity)} sind unbestimmt. Ein anderer Weg nutzt viele Beispiele.`
        : samples < psi
          ? `Diese ${samplesOf(samples)} spannen nur ${formatCount(rank)} der ${formatCount(psi)} Richtungen auf. Mehr Beispiele ihrer Verteilung können nicht alle aufspannen.`
          : `${samplesOf(samples)} könnten alle ${formatCount(psi)} Richtungen aufspannen, aber diese Verteilung lässt ${formatCount(nullity)} unbestimmt. Mehr Beispiele helfen nicht.`,
    "hidden-directions": ({ way, figures: { nullity, psi, samples } }: Reached) =>
      way === "short"
        ? `${formatCount(samples)} Folgen aus einem einzigen Token lassen ${formatCount(nullity)} von ${directions(psi)} unbestimmt. Ein anderer Weg nutzt längere Folgen.`
        : `${samplesOf(samples)} dieser Verteilung lassen bei ${directions(psi)} ${formatCount(nullity)} unbestimmt. Ein anderer Weg nutzt sehr kurze Folgen.`,
    recall: ({ way, figures: { pairs } }: Reached) =>
      way === "orthonormal"
        ? `Alle ${formatCount(pairs)} Schlüssel sind orthonormal: Sie haben Länge 1 und sind orthogonal, also ruft jeder nur seinen eigenen Wert ab.`
        : `Alle ${formatCount(pairs)} Schlüssel rufen ihren eigenen Wert ab, obwohl sie überlappen: Die Werte gleichen es aus.`,
    accepts: ({ figures: { states } }: Reached) =>
      `Der Automat mit ${counted(states, "Zustand", "Zuständen")} akzeptiert genau diese Wörter. Die Schicht führt ihn mit denselben Gewichten aus wie zuvor.`,
    overwritten: ({ way, figures: { added } }: Reached) =>
      way === "shared"
        ? `${counted(added, "angehängtes Paar überschreibt", "angehängte Paare überschreiben")} beide Zellen: Sein Schlüssel hat mit beiden ein Gewicht.`
        : `${formatCount(added)} angehängte Paare überschreiben die Zellen; die ersten vier Paare sind unverändert.`,
    "all-certified": ({ way, figures: { unseen, traces, probes } }: Reached) =>
      way === "probes"
        ? `Mit ${counted(probes, "Probe", "Proben")} neben den Abläufen sind alle ${formatCount(unseen)} ungesehenen Rechnungen zertifiziert.`
        : `${counted(traces, "Ablauf zertifiziert", "Abläufe zertifizieren")} alle ${formatCount(unseen)} ungesehenen Rechnungen: Jede perfekte Anpassung an die Abläufe sagt auch diese voraus.`,
    "same-answer": ({ way, figures: { changed } }: Reached) =>
      way === "same-products"
        ? `${counted(changed, "Zahl", "Zahlen")} von Z ${changed === 1 ? "ist" : "sind"} anders, aber Z Zᵀ und das letzte Token nicht, und die Ausgabe hängt nur von diesen ab.`
        : `${counted(changed, "Zahl", "Zahlen")} von Z ${changed === 1 ? "ist" : "sind"} anders, und auch Z Zᵀ; diese Ausgabe ist zufällig dieselbe. Geht es auch mit unverändertem Z Zᵀ?`,
    "exact-in-noise": ({ figures: { error, noise, samples } }: Reached) =>
      `Bei einem Rauschen von ${formatSetting(noise)} auf den Labels ergeben ${samplesOf(samples)} einen Testfehler von ${formatValue(error)}: Das Rauschen mittelt sich heraus.`,
    "few-needed": ({ figures: { samples, noise, epsilon } }: Reached) =>
      `Bei einem Rauschen von ${formatSetting(noise)} auf den Labels genügen ${samplesOf(samples)} für ε = ${formatSetting(epsilon)}: N hängt von σ² / ε ab.`,
    "few-heads": ({ way, figures: { heads, steps, seed, error } }: Reached) =>
      way === "patience"
        ? `${counted(heads, "Kopf hat", "Köpfe haben")} in ${counted(steps, "Schritt", "Schritten")} einen Testfehler von ${formatValue(error)} erreicht, durch längeres Training statt mehr Köpfen.`
        : `${counted(heads, "Kopf hat", "Köpfe haben")} in ${counted(steps, "Schritt", "Schritten")} mit Seed ${formatCount(seed)} einen Testfehler von ${formatValue(error)} erreicht. Mit wenigen Köpfen können andere Seeds scheitern.`,
    "all-directions": ({ figures: { heads, directions, error } }: Reached) =>
      `${formatCount(heads)} Köpfe vom Rang eins haben alle ${formatCount(directions)} Richtungen gelernt; der Fehler über alle Prompts ist ${formatValue(error)}.`,
  },

  sample: {
    set: "Die Zahlen oben ändern",
    help: "Eine Zahl seitwärts ziehen, mit den Pfeiltasten verstellen oder tippen.",
    reset: "Zurück zu den ersten Zahlen",
    refused: (most: number) => `muss eine Zahl zwischen −${most} und ${most} sein`,
    entry: (name: string, row: number, column: number) => `${name}, Zeile ${row + 1}, Spalte ${column + 1}`,
    panel: {
      name: "Die Token der Lektion",
      note: "ein Kopf",
      chart: "Attention-Gewichte der Token der Lektion",
      sentence: (scores: readonly string[], answer: readonly string[]) =>
        `Für das letzte Token sind die Gewichte ${listed(scores)} (letzte Spalte), und die Ausgabe ist ${listed(answer)}. Die Zahlen hier oder in der Lektion ziehen.`,
    },
    names: {
      Z: "Z, ein Token je Spalte",
      Q: "Q",
      V: "V",
      question: "Q z",
      scores: "Gewichte ZᵀQ z",
      sum: "Z ZᵀQ z",
      answer: "Ausgabe V Z ZᵀQ z",
      gram: "G = Z Zᵀ",
      features: "Merkmale H(Z)",
      coefficients: "Koeffizienten p, eine Zeile für jede Ausgabe",
    },
  },
} satisfies typeof lessonApiText;
