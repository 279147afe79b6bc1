import type { Words } from "../../../../platform/ui/translation";
import type { masksText } from "./words";

export default {
  decays: {
    title: "LION-S: ein Zerfall für jedes Token",
    chart: "Der Zerfall jedes Tokens, die Maske daraus, und dasselbe als Abstände",
    handle: (token: number) => `Zerfall von Token ${token}`,
    hint: "Einen Punkt ziehen, oder quer darüber zeichnen; Pfeiltasten bewegen einen.",
    fixedHint: "Zerfälle einer Datei bleiben, wie sie sind.",
    reset: "Wie zuerst gezogen",
    open: (low: string, high: string) => `Die Zerfälle liegen zwischen ${low} und ${high}; unter 0,2 wäre ein Token eine Wand.`,
    wall: (token: string, lambda: string, percent: string) =>
      `Token ${token} hat λ = ${lambda}: eine Wand. Die Token links und rechts von ihm sehen ${percent} % weniger voneinander, als wenn es 1 wäre.`,
    walls: (tokens: string) => `Die Token ${tokens} haben Zerfälle unter 0,2: Wände, über die hinweg Token wenig voneinander sehen.`,
    place: "Platz in der Folge",
    warped: "Platz auf der verzerrten Achse, 0 bis",
    axis: "dasselbe als Abstand",
    axisNotes: {
      sym: "−log λ je Token, in beide Richtungen",
      other: "−log λ je Token; für den Blick zurück",
    },
    explain: [
      "Die Maske sagt, wie viel von jedem Token bei jedem anderen ankommt: ein Produkt der Zerfälle zwischen beiden.",
      "Ein Zerfall nahe 0 ist eine Wand: In keiner Richtung kommt viel an ihr vorbei.",
      "Als Abstände gelesen macht jedes Token den Weg um −log λ länger. In der symmetrischen Konvention dient eine Achse beiden Richtungen; in den anderen hat jede Richtung ihre eigene, um ein Token verschoben.",
    ],
    formula: "M_ij = e^{−|t_i − tⱼ|}, t_i = −Σ_{k≤i} log λₖ",
    columns: { token: "Token", decay: "Zerfall λ", time: "Platz auf der verzerrten Achse" },
  },
  one: {
    title: "LION-D: ein Zerfall für einen Kopf",
    chart: "Was von einem Token in jedem Abstand bleibt",
    across: "Abstand in Token",
    half: (steps: string) => `Halbwertszeit ${steps}`,
    usual: (lambda: string, half: string, radius: string) =>
      `Mit λ = ${lambda} zählt ein Token im Abstand ${half} noch halb; fern der Enden liegen neun Zehntel des Gewichts innerhalb von ±${radius}.`,
    none: "Mit λ = 1 verblasst nichts: Jedes Token zählt in jedem Abstand gleich.",
    all: "Mit λ = 0 sieht jedes Token allein sich selbst.",
    inUse: "Das ist der Zerfall des Laufs.",
    notInUse: "Der Lauf hat eine andere Variante: LION-D wählen, um diesen Zerfall zu benutzen.",
    explain: [
      "Ein Zerfall für alle Token macht ein Band um die Diagonale: Was r Token entfernt ist, zählt λ hoch r.",
      "Die Halbwertszeit ist der Abstand, in dem die Hälfte bleibt.",
    ],
    formula: "M_ij = λ^{|i − j|}, r_½ = log ½ / log λ",
    columns: { distance: "Abstand", share: "was bleibt" },
  },
  conventions: {
    title: "Um eins daneben",
    chart: "Dieselben Zerfälle unter drei Konventionen",
    names: { eq9: "Gleichung 9", thm: "Theorem 3.1", sym: "symmetrisch" },
    notes: { eq9: "zahlt beim Verlassen", thm: "zahlt beim Erreichen", sym: "ein Abstand" },
    symmetric: "symmetrisch",
    asymmetry: (value: string) => `Asymmetrie ${value}`,
    differ: (value: string) =>
      `Gleichung 9 und Theorem 3.1 sind einander transponiert; hier unterscheiden sich ihre Einträge um bis zu ${value}. Die symmetrische ist ihre eigene Transponierte.`,
    same: "Mit diesen Zerfällen sind die Masken von Gleichung 9 und Theorem 3.1 dieselben.",
    explain: [
      "Wessen Zerfall ein Schritt zahlt: den des Tokens, das verlassen wird, den des Tokens, das erreicht wird, oder, in beiden Richtungen zwischen zwei Token, den des rechten von beiden.",
      "Alle drei sind im Umlauf, in Formeln und in Programmen. Bei einem Zerfall für alle Token sind sie dieselbe Maske.",
    ],
    formula: "i > j: λⱼ … λ_{i−1}, λ_{j+1} … λ_i, λ_{j+1} … λ_i; i < j: λ_{i+1} … λⱼ, λ_i … λ_{j−1}, λ_{i+1} … λⱼ",
    columns: { convention: "Konvention", row: "Zeile", column: "Spalte", value: "Eintrag" },
  },
  inverse: {
    title: "Die Maske umgekehrt",
    chart: "Die Maske und ihre Inverse",
    mask: "Maske M",
    inverse: "ihre Inverse",
    maskNote: (entries: string) => `${entries} Einträge`,
    inverseNote: (entries: string) => `${entries} neben Nullen; ein Strich ist unter 0`,
    usual: (diagonals: string, determinant: string) =>
      `Alle Einträge von M folgen aus wenigen Zahlen: Ihre Inverse ist null bis auf ${diagonals} Einträge auf drei Diagonalen. Ihre Determinante ist ${determinant}.`,
    single: "Ein Token hat die Maske 1, die ihre eigene Inverse ist.",
    none: "Manche Nachbarn zerfallen gar nicht: M hat gleiche Zeilen und keine Inverse.",
    explain: [
      "Beide Dreiecke der Maske haben Rang eins, und darum hat ihre Inverse drei Diagonalen: Ein Token hängt allein über seine Nachbarn vom Rest ab.",
      "Bei einem Zerfall ist sie die Kac-Murdock-Szegő-Matrix.",
    ],
    formula: "det M = Π_i (1 − f_{i+1} b_i), bei einem Zerfall (1 − λ²)^{L−1}",
    columns: { row: "Zeile", column: "Spalte", mask: "Maske", inverse: "Inverse" },
  },
} satisfies Words<typeof masksText>;
