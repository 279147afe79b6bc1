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
  views: { each: "Jede einzelne", rollout: "Rollout", growth: "Wachstum der Fehler", curve: "Mehr Abläufe", seen: "Was nie gesehen wird" },
  viewsLabel: "Was von ungesehenen Rechnungen gezeigt wird",
  begin: "Die Abläufe werden noch gezogen.",
  noLook: "Hier erscheinen die Rechnungen, die zum Testen zurückgehalten werden.",
  ready: "Alles steht am Anfang. Start oder Ein Schritt drücken.",
  failed: (reason: string) => `Die Abläufe sind nicht zu gebrauchen: ${withStop(reason)}`,
  yes: "ja",
  no: "nein",

  each: {
    chart: "Ungesehene Rechnungen, je eine Spalte: von den Daten zertifiziert, und richtig bei jedem Lerner",
    read: "Eine Rechnung ablesen; die Eingabetaste sieht sie an",
    rows: {
      certified: "von den Daten zertifiziert",
      exact: "genau",
      rounded: "nach Runden richtig",
      ownComputed: "eigene Ausgabe, wie berechnet",
      ownRounded: "eigene Ausgabe, gerundet",
    },
    shortRows: {
      certified: "zertifiziert",
      exact: "genau",
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
    legend: "gefüllt: richtig; leer: falsch; teils gefüllt: so viele Token vor dem ersten falschen; gepunktet: nicht ausgerollt",
    undecided: "welche davon die Daten zertifizieren, ist noch nicht bekannt",
    certifies: (count: number, all: number) =>
      all === 1
        ? `die Daten zertifizieren die eine ungesehene Rechnung${count === 1 ? "" : " nicht"}`
        : `die Daten zertifizieren ${count === all ? "alle" : count === 0 ? "keine von" : `${formatCount(count)} von`} ${formatCount(all)} ungesehenen Rechnungen`,
    certifySome: "mehr oder längere Abläufe zertifizieren vielleicht welche",
    exactOnThose: (who: string, many: boolean, count: number) =>
      count === 0
        ? `, und ${who} ${is(many)} auf keiner genau`
        : `, und ${who} ${is(many)} eben auf ${count === 1 ? "dieser einen" : `diesen ${formatCount(count)}`} genau`,
    exactOnAll: (who: string, many: boolean, all: number) => `, und ${who} ${is(many)} auf ${all === 1 ? "ihr" : "jeder"} genau`,
    exactWithout: (who: string, many: boolean, count: number, without: number) =>
      `; ${who} ${is(many)} auf ${formatCount(count)} genau, auf ${formatCount(without)} davon ohne Zertifikat`,
    exactOn: (who: string, many: boolean, count: number) => `; ${who} ${is(many)} auf ${ofAll(count)} genau`,
    afterwards: (count: number, all: number) => `; nach dem Runden auf ${ofAll(count, all)} richtig`,
    rounded: (who: string, many: boolean, count: number, all: number) =>
      `${who} ${is(many)} nach dem Runden auf ${ofAll(count, all)} richtig`,
    rolled: (_many: boolean, whole: { readonly computed: number; readonly rounded: number }, rolled: number, all: number) =>
      `; auf eigener Ausgabe gelingen ${every(whole.computed, rolled)} wie berechnet und ${every(whole.rounded, rolled)} auf ganze Zahlen gerundet${rolled < all ? `, von den ersten ${formatCount(rolled)}` : ""}`,
    explain: [
      "Jede Spalte ist eine Rechnung, mit der kein Lerner trainiert hat. Zertifiziert ist sie, wenn jede Schicht, die perfekt zu den Trainingsabläufen passt, auf ihr dieselben Token ergibt, jedes bei gegebenen wahren davor; ein perfekter Fit kann dort also nicht falsch sein.",
      "Genau heißt: jedes Token auf 1e-6 an der Wahrheit, bei wahrer Vorgeschichte. Runden verzeiht jeden Fehler unter einem halben.",
      "Auf eigener Ausgabe ist jedes Token die Eingabe des nächsten. Wie berechnet zurückgegeben wird nichts verziehen, und was ein wenig daneben liegt, macht das nächste Token schlechter. Vorher auf ganze Zahlen gerundet, bringt ein Lerner genau die Rechnungen zu Ende, auf denen bei wahrer Vorgeschichte alle seine Token nach dem Runden richtig sind.",
    ],
    formula:
      "zertifiziert bei Z: ‖Π H(Z)‖ = 0, wobei Π auf den Kern von Λ projiziert (punktweises Zertifikat dieses Projekts; nicht im Paper)",
    columns: { number: "Rechnung", words: "Maschine und Eingabe", of: (row: string, learner: string) => `${row}: ${learner}` },
  },

  rollout: {
    chart: (way: "computed" | "rounded") =>
      `Erzeugte Token: die wahre Vorgeschichte, und was jeder Lerner erzeugt, wenn er mit der eigenen Ausgabe gefüttert wird${way === "computed" ? ", wie berechnet" : ", jedes Token auf das nächste gerundet"}`,
    waysLabel: "In welcher Form Lerner mit der eigenen Ausgabe gefüttert werden",
    ways: { computed: "Wie berechnet zurückgegeben", rounded: "Auf ganze Zahlen gerundet" },
    read: "Eine Koordinate eines Tokens ablesen",
    inWords: "Die Token in Worten",
    truth: "Wahre Vorgeschichte",
    right: "nach dem Runden alle richtig",
    wrongFrom: (role: string) => `falsch ab ${role}`,
    same: "dasselbe",
    cell: (step: string, block: string, place: number) => `${step}, ${block} ${formatCount(place)}`,
    noLearner: "Noch ist kein Lerner gezeichnet.",
    fedAs: {
      computed: "Mit der eigenen Ausgabe gefüttert, wie berechnet:",
      rounded: "Mit der eigenen Ausgabe gefüttert, auf ganze Zahlen gerundet:",
    },
    goesThrough: (who: string, many: boolean, steps: number) =>
      `${who} ${many ? "treffen" : "trifft"} ${steps === 1 ? "das eine Token" : `alle ${formatCount(steps)} Token`}`,
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
      "Jede Zeile ist ein erzeugtes Token mit seinen Koordinaten, Block für Block. Unter der wahren Vorgeschichte steht, was ein Lerner erzeugt, wenn jede Ausgabe als nächstes Token angehängt wird.",
      "Wie berechnet zurückgegeben macht, was ein wenig falsch ist, das nächste Token noch etwas falscher; so kann ein Lerner, der auf jeder wahren Vorgeschichte richtig liegt, die Rechnung doch verlieren. Wird vorher jede Koordinate auf die nächste ganze Zahl gerundet, ist ein Fehler unter einem halben vergessen. Die gerundete Ausgabe muss kein Token sein. Definition G.2 des Papers nimmt stattdessen die größte Koordinate eines One-Hot-Vektors; Token sind hier Summen und Differenzen solcher Vektoren. Gezeichnet ist in beiden Fällen die Ausgabe vor dem Runden.",
    ],
    formula:
      "y = f(Z(t)), Z(t+1) = [Z(t), y] wie berechnet, [Z(t), Round(y)] gerundet; ein Token ist richtig, wenn jede Koordinate zur Wahrheit rundet",
  },

  growth: {
    chart: (number: number) =>
      `Fehler jedes Tokens der Rechnung ${formatCount(number)}: bei wahrer Vorgeschichte, gerundet zurückgegeben und wie berechnet zurückgegeben; die anderen Rechnungen, wie berechnet, blass`,
    read: "Die Fehler bei einem Token ablesen",
    upward: "Fehler eines Tokens, ‖Ausgabe − Wahrheit‖",
    across: "erzeugtes Token",
    half: "ein halbes: Runden verzeiht Fehler darunter",
    floor: "0",
    token: (role: string, number: number, all: number) => `${role}, Token ${formatCount(number)} von ${formatCount(all)}`,
    notFinite: "keine Zahl mehr",
    lines: { given: "bei wahrer Vorgeschichte", rounded: "auf ganze Zahlen gerundet", computed: "wie berechnet zurückgegeben" },
    steps: "Schritte",
    start: "Die Fehler verfolgen",
    again: "Noch einmal verfolgen",
    cancel: "Anhalten",
    progress: "Arbeit an den Fehlern",
    idle: "Die Fehler sind noch nicht verfolgt. Die geschlossene Lösung setzt ungesehene Rechnungen fort, bei wahrer Vorgeschichte und auf eigener Ausgabe.",
    asking: "Die geschlossene Lösung setzt die erste ungesehene Rechnung fort.",
    soFar: (count: number, all: number) => `Nach ${formatCount(count)} von ${formatCount(all)}: `,
    found: (tokens: number, count: number, computed: number, rounded: number) =>
      `Von ${formatCount(count)} ungesehenen ${plural(count, "Rechnung", "Rechnungen")} zu ${count === 1 ? "" : "je "}${formatCount(tokens)} Token bringt die geschlossene Lösung ${every(rounded, count)} auf ganze Zahlen gerundet zu Ende und ${every(computed, count)} wie berechnet.`,
    ofCertified: ({ count, largest, wrong }) =>
      ` Auf ${count === 1 ? "der einen zertifizierten" : `den ${formatCount(count)} zertifizierten`} liegt bei wahrer Vorgeschichte kein Token mehr als ${formatValue(largest.given)} daneben; wie berechnet zurückgegeben ${wrong.computed === 0 ? "geht kein Lauf" : count === 1 ? "geht dieser Lauf" : wrong.computed === 1 ? "geht einer dieser Läufe" : `gehen ${formatCount(wrong.computed)} dieser Läufe`} verloren.`,
    noneCertified: " Die Daten zertifizieren keine davon über alle diese Token.",
    inNumbers: "Fehler mal Schritte",
    columns: {
      all: "alle",
      certified: "zertifiziert",
      computation: "Rechnung",
      token: "Token",
      given: "Fehler bei wahrer Vorgeschichte",
      computed: "Fehler, wie berechnet zurückgegeben",
      rounded: "Fehler, gerundet zurückgegeben",
    },
    rows: {
      count: "Rechnungen",
      error: "ε, mittlerer quadratischer Fehler eines Tokens bei wahrer Vorgeschichte",
      steps: "Φ, Token einer Rechnung",
      bound: "4εΦ, größter Anteil, der gerundet falsch werden kann",
      noBound: (bound: string) => `${bound}: keine Schranke`,
      rounded: "werden falsch, gerundet",
      computed: "werden falsch, wie berechnet",
      share: (wrong: number, all: number) => `${formatCount(wrong)} von ${formatCount(all)}`,
    },
    theorem:
      "Fehler mal Schritte beschränkt den Anteil, der falsch wird, nur, wo jedes Token gerundet wird, bevor es zurückgegeben wird (Lemma C.5, Korollar F.3): Bis zu seinem ersten falschen Token hat ein Lauf die wahre Vorgeschichte, und ein Token ist nur falsch, wo sein quadratischer Fehler mindestens 1/4 ist.",
    explain: [
      "Zertifiziert heißt: Bei wahrer Vorgeschichte gibt jeder perfekte Fit das wahre nächste Token. Das sagt nichts über Rundungsfehler unterwegs: Wie berechnet zurückgegeben stecken die letzten Stellen eines Tokens in jedem späteren, und Fehler wachsen von Schritt zu Schritt.",
      "Wird vorher jede Koordinate auf die nächste ganze Zahl gerundet, ist jeder Fehler unter einem halben vergessen, und ein Lauf bleibt bei der Linie mit wahrer Vorgeschichte, bis dort ein Token falsch ist. Maschinen, deren Rechnungen nicht mit der Eingabe enden, werden über die gelernten Schritte hinaus verfolgt.",
    ],
    formula: "Anteil, der gerundet falsch wird ≤ Σ über die Schritte des Anteils mit ‖y − z‖² ≥ 1/4 ≤ 4εΦ",
  },

  curve: {
    chart: "Anteile ungesehener Rechnungen, die zertifiziert, genau und nach Runden richtig sind, gegen die Anzahl der Trainingsabläufe",
    read: "Die Anteile bei einer Anzahl von Abläufen ablesen",
    across: "Trainingsabläufe",
    at: (count: string) => `${count} ${count === "1" ? "Ablauf" : "Abläufe"}`,
    percent,
    between: (share: number, low: number, high: number) => `${percent(share)} (${percent(low)} bis ${percent(high)})`,
    lines: { certified: "zertifiziert, mit der Spanne der Ziehungen", exact: "genau", rounded: "nach Runden richtig" },
    start: "Die Kurve zeichnen",
    again: "Noch einmal zeichnen",
    cancel: "Anhalten",
    progress: "Arbeit an der Lernkurve",
    drawn: (splits: number) => `Geschlossene Lösung allein aus Abläufen, ${formatCount(splits)} ${plural(splits, "Ziehung", "Ziehungen")}.`,
    idle: "Die Kurve ist noch nicht gezeichnet. Sie lernt aus mehr und mehr Abläufen, mehrere Male.",
    asking: "Die geschlossene Lösung lernt aus wenigen Abläufen, dann aus mehr; die erste Ziehung läuft.",
    means: (splits: number) => `Mittel über ${formatCount(splits)} ${plural(splits, "Ziehung", "Ziehungen")}: `,
    soFar: (splits: number, all: number) => `Mittel über bisher ${formatCount(splits)} von ${counted(all, "Ziehung", "Ziehungen")}: `,
    same: "zertifiziert und genau sind bei jeder Anzahl von Abläufen derselbe Anteil.",
    none: "bei keiner dieser Anzahlen von Abläufen ist eine Rechnung zertifiziert und keine genau: Mehr oder längere Abläufe zertifizieren vielleicht welche.",
    apart: ({ traces, certified, exact }: { readonly traces: number; readonly certified: number; readonly exact: number }) =>
      `mit ${counted(traces, "Ablauf", "Abläufen")} sind ${percent(exact)} genau, obwohl nur ${percent(certified)} zertifiziert sind: richtig ohne Gewähr.`,
    atLast: ({ traces, certified, rounded }: { readonly traces: number; readonly certified: number; readonly rounded: number }) =>
      `Mit ${counted(traces, "Ablauf", "Abläufen")} sind ${percent(certified)} der ungesehenen Rechnungen zertifiziert und ${percent(rounded)} nach dem Runden richtig.`,
    columns: {
      traces: "Trainingsabläufe",
      certified: "zertifiziert",
      least: "zertifiziert, kleinste Ziehung",
      greatest: "zertifiziert, größte Ziehung",
      exact: "genau",
      rounded: "nach Runden richtig",
    },
    explain: [
      "Abläufe werden mehrmals gezogen, mit den Seeds, die auf diesen folgen. Jedes Mal lernt die geschlossene Lösung aus den ersten paar, dann aus mehr, und wird an denselben ungesehenen Rechnungen geprüft; zusätzliche Beispiele bleiben weg.",
      "Runden macht eine Rechnung oft richtig, lange bevor die Daten es verbürgen.",
    ],
    formula:
      "bei jeder Anzahl von Abläufen: das punktweise Zertifikat dieses Projekts in Kernform (nicht im Paper), und der Fit kleinster Norm",
  },

  seen: {
    chart: "Koordinaten eines Tokens, Block für Block: die, auf die ein Trainingsbeispiel endet, und die, auf die keines endet",
    read: "Eine Koordinate ablesen",
    legend: "gefüllt: ein Trainingsbeispiel endet auf ein Token mit dieser Koordinate; leer: keines",
    rank: (rank: string, psi: string) => `Die Trainingsbeispiele spannen ${rank} von ${psi} Richtungen auf`,
    coordinate: (block: string, place: number, meaning: string) => `${block} ${formatCount(place)}: ${meaning}`,
    lastToken: "in einem letzten Token",
    occurs: "kommt vor",
    never: "nie",
    soFar: (rank: number, psi: number) => `Bisher werden ${formatCount(rank)} von ${formatCount(psi)} Richtungen gesehen.`,
    determined: "Diese Daten bestimmen die Funktion",
    all: (psi: number, probes: number) =>
      `: ${probes > 0 ? `Mit ${counted(probes, "zusätzlichen Beispiel", "zusätzlichen Beispielen")} werden` : "Es werden"} alle ${formatCount(psi)} Richtungen gesehen, also ist jede Rechnung dieser Schicht zertifiziert, jedes Token bei gegebenen wahren davor.`,
    spans: (rank: number, psi: number, probes: number) =>
      `Die Abläufe ${probes > 0 ? `und ${counted(probes, "zusätzliches Beispiel", "zusätzliche Beispiele")} ` : ""}spannen ${formatCount(rank)} von ${formatCount(psi)} Richtungen auf: `,
    neverOccur: (never: number, d: number) =>
      `${formatCount(never)} von ${formatCount(d)} Koordinaten ${never === 1 ? "kommt" : "kommen"} in keinem letzten Token vor`,
    soNever: ", also ist λ_min 0, und Abläufe allein erhöhen es nie.",
    exclusive: (probes: number) =>
      probes > 0
        ? "Jede Koordinate kommt inzwischen vor; was noch fehlt, zeigen weitere gaußsche Beispiele."
        : "Jede Koordinate kommt vor, aber nie zusammen mit den anderen ihres Blocks, also bleibt λ_min bei 0.",
    whyTitle: "Warum Abläufe nie genügen",
    why: (never: number, dead: number) =>
      `Ein Merkmal ist eine Summe über die Token: das Produkt aus zwei Koordinaten von jedem, mal eine des letzten Tokens. Die ${never === 1 ? "Koordinate, die kein letztes Token hat, macht" : `${formatCount(never)} Koordinaten, die kein letztes Token hat, machen`} ${formatCount(dead)} Merkmale auf allen diesen Abläufen zu null, und One-hot-Blöcke schließen weitere aus. Lemma 3.1 verlangt λ_min über 0, was keine Menge von Abläufen hat; das Zertifikat einzelner Rechnungen braucht nur, was diese nutzen.`,
    whyExclusive:
      "Ein Merkmal ist eine Summe über die Token: das Produkt aus zwei Koordinaten von jedem, mal eine des letzten Tokens. Auf Abläufen hat ein One-hot-Block nie zwei Einträge zugleich, also sind deren Produkte immer null.",
    remedyTitle: "Was genügen würde",
    remedy:
      "Zufällige Token haben jede Koordinate zugleich (Lemma A.5): gaußsche Folgen, beantwortet von der Schicht, die die Abläufe macht.",
    smallEnough: (psi: number, needed: number) =>
      `Bei ψ = ${formatCount(psi)} Merkmalen braucht es mindestens ebenso viele Beispiele; ${formatCount(needed)} genügen.`,
    tooMany: (psi: number, bytes: number) =>
      `Bei ψ = ${formatCount(psi)} Merkmalen bräuchte es mindestens ebenso viele Beispiele, und Λ allein nähme ${gigabytes(bytes)} GB ein: Zusätzliche Beispiele erhöhen hier den Rang, jedes um eins, und mehr nicht.`,
    add: (count: number) => `${counted(count, "gaußsche Probe", "gaußsche Proben")} hinzufügen`,
    remove: (count: number) =>
      count === 1 ? "Das zusätzliche Beispiel herausnehmen" : `Die ${formatCount(count)} zusätzlichen Beispiele herausnehmen`,
    fixed: "Eine kleine Schicht, die eine Maschine in ihren Gewichten trägt, lässt sich als Ganzes zertifizieren.",
    showFixed: "An einer festen Maschine zeigen",
    automatonBlocks: {
      Tkey: "der Zustand, für den ein Tabelleneintrag gilt",
      Trow: "Buchstabe und nächster Zustand eines Tabelleneintrags",
      Wpos: "der Platz eines Buchstabens im Wort",
      Wlet: "Platz und Buchstabe",
      Ast: "der Zustand",
      Apos: "bisher gelesene Buchstaben",
      Brow: "die Zeile des Zustands: wohin jeder Buchstabe führt",
      Blet: "Platz und Buchstabe, der gelesen wird",
      A: "bisher gelesene Buchstaben, und der Zustand",
    },
    columns: { coordinate: "Koordinate", block: "Block", meaning: "wofür sie steht", occurs: "kommt in einem letzten Token vor" },
    explain: [
      "Die Zellen sind die Koordinaten eines Tokens. Ein Beispiel geht durch G und sein letztes Token z in eine Schicht ein; worauf kein Trainingsbeispiel endet, danach wird also nie gefragt.",
      "Der Balken darunter zeigt, einen wie kleinen Teil des Merkmalsraums die Beispiele aufspannen. Innerhalb dieses Teils ist jeder perfekte Fit die Wahrheit, und ungesehene Rechnungen lassen sich zertifizieren; außerhalb ist ein perfekter Fit frei.",
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
    notFinite: "keine Zahlen mehr",
    noToken: "ein Token, das diese Schicht nie gibt",
    nearest: (state: string, position: number) =>
      `ein Token, das diese Schicht nie gibt, am nächsten bei Zustand ${state}, Stelle ${position}`,
    withTape: (said: string, tape: string) => `${said}; Band ${tape}`,
    large: (states: number, letters: number) =>
      `eine Maschine mit ${counted(states, "Zustand", "Zuständen")} und ${formatCount(letters)} Buchstaben`,
  },
} satisfies typeof computationsText;
