import { formatValue } from "../../../../platform/charts/format";
import type { Words } from "../../../../platform/ui/translation";
import type { machinesText } from "./words";

/** „a, b und c“ */
const listed = (words: readonly (string | number)[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(", ")} und ${words[words.length - 1]}` : words.join("");

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
      loading: "erzeugt seine Spalten",
      waiting: "wartet",
      computing: "rechnet",
      answered: "hat gesendet",
      stopped: "ausgefallen",
      recovering: "wird wiederhergestellt",
    },
    done: "fertig",
    hub: (machines: number) => (machines === 1 ? "C und D" : `C und D, gemittelt über ${machines} Rechner`),
    hubNote: (numbers: string, round: string, bytes: string) => `${numbers} Zahlen · Runde ${round} · bisher ${bytes}`,
    hubWaiting: "noch nicht berechnet",
    sent: (numbers: string, bytes: string) => `C, D des Rechners\n${numbers} Zahlen, ${bytes} hin`,
    received: (numbers: string, bytes: string) => `Mittel von C, D\n${numbers} Zahlen, ${bytes} her`,
  },
  machines: {
    chart: "Rechner mit ihren Spalten und Nachrichten",
    which: "Löser, dessen Rechner das sind",
    pace: "Tempo der Runden",
    paces: { slow: "langsam", steady: "fünf Runden je Sekunde", fast: "ohne Pause" },
    run: "Starten",
    pause: "Anhalten",
    step: "Eine Runde",
    again: "Von vorn",
    stopWhich: "Ausfallender Rechner",
    stop: "Mitten in der Runde ausfallen lassen",
    absent: "Kein Löser hier ist verteilt. EAGLE mit dem Regime „verteilt“ hinzufügen.",
    loading: "Die Rechner erzeugen ihre Spalten.",
    noProblem: (panel: string) => `Es gibt keine Aufgabe zu verteilen; den Grund nennt das Panel „${panel}“.`,
    each: (numbers: string, bytes: string, machines: number) =>
      machines === 1
        ? `Ein Rechner hat alle Spalten. Je Runde empfängt sein Worker ${numbers} Zahlen (${bytes}) und sendet ebenso viele zurück.`
        : `In einer Runde empfängt jeder Rechner ${numbers} Zahlen (${bytes}) und sendet etwa ebenso viele.`,
    soFar: (rounds: string, bytes: string, done: boolean) =>
      done ? `Insgesamt: ${roundsOf(rounds)}, ${bytes}.` : `Bisher ${roundsOf(rounds)}, ${bytes}.`,
    recovering: (machine: string, round: string, updates: string, withWorker: boolean) =>
      `Rechner ${machine} fiel in Runde ${round} aus${withWorker ? ", mit seinem Worker" : ""}. Er wird aus seinen eigenen Spalten wiederhergestellt (${updates} ${updates === "1" ? "Schritt" : "Schritte"}).`,
    repeated: (machine: string, round: string, updates: string, noticed: string | null, withWorker: boolean) =>
      `Rechner ${machine} fiel in Runde ${round} aus${withWorker ? ", mit seinem Worker" : ""}${noticed === null ? "" : `, bemerkt nach ${noticed}`}. Er wurde aus seinen eigenen Spalten wiederhergestellt (${updates} ${updates === "1" ? "Schritt" : "Schritte"}) und wiederholte die Runde.`,
    sameBits: (count: string) =>
      `${count === "1" ? "Der eine aufgezeichnete Fehler ist Bit für Bit der" : `Alle ${count} aufgezeichneten Fehler sind Bit für Bit die`} des Laufs auf einem Thread.`,
    otherBits: "Die Fehler weichen von denen des Laufs auf einem Thread ab.",
    ownWorkers: (machines: number) => (machines === 1 ? "Er hat einen eigenen Worker." : "Jeder Rechner hat einen eigenen Worker."),
    shared: (machines: number, workers: number) => `${machines} Rechner teilen sich ${workers === 1 ? "1 Worker" : `${workers} Worker`}.`,
    columns: { machine: "Rechner", worker: "Worker", columns: "Spalten", first: "κ anfangs", latest: "κ jetzt", updates: "Schritte" },
    explain: [
      "Die Spalten von A und B sind auf Rechner verteilt; jeder Rechner hat C. In jeder Runde aktualisiert er seine Spalten, sendet sein C und D und empfängt die Mittel. Die Abbruchregel sendet bis zu zwei Zahlen mehr.",
      "Die Schritte von A und B auf einem Rechner hängen nicht von C oder D ab. Ein ausgefallener Rechner lässt sich darum Bit für Bit aus seinen eigenen Spalten wiederherstellen.",
      "Rechner laufen als Worker dieser Seite; mehrere können sich einen Worker teilen. Ein ausgefallener Rechner verliert seine Daten; die anderen laufen weiter. Bytes sind die der gesendeten Arrays, ohne die Singulärwerte für das Bild.",
    ],
    formula: "C_{\\ell+1} = \\frac{1}{M}\\sum_{\\mu} C'_{\\mu}, \\qquad D_{\\ell+1} = \\frac{1}{M}\\sum_{\\mu} D'_{\\mu}",
  },
  exchange: {
    chart: "Fehler jedes Lösers, der Nachrichten sendet",
    against: "Waagerechte Achse",
    axes: { rounds: "je Runde", bytes: "je Byte", diversity: "über α" },
    across: { rounds: "Runden", bytes: "Bytes, alle Rechner, gesendet und empfangen" },
    target: "Zielfehler",
    to1: (target: string) => `bis ${target}`,
    lines: "relativer quadratischer Fehler von D",
    read: "Die Fehler an einer Stelle der Achse ablesen",
    readAt: { rounds: (x: number) => `Runde ${formatValue(x)}`, bytes: (x: number) => `${formatValue(x)} Bytes` },
    rate: "(1 − α)²",
    floor: "0",
    absent: "Kein Löser hier sendet Nachrichten. EAGLE mit dem Regime „verteilt“ oder Gradientenabstieg hinzufügen.",
    waiting: "Die erste Runde läuft.",
    unknown: "Das wahre D ist unbekannt, sein Fehler also nicht berechenbar.",
    reached: (name: string, rounds: string, bytes: string, exact: boolean) =>
      `${name} ${exact ? "" : "etwa "}${roundsOf(rounds)} und ${bytes}`,
    to: (target: string, solvers: readonly string[]) => `Bis ${target}: ${listed(solvers)}.`,
    best: (name: string, error: number, rounds: string, bytes: string) =>
      `${name} in ${roundsOf(rounds)} und ${bytes} bei ${formatValue(error)}`,
    short: (solvers: readonly string[]) => `${listed(solvers)}.`,
    oneMachine: "Ein Rechner hat alle Spalten; α ist nicht definiert.",
    equalRanges:
      "Gemessenes α: 1, die Spalten aller Rechner spannen denselben Raum auf. Die Konvergenz ist dann nahe der Lösung quadratisch.",
    diversity: (alpha: number) =>
      `Gemessenes α: ${formatValue(alpha)}. Nahe der Lösung multipliziert jede Runde den Fehler von EAGLE mit 1 − α.`,
    columns: { solver: "Löser", round: "Runde", error: "Quadratischer Fehler", bytes: "Bytes" },
    explain: [
      "Beim Gradientenabstieg sendet ein Rechner je Runde seinen Gradienten, d d′ Zahlen; bei EAGLE sendet er C und D, (d + d′) n′ Zahlen. Die Rundenzahl des Gradientenabstiegs wächst mit der Konditionszahl des Mittels von A Aᵀ über die Rechner. Bei EAGLE wächst sie mit 1/α und dem Logarithmus der größten Konditionszahl der Rechner (Satz 2).",
      "Die gestrichelte Linie fällt um den theoretischen Faktor nahe der Lösung, (1 − α)² je Runde.",
      "α ist der kleinste positive Eigenwert des Mittels der Projektoren auf die Spaltenräume der Rechner. Auf M Rechnern liegt es nicht zwischen 1 − 1/M und 1. Ein Winkel φ über 0° gibt höchstens 1/M.",
      "Einfrieren beendet die Schritte von A und B, sobald diese sich nicht mehr ändern. Sonst wachsen Rundungsfehler außerhalb des Spaltenraums eines Rechners je Runde um den Faktor 3/2.",
    ],
    formula: "\\alpha = \\lambda_{\\min}^{+}\\Bigl(\\frac{1}{M}\\sum_{\\mu} P_{\\mu}\\Bigr)",
  },
} satisfies Words<typeof machinesText>;
