import { formatCount } from "../../charts/format";
import type { shareText } from "./words";

export default {
  title: "Dieses Experiment teilen",
  explain: "Der Link enthält alle Einstellungen. Er ergibt auf jedem Gerät dieselben Kurven.",
  withData: "Der Link enthält die eigenen Daten.",
  needsFile: (name: string) =>
    `Die eigenen Daten sind zu groß für einen Link: ${name} mitschicken. Der Link nennt die Datei, die zu öffnen ist.`,
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

  who: "Über den Link änderbar",
  choices: {
    everything: "Alles",
    one: "Nur diese Einstellung",
    "all-but-seed": "Alles außer dem Seed",
    look: "Nur ansehen",
    ticked: "Einzeln auswählen",
  },
  single: "Die Einstellung",
  students: {
    everything: "Die Klasse kann alles ändern.",
    nothing: "Die Klasse kann alle Panels lesen, aber keine Einstellung ändern.",
    may: (names: readonly string[]) => `Die Klasse kann nur ändern: ${names.join(", ")}.`,
    most: (names: readonly string[]) => `Die Klasse kann alles ändern außer: ${names.join(", ")}.`,
  },
  preview: "Ansehen wie die Klasse",
  ticks: "Änderbare Einstellungen",
  ticksHelp:
    "Nicht angekreuzte Einstellungen haben ein kleines Schloss oder sind verborgen. Schlösser führen eine Klasse, halten aber nichts geheim: Die Seite zeigt, wenn jemand den Link verlassen hat.",
  all: "Alles ankreuzen",
  none: "Nichts ankreuzen",
  hide: "verbergen",
  hideName: (control: string) => `${control}: verbergen`,
  groups: {
    document: "Experiment",
    page: "Seite",
    panels: "Panels",
  },
  inForce: "Dieser Link behält die Sperren aus dem Link der Lehrkraft. Er zeigt die eigenen Werte und den Code der Aufgabe.",
  assignmentCode: (code: string) =>
    `Der Code dieser Aufgabe ist ${code}. Ein abgegebener Link zeigt denselben Code, wenn keine gesperrte Einstellung geändert wurde.`,
  copy: "Kopieren",
  copyOf: (what: string) => `Kopieren: ${what}`,

  instructions: "Anleitung zum Link",
  instructionsHelp: "Einfacher Text, für ein Arbeitsblatt oder eine Mail.",
  sheet: {
    open: (address: string) => `Diesen Link öffnen: ${address}`,
    runs: "Das Experiment beginnt von selbst. Die Leertaste hält es an und lässt es weiterlaufen.",
    everything: "Alles lässt sich ändern. Der Pfeil zurück oben nimmt die letzte Änderung zurück.",
    may: (names: readonly string[]) => `Änderbar: ${names.join(", ")}.`,
    most: (names: readonly string[]) => `Alles lässt sich ändern außer: ${names.join(", ")}.`,
    nothing: "Keine Einstellung lässt sich ändern. Die Kurven mit der Maus oder den Pfeiltasten ablesen.",
    rest: "Meldet die Seite, dass sich das Experiment geändert hat, „Zurück zum Link“ drücken.",
    kept: "Nach einem Neuladen geht das Experiment weiter.",
    handIn: (code: string) =>
      `Abgeben: Teilen drücken, dann Link kopieren, und diesen Link schicken. Er zeigt wie dieser den Code ${code}.`,
  },

  code: "QR-Code",
  codeName: (address: string) => `QR-Code des Links ${address}`,
  codeFull: "Im ganzen Bildschirm zeigen",
  codeBeside: "Die Adresse der Seite. Der Code öffnet dieses Experiment.",
  codeSave: "Als SVG speichern",
  codeLong: (count: number) =>
    `Mit ${formatCount(count)} Zeichen ist der Code dicht. Groß zeigen, sonst lesen ihn Telefone hinten im Saal vielleicht nicht.`,
  codeTooLong: (count: number) =>
    `${formatCount(count)} Zeichen sind mehr, als ein QR-Code fasst. Stattdessen den Link oder eine Datei schicken.`,

  page: "In eine Seite einbetten",
  pageHelp:
    "Für eine Kursseite oder ein Blog: ein Rahmen, der das Experiment von selbst laufen lässt. Im Browser der Leser speichert er nichts.",
  shown: "Panels im Rahmen",
  whole: "alle Panels",
  snippet: "HTML",
  frameTitle: (title: string) => `Learnability Playground: ${title}`,

  present: "Präsentieren",
  presentHelp: "Ein Panel nach dem anderen in großer Schrift, für einen Saal. Pfeiltasten und Presenter blättern durch die Panels.",
  presentLink: "Link zur Präsentation",
  presentNow: "Jetzt präsentieren",
} satisfies typeof shareText;
