import { formatCount, formatRounded, formatValue } from "../../../../platform/charts/format";
import { inWords, withStop } from "../../../../platform/ui/grammar.de";
import type { landscapeText } from "./words";

function percent(share: number): string {
  return share >= 0.9995 ? "100 %" : `${formatRounded(100 * share, 2)} %`;
}

export default {
  title: "Verlustlandschaft",
  viewsLabel: "Ansicht der Landschaft",
  views: { maps: "Zwei Koordinaten", between: "Zwischen zwei Lösungen" },
  learner: "Lerner, dessen Weg gezeigt wird",
  origin: "Ursprung beider Ebenen",
  origins: { end: "aktuelle Gewichte", start: "Anfangsgewichte" },
  first: "Erste Richtung, a",
  second: "Zweite Richtung, b",
  firstIs: (direction: string) => `a: ${direction}`,
  secondIs: (direction: string) => `b: ${direction}`,
  zoom: "Ausdehnung der Karten",
  zooms: {
    "0.1": "ein Zehntel des Wegs",
    "0.3": "ein Drittel des Wegs",
    "1": "der ganze Weg",
    "2": "das Doppelte des Wegs",
    "5": "das Fünffache des Wegs",
  },
  directions: {
    path: "den Weg entlang",
    pathAgain: "den Weg entlang, zweite",
    teacher: "zum Lehrer",
    learner: (name: string) => `zu: ${name}`,
    sharpest: "am schärfsten",
    sharpestAgain: "am zweitschärfsten",
    downhill: "bergab",
    random: "zufällig",
    randomAgain: "zweite zufällige",
  },
  directionHelp:
    "Den Weg entlang: seine Hauptrichtungen. Zu einer Lösung: Köpfe zugeordnet und umskaliert. Am schärfsten: führende Eigenvektoren der Hesse-Matrix. Bergab: negativer Gradient. Zufällig: jede Matrix auf ihre Norm skaliert.",

  none: "Kein Lerner trainiert durch Gradientenabstieg. Einen Gradientenlerner hinzufügen, um seine Landschaft zu sehen.",
  noData: "Es sind keine Daten geladen. Eine Datei öffnen oder eine Vorlage wählen.",
  tooLarge: (psi: number, limit: number) =>
    `Die Karte über W braucht die Koeffizienten p, die für höchstens ${formatCount(limit)} Merkmale (d = 16) berechnet werden. Diese Daten haben ${formatCount(psi)}.`,
  waiting: "Die Trainingsmenge wird noch gezogen.",
  looking: "Das Ziel wird analysiert.",
  ready: "Die Landschaft braucht einen Lauf. Start drücken, um einen zu beginnen.",
  tooEarly: "Der Weg dieses Lerners ist zu kurz, um eine Ebene aufzuspannen. Einige Schritte länger trainieren.",
  asking: "Der Lerner trainiert noch einmal, um seinen Weg aufzuzeichnen.",
  stopped: "Der aufgezeichnete Weg ist unvollständig. „Weg verfolgen“ drücken, um fortzufahren.",
  cancel: "Anhalten",
  resume: "Weg verfolgen",
  progress: "Der Weg wird verfolgt",
  working: (share: number) => `${formatCount(100 * share)} %`,
  failed: (reason: string) => `Das ließ sich nicht berechnen: ${withStop(reason)}`,

  maps: {
    explain: [
      "Die Karten zeigen den Trainingsverlust eines Lerners in zwei Ebenen mit gemeinsamer Farbskala. Die linke Ebene liegt im Raum der Gewichte (V, Q). Dort ist der Verlust ein Polynom vierten Grades und kann mehrere lokale Minima haben.",
      "Die rechte Ebene liegt im Raum von W, der Matrix der Funktion, die die Gewichte berechnen. Dort ist der Verlust eine quadratische Schale oder eine Rinne entlang unbestimmter Richtungen. Die Koordinaten a und b sind Abstände.",
      "Die Linie ist der Weg des Trainings, auf jede Ebene projiziert; hohle Marken liegen außerhalb der Ebene. Gradientenlerner trainieren in (V, Q). Die geschlossene Lösung minimiert den Verlust über W; ohne Ridge ist sie das Minimum kleinster Norm.",
    ],
    formula: "L(V, Q) = Mittel ‖y − Σ V_h G Q_h z‖²  =  L(p) = c − 2⟨b, p⟩ + p Λ pᵀ,  p bilinear in V und Q",
    chart: "Zwei Karten des Trainingsverlusts",
    read: "Den Verlust von den Karten ablesen",
    weights: (own: number, space: number) =>
      `Über (V, Q) von ${own === 1 ? "einem Kopf" : `${inWords(own)} Köpfen`}${own === space ? "" : `, aufgefüllt auf ${inWords(space)}`}: vierter Grad`,
    functions: { bowl: "Über W: eine Schale", trough: "Über W: eine Rinne" },
    axis: (letter: string, direction: string) => `${letter}, ${direction}`,
    images: {
      path: "den Weg von W entlang",
      pathAgain: "den Weg von W entlang, zweite",
      image: (direction: string) => `Bild der Richtung „${direction}“ in W`,
      solution: (direction: string) => direction,
    },
    loss: "Verlust",
    minimum: "Minimum des Schnitts",
    shadow: "hohl: außerhalb der Ebene",
    beside: (name: string) => `${name}, außerhalb der Ebene`,
    step: (step: number) => `der Weg bei Schritt ${formatCount(step)}`,
    place: (map: string, a: string, b: string) => `${map.split(":")[0]}, a = ${a}, b = ${b}`,
    marks: { start: "Anfang", end: "jetzt", finished: "Ende", teacher: "Lehrer", closedForm: "geschlossene Lösung" },
    minimaOf: (losses: readonly number[]) => {
      if (losses.length === 0) return "kein lokales Minimum";
      const [lowest, ...rest] = losses.slice(0, 3).map(formatValue);
      if (losses.length === 1) return `ein lokales Minimum, mit Verlust ${lowest}`;
      const listed =
        losses.length > 3
          ? `${[lowest, ...rest].join(", ")} und weiteren`
          : `${[lowest, ...rest.slice(0, -1)].join(", ")} und ${rest.at(-1)}`;
      return `${inWords(losses.length)} lokale Minima, mit Verlust ${listed}`;
    },
    sentence: (step: number, left: string, right: string) =>
      `Bei Schritt ${formatCount(step)} hat der Schnitt von (V, Q) nahe dem Weg ${left}; über W ist der Verlust ${right}.`,
    bowl: (bottom: number | null) => `eine Schale${bottom === null ? "" : ` mit Minimum ${formatValue(bottom)}`}`,
    trough: "eine Rinne entlang einer unbestimmten Richtung",
    shares: (left: number, right: number) => ` Die linke Ebene enthält ${percent(left)} der Länge des Wegs, die rechte ${percent(right)}.`,
    curvature: (values: readonly number[]) =>
      ` Die ${values.length === 1 ? "größte Krümmung ist" : "größten Krümmungen sind"} ${values.map(formatValue).join(" und ")}.`,
    replaced: (both: boolean) =>
      both
        ? " Keine der Richtungen ändert die Funktion; die Karte über W verwendet daher Richtungen des Wegs."
        : " Eine Richtung ändert die Funktion nicht; die Karte über W verwendet stattdessen eine Richtung des Wegs.",
    columns: ["Punkt", "Schritt", "Verlust", "a in (V, Q)", "b in (V, Q)", "außerhalb (V, Q)", "a in W", "b in W", "außerhalb W"],
    pathPoint: "Weg",
  },

  between: {
    other: "Andere Lösung",
    teacher: "der Lehrer",
    otherIs: (name: string) => `und ${name}`,
    none: "Dieses Ziel hat keinen Lehrer, und kein anderer Lerner trainiert durch Gradientenabstieg. Einen zweiten Gradientenlerner hinzufügen.",
    explain: [
      "Die Kurven zeigen den Trainingsverlust auf der Strecke zwischen zwei Lösungen. Köpfe haben keine feste Reihenfolge oder Skala; zwei Lerner mit derselben Funktion können daher in (V, Q) weit auseinander liegen. Der Verlust kann dazwischen über beide Enden steigen.",
      "Für die ausgerichtete Kurve werden die Köpfe der anderen Lösung zugeordnet und umskaliert (V → c V, Q → Q / c). Das ändert ihre Funktion nicht. In W ist der Verlust konvex, die Barriere ist dort also null.",
    ],
    formula: "Barriere = max L((1 − t) A + t B) − max(L(A), L(B)),  0 ≤ t ≤ 1,  aus einem Polynom vierten Grades in t",
    chart: "Verlust zwischen zwei Lösungen",
    read: "Den Verlust zwischen den beiden Lösungen ablesen",
    upward: "Trainingsverlust",
    across: "Anteil der Strecke",
    floor: "kleiner",
    place: (percentage: number) => `${formatCount(percentage)} % der Strecke`,
    curves: { unaligned: "(V, Q), wie gefunden", aligned: "(V, Q), ausgerichtet", functions: "W" },
    note: (height: number) => (height > 0 ? `Barriere ${formatValue(height)}` : "keine Barriere"),
    sentence: (from: string, to: string, unaligned: number, aligned: number, functions: number) =>
      `Die Barriere des Verlusts (${from} → ${to}) beträgt ${formatValue(unaligned)} in (V, Q), ${formatValue(aligned)} mit ausgerichteten Köpfen und ${formatValue(functions)} in W.`,
    columns: ["Anteil der Strecke", "(V, Q), wie gefunden", "(V, Q), ausgerichtet", "W"],
  },
} satisfies typeof landscapeText;
