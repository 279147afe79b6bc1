import { formatCount, formatRounded, formatValue } from "../../../../platform/charts/format";
import { inWords, withStop } from "../../../../platform/ui/grammar.de";
import type { landscapeText } from "./words";

function percent(share: number): string {
  if (share >= 0.9995) return "alles";
  return `${formatRounded(100 * share, 2)} %`;
}

const climb = (height: number) => (height > 0 ? `um ${formatValue(height)}` : "gar nicht");

export default {
  title: "Verlustlandschaft",
  viewsLabel: "Ansicht der Landschaft",
  views: { maps: "Zwei Koordinaten", between: "Zwischen zwei Lösungen" },
  learner: "Lerner, dessen Weg gezeigt wird",
  origin: "Ursprung beider Ebenen",
  origins: { end: "von da, wo er ist", start: "von seinem Anfang" },
  first: "Erste Richtung, a",
  second: "Zweite Richtung, b",
  firstIs: (direction: string) => `a: ${direction}`,
  secondIs: (direction: string) => `b: ${direction}`,
  zoom: "Wie weit die Karten reichen",
  zooms: {
    "0.1": "ein Zehntel des Wegs",
    "0.3": "ein Drittel des Wegs",
    "1": "der ganze Weg",
    "2": "doppelt so weit",
    "5": "fünfmal so weit",
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
    "Den Weg entlang: seine Hauptrichtungen. Zu einer Lösung: ihre Köpfe zugeordnet und umskaliert. Am schärfsten: die obersten Eigenvektoren der Hesse-Matrix. Bergab: minus der Gradient. Zufällig: jede Matrix im Verhältnis ihrer Größe.",

  none: "Hier trainiert kein Lerner durch Gradientenabstieg, also hat keiner einen Weg durch den Raum der Gewichte. Mit einem Gradientenlerner erscheint seine Landschaft.",
  noData: "Noch gibt es keine Daten. Eine Datei öffnen oder eine Vorlage wählen.",
  tooLarge: (psi: number, limit: number) =>
    `Bei ${formatCount(psi)} Merkmalen hat die Funktion zu viele Koeffizienten zum Aufschreiben, also wird die Karte über W nicht gezeichnet. Sie wird bis ${formatCount(limit)} Merkmale gezeigt, das ist d = 16: ein kleineres Ziel wählen.`,
  waiting: "Die Trainingsmenge wird noch gezogen.",
  looking: "Das Ziel wird angesehen.",
  ready: "Die Landschaft gehört zu einem Lauf. Mit Start beginnt er.",
  tooEarly: "Der Weg dieses Lerners ist zu kurz, um eine Ebene aufzuspannen. Noch ein paar Schritte, dann geht es.",
  asking: "Der Lerner läuft noch einmal, um seinen Weg zu finden; dann kommen die Karten.",
  stopped: "Der Weg wurde nicht bis zum Ende verfolgt. Mit „Weg verfolgen“ geht es weiter.",
  cancel: "Anhalten",
  resume: "Weg verfolgen",
  progress: "Der Weg wird verfolgt",
  working: (share: number) => `${formatCount(100 * share)} %`,
  failed: (reason: string) => `Das ließ sich nicht berechnen: ${withStop(reason)}`,

  maps: {
    explain: [
      "Der Trainingsverlust eines Lerners in zwei Koordinaten. Links ist er entlang einer Ebene durch die Gewichte (V, Q) des Lerners geschnitten, wo er ein Polynom vierten Grades ist und Hügel und mehrere Täler haben kann; rechts entlang einer Ebene von W, den Koeffizienten der Funktion, die dieselben Gewichte berechnen, wo er eine quadratische Schale ist, oder eine Rinne entlang dessen, was die Daten frei lassen. Beide haben eine Farbskala, und a und b sind Abstände.",
      "Die Linie ist der Weg des Trainings, auf jede Ebene projiziert; eine hohle Marke liegt neben der Ebene, gezeichnet ist nur ihr Schatten. Gradientenabstieg geht links. Die geschlossene Lösung löst rechts, wo es nur ein Tal gibt: Ohne Ridge ist sie sein tiefster Punkt, oder auf ebenem Grund der Punkt mit dem kleinsten W.",
    ],
    formula: "L(V, Q) = Mittel ‖y − Σ V_h G Q_h z‖²  =  L(p) = c − 2⟨b, p⟩ + p Λ pᵀ,  p bilinear in V und Q",
    chart: "Zwei Karten des Trainingsverlusts",
    read: "Den Verlust von den Karten ablesen",
    weights: (own: number, space: number) =>
      `Über (V, Q) von ${own === 1 ? "einem Kopf" : `${inWords(own)} Köpfen`}${own === space ? "" : `, mit Platz für ${inWords(space)}`}: vierter Grad`,
    functions: { bowl: "Über W, der Funktion selbst: eine Schale", trough: "Über W, der Funktion selbst: eine Rinne" },
    axis: (letter: string, direction: string) => `${letter}, ${direction}`,
    images: {
      path: "den Weg von W entlang",
      pathAgain: "den Weg von W entlang, zweite",
      image: (direction: string) => `was die Richtung „${direction}“ mit W macht`,
      solution: (direction: string) => direction,
    },
    loss: "Verlust",
    minimum: "Minimum des Schnitts",
    shadow: "hohl: neben der Ebene",
    beside: (name: string) => `${name}, neben der Ebene`,
    step: (step: number) => `der Weg bei Schritt ${formatCount(step)}`,
    place: (map: string, a: string, b: string) => `${map.split(":")[0]}, a = ${a}, b = ${b}`,
    marks: { start: "Anfang", end: "jetzt", finished: "Ende", teacher: "Lehrer", closedForm: "geschlossene Lösung" },
    minimaOf: (losses: readonly number[]) => {
      if (losses.length === 0) return "keinen Talgrund";
      const [lowest, ...rest] = losses.slice(0, 3).map(formatValue);
      if (losses.length === 1) return `ein Tal mit dem Grund bei ${lowest}`;
      const listed =
        losses.length > 3
          ? `${[lowest, ...rest].join(", ")} und weiteren`
          : `${[lowest, ...rest.slice(0, -1)].join(", ")} und ${rest.at(-1)}`;
      return `${inWords(losses.length)} Täler mit dem Grund bei ${listed}`;
    },
    sentence: (step: number, left: string, right: string) =>
      `Bei Schritt ${formatCount(step)} hat der Schnitt von (V, Q) in der Nähe des Wegs ${left}; über W ist derselbe Verlust ${right}.`,
    bowl: (bottom: number | null) => `eine Schale${bottom === null ? "" : ` mit dem Grund bei ${formatValue(bottom)}`}`,
    trough: "eine Rinne mit ebenem Grund: Die Daten lassen eine Richtung dieser Ebene frei",
    shares: (left: number, right: number) =>
      ` Von der Länge des Wegs liegt in der linken Ebene: ${percent(left)}, in der rechten: ${percent(right)}.`,
    curvature: (values: readonly number[]) => ` Die schärfste Krümmung ist ${values.map(formatValue).join(", dann ")}.`,
    replaced: (both: boolean) =>
      both
        ? " Über W enden beide Richtungen bei derselben Funktion, also treten die Richtungen des Wegs an ihre Stelle."
        : " Über W endet eine Richtung, wo sie begann, bei derselben Funktion, also tritt eine Richtung des Wegs an ihre Stelle.",
    columns: ["Punkt", "Schritt", "Verlust", "a in (V, Q)", "b in (V, Q)", "neben (V, Q)", "a in W", "b in W", "neben W"],
    pathPoint: "Weg",
  },

  between: {
    other: "Andere Lösung",
    otherIs: (name: string) => `und ${name}`,
    none: "Es gibt nichts, wohin es ginge: Dieses Ziel hat keinen Lehrer, und kein anderer Lerner trainiert durch Gradientenabstieg. Einen zweiten Gradientenlerner hinzufügen.",
    explain: [
      "Der Trainingsverlust auf dem geraden Weg zwischen zwei Lösungen. Köpfe haben keine feste Reihenfolge oder Skala, also können zwei Lerner, die dieselbe Funktion berechnen, in (V, Q) weit auseinander liegen, und der Weg zwischen ihnen führt vielleicht über einen Hügel. Ausgerichtet: Die Köpfe des anderen werden denen des Lerners bestmöglich zugeordnet und umskaliert (V → c V, Q → Q / c), was keine der Funktionen ändert und den Weg nicht länger macht.",
      "In W ist der Verlust konvex, zwischen zwei Funktionen steigt er also nie über das höhere Ende.",
    ],
    formula: "Schwelle = max L((1 − t) A + t B) − max(L(A), L(B)),  0 ≤ t ≤ 1,  aus einem Polynom vierten Grades in t",
    chart: "Verlust zwischen zwei Lösungen",
    read: "Den Verlust zwischen den beiden Lösungen ablesen",
    upward: "Trainingsverlust",
    across: "Anteil des Wegs",
    floor: "weniger",
    place: (percentage: number) => `${formatCount(percentage)} % des Wegs`,
    curves: { unaligned: "(V, Q), wie gefunden", aligned: "(V, Q), ausgerichtet", functions: "W" },
    note: (height: number) => (height > 0 ? `steigt um ${formatValue(height)}` : "steigt nie"),
    sentence: (from: string, to: string, unaligned: number, aligned: number, functions: number) =>
      `Auf dem geraden Weg (${from} → ${to}) steigt der Verlust durch (V, Q) ${climb(unaligned)}, mit ausgerichteten Köpfen ${climb(aligned)} und durch W ${climb(functions)}.`,
    columns: ["Anteil des Wegs", "(V, Q), wie gefunden", "(V, Q), ausgerichtet", "W"],
  },
} satisfies typeof landscapeText;
