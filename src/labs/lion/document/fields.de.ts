/** German for the fields of documents of the LION lab. */
import type { FieldWords } from "../../../platform/fields/fields";
import type { attentionFields } from "./attention-fields";
import type { lionFields } from "./document";
import type { encoderFields } from "./encoder-fields";
import type { problemFields } from "./problem-fields";
import type { taskFields } from "./task-fields";

type Problems = typeof problemFields;

const convention = {
  label: "Index des Zerfalls",
  help: "wessen Zerfall ein Schritt zahlt: den des Tokens, das verlassen wird (Gl. 9), den des Tokens, das erreicht wird (Theorem 3.1), oder beide Richtungen denselben",
  options: { eq9: "Gleichung 9", thm: "Theorem 3.1", sym: "symmetrisch" },
};

/** Of every sequence that is made here. */
const head = {
  d: { label: "Breite d", help: "Zahlen in einer Anfrage und einem Schlüssel" },
  dv: { label: "Breite d_v", help: "Zahlen in einem Wert" },
  lambda: { label: "Zerfall λ", help: "von LION-D: was von einem Token einen Schritt weiter bleibt" },
  decays: {
    label: "Gesetzte Zerfälle",
    help: "von LION-S: Token, deren Zerfall von Hand gesetzt ist, je als [Token ab 1, λ]; die anderen behalten ihren",
  },
};

export const lionFieldsDe = {
  lion: {
    seed: { label: "Seed", help: "jede zufällige Ziehung folgt aus ihm" },
    record: {
      label: "Aufzeichnung",
      help: "was das Ergebnisdokument behält: die Ausgaben, oder auch die Maske und beide Teile der Nenner",
      options: { outputs: "Ausgaben", masks: "auch Masken und Nenner" },
    },
  } satisfies FieldWords<Omit<typeof lionFields, keyof typeof attentionFields>>,
  "lion-attention": {
    variant: {
      label: "Variante",
      help: "kein Zerfall, einer für alle Token oder einer für jedes Token",
      options: { LIT: "LION-LIT: keiner", D: "LION-D: ein Zerfall", S: "LION-S: selektiv" },
    },
    convention,
    scaled: {
      label: "Skalierung",
      help: "ob jede Zeile maskierter Werte durch ihre Summe geteilt wird",
      options: { false: "aus", true: "an" },
    },
    featureMap: {
      label: "Merkmalsabbildung φ",
      help: "von Anfragen und Schlüsseln; eigene Daten können schon abgebildet sein",
      options: { none: "keine", "shifted-silu": "SiLU(x) + ½, normiert", elu: "elu(x) + 1" },
    },
    divideBySqrtD: {
      label: "1/√d",
      help: "teilt Werte durch die Wurzel von d; skalierte Zeilen merken davon nichts",
      options: { false: "aus", true: "an" },
    },
    scans: {
      label: "Durchläufe",
      help: "1 nimmt die Token, wie sie kommen; 2 durchläuft ein Gitter zeilen- und spaltenweise, hin und zurück, und mittelt beide Masken",
    },
    grid: { label: "Gitter", help: "Zeilen und Spalten der Token, für zwei Durchläufe: [14, 14]" },
    forms: { label: "Formen", help: "in denen dieselben Ausgaben berechnet werden; jede einmal" },
    chunk: { label: "Block C", help: "Token in einem Block; der letzte kann weniger haben" },
    precision: {
      label: "Zahlen",
      help: "in denen gerechnet wird",
      options: { float64: "float64", float32: "float32" },
    },
  } satisfies FieldWords<typeof attentionFields>,
  "lion-random": {
    length: { label: "Token L", help: "der Folge" },
    ...head,
    bias: {
      label: "Zerfall, Mitte",
      help: "von LION-S: λ ist σ(Mitte + Streuung · eine für jedes Token gezogene Zahl); 0 ist eine Halbwertszeit von einem Token",
    },
    spread: { label: "Zerfall, Streuung", help: "von LION-S: wie sehr sich λ von Token zu Token unterscheidet" },
  } satisfies FieldWords<Problems["random"]>,
  "lion-text": {
    text: { label: "Text", help: "ein Token für jedes Zeichen" },
    dModel: { label: "Breite d_model", help: "Zahlen in der Einbettung eines Zeichens" },
    ...head,
  } satisfies FieldWords<Problems["text"]>,
  "lion-image": {
    picture: {
      label: "Bild",
      help: "der Name einer Datei und ihre 14 × 14 Bildfelder in base64url, fünf Bytes je Feld; null ist eine Landschaft, die hier gezeichnet wird",
    },
    patches: {
      label: "Bildfelder",
      help: "in Zeilen und Spalten, je ein Token; 7 × 7 sind dieselben, zu zweit mal zwei vereint",
      options: { "14x14": "14 × 14", "7x7": "7 × 7" },
    },
    ...head,
  } satisfies FieldWords<Problems["image"]>,
  "lion-task": {
    task: {
      label: "Aufgabe",
      help: "was Token antworten sollen",
      options: {
        walls: "A · Wände",
        "nearest-marker": "B · Nächste Marke",
        "which-first": "C · Was kommt zuerst",
        "markov-infilling": "D · Eine Kette füllen",
        "text-infilling": "E · Einen Text füllen",
        "grid-neighbours": "F · Nachbarn im Gitter",
        recall: "G · Abrufen",
        listops: "ListOps · zeigt sich nicht",
        digits: "Ziffern · zeigt sich nicht",
      },
    },
    readOut: {
      label: "Auslesen",
      help: "wo die Antwort abgelesen wird: an einem Starttoken oder am Mittel aller Token, ohne ein solches",
      options: { start: "am Starttoken", mean: "am Mittel" },
    },
    text: {
      label: "Eigener Text",
      help: "zum Lernen und Füllen: Buchstaben und . , ' zählen, das letzte Zehntel bleibt für Tests; leer nimmt den Anfang eines Romans",
    },
    length: { label: "Länge L", help: "Token der Folgen, auf denen trainiert wird" },
    testLengths: { label: "Getestet bei", help: "Längen der Folgen, auf denen am Ende getestet wird" },
  } satisfies FieldWords<typeof taskFields>,
  "lion-custom": {
    name: { label: "Name", help: "der Datei" },
    hash: { label: "Hash", help: "des Inhalts; leer, wo jeder recht ist" },
  } satisfies FieldWords<Problems["custom"]>,
  "lion-encoder": {
    variant: {
      label: "Attention",
      help: "linear ohne Zerfall, mit einem Zerfall je Kopf, mit einem für jedes Token; oder Softmax",
      options: { LIT: "LION-LIT", D: "LION-D", S: "LION-S", softmax: "Softmax" },
    },
    convention,
    positions: {
      label: "Positionen",
      help: "was zu einem Token addiert wird, um zu sagen, wo es steht",
      options: { none: "keine", sin: "Sinuswellen", learned: "gelernt" },
    },
    directions: {
      label: "Köpfe sehen",
      help: "in beide Richtungen; in beide Richtungen, und jedes Token hört sich selbst zweimal, wie zwei ganze Durchläufe zusammen; die Hälfte zurück und die Hälfte voraus; oder alle nur zurück",
      options: {
        both: "in beide Richtungen",
        double: "in beide Richtungen, sich selbst zweimal",
        split: "geteilt: zurück, voraus",
        forward: "nur zurück",
      },
    },
    scans: { label: "Durchläufe", help: "eines Gitters: 1 liest es Zeile für Zeile, 2 auch nach Spalten, mit eigenen Zerfällen" },
    featureMap: {
      label: "Merkmalsabbildung φ",
      help: "von Anfragen und Schlüsseln",
      options: { "shifted-silu": "SiLU(x) + ½, normiert", elu: "elu(x) + 1", exp: "e^x" },
    },
    steps: { label: "Schritte", help: "von AdamW, jeder auf frischen Folgen" },
    seeds: { label: "Seeds", help: "Encoder, die von verschiedenen Gewichten aus auf verschiedenen Folgen trainiert werden" },
    batch: { label: "Batch", help: "Folgen in einem Schritt" },
    rate: { label: "Lernrate", help: "Lernrate nach 50 Schritten des Anlaufs; von da an fällt sie entlang eines halben Kosinus auf 0" },
    layers: { label: "Schichten", help: "von Attention und je einem kleinen Netz" },
    width: { label: "Breite D", help: "Zahlen, die für ein Token stehen; ein Vielfaches der Köpfe" },
    heads: { label: "Köpfe", help: "in jeder Schicht" },
  } satisfies FieldWords<typeof encoderFields>,
};
