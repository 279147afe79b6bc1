import type { presenterText } from "./words";

export default {
  region: "Präsentation",
  place: (place: number, count: number) => `${place} von ${count}`,
  announce: (title: string, place: number, count: number) => `${title}, ${place} von ${count}`,
  passed: (titles: readonly string[]) => `Übersprungen, weil noch nicht bereit: ${titles.join(", ")}`,
  controls: "Steuerung der Präsentation",
  previous: "Voriges Panel",
  next: "Nächstes Panel",
  leave: "Die Präsentation verlassen",
  code: "QR-Code dieses Experiments",
  keys: "Tasten",
  keyList: [
    ["↓ Bild ab", "nächstes Panel"],
    ["↑ Bild auf", "voriges Panel"],
    ["→ ←", "nächster, voriger Schritt eines Panels"],
    ["Pos1, Ende", "erstes, letztes Panel"],
    ["Leertaste", "starten oder anhalten"],
    ["Tab", "Steuerung des Laufs und des Panels"],
    ["?", "diese Liste der Tasten"],
    ["Esc", "verlassen"],
  ],
  embed: {
    region: "Learnability Playground",
    open: "Im Playground öffnen",
    openHelp: "Öffnet einen neuen Tab",
  },
} satisfies typeof presenterText;
