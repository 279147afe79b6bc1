import { formatValue } from "../../../../platform/charts/format";
import type { Words } from "../../../../platform/ui/translation";
import type { trainingText } from "./words";

export default {
  layer: (number: number) => `Schicht ${number}`,
  loss: {
    chart: "Fehler des Netzes, während es trainiert wird",
    scale: "Skala der waagrechten Achse",
    scales: { linear: "linear", log: "log" },
    across: "Trainingsschritte",
    upward: "quadratischer Fehler von D; dick: Median eines Batches, Band: Quartile, dünn: größtes Mittel seit dem Punkt davor",
    median: "Netz",
    note: (error: number) => formatValue(error),
    zero: "Antwort null",
    read: "Die Fehler bei einem Schritt ablesen",
    at: (x: number) => `Schritt ${formatValue(x)}`,
    range: (low: number, high: number) => `Quartile ${formatValue(low)} bis ${formatValue(high)}`,
    floor: "0",
    nobody: "Noch wird kein Netz trainiert: Füge einen Transformer hinzu.",
    begins: "Das Training beginnt.",
    failed: "Das Training ist fehlgeschlagen.",
    better: (ratio: string, step: string, error: string, zero: string) =>
      `Nach ${step} Schritten wird die typische Matrix ${ratio}-mal so gut ergänzt wie mit der Antwort null: Median des quadratischen Fehlers ${error} statt ${zero}.`,
    noBetter: (step: string, error: string, zero: string) =>
      `Nach ${step} Schritten ist das Netz nicht besser als die Antwort null: Median des quadratischen Fehlers ${error} gegen ${zero}.`,
    skipped: (count: string, one: boolean) =>
      one ? `${count} Schritt war nicht endlich und wurde ausgelassen.` : `${count} Schritte waren nicht endlich und wurden ausgelassen.`,
    onGpu: (device, gpu, processor) =>
      `Trainiert auf der GPU (${device}), ${gpu} je Schritt statt ${processor}: dieselben Matrizen, eigene Rundung.`,
    gpuSlower: (device, gpu, processor) =>
      `Ein Schritt dauert auf der GPU (${device}) ${gpu} und auf dem Prozessor ${processor}: Dieser trainiert weiter.`,
    gpuLost: "Die GPU ging verloren; der Prozessor macht weiter, wo sie stand.",
    gpuFailed: "Die GPU dieses Geräts lässt sich hier nicht nutzen; der Prozessor trainiert.",
    partlyOnGpu: (steps) => `${steps} der Schritte hat eine GPU gemacht, mit eigener Rundung.`,
    columns: { step: "Schritt", median: "Median", lower: "Unteres Quartil", upper: "Oberes Quartil", mean: "Größtes Mittel" },
    explain: [
      "Schichten linearer Attention sehen in jedem Schritt neue Matrizen, jede mit einem Loch, und erfahren, was hineingehört, nie aber, wie man es findet.",
      "Der Median über die Matrizen eines Schritts sagt, wie es der typischen ergeht. Das Mittel entscheiden die wenigen mit großem A, bei denen divergiert, was das Netz tut: Seine Spitzen bleiben erhalten und sind abgeschnitten, wo sie das Bild verlassen.",
      "Die gestrichelte Linie hat, wer null antwortet; wievielmal so gut das Netz ist, wird an Matrizen gemessen, mit denen es nicht trainiert wird.",
      "Wo dieses Gerät seine GPU nutzen soll oder vermessen ist, mit dem Wort neben den Schritten im ersten Labor, gehen große Batches dorthin, sobald ihre Schritte als schneller gemessen sind.",
    ],
    formula: "Z \\leftarrow Z + \\left((Z W_Q)(Z W_K)^\\top \\odot M\\right) Z W_V W_P^\\top",
  },
  weights: {
    chart: "Gewichte jeder Schicht",
    waiting: "Die Gewichte sind noch nicht da.",
    begins: "Anfangsgewichte vor dem ersten Trainingsschritt.",
    nearly: "Fast diagonal: Jede Schicht multipliziert mit drei Zahlen.",
    notYet: "Drei Zahlen je Schicht beschreiben diese Gewichte nicht.",
    left: (queryKey: string, values: string, layers: string) =>
      layers === "1"
        ? `Sie lassen in Schicht 1 von der oberen Matrix ${queryKey} % aus und von der unteren ${values} %; die letzte Schicht dient nur D.`
        : `Sie lassen in den Schichten 1 bis ${layers} von den oberen Matrizen ${queryKey} % aus und von den unteren ${values} %; die letzte Schicht dient nur D.`,
    past: (step: string) => `Bei Schritt ${step}:`,
    sentAlone: (share: string) =>
      `Von dem, was Rechner einander senden, sind ${share} % allein C und D, nach Quadraten. Der Verlust hat keinen Term für Nachrichten.`,
    sentMore: (share: string) => `Von dem, was Rechner einander senden, sind ${share} % C und D, nach Quadraten.`,
    narrow: "Schmale Gewichte: Sie können nur entlang weniger Richtungen von A wirken.",
    sketch: (step: string, r: string, n: string, left: string, cosines: string, asymmetry: string) =>
      `Nach ${step} Schritten lässt α₁ S Sᵀ mit ${r} von ${n} Richtungen ${left} % von W_QK aus, wo es auf A trifft. Von W_VP sind dort ${asymmetry} % nicht symmetrisch, und sein kleinster Kosinus mit S ist ${cosines}: 1 wären dieselben Richtungen.`,
    step: "Schritt der Gewichte",
    now: "jetzt",
    atStep: (step: string) => `Schritt ${step}`,
    one: (share: string) =>
      `Drei Zahlen lassen von der oberen Matrix ${share} % aus; von der unteren trainiert eine einzige Schicht nur die Spalten von D.`,
    alpha1: (value: string) => `α₁ ${value}`,
    alpha2: (value: string) => `α₂ ${value}`,
    alpha3: (value: string) => `α₃ ${value}`,
    legend: "jede auf eigener Skala",
    columns: {
      layer: "Schicht",
      alpha1: "α₁",
      alpha2: "α₂",
      alpha3: "α₃",
      queryKey: "Ausgelassen von W_QK",
      values: "Ausgelassen von W_VP",
      sent: "Anteil von C und D am Gesendeten",
      sketch: "Von W_QK durch α₁ S Sᵀ ausgelassen",
      cosine: "Kleinster Kosinus von S mit W_VP",
      ratio: "Kleinster durch größten Eigenwert von S",
      asymmetry: "Teil von W_VP, der nicht symmetrisch ist",
    },
    explain: [
      "Nur die Produkte der Gewichte zählen: W_QK entscheidet, wie viel von einer Zeile zu einer anderen geht, W_VP, was geht. Gestrichelte Linien trennen die Spalten von A und B von denen von C und D und Rechner voneinander.",
      "Die drei Zahlen sind die Mittel der Diagonalen: α₁ von W_QK über die Spalten von A, α₂ und α₃ von W_VP über die von A und von C. Was sie auslassen, ist die Norm des Rests durch die Norm der Matrix. Vorzeichen sind so gedreht, dass α₁ nicht negativ ist, was keine Antwort ändert.",
      "Von mehreren Rechnern hat jeder in den unteren Matrizen eigene Zeilen: seinen eigenen Block, und was er jedem anderen sendet. Schmale Gewichte können kein Vielfaches der Einheitsmatrix sein; sie werden an α₁ S Sᵀ gehalten, mit orthonormalen Spalten S, entlang derer die obere Matrix wirkt: Eine Schicht nimmt dann die Skizze A S statt A.",
    ],
    formula:
      "W_{QK} \\approx \\begin{pmatrix} \\alpha_1 I & 0 \\\\ 0 & 0 \\end{pmatrix}, \\quad W_{VP} \\approx \\begin{pmatrix} \\alpha_2 I & 0 \\\\ 0 & \\alpha_3 I \\end{pmatrix}",
  },
  constants: {
    chart: "Die Schrittweiten jeder Schicht neben denen des Papers",
    waiting: "Das Netz ist noch nicht gelesen.",
    after: (step: string, draws: string, each: string) =>
      `Nach ${step} Schritten, Mediane über ${draws} Ziehungen von ${each} Matrizen, jede am größten A der Ziehung gemessen, das eine Schicht erreicht:`,
    afterOne: (step: string, each: string) =>
      `Nach ${step} Schritten, gemessen am größten A von ${each} Matrizen, das eine Schicht erreicht:`,
    between: (low: string, high: string) => `zwischen ${low} und ${high}`,
    both: (eta: string, gamma: string) => `η ist ${eta}, wo A noch gebraucht wird, γ ${gamma}; das Paper fand 1 und 1,9.`,
    gammaAlone: (gamma: string) => `γ ist ${gamma}; das Paper fand 1,9.`,
    idle: (layers: string, below: string, one: boolean) =>
      one
        ? `Schicht ${layers} macht kaum einen Schritt: Ihr η und ihr γ liegen weniger als ${below} von null entfernt.`
        : `Die Schichten ${layers} machen kaum einen Schritt: Ihre η und γ liegen weniger als ${below} von null entfernt.`,
    leftOut: (count: string, of: string, one: boolean) =>
      `${count} von ${of} Matrizen, bei ${one ? "der" : "denen"} das Netz divergiert, ${one ? "ist" : "sind"} ausgelassen.`,
    eta: "−α₁α₂‖A‖²: was A verliert",
    gamma: "−α₁α₃‖A‖²: was C verliert und D gewinnt",
    paper: (value: string) => `Paper ${value}`,
    foot: "nach der letzten Schicht wird A nicht gebraucht",
    columns: { layer: "Schicht", eta: "η", gamma: "γ" },
    explain: [
      "Mit drei Zahlen ist eine Schicht eine Iteration von EAGLE, und die Produkte dieser Zahlen sind ihre Schrittweiten. Sie werden am größten A gemessen, das die Schicht erreicht, da größere divergieren.",
      "Das größte A einer Ziehung schwankt stark von Ziehung zu Ziehung; gezeigt sind darum Mediane über mehrere. Bei mehreren Rechnern ist η an der größten Norm der Spalten eines Rechners gemessen, γ an der aller Spalten zusammen.",
      "Das Paper berichtet 1 und 1,9, als Mittel über Schichten und Netze, die 20 000 Schritte lang mit Matrizen von 20 × 20, deren Block A 18 × 18 ist, trainiert wurden. Eine Matrix ist ausgelassen, wo der Fehler des Netzes mehr als zehnmal so groß ist wie der der Antwort null.",
    ],
    formula: "A \\leftarrow A + \\alpha_1\\alpha_2\\, A A^\\top A, \\quad C \\leftarrow C + \\alpha_1\\alpha_3\\, A A^\\top C",
  },
} satisfies Words<typeof trainingText>;
