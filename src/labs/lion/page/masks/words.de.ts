import type { Words } from "../../../../platform/ui/translation";
import type { masksText } from "./words";

export default {
  decays: {
    title: "LION-S: Zerfall jedes Tokens",
    chart: "Zerfall jedes Tokens, die Maske und die Maske als Abstände",
    handle: (token: number) => `Zerfall von Token ${token}`,
    hint: "Einen Punkt ziehen oder quer darüber zeichnen; Pfeiltasten bewegen einen Punkt.",
    fixedHint: "Zerfälle aus einer Datei sind fest.",
    reset: "Anfängliche Zerfälle",
    open: (low: string, high: string) =>
      `Die Zerfälle liegen zwischen ${low} und ${high}; ein Token mit einem Zerfall unter 0,2 ist eine Wand.`,
    wall: (token: string, lambda: string, percent: string) =>
      `Token ${token} hat λ = ${lambda}: eine Wand. Maskeneinträge über sie hinweg sind ${percent} % kleiner als mit λ = 1.`,
    walls: (tokens: string) => `Die Token ${tokens} sind Wände, mit Zerfällen unter 0,2: Maskeneinträge über sie hinweg sind klein.`,
    place: "Platz in der Folge",
    warped: "Platz auf der verzerrten Achse, 0 bis",
    axis: "die Maske als Abstand",
    axisNotes: {
      sym: "−log λ je Token, für beide Richtungen",
      other: "−log λ je Token; für frühere Token",
    },
    explain: [
      "Ein Maskeneintrag ist das Produkt der Zerfälle zwischen zwei Token. Ein Zerfall nahe 0 ist eine Wand: Einträge über sie hinweg sind in beiden Richtungen klein.",
      "Als Abstand trägt jedes Token −log λ bei. Die symmetrische Konvention hat eine Achse für beide Richtungen; die anderen haben eine je Richtung, um ein Token verschoben.",
    ],
    formula: "M_ij = e^{−|t_i − tⱼ|}, t_i = −Σ_{k≤i} log λₖ",
    columns: { token: "Token", decay: "Zerfall λ", time: "Platz auf der verzerrten Achse" },
  },
  one: {
    title: "LION-D: Maske über dem Abstand",
    chart: "Maskeneintrag in jedem Abstand",
    across: "Abstand in Token",
    half: (steps: string) => `Halbwertszeit ${steps}`,
    usual: (lambda: string, half: string, radius: string) =>
      `Mit λ = ${lambda} halbieren sich Maskeneinträge alle ${half} Token; fern der Enden liegen 90 % einer Zeile innerhalb von ±${radius} Token.`,
    none: "Mit λ = 1 zerfällt nichts: Der Maskeneintrag ist in jedem Abstand 1.",
    all: "Mit λ = 0 beachtet jedes Token nur sich selbst.",
    notInUse: "Der Lauf verwendet eine andere Variante; LION-D wählen, um diesen Zerfall zu verwenden.",
    explain: [
      "Mit einem Zerfall für alle Token hängt die Maske nur vom Abstand ab: Im Abstand r ist der Eintrag λ hoch r.",
      "Die Halbwertszeit ist der Abstand, in dem der Eintrag ½ ist.",
    ],
    formula: "M_ij = λ^{|i − j|}, r_½ = log ½ / log λ",
    columns: { distance: "Abstand", share: "Maskeneintrag" },
  },
  conventions: {
    title: "Indexkonventionen der Maske",
    chart: "Masken derselben Zerfälle in drei Indexkonventionen",
    names: { eq9: "Gleichung 9", thm: "Theorem 3.1", sym: "symmetrisch" },
    notes: { eq9: "Zerfall des Keys", thm: "Zerfall der Query", sym: "Zerfall rechts" },
    symmetric: "symmetrisch",
    asymmetry: (value: string) => `Asymmetrie ${value}`,
    differ: (value: string) =>
      `Die Masken von Gleichung 9 und Theorem 3.1 sind zueinander transponiert; hier unterscheiden sich ihre Einträge um bis zu ${value}.`,
    same: "Mit diesen Zerfällen geben Gleichung 9 und Theorem 3.1 dieselbe Maske.",
    explain: [
      "Alle Konventionen multiplizieren die Zerfälle zwischen Query und Key. Gleichung 9 nimmt den Zerfall des Keys hinzu, Theorem 3.1 den der Query, die symmetrische den des rechten Tokens.",
      "Mit einem Zerfall für alle Token sind die drei Masken gleich.",
    ],
    formula: "i > j: λⱼ … λ_{i−1}, λ_{j+1} … λ_i, λ_{j+1} … λ_i; i < j: λ_{i+1} … λⱼ, λ_i … λ_{j−1}, λ_{i+1} … λⱼ",
    columns: { convention: "Konvention", row: "Zeile", column: "Spalte", value: "Eintrag" },
  },
  inverse: {
    title: "Maske und ihre Inverse",
    chart: "Die Maske und ihre Inverse",
    mask: "Maske M",
    inverse: "ihre Inverse",
    maskNote: (entries: string) => `${entries} Einträge`,
    inverseNote: (entries: string) => `${entries} ungleich null; Strich: negativ`,
    usual: (diagonals: string, determinant: string) =>
      `Die Inverse von M ist tridiagonal, mit ${diagonals} Einträgen auf drei Diagonalen. Die Determinante von M ist ${determinant}.`,
    single: "Mit einem Token ist M gleich 1 und die Inverse ebenso.",
    none: "Zwischen manchen Nachbarn liegt kein Zerfall: M hat gleiche Zeilen und keine Inverse.",
    explain: [
      "Beide Dreiecke der Maske haben Rang eins. Eine invertierbare Matrix dieser Art hat eine tridiagonale Inverse.",
      "Mit einem Zerfall ist M die Kac-Murdock-Szegő-Matrix.",
    ],
    formula: "det M = Π_i (1 − f_{i+1} b_i), bei einem Zerfall (1 − λ²)^{L−1}",
    columns: { row: "Zeile", column: "Spalte", mask: "Maske", inverse: "Inverse" },
  },
} satisfies Words<typeof masksText>;
