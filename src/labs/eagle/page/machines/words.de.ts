import { formatValue } from "../../../../platform/charts/format";
import type { Words } from "../../../../platform/ui/translation";
import type { machinesText } from "./words";

/** „a, b und c“ */
const listed = (words: readonly (string | number)[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(", ")} und ${words[words.length - 1]}` : words.join("");

const share = (value: number) => formatValue(Number(value.toPrecision(3)));

/** Wie viele, schon geschrieben: „1 Runde“, „1 906 Runden“. */
const roundsOf = (count: string) => `${count} ${count === "1" ? "Runde" : "Runden"}`;

export default {
  chart: {
    machine: (number: number) => `Rechner ${number}`,
    worker: (number: number) => `Worker ${number}`,
    columns: (count: number) => (count === 1 ? "1 Spalte" : `${count} Spalten`),
    condition: (first: string, latest: string) => `κ ${first}, jetzt ${latest}`,
    values: "Singulärwerte",
    states: {
      loading: "macht seine Spalten",
      waiting: "wartet",
      computing: "rechnet",
      answered: "hat geantwortet",
      stopped: "angehalten",
      recovering: "entsteht neu",
    },
    done: "fertig",
    hub: (machines: number) => (machines === 1 ? "C und D" : `C und D, gemittelt über ${machines} Rechner`),
    hubNote: (numbers: string, round: string, bytes: string) => `${numbers} Zahlen · Runde ${round} · bisher ${bytes}`,
    hubWaiting: "noch nicht bekannt",
    sent: (numbers: string, bytes: string) => `C, D des Rechners\n${numbers} Zahlen, ${bytes} hin`,
    received: (numbers: string, bytes: string) => `Mittel von C, D\n${numbers} Zahlen, ${bytes} her`,
  },
  machines: {
    chart: "Rechner mit ihren Spalten, und was zwischen ihnen reist",
    which: "Löser, dessen Rechner das sind",
    pace: "Tempo der Runden",
    paces: { slow: "langsam", steady: "fünf Runden je Sekunde", fast: "so schnell es geht" },
    run: "Starten",
    pause: "Anhalten",
    step: "Eine Runde",
    again: "Von vorn",
    stopWhich: "Rechner, der ausfallen soll",
    stop: "Mitten in der Runde ausfallen lassen",
    nobody: "Hier ist kein Löser verteilt: EAGLE mit dem Regime „verteilt“ hinzufügen.",
    loading: "Die Rechner machen ihre Spalten.",
    noProblem: (panel: string) => `Es gibt kein Problem, das zu verteilen wäre: „${panel}“ sagt, warum.`,
    each: (numbers: string, bytes: string, machines: number) =>
      machines === 1
        ? `Alle Spalten liegen auf einem Rechner, den niemand hören muss: Je Runde gehen ${numbers} Zahlen (${bytes}) an seinen Worker, und ebenso viele kommen zurück.`
        : `In einer Runde empfängt jeder Rechner ${numbers} Zahlen (${bytes}). Er sendet ebenso viele zurück, dazu eine oder zwei für die Abbruchregel; seine Spalten verlassen ihn nie.`,
    soFar: (rounds: string, bytes: string, done: boolean) =>
      done ? `Es brauchte ${roundsOf(rounds)} und ${bytes}.` : `Bisher ${roundsOf(rounds)}, ${bytes}.`,
    recovering: (machine: string, round: string, updates: string, withWorker: boolean) =>
      `Rechner ${machine} ging in Runde ${round} verloren${withWorker ? ", mit seinem Worker" : ""}: Er entsteht neu aus seinen eigenen Spalten durch ${updates} ${updates === "1" ? "Schritt" : "Schritte"}, ohne ein C.`,
    repeated: (machine: string, round: string, updates: string, noticed: string | null, withWorker: boolean) =>
      `Rechner ${machine} ging in Runde ${round} verloren${withWorker ? ", mit seinem Worker" : ""}${noticed === null ? "" : `, bemerkt nach ${noticed}`}: Er entstand neu aus seinen eigenen Spalten durch ${updates} ${updates === "1" ? "Schritt" : "Schritte"} und bekam die Runde noch einmal.`,
    sameBits: (count: string) =>
      `${count === "1" ? "Der eine aufgezeichnete Fehler ist bis aufs letzte Bit der" : `Alle ${count} aufgezeichneten Fehler sind bis aufs letzte Bit die`} des Rennens, das für alle Rechner einen Thread hat.`,
    otherBits: "Die Fehler sind andere als die des Rennens.",
    ownWorkers: (machines: number) => (machines === 1 ? "Er hat einen eigenen Worker." : "Jeder Rechner hat einen eigenen Worker."),
    onWorker: (machines: readonly number[], worker: number) => `${listed(machines)} auf Worker ${worker}`,
    shared: (machines: number, workers: number, shares: readonly string[]) =>
      `Es gibt ${machines} Rechner und ${workers === 1 ? "1 Worker" : `${workers} Worker`}: ${listed(shares)}. Ein Rechner, der dort ausfällt, verliert, was er weiß, und der Worker macht mit den anderen weiter.`,
    columns: { machine: "Rechner", worker: "Worker", columns: "Spalten", first: "κ am Anfang", latest: "κ jetzt", updates: "Schritte" },
    explain: [
      "Die Spalten von A und B sind über Rechner verteilt, die C kennen. In jeder Runde sendet jeder sein C und D und empfängt die Mittel.",
      "Ein Rechner konditioniert sein eigenes A und B, die von keinem C abhängen: Einer, der verloren ging, entsteht aus seinen eigenen Spalten neu und gibt dieselben Bits. Seine Daten entstehen oder werden gelesen, wo sie gebraucht werden.",
      "Rechner sind Worker dieser Seite; gibt es weniger Worker, so teilen sich Rechner einen. Bytes sind in den Arrays gezählt, die reisen; nach den Singulärwerten wird eigens gefragt, um sie zu zeichnen.",
    ],
    formula: "C_{\\ell+1} = \\frac{1}{M}\\sum_{\\mu} C'_{\\mu}, \\qquad D_{\\ell+1} = \\frac{1}{M}\\sum_{\\mu} D'_{\\mu}",
  },
  exchange: {
    chart: "Fehler jedes Lösers, der Nachrichten sendet",
    against: "Waagerechte Achse",
    axes: { rounds: "je Runde", bytes: "je Byte", diversity: "über α" },
    across: { rounds: "Runden", bytes: "Bytes, alle Rechner, hin und her" },
    target: "Fehler, der zu erreichen ist",
    to1: (target: string) => `bis ${target}`,
    lines: "relativer quadratischer Fehler von D",
    read: "Die Fehler an einer Stelle der Achse ablesen",
    readAt: { rounds: (x: number) => `Runde ${formatValue(x)}`, bytes: (x: number) => `${formatValue(x)} Bytes` },
    rate: "(1 − α)²",
    floor: "0",
    nobody: "Hier sendet kein Löser Nachrichten: EAGLE mit dem Regime „verteilt“ oder Gradientenabstieg hinzufügen.",
    waiting: "Die erste Runde läuft.",
    unknown: "Das wahre D ist nicht bekannt, niemand kann also sagen, wie weit es noch ist.",
    reached: (name: string, rounds: string, bytes: string, exact: boolean) =>
      `${name} ${exact ? "" : "etwa "}${roundsOf(rounds)} und ${bytes}`,
    to: (target: string, solvers: readonly string[]) => `Bis ${target}: ${listed(solvers)}.`,
    best: (name: string, error: number, rounds: string, bytes: string) =>
      `${name} kam in ${roundsOf(rounds)} und ${bytes} auf ${formatValue(error)}`,
    short: (solvers: readonly string[]) => `${listed(solvers)}.`,
    oneMachine: "Alle Spalten liegen auf einem Rechner: Es gibt kein α.",
    equalRanges:
      "Gemessenes α 1: Die Spalten aller Rechner spannen denselben Raum auf. Am Ende ist die Konvergenz quadratisch, und die Zahl der Runden wächst nicht mit der Zahl der Rechner.",
    diversity: (alpha: number) => `Gemessenes α ${formatValue(alpha)}: Am Ende lässt jede Runde von EAGLEs Fehler von D das 1 − α-Fache.`,
    none: (machines: number) => `Keine Daten auf ${machines} Rechnern haben ein α zwischen ${share(1 - 1 / machines)} und 1`,
    angle: (machines: number) => `; der Winkel gibt höchstens ${share(1 / machines)}, und 1 bei 0°.`,
    end: ".",
    columns: { solver: "Löser", round: "Runde", error: "Quadratischer Fehler", bytes: "Bytes" },
    explain: [
      "Bei verteiltem Gradientenabstieg sendet ein Rechner je Runde seinen Gradienten, d d′ Zahlen, und empfängt das Mittel; bei EAGLE sendet er C und D, (d + d′) n′ Zahlen. Die Runden von Gradientenabstieg wachsen mit der Konditionszahl von A Aᵀ, gemittelt über die Rechner. Die von EAGLE wachsen mit dem Logarithmus der größten Konditionszahl eines einzelnen Rechners und mit 1/α (Satz 2).",
      "Die gestrichelte Linie fällt je Runde um (1 − α)², wie es die Theorie vom Ende sagt.",
      "α ist der kleinste positive Eigenwert des Mittels der Projektoren auf die Spaltenräume der Rechner: 1 für gleiche Spaltenräume, 1/M für orthogonale, nahe 0 für fast gleiche.",
      "Einfrieren lässt A und B ruhen, sobald sie sich nicht mehr ändern. Ohne das wird Rundung entlang von Richtungen, die ein Rechner nicht sieht, je Runde mit 3/2 vervielfacht.",
    ],
    formula: "\\alpha = \\lambda_{\\min}^{+}\\Bigl(\\frac{1}{M}\\sum_{\\mu} P_{\\mu}\\Bigr)",
  },
} satisfies Words<typeof machinesText>;
