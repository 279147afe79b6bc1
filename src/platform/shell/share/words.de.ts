import { formatCount } from "../../charts/format";
import type { shareText } from "./words";

export default {
  title: "Dieses Experiment teilen",
  explain: "Der Link enthält jede Einstellung. Wer ihn öffnet, bekommt dieselben Kurven.",
  withData: "Die eigenen Daten reisen im Link selbst mit.",
  needsFile: (name: string) =>
    `Die eigenen Daten sind zu groß für einen Link: ${name} mitschicken. Der Link sagt, welche Datei zu öffnen ist.`,
  saveData: (name: string) => `${name} speichern`,
  link: "Link",
  length: (count: number) => `${formatCount(count)} Zeichen`,
  long: (limit: number) =>
    `Länger als ${formatCount(limit)} Zeichen: Manche Chat- und Mailprogramme schneiden solche Links ab. Eine Datei ist sicherer.`,
  file: "Als Datei speichern",
  copyLink: "Link kopieren",
  copied: "Kopiert",
  copyFailed: "Der Browser lässt diese Seite nicht kopieren. Den Link auswählen und von Hand kopieren.",
  send: "Teilen …",
  close: "Schließen",

  who: "Wer den Link öffnet, darf ändern",
  everything: "alles",
  ticked: "was angekreuzt ist",
  ticks: "Was geändert werden darf",
  ticksHelp:
    "Was nicht angekreuzt ist, erscheint mit einem kleinen Schloss oder gar nicht. Schlösser führen eine Klasse; sie halten nichts geheim: Die Seite sagt offen, wenn jemand den Link verlassen hat.",
  all: "Alles ankreuzen",
  none: "Nichts ankreuzen",
  hide: "verbergen",
  hideName: (control: string) => `${control}: verbergen`,
  groups: {
    document: "Experiment",
    page: "Seite",
    panels: "Panels",
  },
  inForce: "Dieser Link behält die Sperren aus dem Link der Lehrkraft. Abgegeben zeigt er deine Werte und den Code der Aufgabe.",
  assignmentCode: (code: string) =>
    `Der Code dieser Aufgabe ist ${code}. Ein abgegebener Link zeigt denselben, solange nichts Gesperrtes geändert wurde.`,
  copy: "Kopieren",
  copyOf: (what: string) => `Kopieren: ${what}`,

  instructions: "Anleitung zum Danebenstellen",
  instructionsHelp: "Einfacher Text, für ein Arbeitsblatt oder eine Mail.",
  sheet: {
    open: (address: string) => `Diesen Link öffnen: ${address}`,
    runs: "Das Experiment beginnt von selbst. Die Leertaste hält es an und lässt es weiterlaufen.",
    everything: "Alles lässt sich ändern; der Pfeil zurück oben nimmt die letzte Änderung zurück.",
    may: (names: readonly string[]) => `Änderbar: ${names.join(", ")}.`,
    nothing: "Nichts daran lässt sich ändern: zusehen, und die Kurven mit der Maus oder den Pfeiltasten ablesen.",
    rest: "Alles andere ist gesperrt. Sagt die Seite, dass dies nicht mehr das Experiment aus dem Link ist, „Zurück zum Link“ drücken.",
    kept: "Nach einem Neuladen geht es dort weiter, wo es war.",
    handIn: (code: string) => `Abgeben: Teilen, Link kopieren, diesen Link schicken. Er zeigt wie dieser den Code ${code}.`,
  },

  code: "QR-Code",
  codeName: (address: string) => `QR-Code des Links ${address}`,
  codeFull: "Im ganzen Bildschirm zeigen",
  codeBeside: "Die Adresse der Seite. Der Code öffnet genau dieses Experiment.",
  codeSave: "Als SVG speichern",
  codeLong: (count: number) =>
    `Mit ${formatCount(count)} Zeichen ist der Code dicht: groß zeigen, sonst lesen ihn Telefone hinten im Saal vielleicht nicht.`,
  codeTooLong: (count: number) =>
    `${formatCount(count)} Zeichen sind mehr, als ein QR-Code fasst. Stattdessen den Link oder eine Datei schicken.`,

  page: "In eine Seite einbetten",
  pageHelp:
    "Für eine Kursseite oder ein Blog: ein Rahmen, der das Experiment von selbst laufen lässt und im Browser der Leser nichts speichert.",
  shown: "Was der Rahmen zeigt",
  whole: "alle Panels",
  snippet: "HTML",
  frameTitle: (title: string) => `Learnability Playground: ${title}`,

  present: "Präsentieren",
  presentHelp: "Ein Panel nach dem anderen in großer Schrift, für einen Saal. Pfeiltasten und Presenter blättern durch die Panels.",
  presentLink: "Link zur Präsentation",
  presentNow: "Jetzt präsentieren",
} satisfies typeof shareText;
