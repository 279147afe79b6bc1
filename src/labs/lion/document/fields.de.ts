/** German for the fields of documents of the LION lab. */
import type { FieldWords } from "../../../platform/fields/fields";
import type { attentionFields } from "./attention-fields";
import type { lionFields } from "./document";
import type { encoderFields } from "./encoder-fields";
import type { problemFields } from "./problem-fields";
import type { taskFields } from "./task-fields";

type Problems = typeof problemFields;

const convention = {
  label: "Indexkonvention",
  help: "Token am Ende eines Maskeneintrags, dessen Zerfall zählt: Key (Gleichung 9), Query (Theorem 3.1) oder das rechte (symmetrisch)",
  options: { eq9: "Gleichung 9", thm: "Theorem 3.1", sym: "symmetrisch" },
};

/** Of every generated sequence. */
const head = {
  d: { label: "Breite d", help: "Zahlen pro Query und Key" },
  dv: { label: "Breite d_v", help: "Zahlen pro Value" },
  lambda: { label: "Zerfall λ", help: "für LION-D: Faktor der Maske je Schritt Abstand" },
  decays: {
    label: "Gesetzte Zerfälle",
    help: "für LION-S: Token mit von Hand gesetztem Zerfall, je als [Token ab 1, λ]",
  },
};

export const lionFieldsDe = {
  lion: {
    seed: { label: "Seed", help: "bestimmt alle Zufallszahlen" },
    record: {
      label: "Aufzeichnung",
      help: "Inhalt des Ergebnisdokuments: die Ausgaben oder auch die Maske und beide Teile der Nenner",
      options: { outputs: "Ausgaben", masks: "auch Masken und Nenner" },
    },
  } satisfies FieldWords<Omit<typeof lionFields, keyof typeof attentionFields>>,
  "lion-attention": {
    variant: {
      label: "Variante",
      help: "kein Zerfall, ein Zerfall für alle Token oder einer je Token",
      options: { LIT: "LION-LIT: keiner", D: "LION-D: ein Zerfall", S: "LION-S: selektiv" },
    },
    convention,
    scaled: {
      label: "Skalierung",
      help: "teilt jede Zeile maskierter Scores durch ihre Summe",
      options: { false: "aus", true: "an" },
    },
    featureMap: {
      label: "Merkmalsabbildung φ",
      help: "angewandt auf Queries und Keys; eigene Daten können schon abgebildet sein",
      options: { none: "keine", "shifted-silu": "SiLU(x) + ½, normiert", elu: "elu(x) + 1" },
    },
    divideBySqrtD: {
      label: "1/√d",
      help: "teilt Scores durch die Wurzel von d; skalierte Zeilen ändern sich nicht",
      options: { false: "aus", true: "an" },
    },
    scans: {
      label: "Scans",
      help: "1 behält die Reihenfolge der Token; 2 scannt ein Gitter nach Zeilen und Spalten, in wechselnder Richtung, und mittelt beide Masken",
    },
    grid: { label: "Gitter", help: "Zeilen und Spalten der Token für zwei Scans, wie in [14, 14]" },
    forms: { label: "Formen", help: "Formen, die die Ausgaben berechnen, jede einmal aufgeführt" },
    chunk: { label: "Block C", help: "Token pro Block; der letzte Block kann weniger haben" },
    precision: {
      label: "Zahlenformat",
      help: "Zahlenformat der Berechnung",
      options: { float64: "float64", float32: "float32" },
    },
  } satisfies FieldWords<typeof attentionFields>,
  "lion-random": {
    length: { label: "Token L", help: "Länge der Folge" },
    ...head,
    bias: {
      label: "Zerfall, Mitte",
      help: "für LION-S: λ = σ(Mitte + Streuung · Zufallszahl je Token); 0 gibt eine mediane Halbwertszeit von einem Token",
    },
    spread: { label: "Zerfall, Streuung", help: "für LION-S: Standardabweichung des Logits von λ" },
  } satisfies FieldWords<Problems["random"]>,
  "lion-text": {
    text: { label: "Text", help: "ein Token pro Zeichen" },
    dModel: { label: "Breite d_model", help: "Zahlen pro eingebettetem Zeichen" },
    ...head,
  } satisfies FieldWords<Problems["text"]>,
  "lion-image": {
    picture: {
      label: "Bild",
      help: "Dateiname und 14 × 14 Patches in base64url, je fünf Bytes; null ist die erzeugte Landschaft",
    },
    patches: {
      label: "Patches",
      help: "Zeilen und Spalten der Patches, je ein Token; 7 × 7 verbindet Blöcke von 2 × 2",
      options: { "14x14": "14 × 14", "7x7": "7 × 7" },
    },
    ...head,
  } satisfies FieldWords<Problems["image"]>,
  "lion-task": {
    task: {
      label: "Aufgabe",
      help: "Antwort, die der Encoder lernt",
      options: {
        walls: "A · Wände",
        "nearest-marker": "B · Nächster Marker",
        "which-first": "C · Welcher kommt zuerst",
        "markov-infilling": "D · Lücken einer Kette",
        "text-infilling": "E · Lücken eines Textes",
        "grid-neighbours": "F · Nachbarn im Gitter",
        recall: "G · Abrufen",
        listops: "ListOps · negatives Ergebnis",
        digits: "Ziffern · negatives Ergebnis",
      },
    },
    readOut: {
      label: "Auslesen",
      help: "Ort der Antwort: an einem Starttoken oder am Mittel aller Token ohne Starttoken",
      options: { start: "am Starttoken", mean: "am Mittel" },
    },
    text: {
      label: "Eigener Text",
      help: "Text für das Training, das letzte Zehntel für Tests; Buchstaben und . , ' zählen. Leer: der Anfang eines Romans",
    },
    length: { label: "Länge L", help: "Token pro Trainingsfolge" },
    testLengths: { label: "Testlängen", help: "Token pro Folge im abschließenden Test" },
  } satisfies FieldWords<typeof taskFields>,
  "lion-custom": {
    name: { label: "Name", help: "Dateiname" },
    hash: { label: "Hash", help: "Hash des Inhalts; leer lässt jeden Inhalt zu" },
  } satisfies FieldWords<Problems["custom"]>,
  "lion-encoder": {
    variant: {
      label: "Attention",
      help: "linear ohne Zerfall, mit einem Zerfall je Kopf, mit einem je Token; oder Softmax",
      options: { LIT: "LION-LIT", D: "LION-D", S: "LION-S", softmax: "Softmax" },
    },
    convention,
    positions: {
      label: "Positionen",
      help: "Positionsvektor, der zu jedem Token addiert wird",
      options: { none: "keine", sin: "Sinus", learned: "gelernt" },
    },
    directions: {
      label: "Richtungen",
      help: "bidirektional, auch mit doppelt gezählter Diagonale; die Hälfte der Köpfe für frühere und die Hälfte für spätere Token; oder kausal",
      options: {
        both: "bidirektional",
        double: "bidirektional, Diagonale doppelt",
        split: "geteilt: frühere, spätere",
        forward: "kausal",
      },
    },
    scans: { label: "Scans", help: "eines Gitters: 1 scannt es nach Zeilen, 2 auch nach Spalten, mit eigenen Zerfällen" },
    featureMap: {
      label: "Merkmalsabbildung φ",
      help: "angewandt auf Queries und Keys",
      options: { "shifted-silu": "SiLU(x) + ½, normiert", elu: "elu(x) + 1", exp: "e^x" },
    },
    steps: { label: "Schritte", help: "Trainingsschritte mit AdamW, jeder auf einem neuen Batch" },
    seeds: { label: "Seeds", help: "Encoder, trainiert von verschiedenen Anfangsgewichten aus auf verschiedenen Folgen" },
    batch: { label: "Batch", help: "Folgen pro Schritt" },
    rate: { label: "Lernrate", help: "Lernrate nach 50 Schritten Warm-up; danach fällt sie entlang eines halben Kosinus auf 0" },
    layers: { label: "Schichten", help: "je aus Attention und einem Feed-forward-Netz" },
    width: { label: "Breite D", help: "Zahlen pro Token; ein Vielfaches der Zahl der Köpfe" },
    heads: { label: "Köpfe", help: "pro Schicht" },
  } satisfies FieldWords<typeof encoderFields>,
};
