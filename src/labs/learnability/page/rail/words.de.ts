import { formatCount } from "../../../../platform/charts/format";
import { counted, inWords, plural, sentenceCase } from "../../../../platform/ui/grammar.de";
import type { railText } from "./words";

export default {
  sections: {
    settings: "Ziel und Lerner",
    label: "Experiment",
    target: "Ziel",
    seed: "Seed",
    learners: "Lerner",
  },
  lede: {
    learners: (learners: number) => `${sentenceCase(inWords(learners))} Lerner ${plural(learners, "sieht", "sehen")} nur diese Beispiele.`,
    next: (title: string) => `Weiter: ${title}`,
  },
  shifts: {
    help: "Testdaten, die sich in einer Hinsicht von den Trainingsdaten unterscheiden",
    kinds: { scaled: "skaliert", law: "andere Verteilung", length: "andere Länge" },
    add: (kind: string) => `Verschobene Testdaten hinzufügen: ${kind}`,
    remove: (kind: string) => `Verschobene Testdaten entfernen: ${kind}`,
  },
  target: {
    ownMachine: "Eigene Maschine",
    machineHelp: "eine zum Anfangen wählen; in ihrem Panel lässt sie sich ändern",
    kind: "Art des Ziels",
    ownLearners: (target: string, learners: readonly string[]) =>
      `${target}: Die bisherigen Lerner sind fort; nun lernen die, die zu diesem Ziel passen (${learners.join(", ")}). Rückgängig holt die anderen zurück.`,
    ownData: "Eigene Daten werden gelernt, wie sie sind: Folgen Z von Token, jede mit einem Label y.",
    noData: "Noch ist nichts geöffnet: eine eigene Datei öffnen oder eines dieser Beispiele.",
    needsFile: (name: string) => `Dieses Experiment braucht die Datei ${name}. Sobald sie offen ist, läuft es.`,
    sizes: (train: number, test: number, d: number, outputs: number) =>
      `${formatCount(train)} Trainings- und ${formatCount(test)} ${plural(test, "Testfolge", "Testfolgen")}, d = ${d}, ${counted(outputs, "Ausgabe", "Ausgaben")}`,
    examples: "Beispiele",
    holdOut: {
      title: "Diese Daten haben keine Testbeispiele",
      help: "Ohne sie ist nur der Trainingsfehler bekannt. Einige Beispiele lassen sich zurückhalten: einmal gezogen, nach dem Seed des Experiments. Sie werden Teil der Daten, sodass ein Link oder eine Datei davon diese Aufteilung behält, wie auch immer der Seed wird.",
      share: "Anteil, der zurückgehalten wird",
      percent: (share: number) => `${formatCount(Math.round(100 * share))} %`,
      act: (count: number) => `${counted(count, "Beispiel", "Beispiele")} zurückhalten`,
    },
  },
  learners: {
    most: (count: number) => `Mehr als ${inWords(count)} Lerner laufen nicht zugleich.`,
    none: "Niemand lernt. Die Daten werden trotzdem untersucht; mit einem Lerner erscheint eine Kurve.",
    add: "Hinzufügen",
    duplicate: (name: string) => `Verdoppeln: ${name}`,
    diverged: (reason: string) => `divergiert: ${reason}`,
  },
  presets: {
    groups: {
      works: "Was es zu sehen gibt",
      fails: "Sehenswertes Scheitern",
      memory: "Assoziativspeicher",
      machines: "Maschinen",
      paper: "Abbildungen des Papers",
    },
    paper: {
      title: "Der Aufbau des Papers, und was davon nachgestellt ist",
      setting: "Im Paper",
      reproduced: "Hier",
      differs: "Wo das Paper eine Lücke lässt",
    },
    changed: (count: number) => `${counted(count, "Einstellung", "Einstellungen")} geändert.`,
    otherSeed: "Ein anderer Seed als in der Vorlage.",
    otherwise: "Nicht mehr die Vorlage, wie sie war.",
    showed: () => "Was die Vorlage gezeigt hat",
    own: "Eigenes Experiment",
    ownData: "Eigene Daten, von denselben Lernern gelernt. Eine Vorlage wählen, um sie zu verlassen.",
    ownCommentary: "Dieses Experiment ist keiner Vorlage ähnlich. Eine wählen, um es zu verlassen.",
  },
} satisfies typeof railText;
