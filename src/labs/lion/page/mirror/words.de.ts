import type { Words } from "../../../../platform/ui/translation";
import type { mirrorText } from "./words";

export default {
  chart: "Was jedes Token antwortet, auf die Folge und auf ihr Spiegelbild",
  differences: "Wie weit die zurückgelegten Antworten auf das Spiegelbild von denen auf die Folge entfernt sind",
  sequence: "Folge",
  reversal: "Was umgedreht wird",
  reversals: { all: "die ganze Folge", "after-start": "alles außer dem ersten Token" },
  rows: {
    straight: "die Folge, und was ihre Token antworten",
    turned: "umgedreht, und was sie antworten",
    gap: "zurückgelegt, weniger das erste",
  },
  legend: "Werte der Klassen",
  read: "Werte",
  cell: (token: number, one: string) => `Token ${token}, ${one}`,
  across: "größter Unterschied eines Werts; ◇ außer Rundung wird keiner erwartet, □ nichts verbietet einen",
  sameBits: "0, Bit für Bit",
  waiting: "Der Encoder liest seine Folge in beiden Richtungen.",
  cases: {
    own: (name: string) => `${name}, wie er ist`,
    eq9: "Maske aus Gleichung 9",
    thm: "Maske aus Theorem 3.1",
    sym: "symmetrische Maske",
    both: "Köpfe in beide Richtungen",
    split: "geteilte Köpfe",
    none: "keine Positionen",
    sin: "Positionen als Sinus",
  },
  blind: (when: string, who: string, difference: string) =>
    `${when} kann ${who} links und rechts nicht unterscheiden: Umgedreht gibt die Folge dieselben Antworten umgedreht, bis auf ${difference}, mit welchen Gewichten auch immer.`,
  orderless: (when: string, who: string, difference: string) =>
    `${when} kennt ${who} gar keine Reihenfolge: Wie man die Token auch mischt, sie behalten ihre Antworten; umgedreht bis auf ${difference}.`,
  sighted: (when: string, who: string, because: string, difference: string, largest: string) =>
    `${when} kann ${who} links und rechts unterscheiden, durch ${because}: umgedreht und zurückgelegt weichen Antworten um bis zu ${difference} ab, die größte ist ${largest}.`,
  kept: (when: string, who: string, difference: string, largest: string) =>
    `${when} hört ${who} das erste Token wie zuvor und die anderen umgedreht, das ist kein Spiegelbild: Zurückgelegt weichen Antworten um bis zu ${difference} ab, die größte ist ${largest}.`,
  because: {
    positions: "Positionen",
    directions: "Köpfe, die nach einer Seite blicken",
    convention: "die symmetrische Maske",
    scans: "Durchläufe, die an einer Seite wenden",
  },
  and: (most: string, last: string) => `${most} und ${last}`,
  readOut: {
    same: (kind: string) =>
      `Also ist ${kind} für eine Folge und ihr Spiegelbild gleich: Was von zweien zuerst kam, bleibt trotz allem Training geraten.`,
    other: (kind: string, difference: string) => `${kind} ändert sich um bis zu ${difference}.`,
    mean: "der abgelesene Mittelwert",
    first: "was am ersten Token abgelesen wird,",
    meanBegins: "Der abgelesene Mittelwert",
    firstBegins: "Was am ersten Token abgelesen wird,",
  },
  explain: [
    "Die Folge geht zweimal durch den Encoder, geradeaus und umgedreht; die Antworten auf die zweite werden an die Plätze ihrer Token zurückgelegt. In float64, damit Gleiches bis auf die letzten Stellen gleich ist.",
    "Nach Gleichung 9 zahlt in beiden Richtungen das Token, das verlassen wird, nach Theorem 3.1 das, das erreicht wird: Eine solche Maske sieht von rechts aus wie von links. Bei der symmetrischen Maske zahlt in beiden Richtungen das rechte Token.",
    "Ohne Positionen unterscheiden sich links und rechts für Köpfe, die eine Seite beachten, für LION-S mit der symmetrischen Maske und für zwei Durchläufe eines Gitters mit einer geraden Zahl von Zeilen oder Spalten. Ein Start-Token bricht die Symmetrie in den Daten. Das Paper erwähnt das nicht.",
    "Die anderen Zeilen haben dieselben Gewichte und eine Sache geändert, ohne Training: Ein Unterschied zeigt, dass der Encoder links und rechts unterscheiden kann, nicht dass er es gelernt hat.",
  ],
  formula: "y(J x) = J y(x)",
  columns: { what: "was", difference: "größter Unterschied", sees: "links und rechts unterschieden durch" },
  nothing: "nichts",
} satisfies Words<typeof mirrorText>;
