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
    nullity: "Gemessene Anzahl freier Richtungen",
    "smallest-eigenvalue": "Gemessener kleinster Eigenwert",
    "test-error": "Gemessener Testfehler",
    "train-error": "Gemessener Trainingsfehler",
    "shifted-error": "Gemessener Fehler auf den anderen Folgen",
    "error-ratio": "Gemessenes Verhältnis der beiden Testfehler",
    "label-variance": "Gemessene Varianz der Labels",
    certified: "Gemessene Anzahl zertifizierter Rechnungen",
    unseen: "Gemessene Anzahl ungesehener Rechnungen",
    "best-heads": "Köpfe des besten Lerners",
    "samples-until-exact": "Beispiele, die er gesehen hatte, als er genau war",
    "heads-found": "Köpfe, in denen er geschrieben wurde",
  },
  goals: {
    nullity: ({ way, figures: { nullity, rank, psi, samples } }: Reached) =>
      way === "few"
        ? `${samplesOf(samples)} sehen ${formatCount(rank)} der ${formatCount(psi)} Richtungen, je eine, und lassen ${formatCount(nullity)} frei. Es gibt einen anderen Weg, mit vielen Beispielen.`
        : samples < psi
          ? `Diese ${samplesOf(samples)} sehen nur ${formatCount(rank)} der ${formatCount(psi)} Richtungen: Ihre Verteilung verbirgt andere, und mehr Beispiele von ihr werden sie nicht zeigen.`
          : `Diese ${samplesOf(samples)} wären genug für alle ${formatCount(psi)} Richtungen, aber ihre Verteilung verbirgt ${formatCount(nullity)} davon: Mehr Beispiele werden nicht helfen.`,
    "hidden-directions": ({ way, figures: { nullity, psi, samples } }: Reached) =>
      way === "short"
        ? `Mit einem einzigen Token ist eine Folge ein Vektor, und ${formatCount(samples)} davon lassen ${formatCount(nullity)} von ${directions(psi)} frei. Es gibt einen anderen Weg, mit längeren Folgen.`
        : `${samplesOf(samples)} für ${directions(psi)}, und ihre Verteilung verbirgt ${formatCount(nullity)}. Es gibt einen anderen Weg, mit sehr kurzen Folgen.`,
    recall: ({ way, figures: { pairs } }: Reached) =>
      way === "orthonormal"
        ? `Alle ${formatCount(pairs)} Schlüssel haben Länge 1 und stehen im rechten Winkel zueinander, also bringt jeder seinen eigenen Wert zurück und sonst nichts.`
        : `Alle ${formatCount(pairs)} Schlüssel bringen ihren eigenen Wert zurück, obwohl sie überlappen: Diese Werte hängen auf genau die richtige Weise voneinander ab.`,
    "all-certified": ({ way, figures: { unseen, traces, probes } }: Reached) =>
      way === "probes"
        ? `Mit ${counted(probes, "zusätzlichen Beispiel", "zusätzlichen Beispielen")} neben den Abläufen sind alle ${formatCount(unseen)} ungesehenen Rechnungen zertifiziert.`
        : `${counted(traces, "Ablauf zertifiziert", "Abläufe zertifizieren")} alle ${formatCount(unseen)} Rechnungen, die nicht darunter sind: Was immer zu jenen passt, passt zu diesen.`,
    "same-answer": ({ way, figures: { changed } }: Reached) =>
      way === "same-products"
        ? `${counted(changed, "Zahl", "Zahlen")} von Z ${changed === 1 ? "ist" : "sind"} anders, aber Z Zᵀ und das letzte Token sind, was sie waren, und sonst sieht Attention nichts.`
        : `${counted(changed, "Zahl", "Zahlen")} von Z ${changed === 1 ? "ist" : "sind"} anders, und selbst Z Zᵀ ist ein anderes; diese Antwort ist zufällig dieselbe. Geht es auch mit Z Zᵀ, wie es war?`,
    "exact-in-noise": ({ figures: { error, noise, samples } }: Reached) =>
      `Mit einem Rauschen von ${formatSetting(noise)} auf jedem Label bringen ${samplesOf(samples)} den Testfehler auf ${formatValue(error)} herunter: Das hat das Mitteln getan.`,
    "few-heads": ({ way, figures: { heads, steps, seed, error } }: Reached) =>
      way === "patience"
        ? `${counted(heads, "Kopf ist", "Köpfe sind")} mit ${counted(steps, "Schritt", "Schritten")} bei ${formatValue(error)} angekommen: Geduld hat getan, was mehr Köpfe auf einmal tun.`
        : `${counted(heads, "Kopf ist", "Köpfe sind")} in ${counted(steps, "Schritt", "Schritten")} vom Anfang Nummer ${formatCount(seed)} aus bei ${formatValue(error)} angekommen. Andere Anfänge können scheitern: Mit wenigen Köpfen kommt es darauf an, wo man beginnt.`,
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
      chart: "Attention der Token der Lektion untereinander",
      sentence: (scores: readonly string[], answer: readonly string[]) =>
        `Die Zahlen der Lektion, die sich hier wie dort ziehen lassen: Das letzte Token gibt die Gewichte ${listed(scores)} (die letzte Spalte), und die Antwort ist ${listed(answer)}.`,
    },
    names: {
      Z: "Z, ein Token in jeder Spalte",
      Q: "Q",
      V: "V",
      question: "Q z",
      scores: "Gewichte ZᵀQ z",
      sum: "Z ZᵀQ z",
      answer: "Antwort V Z ZᵀQ z",
      gram: "G = Z Zᵀ",
      features: "die Merkmale H(Z)",
      coefficients: "die Koeffizienten p, eine Zeile für jede Antwort",
    },
  },
} satisfies typeof lessonApiText;
