import type { presenterText } from "./words";

export default {
  region: "Präsentation",
  place: (place: number, count: number) => `${place} von ${count}`,
  announce: (title: string, place: number, count: number) => `${title}, ${place} von ${count}`,
  passed: (titles: readonly string[]) => `Noch nicht bereit und übersprungen: ${titles.join(", ")}`,
  controls: "Steuerung der Präsentation",
  previous: "Voriges Panel",
  next: "Nächstes Panel",
  leave: "Die Präsentation verlassen",
  code: "QR-Code dieses Experiments",
  keys: "Tasten",
  keyList: [
    ["↓ Bild ab", "nächstes Panel"],
    ["↑ Bild auf", "voriges Panel"],
    ["→ ←", "einen Schritt weiter und zurück, wo ein Panel Schritte hat"],
    ["Pos1, Ende", "erstes, letztes Panel"],
    ["Leertaste", "starten oder anhalten"],
    ["Tab", "Laufsteuerung und Bedienung des Panels"],
    ["?", "diese Tasten"],
    ["Esc", "verlassen"],
  ],
  embed: {
    region: "Learnability Playground",
    open: "Im Playground öffnen",
    openHelp: "Öffnet einen neuen Tab",
  },
} satisfies typeof presenterText;
