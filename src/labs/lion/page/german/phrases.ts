/** German for what the layers below write in English: fields, presets, problems of documents. */
import { presetPhrases } from "./preset-phrases";

export const fieldWords: Readonly<Record<string, string>> = {
  Seed: "Seed",
  "every random draw follows from it": "jede zufällige Ziehung folgt aus ihm",
  Record: "Aufzeichnung",
  "what the result document keeps: the outputs, or the mask and both parts of the denominators too":
    "was das Ergebnisdokument behält: die Ausgaben, oder auch die Maske und beide Teile der Nenner",
  outputs: "Ausgaben",
  "masks and denominators too": "auch Masken und Nenner",
  "Tokens L": "Token L",
  "of the sequence": "der Folge",
  "Width d": "Breite d",
  "numbers in a query and a key": "Zahlen in einer Anfrage und einem Schlüssel",
  "Width d_v": "Breite d_v",
  "numbers in a value": "Zahlen in einem Wert",
  "Decay λ": "Zerfall λ",
  "of LION-D: what is left of a token one step away": "von LION-D: was von einem Token einen Schritt weiter bleibt",
  "Decay bias": "Zerfall, Mitte",
  "of LION-S: λ is σ(bias + spread · a number drawn for each token); 0 is a half-life of a token":
    "von LION-S: λ ist σ(Mitte + Streuung · eine für jedes Token gezogene Zahl); 0 ist eine Halbwertszeit von einem Token",
  "Decay spread": "Zerfall, Streuung",
  "of LION-S: how much λ differs from token to token": "von LION-S: wie sehr sich λ von Token zu Token unterscheidet",
  "Decays set": "Gesetzte Zerfälle",
  "of LION-S: tokens whose decay is set by hand, each as [token from 1, λ]; the others keep theirs":
    "von LION-S: Token, deren Zerfall von Hand gesetzt ist, je als [Token ab 1, λ]; die anderen behalten ihren",
  Text: "Text",
  "a token for each character": "ein Token für jedes Zeichen",
  "Width d_model": "Breite d_model",
  "numbers in the embedding of a character": "Zahlen in der Einbettung eines Zeichens",
  Picture: "Bild",
  "the name of a file and its 14 × 14 patches in base64url, five bytes each; null is a landscape that is drawn here":
    "der Name einer Datei und ihre 14 × 14 Bildfelder in base64url, fünf Bytes je Feld; null ist eine Landschaft, die hier gezeichnet wird",
  Patches: "Bildfelder",
  "in rows and columns, a token each; 7 × 7 are the same joined two by two":
    "in Zeilen und Spalten, je ein Token; 7 × 7 sind dieselben, zu zweit mal zwei vereint",
  "14 × 14": "14 × 14",
  "7 × 7": "7 × 7",
  Name: "Name",
  "of the file": "der Datei",
  Hash: "Hash",
  "of the content; empty where any will do": "des Inhalts; leer, wo jeder recht ist",
  Variant: "Variante",
  "no decay, one decay for all tokens, or one for each token": "kein Zerfall, einer für alle Token oder einer für jedes Token",
  "LION-LIT: none": "LION-LIT: keiner",
  "LION-D: one decay": "LION-D: ein Zerfall",
  "LION-S: selective": "LION-S: selektiv",
  "Index convention": "Index des Zerfalls",
  "whose decay is paid at a step: what leaves a token pays its own (eq. 9), what arrives does (Theorem 3.1), or both directions pay alike":
    "wessen Zerfall ein Schritt zahlt: den des Tokens, das verlassen wird (Gl. 9), den des Tokens, das erreicht wird (Theorem 3.1), oder beide Richtungen denselben",
  "equation 9": "Gleichung 9",
  "Theorem 3.1": "Theorem 3.1",
  symmetric: "symmetrisch",
  Scaling: "Skalierung",
  "whether every row of masked scores is divided by its sum": "ob jede Zeile maskierter Werte durch ihre Summe geteilt wird",
  off: "aus",
  on: "an",
  "Feature map φ": "Merkmalsabbildung φ",
  "of queries and keys; own data may be mapped already": "von Anfragen und Schlüsseln; eigene Daten können schon abgebildet sein",
  none: "keine",
  "SiLU(x) + ½, normalised": "SiLU(x) + ½, normiert",
  "elu(x) + 1": "elu(x) + 1",
  "1/√d": "1/√d",
  "divides scores by the root of d; scaled rows do not notice": "teilt Werte durch die Wurzel von d; skalierte Zeilen merken davon nichts",
  Scans: "Durchläufe",
  "1 takes the tokens as they come; 2 scans a grid in rows and in columns, forth and back, and averages both masks":
    "1 nimmt die Token, wie sie kommen; 2 durchläuft ein Gitter zeilen- und spaltenweise, hin und zurück, und mittelt beide Masken",
  Grid: "Gitter",
  "rows and columns of the tokens, for two scans: [14, 14]": "Zeilen und Spalten der Token, für zwei Durchläufe: [14, 14]",
  Forms: "Formen",
  "in which the same outputs are computed; each once": "in denen dieselben Ausgaben berechnet werden; jede einmal",
  "Chunk C": "Block C",
  "tokens in a chunk; the last one may have fewer": "Token in einem Block; der letzte kann weniger haben",
  Numbers: "Zahlen",
  "in which kernels compute": "in denen gerechnet wird",
  float64: "float64",
  float32: "float32",
};

/** Of tasks, and of the encoders that learn them. */
const trainingWords: Readonly<Record<string, string>> = {
  Task: "Aufgabe",
  "what tokens are to answer": "was Token antworten sollen",
  "A · Walls": "A · Wände",
  "B · Nearest marker": "B · Nächste Marke",
  "C · Which comes first": "C · Was kommt zuerst",
  "D · Filling in a chain": "D · Eine Kette füllen",
  "E · Filling in a text": "E · Einen Text füllen",
  "F · Neighbours in a grid": "F · Nachbarn im Gitter",
  "G · Recall": "G · Abrufen",
  "ListOps · does not show": "ListOps · zeigt sich nicht",
  "Digits · does not show": "Ziffern · zeigt sich nicht",
  "Read-out": "Auslesen",
  "where the answer is read: at a start token, or from the mean of all tokens, without one":
    "wo die Antwort abgelesen wird: an einem Starttoken oder am Mittel aller Token, ohne ein solches",
  "at a start token": "am Starttoken",
  "from the mean": "am Mittel",
  "Own text": "Eigener Text",
  "to learn from and to fill in: letters and . , ' count, the last tenth is kept for tests; empty takes the beginning of a novel":
    "zum Lernen und Füllen: Buchstaben und . , ' zählen, das letzte Zehntel bleibt für Tests; leer nimmt den Anfang eines Romans",
  "Length L": "Länge L",
  "tokens of the sequences it is trained on": "Token der Folgen, auf denen trainiert wird",
  "Tested at": "Getestet bei",
  "lengths of the sequences it is tested on in the end": "Längen der Folgen, auf denen am Ende getestet wird",
  Attention: "Attention",
  "linear without decay, with one decay a head, with one for every token; or softmax":
    "linear ohne Zerfall, mit einem Zerfall je Kopf, mit einem für jedes Token; oder Softmax",
  "LION-LIT": "LION-LIT",
  "LION-D": "LION-D",
  "LION-S": "LION-S",
  softmax: "Softmax",
  Positions: "Positionen",
  "what is added to a token to say where it stands": "was zu einem Token addiert wird, um zu sagen, wo es steht",
  sines: "Sinuswellen",
  learned: "gelernt",
  "Heads look": "Köpfe sehen",
  "both ways; both ways with every token heard twice by itself, as two whole sweeps add up; half of them back and half of them ahead; or all of them back alone":
    "in beide Richtungen; in beide Richtungen, und jedes Token hört sich selbst zweimal, wie zwei ganze Durchläufe zusammen; die Hälfte zurück und die Hälfte voraus; oder alle nur zurück",
  "both ways": "in beide Richtungen",
  "both ways, itself twice": "in beide Richtungen, sich selbst zweimal",
  "split: back, ahead": "geteilt: zurück, voraus",
  "back alone": "nur zurück",
  "of a grid: 1 reads it row by row, 2 by columns as well, with decays of their own":
    "eines Gitters: 1 liest es Zeile für Zeile, 2 auch nach Spalten, mit eigenen Zerfällen",
  "of queries and keys": "von Anfragen und Schlüsseln",
  "e^x": "e^x",
  Steps: "Schritte",
  "of AdamW, each on fresh sequences": "von AdamW, jeder auf frischen Folgen",
  Seeds: "Seeds",
  "encoders that are trained from different weights on different sequences":
    "Encoder, die von verschiedenen Gewichten aus auf verschiedenen Folgen trainiert werden",
  Batch: "Batch",
  "sequences in a step": "Folgen in einem Schritt",
  Rate: "Lernrate",
  "learning rate after 50 steps of warm-up; from there it falls to 0 along half a cosine":
    "Lernrate nach 50 Schritten des Anlaufs; von da an fällt sie entlang eines halben Kosinus auf 0",
  Layers: "Schichten",
  "of attention and a small network each": "von Attention und je einem kleinen Netz",
  "Width D": "Breite D",
  "numbers that stand for a token; a multiple of the heads": "Zahlen, die für ein Token stehen; ein Vielfaches der Köpfe",
  Heads: "Köpfe",
  "in each layer": "in jeder Schicht",
};

const texts: Readonly<Record<string, string>> = { ...fieldWords, ...trainingWords, ...presetPhrases };

/** What documents and runs of this lab refuse: a pattern of the English, and the German with its numbers. */
const forms: readonly (readonly [RegExp, string])[] = [
  [
    /^the data of this experiment are not here(?:\. |\n)?(?:Open the file that it speaks of\.)?$/,
    "Die Daten dieses Experiments sind nicht da. Die Datei öffnen, von der es spricht.",
  ],
  [
    /^The computation stopped unexpectedly, most likely for lack of memory\. Close other tabs, then try again\.$/,
    "Die Berechnung brach unerwartet ab, wahrscheinlich aus Mangel an Speicher. Andere Tabs schließen und es noch einmal versuchen.",
  ],
  [
    /^A part of this page could not be fetched\. Load the page again\.$/,
    "Ein Teil dieser Seite konnte nicht geholt werden. Die Seite neu laden.",
  ],
  [/^use fewer tokens or heads$/, "weniger Token oder weniger Köpfe nehmen"],
  [
    /^every row, and every head, needs as many numbers as the first: save (.+)$/,
    "jede Zeile und jeder Kopf braucht so viele Zahlen wie der erste: $1 speichern",
  ],
  [/^must have at least 1 character$/, "muss mindestens ein Zeichen haben"],
  [/^must have at most (\d+) characters$/, "darf höchstens $1 Zeichen haben"],
  [/^must be at least (\d+)$/, "muss mindestens $1 sein"],
  [/^must be at most (\d+)$/, "darf höchstens $1 sein"],
  [/^must have at least 1 entry$/, "muss mindestens einen Eintrag haben"],
  [/^must have at most (\d+) entries$/, "darf höchstens $1 Einträge haben"],
];

export function phrase(englishOrId: string): string | undefined {
  if (Object.hasOwn(texts, englishOrId)) return texts[englishOrId];
  const form = forms.find(([pattern]) => pattern.test(englishOrId));
  return form && englishOrId.replace(form[0], form[1]);
}
