import { formatCount, formatFixed, formatSetting, formatValue } from "../../../platform/charts/format";
import { counted } from "../../../platform/ui/grammar.de";
import type { panelStateText } from "./panel-state-words";

export default {
  uncomputed: "Wird beim Öffnen berechnet",
  onRequest: "Wird auf Wunsch gemessen",
  noEncoder: "Kein Encoder",
  noResult: "Noch kein Ergebnis",
  failed: "Die Formen waren nicht berechenbar",
  best: {
    accuracy: (value: number, step: number) => `Beste Genauigkeit ${formatFixed(value, 3)} bei Schritt ${formatCount(step)}`,
    loss: (value: number, step: number) => `Kleinster Verlust ${formatFixed(value, 3)} Nats bei Schritt ${formatCount(step)}`,
  },
  encoders: (count: number, steps: number) => `${formatCount(count)} Encoder, ${counted(steps, "Schritt", "Schritte")}`,
  patches: (side: number) => `${formatCount(side)} × ${formatCount(side)} Ausschnitte`,
  entries: (tokens: number) => `${formatCount(tokens)} × ${formatCount(tokens)} Einträge`,
  difference: (value: number) => `Größter Unterschied ${formatValue(value)}`,
  notFinite: "Eine Form hat Tokens ohne endliche Ausgabe",
  oneForm: "Eine Form, kein Vergleich",
  formsDone: (done: number, all: number) => `${formatCount(done)} von ${counted(all, "Form", "Formen")} berechnet`,
  swept: (step: number, length: number) => `${formatCount(step)} von ${counted(length, "Token", "Tokens")} verarbeitet`,
  chunks: (count: number, size: number) => `${counted(count, "Block", "Blöcke")} mit bis zu ${counted(size, "Token", "Tokens")}`,
  decays: (tokens: number, set: number) => `${counted(tokens, "Zerfall", "Zerfälle")}, ${formatCount(set)} von Hand gesetzt`,
  decay: (lambda: number) => `Zerfall λ = ${formatSetting(lambda)}`,
  conventions: "Drei Indexkonventionen",
  tables: "Tabellen der Arbeit",
} satisfies typeof panelStateText;
