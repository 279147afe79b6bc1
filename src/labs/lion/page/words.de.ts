import type { Words } from "../../../platform/ui/translation";
import type { lionText } from "./words";

export default {
  title: "LION",
  controls: {
    preset: "Vorlage",
    kind: "Herkunft der Token",
    learners: "Liste der Encoder",
  },
  owners: {
    random: "zufälliger Folgen",
    text: "von Texten",
    image: "von Bildern",
    task: "der Aufgabe",
    encoder: "der Encoder",
    attention: "der Attention",
    result: "des Ergebnisdokuments",
  },
  panels: {
    training: "Trainingskurven",
    sequence: "Zerfälle und Antworten",
    "trained-forms": "Trainierte Gewichte in drei Formen",
    mirror: "Logits der umgekehrten Folge",
    cost: "Kosten jeder Form",
    break: "Maske in float32",
    results: "Ergebnisse des Papers",
  },
  loading: "Dieses Panel wird geladen.",
  formats: "JSON, CSV oder .npz",
  settingsOf: (owner: string) => `Einstellungen ${owner}`,
  history: {
    run: "Lauf",
    forms: "Formen",
    difference: "Größte Differenz",
    unknown: "nur eine Form",
    help: "größte absolute Differenz einer Ausgabe zwischen zwei Formen",
    learners: "Encoder",
    learned: "Genauigkeit jedes Encoders auf zurückgehaltenen Folgen, bei Lückenaufgaben sein Verlust in Nats",
  },
} satisfies Words<typeof lionText>;
