import { formatCount, formatFixed, formatRounded, formatValue } from "../../../../../platform/charts/format";
import type { regressionText } from "./words";

const signed = (value: number) => formatValue(value).replace(/^-/, "−");
const list = (values: readonly number[], and: string) => {
  const shown = values.map((value) => formatValue(value));
  return shown.length < 2 ? shown.join("") : `${shown.slice(0, -1).join("; ")} ${and} ${shown[shown.length - 1]}`;
};

export default {
  title: "Gelernte Richtungen",
  chart: "Fehler gegen Gradientenschritte, mit den Fehlern, die die Theorie nach jeder Richtung vorhersagt",
  read: "Kurven an einem Schritt ablesen",
  begin: "Warten auf die ersten Schritte.",
  failed: (reason: string) => `Die Prompts sind nicht verwendbar: ${reason}`,
  sentence: {
    begin: (best: number) => `Noch kein Lerner hat einen Schritt gemacht. Die beste einzelne Schicht hat den Fehler ${formatValue(best)}.`,
    diverged: (name: string) => `Das Training divergiert (${name}): Eine kleinere Lernrate macht kleinere Schritte.`,
    first: (error: number) => `Der Fehler liegt auf dem ersten Plateau, bei ${formatValue(error)}; ein größerer Start verlässt es früher.`,
    waits: (heights: readonly number[], predicted: readonly number[]) =>
      `Eine Richtung nach der anderen: Der Fehler verweilt bei ${list(heights, "und")}, vorhergesagt ${list(predicted, "und")}.`,
    falls: (from: number, to: number) => `Der Fehler fällt von ${formatValue(from)} auf ${formatValue(to)}, ohne dazwischen zu verweilen.`,
    adam: (from: number, to: number) =>
      `Der Fehler fällt von ${formatValue(from)} auf ${formatValue(to)}, ohne zu verweilen: AdamW skaliert kleine Gradienten hoch.`,
    ends: (error: number, m: number) =>
      `Der Fehler endet bei ${formatValue(error)}, auf der Höhe nach ${formatCount(m)} ${m === 1 ? "Richtung" : "Richtungen"}.`,
    deep: (layers: number, error: number, steps: number) =>
      `${formatCount(layers)} Schichten haben den Fehler ${formatValue(error)}, ${formatCount(layers)} Gradientenschritte ${formatValue(steps)}.`,
    best: (best: number) => `Die beste einzelne Schicht hat ${formatValue(best)}.`,
  },
  error: "mittlerer quadratischer Fehler der Antwort",
  across: "Gradientenschritte",
  at: (step: number) => `Schritt ${formatCount(step)}`,
  zero: "Antwort null",
  after: (m: number) => `nach ${formatCount(m)} ${m === 1 ? "Richtung" : "Richtungen"}`,
  best: "beste Schicht",
  gradientSteps: (k: number) => `${formatCount(k)} ${k === 1 ? "Gradientenschritt" : "Gradientenschritte"}`,
  ridge: "Ridge im Kontext",
  shares: (name: string) => `Anteil jeder Richtung, ${name}`,
  noShares: "Richtungen werden für Köpfe aufgezeichnet, die auf dem Prozessor trainieren.",
  direction: (lambda: number) => `λ = ${formatRounded(lambda, 3)}`,
  half: "halb bei Schritt",
  notYet: "noch nicht",
  share: (share: number) => signed(Number(share.toFixed(2))),
  matrices: {
    name: "Die Matrix M der Schicht, die beste und ihre Differenz",
    summary: (largest: number) => `Die Einträge von M weichen von denen der besten Schicht um höchstens ${formatValue(largest)} ab.`,
    caption: (largest: number) =>
      `Die Antwort ist xᵀ M h, h das Mittel von y x im Kontext. M weicht um höchstens ${formatValue(largest)} von der besten ab.`,
    learned: "M, gelernt",
    best: "Γ⁻¹, beste Schicht",
    difference: "Differenz",
    scale: (value: number) => `±${formatRounded(value, 2)}`,
    entry: (value: number) => formatFixed(value, Math.abs(value) >= 10 ? 1 : 2).replace(/^-/, "−"),
  },
  prompt: {
    name: "Ein Prompt: Beispiele, Anfrage und Antworten",
    caption: (layer: number, truth: number) =>
      `In diesem Prompt antwortet die Schicht ${signed(layer)}, Ridge im Kontext ${signed(truth)}.`,
    across: "x entlang der Anfrage",
    up: "y",
    examples: (count: number) => `${formatCount(count)} Beispiele`,
    layer: "die Schicht",
    ridge: "Ridge im Kontext",
    value: signed,
  },
  columns: { step: "Schritt", learner: "Lerner", error: "Fehler", direction: (k: number) => `Anteil der Richtung ${formatCount(k)}` },
  explain: [
    "Jeder Prompt ist eine Regression mit eigenem Aufgabenvektor. Die Schicht antwortet xᵀ M h: h ist das Mittel von y x über die Beispiele.",
    "Die gestrichelten Linien sind die Fehler, nachdem die stärksten Richtungen der Eingaben gelernt sind, wie die Theorie sie vorhersagt.",
    "Mit getrennten Keys und Queries und kleinem Start verweilt der Gradientenabstieg nahe diesen Linien; eine verschmolzene Matrix tut es nicht.",
    "Die Kurven sind exakte Fehler von xᵀ M h über alle Prompts. Die anderen Merkmale der Schicht erhöhen sie ein wenig.",
    "Die Koordinaten der Eingaben sind unabhängig, also die Eigenrichtungen von Λ, in denen M gezeichnet ist.",
    "Kurven mehrerer Schichten sind Fehler auf den Test-Prompts. Gradientenschritte im Kontext beginnen bei null und nehmen die besten Raten.",
  ],
  formula:
    "L_m = \\operatorname{Sp} \\Lambda - \\sum_{j \\le m} \\frac{\\lambda_j^2}{(1 + 1/N) \\lambda_j + (\\operatorname{Sp} \\Lambda + \\sigma^2)/N}",
} satisfies typeof regressionText;
