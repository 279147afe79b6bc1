import { formatCount, formatRounded, formatValue } from "../../../../platform/charts/format";
import { counted, list, plural, subscript, withStop } from "../../../../platform/ui/grammar.de";
import type { computationsText } from "./words";

const is = (many: boolean) => (many ? "sind" : "ist");
const ofAll = (count: number, all = Number.POSITIVE_INFINITY) =>
  count === 0 ? "keiner" : count === all ? (all === 1 ? "dieser einen" : `allen ${formatCount(all)}`) : formatCount(count);

/** How many computations, as what is finished: "keine", "alle 64" or "17". */
const every = (count: number, all: number) =>
  count === 0 ? "keine" : count === 1 && all === 1 ? "diese eine" : count === all ? `alle ${formatCount(all)}` : formatCount(count);

function percent(share: number): string {
  const rounded = Math.round(100 * share);
  return `${share < 1 ? Math.min(99, share > 0 ? Math.max(1, rounded) : 0) : 100} %`;
}

function gigabytes(bytes: number): string {
  return formatRounded(bytes / 1024 ** 3, 2);
}

export default {
  title: "Ungesehene Rechnungen",
  views: {
    each: "Jede einzelne",
    rollout: "Rollout",
    growth: "Wachstum der Fehler",
    curve: "Mehr Abläufe",
    seen: "Ungenutzte Koordinaten",
  },
  viewsLabel: "Ansicht ungesehener Rechnungen",
  begin: "Die Abläufe werden noch gezogen.",
  noLook: "Hier erscheinen die Testrechnungen.",
  ready: "Der Lauf hat noch nicht begonnen. Start drücken.",
  failed: (reason: string) => `Die Abläufe sind nicht verwendbar: ${withStop(reason)}`,
  yes: "ja",
  no: "nein",

  each: {
    chart: "Ungesehene Rechnungen, je eine Spalte: von den Daten zertifiziert und richtig bei jedem Lerner",
    read: "Eine Rechnung ablesen; die Eingabetaste wählt sie aus",
    rows: {
      certified: "von den Daten zertifiziert",
      exact: "exakt",
      rounded: "nach Runden richtig",
      ownComputed: "eigene Ausgabe, wie berechnet",
      ownRounded: "eigene Ausgabe, gerundet",
    },
    shortRows: {
      certified: "zertifiziert",
      exact: "exakt",
      rounded: "gerundet",
      ownComputed: "eigene Ausg.",
      ownRounded: "eigene, ger.",
    },
    count: (count: number, all: number) => `${formatCount(count)} von ${formatCount(all)}`,
    unknown: "noch nicht bekannt",
    across: "ungesehene Rechnung",
    column: (number: number, words: string) => `Rechnung ${formatCount(number)}: ${words}`,
    rolledTokens: (right: number, all: number) => `${formatCount(right)} von ${formatCount(all)} Token`,
    notRolled: "nicht ausgerollt",
    inNumbers: "Ergebnisse in Zahlen",
    alike: (count: number) =>
      count === 1 ? "Es gibt eine ungesehene Rechnung." : `Die ${formatCount(count)} ungesehenen Rechnungen haben gleiche Ergebnisse.`,
    partly: (whole: string, right: number, all: number) => `${whole}; in jeder ${formatCount(right)} von ${formatCount(all)} Token`,
    legend: "gefüllt: richtig; leer: falsch; teils gefüllt: Anteil der Token vor dem ersten falschen; gepunktet: nicht ausgerollt",
    undecided: "die Zertifikate werden noch berechnet",
    certifies: (count: number, all: number) =>
      all === 1
        ? `die Daten zertifizieren die eine ungesehene Rechnung${count === 1 ? "" : " nicht"}`
        : `die Daten zertifizieren ${count === all ? "alle" : count === 0 ? "keine von" : `${formatCount(count)} von`} ${formatCount(all)} ungesehenen Rechnungen`,
    certifySome: "mehr oder längere Abläufe zertifizieren vielleicht welche",
    exactOnThose: (who: string, many: boolean, count: number) =>
      count === 0
        ? `, und ${who} ${is(many)} auf keiner exakt`
        : `, und ${who} ${is(many)} auf ${count === 1 ? "dieser einen" : `diesen ${formatCount(count)}`} exakt`,
    exactOnAll: (who: string, many: boolean, all: number) => `, und ${who} ${is(many)} auf ${all === 1 ? "ihr" : "jeder"} exakt`,
    exactWithout: (who: string, many: boolean, count: number, without: number) =>
      `; ${who} ${is(many)} auf ${formatCount(count)} exakt, auf ${formatCount(without)} davon ohne Zertifikat`,
    exactOn: (who: string, many: boolean, count: number) => `; ${who} ${is(many)} auf ${ofAll(count)} exakt`,
    afterwards: (count: number, all: number) => `; nach dem Runden auf ${ofAll(count, all)} richtig`,
    rounded: (who: string, many: boolean, count: number, all: number) =>
      `${who} ${is(many)} nach dem Runden auf ${ofAll(count, all)} richtig`,
    rolled: (_many: boolean, whole: { readonly computed: number; readonly rounded: number }, rolled: number, all: number) =>
      `; auf eigener Ausgabe gelingen ${rolled < all ? `von den ersten ${formatCount(rolled)} ` : ""}${every(whole.computed, rolled)} ohne Runden und ${every(whole.rounded, rolled)} mit Runden`,
    explain: [
      "Jede Spalte ist eine Testrechnung; sind alle Spalten gleich, stehen ihre Zahlen da. Eine Rechnung ist zertifiziert, wenn alle perfekten Anpassungen an die Trainingsabläufe bei wahrer Vorgeschichte dieselben Token ausgeben.",
      "Exakt bedeutet: Jedes Token hat bei wahrer Vorgeschichte einen Fehler von höchstens 1e-6. Runden beseitigt Fehler unter einem halben.",
      "Auf eigener Ausgabe erhält ein Lerner jede Ausgabe als nächstes Token. Ohne Runden wirken Fehler auf das nächste Token zurück. Mit Runden auf ganze Zahlen gelingen die Rechnungen, deren Token bei wahrer Vorgeschichte nach dem Runden alle richtig sind.",
    ],
    formula:
      "zertifiziert bei Z: ‖Π H(Z)‖ = 0, wobei Π auf den Nullraum von Λ projiziert (punktweises Zertifikat dieses Projekts; nicht im Paper)",
    columns: { number: "Rechnung", words: "Maschine und Eingabe", of: (row: string, learner: string) => `${row}: ${learner}` },
  },

  rollout: {
    chart: (way: "computed" | "rounded") =>
      `Token der wahren Vorgeschichte und jedes Lerners auf eigener Ausgabe, ${way === "computed" ? "ohne Runden" : "auf ganze Zahlen gerundet"}`,
    waysLabel: "Rundung der eigenen Ausgabe der Lerner",
    ways: { computed: "Ohne Runden", rounded: "Auf ganze Zahlen gerundet" },
    read: "Eine Koordinate eines Tokens ablesen",
    inWords: "Die Token in Worten",
    truth: "Wahre Vorgeschichte",
    right: "nach dem Runden alle richtig",
    wrongFrom: (role: string) => `falsch ab ${role}`,
    same: "dasselbe",
    cell: (step: string, block: string, place: number) => `${step}, ${block} ${formatCount(place)}`,
    noLearner: "Kein Lerner wird gezeigt.",
    fedAs: {
      computed: "Auf eigener Ausgabe ohne Runden:",
      rounded: "Auf eigener, auf ganze Zahlen gerundeter Ausgabe:",
    },
    goesThrough: (who: string, many: boolean, steps: number) =>
      `${who} ${many ? "berechnen" : "berechnet"} ${steps === 1 ? "das eine Token" : `alle ${formatCount(steps)} Token`} richtig`,
    goesWrong: (
      who: string,
      many: boolean,
      { role, number, steps }: { readonly role: string; readonly number: number; readonly steps: number },
      truth: string,
      said: string,
    ) =>
      `${who} ${many ? "liegen" : "liegt"} zuerst bei ${role} falsch, Token ${formatCount(number)} von ${formatCount(steps)}: „${said}“ statt „${truth}“`,
    columns: { token: "Token" },
    explain: [
      "Jede Zeile ist ein erzeugtes Token mit seinen Koordinaten, Block für Block. Unter der wahren Vorgeschichte stehen die Token der Lerner; jede Ausgabe wird als nächstes Token angehängt.",
      "Ohne Runden wirken Fehler auf das nächste Token zurück; auch ein Lerner mit kleinen Fehlern bei wahrer Vorgeschichte kann daher scheitern. Runden jeder Koordinate auf eine ganze Zahl beseitigt Fehler unter einem halben. Das Diagramm zeigt die Ausgabe vor dem Runden.",
      "Die gerundete Ausgabe muss kein Token sein. Definition G.2 der Arbeit nimmt stattdessen die größte Koordinate eines One-hot-Vektors; Token sind hier Summen und Differenzen solcher Vektoren.",
    ],
    formula:
      "y = f(Z(t)), Z(t+1) = [Z(t), y] ohne Runden, [Z(t), Round(y)] mit Runden; ein Token ist richtig, wenn jede Koordinate gerundet den wahren Wert ergibt",
  },

  growth: {
    chart: (number: number) =>
      `Fehler jedes Tokens der Rechnung ${formatCount(number)}: bei wahrer Vorgeschichte, mit Runden und ohne; andere Rechnungen blass`,
    read: "Die Fehler bei einem Token ablesen",
    upward: "Fehler eines Tokens, ‖Ausgabe − Wahrheit‖",
    across: "erzeugtes Token",
    half: "ein halbes: Runden beseitigt Fehler darunter",
    floor: "0",
    token: (role: string, number: number, all: number) => `${role}, Token ${formatCount(number)} von ${formatCount(all)}`,
    notFinite: "nicht endlich",
    lines: { given: "bei wahrer Vorgeschichte", rounded: "auf ganze Zahlen gerundet", computed: "ohne Runden" },
    steps: "Schritte",
    start: "Fehler berechnen",
    again: "Noch einmal berechnen",
    cancel: "Anhalten",
    progress: "Fortschritt der Fehler",
    idle: "Die geschlossene Lösung setzt ungesehene Rechnungen fort, bei wahrer Vorgeschichte und auf eigener Ausgabe. „Fehler berechnen“ drücken.",
    asking: "Die geschlossene Lösung setzt die erste ungesehene Rechnung fort.",
    soFar: (count: number, all: number) => `Nach ${formatCount(count)} von ${formatCount(all)}: `,
    found: (tokens: number, count: number, computed: number, rounded: number) =>
      `Von ${formatCount(count)} ungesehenen ${plural(count, "Rechnung", "Rechnungen")} zu ${count === 1 ? "" : "je "}${formatCount(tokens)} Token gelingen der geschlossenen Lösung ${every(rounded, count)} mit Runden und ${every(computed, count)} ohne.`,
    ofCertified: ({ count, largest, wrong }) =>
      ` Auf ${count === 1 ? "der einen zertifizierten" : `den ${formatCount(count)} zertifizierten`} ist der größte Fehler bei wahrer Vorgeschichte ${formatValue(largest.given)}; ohne Runden ${wrong.computed === 0 ? "scheitert kein Lauf" : count === 1 ? "scheitert dieser Lauf" : wrong.computed === 1 ? "scheitert einer dieser Läufe" : `scheitern ${formatCount(wrong.computed)} dieser Läufe`}.`,
    noneCertified: " Die Daten zertifizieren keine davon für alle diese Token.",
    inNumbers: "Fehler mal Schritte",
    columns: {
      all: "alle",
      certified: "zertifiziert",
      computation: "Rechnung",
      token: "Token",
      given: "Fehler bei wahrer Vorgeschichte",
      computed: "Fehler ohne Runden",
      rounded: "Fehler mit Runden",
      largest: "Fehler mit Definition G.2",
    },
    rows: {
      count: "Rechnungen",
      error: "ε, mittlerer quadratischer Fehler eines Tokens bei wahrer Vorgeschichte",
      steps: "Φ, Token einer Rechnung",
      bound: "4εΦ, Schranke für den Anteil falscher Rechnungen mit Runden",
      noBound: (bound: string) => `${bound}: keine Schranke`,
      rounded: "falsch mit Runden",
      largest: "falsch mit Definition G.2, der größten Koordinate jedes Symbols",
      computed: "falsch ohne Runden",
      share: (wrong: number, all: number) => `${formatCount(wrong)} von ${formatCount(all)}`,
    },
    theorem:
      "Mit Runden beschränkt Fehler mal Schritte den Anteil falscher Rechnungen (Lemma C.5, Korollar F.3). Ein Token ist nur falsch, wenn sein quadratischer Fehler mindestens 1/4 ist.",
    explain: [
      "In einer zertifizierten Rechnung gibt jede perfekte Anpassung bei wahrer Vorgeschichte das wahre nächste Token aus. Rundungsfehler erfasst das Zertifikat nicht: Ohne Runden wirkt der Fehler eines Tokens auf alle späteren und kann wachsen.",
      "Runden beseitigt Fehler unter einem halben; ein Lauf stimmt daher bis zu seinem ersten falschen Token mit der wahren Vorgeschichte überein. Maschinen ohne festes Ende laufen über die Schrittzahl des Trainings hinaus.",
      "Definition G.2 nimmt die größte Koordinate eines One-hot-Vektors, hier jedes Symbols eines Tokens. Ein Token ist dann nur falsch, wenn sein quadratischer Fehler mindestens 1/2 ist; 2εΦ ist also eine Schranke. Token von Turingmaschinen enthalten Differenzen, für die sie nicht gilt.",
    ],
    formula: "Anteil falscher Rechnungen mit Runden ≤ Σ über die Schritte des Anteils mit ‖y − z‖² ≥ 1/4 ≤ 4εΦ",
  },

  curve: {
    chart: "Anteile ungesehener Rechnungen, die zertifiziert, exakt und nach Runden richtig sind, gegen die Anzahl der Trainingsabläufe",
    read: "Die Anteile bei einer Anzahl von Abläufen ablesen",
    across: "Trainingsabläufe",
    at: (count: string) => `${count} ${count === "1" ? "Ablauf" : "Abläufe"}`,
    percent,
    between: (share: number, low: number, high: number) => `${percent(share)} (${percent(low)} bis ${percent(high)})`,
    lines: { certified: "zertifiziert, mit der Spanne der Ziehungen", exact: "exakt", rounded: "nach Runden richtig" },
    start: "Kurve berechnen",
    again: "Noch einmal berechnen",
    cancel: "Anhalten",
    progress: "Fortschritt der Lernkurve",
    drawn: (splits: number) => `Geschlossene Lösung allein aus Abläufen, ${formatCount(splits)} ${plural(splits, "Ziehung", "Ziehungen")}.`,
    idle: "Die Kurve zeigt die geschlossene Lösung bei wachsender Anzahl von Abläufen, für mehrere Ziehungen. „Kurve berechnen“ drücken.",
    asking: "Die erste Ziehung wird berechnet.",
    means: (splits: number) => `Mittel über ${formatCount(splits)} ${plural(splits, "Ziehung", "Ziehungen")}: `,
    soFar: (splits: number, all: number) => `Mittel über bisher ${formatCount(splits)} von ${counted(all, "Ziehung", "Ziehungen")}: `,
    same: "der zertifizierte und der exakte Anteil stimmen bei jeder Anzahl von Abläufen überein.",
    none: "bei keiner dieser Anzahlen von Abläufen ist eine Rechnung zertifiziert oder exakt.",
    apart: ({ traces, certified, exact }: { readonly traces: number; readonly certified: number; readonly exact: number }) =>
      `mit ${counted(traces, "Ablauf", "Abläufen")} sind ${percent(exact)} exakt und ${percent(certified)} zertifiziert.`,
    atLast: ({ traces, certified, rounded }: { readonly traces: number; readonly certified: number; readonly rounded: number }) =>
      `Mit ${counted(traces, "Ablauf", "Abläufen")} sind ${percent(certified)} der ungesehenen Rechnungen zertifiziert und ${percent(rounded)} nach dem Runden richtig.`,
    columns: {
      traces: "Trainingsabläufe",
      certified: "zertifiziert",
      least: "zertifiziert, Minimum über Ziehungen",
      greatest: "zertifiziert, Maximum über Ziehungen",
      exact: "exakt",
      rounded: "nach Runden richtig",
    },
    explain: [
      "Jede Ziehung zieht die Abläufe mit einem anderen Seed. Die geschlossene Lösung trainiert dann mit wachsender Anzahl von Abläufen und wird auf denselben ungesehenen Rechnungen getestet. Zusätzliche Beispiele bleiben weg.",
      "Eine Rechnung kann nach dem Runden richtig sein, ohne zertifiziert zu sein.",
    ],
    formula:
      "bei jeder Anzahl von Abläufen: das punktweise Zertifikat dieses Projekts in Kernform (nicht im Paper), und der Fit kleinster Norm",
  },

  seen: {
    chart: "Koordinaten eines Tokens, Block für Block: in den letzten Token der Trainingsbeispiele genutzt und ungenutzt",
    read: "Eine Koordinate ablesen",
    legend: "gefüllt: im letzten Token eines Trainingsbeispiels ungleich null; leer: in allen null",
    rank: (rank: string, psi: string) => `Die Trainingsbeispiele spannen ${rank} von ${psi} Richtungen auf`,
    coordinate: (block: string, place: number, meaning: string) => `${block} ${formatCount(place)}: ${meaning}`,
    lastToken: "in einem letzten Token",
    occurs: "kommt vor",
    never: "kommt nicht vor",
    soFar: (rank: number, psi: number) => `Bisher spannen die Beispiele ${formatCount(rank)} von ${formatCount(psi)} Richtungen auf.`,
    determined: "Λ hat vollen Rang",
    all: (psi: number, probes: number) =>
      `${probes > 0 ? ` mit ${counted(probes, "zusätzlichen Beispiel", "zusätzlichen Beispielen")}` : ""} (${formatCount(psi)}): Jede Rechnung dieser Schicht ist bei wahrer Vorgeschichte zertifiziert.`,
    spans: (rank: number, psi: number, probes: number) =>
      `Die Abläufe ${probes > 0 ? `und ${counted(probes, "zusätzliches Beispiel", "zusätzliche Beispiele")} ` : ""}spannen ${formatCount(rank)} von ${formatCount(psi)} Richtungen auf: `,
    neverOccur: (never: number, d: number) =>
      `${formatCount(never)} von ${formatCount(d)} Koordinaten ${never === 1 ? "ist" : "sind"} in jedem letzten Token null`,
    soNever: ", also ist λ_min 0.",
    exclusive: (probes: number) =>
      probes > 0
        ? "Jede Koordinate kommt vor, und weitere gaußsche Beispiele erhöhen den Rang."
        : "Jede Koordinate kommt vor, aber nicht zusammen mit anderen ihres One-hot-Blocks, also ist λ_min 0.",
    whyTitle: "Merkmale, die auf Abläufen null sind",
    why: (never: number, dead: number) =>
      `Wegen ${never === 1 ? "der Koordinate, die in jedem letzten Token null ist" : `der ${formatCount(never)} Koordinaten, die in jedem letzten Token null sind`}, sind ${formatCount(dead)} Merkmale auf diesen Abläufen null. Lemma 3.1 verlangt λ_min > 0; das Zertifikat einer einzelnen Rechnung braucht nur deren Merkmale.`,
    whyExclusive:
      "Auf Abläufen hat jeder One-hot-Block höchstens einen Eintrag ungleich null. Produkte zweier Einträge eines Blocks sind daher null.",
    remedyTitle: "Gaußsche Beispiele",
    remedy:
      "Gaußsche Folgen haben in jeder Koordinate Werte ungleich null; genügend viele geben Λ daher vollen Rang (Lemma A.5). Ihre Labels stammen von der Schicht, die die Abläufe erzeugt.",
    smallEnough: (psi: number, needed: number) =>
      `Voller Rang braucht mindestens ψ = ${formatCount(psi)} Beispiele; ${formatCount(needed)} gaußsche genügen.`,
    tooMany: (psi: number, bytes: number) =>
      `Voller Rang braucht mindestens ψ = ${formatCount(psi)} Beispiele, und Λ belegt ${gigabytes(bytes)} GB. Jedes zusätzliche Beispiel erhöht den Rang höchstens um eins.`,
    add: (count: number) => `${counted(count, "gaußsche Probe", "gaußsche Proben")} hinzufügen`,
    remove: (count: number) =>
      count === 1 ? "Das zusätzliche Beispiel entfernen" : `Die ${formatCount(count)} zusätzlichen Beispiele entfernen`,
    fixed: "Eine kleine Schicht mit einer Maschine in ihren Gewichten lässt sich für alle Eingaben zertifizieren.",
    showFixed: "Eine feste Maschine öffnen",
    automatonBlocks: {
      Tkey: "Zustand eines Tabelleneintrags",
      Trow: "Buchstabe und nächster Zustand eines Tabelleneintrags",
      Wpos: "Position eines Buchstabens im Wort",
      Wlet: "Position und Buchstabe",
      Ast: "Zustand",
      Apos: "bisher gelesene Buchstaben",
      Brow: "Tabellenzeile des Zustands: nächster Zustand für jeden Buchstaben",
      Blet: "Position und gelesener Buchstabe",
      A: "bisher gelesene Buchstaben und Zustand",
    },
    columns: { coordinate: "Koordinate", block: "Block", meaning: "Bedeutung", occurs: "kommt in einem letzten Token vor" },
    explain: [
      "Die Zellen sind die Koordinaten eines Tokens. Ein Merkmal ist ein Eintrag von G mal eine Koordinate des letzten Tokens z. Eine Koordinate, die in jedem letzten Token null ist, trägt kein Merkmal bei.",
      "Der Balken zeigt die Dimension des Spanns der Beispiele im Merkmalsraum. Innerhalb dieses Spanns stimmen perfekte Anpassungen überein; Rechnungen mit Merkmalen darin sind zertifiziert. Außerhalb können sich perfekte Anpassungen unterscheiden.",
    ],
    formula: "H(Z) = (G_jk z_l): ist z_l = 0 auf allen Beispielen, so sind d(d+1)/2 Merkmale null und λ_min(Λ) = 0",
  },

  machine: {
    word: (word: string) => (word === "" ? "das leere Wort" : `Wort ${word}`),
    tape: (tape: string) => `Band ${tape}`,
    on: (input: string, machine: string) => `${input} auf ${machine}`,
    arrow: (letter: string, next: string) => `${letter} nach ${next}`,
    state: (state: string, arrows: readonly string[]) => `${state} ${list(arrows)}`,
    rule: (letter: string, write: string, move: string, next: string) => `${letter} ${write}${move} ${next}`,
    role: (kind: string, step: number) => `${kind}${subscript(step)}`,
    notFinite: "nicht endlich",
    noToken: "kein Token dieser Schicht",
    nearest: (state: string, position: number) => `kein Token dieser Schicht, am nächsten bei Zustand ${state}, Position ${position}`,
    withTape: (said: string, tape: string) => `${said}; Band ${tape}`,
    large: (states: number, letters: number) =>
      `eine Maschine mit ${counted(states, "Zustand", "Zuständen")} und ${formatCount(letters)} Buchstaben`,
  },
} satisfies typeof computationsText;
