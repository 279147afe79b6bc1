import { formatCount } from "../../../../platform/charts/format";
import { counted, inWords, plural, sentenceCase } from "../../../../platform/ui/grammar.de";
import type { railText } from "./words";

export default {
  sections: {
    stop: "Stoppregeln",
    label: "Experiment",
    target: "Ziel",
    learners: "Lerner",
  },
  lede: {
    learners: (learners: number) =>
      `${sentenceCase(inWords(learners))} Lerner ${plural(learners, "trainiert", "trainieren")} nur auf diesen Daten.`,
    next: (title: string) => `Weiter: ${title}`,
  },
  shifts: {
    help: "Testdaten aus einer anderen Verteilung als die Trainingsdaten",
    kinds: { scaled: "skaliert", law: "andere Verteilung", length: "andere Länge" },
    add: (kind: string) => `Verschobene Testdaten hinzufügen: ${kind}`,
    remove: (kind: string) => `Verschobene Testdaten entfernen: ${kind}`,
  },
  target: {
    ownMachine: "Eigene Maschine",
    machineHelp: "lässt sich in ihrem Panel bearbeiten",
    kind: "Art des Ziels",
    ownLearners: (target: string, learners: readonly string[]) =>
      `${target}: Die Lerner wurden durch solche ersetzt, die zu diesem Ziel passen (${learners.join(", ")}). Rückgängig stellt die anderen wieder her.`,
    ownData: "Eigene Daten werden unverändert verwendet: Folgen Z von Token, jede mit einem Label y.",
    noData: "Keine Daten geöffnet. Eine eigene Datei oder eines dieser Beispiele öffnen.",
    needsFile: (name: string) => `Dieses Experiment braucht die Datei ${name}. Zum Ausführen die Datei öffnen.`,
    sizes: (train: number, test: number, d: number, outputs: number) =>
      `${formatCount(train)} Trainings- und ${formatCount(test)} ${plural(test, "Testfolge", "Testfolgen")}, d = ${d}, ${counted(outputs, "Ausgabe", "Ausgaben")}`,
    examples: "Beispiele",
    holdOut: {
      title: "Diese Daten haben keine Testbeispiele",
      help: "Ohne Testbeispiele ist nur der Trainingsfehler bekannt. Zurückgehaltene Beispiele werden einmal gezogen, nach dem Seed des Experiments. Die Aufteilung wird Teil der Daten; ein späterer Seed ändert sie nicht.",
      share: "Zurückgehaltener Anteil",
      percent: (share: number) => `${formatCount(Math.round(100 * share))} %`,
      act: (count: number) => `${counted(count, "Beispiel", "Beispiele")} zurückhalten`,
    },
  },
  learners: {
    most: (count: number) => `Höchstens ${inWords(count)} Lerner laufen zugleich.`,
    none: "Kein Lerner. Die Daten werden trotzdem analysiert; für eine Fehlerkurve einen Lerner hinzufügen.",
    add: "Lerner hinzufügen",
    diverged: (reason: string) => `divergiert: ${reason}`,
  },
  presets: {
    groups: {
      works: "Grundlagen",
      fails: "Scheitern",
      memory: "Assoziativspeicher",
      machines: "Maschinen",
      paper: "Abbildungen des Papers",
    },
    searches: ["Softmax", "Rauschen", "Parität"],
    ownData: "Eigene Daten, mit denselben Lernern. Zum Verlassen eine Vorlage wählen.",
  },
} satisfies typeof railText;
