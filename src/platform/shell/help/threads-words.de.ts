import type { threadsText } from "./threads-words";

export default {
  title: "Threads, die rechnen",
  choices: { auto: "Automatisch", one: "Einer", all: "Jeder Kern" },
  help: {
    auto: (threads: number) =>
      `Auf diesem Gerät ${threads === 1 ? "rechnet ein Thread" : `rechnen bis zu ${threads} Threads`}: alle Kerne bis auf einen, der zeichnet; wo es zwei sind, hilft der zweite Thread bei großen Daten. Einer weniger, sobald diese Seite daneben seltener als 24-mal in der Sekunde gezeichnet hat oder immer wieder länger als 50 ms stand.`,
    one: () => "Ein Thread rechnet einen Lauf; was Panels fragen, hat einen eigenen.",
    all: (threads: number) =>
      `Auf diesem Gerät ${threads === 1 ? "rechnet ein Thread" : `rechnen bis zu ${threads} Threads`}, einer für jeden Kern: Läufe mit vielen Lernern enden früher, und die Seite zeichnet vielleicht seltener.`,
  },
  scope: "Das Ergebnis hat mit jeder Zahl von ihnen dieselben Bits. Gilt ab dem nächsten Lauf, in jedem Labor; bleibt auf diesem Gerät.",
} satisfies typeof threadsText;
