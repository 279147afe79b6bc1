import type { threadsText } from "./threads-words";

export default {
  title: "Rechen-Threads",
  choices: { auto: "Automatisch", one: "Einer", all: "Jeder Kern" },
  help: {
    auto: (threads: number) =>
      `Auf diesem Gerät ${threads === 1 ? "rechnet ein Thread" : `rechnen bis zu ${threads} Threads`}. Ein Kern bleibt zum Zeichnen; bei zwei Kernen hilft der zweite Thread bei großen Daten. Zeichnet die Seite weniger als 24 Bilder in der Sekunde oder steht sie oft über 50 ms, rechnet ein Thread weniger.`,
    one: () => "Ein Thread rechnet einen Lauf; Panels haben einen weiteren.",
    all: (threads: number) =>
      `Auf diesem Gerät ${threads === 1 ? "rechnet ein Thread" : `rechnen bis zu ${threads} Threads`}, einer für jeden Kern. Läufe mit vielen Lernern enden früher, und die Seite zeichnet vielleicht seltener.`,
  },
  scope: "Die Anzahl der Threads ändert kein Ergebnis. Sie gilt ab dem nächsten Lauf, in jedem Labor, auf diesem Gerät.",
} satisfies typeof threadsText;
