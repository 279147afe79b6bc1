import type { Words } from "../../../../platform/ui/translation";
import type { mirrorText } from "./words";

export default {
  chart: "Logits jedes Tokens für die Folge und für ihre Umkehrung",
  differences: "Differenzen zwischen den Logits der Folge und ihrer Umkehrung",
  sequence: "Folge",
  reversal: "Umgekehrter Teil",
  reversals: { all: "ganze Folge", "after-start": "alles außer dem ersten Token" },
  rows: {
    straight: "Folge und ihre Logits",
    turned: "umgekehrte Folge und ihre Logits",
    gap: "Differenz, in ursprünglicher Reihenfolge",
  },
  legend: "Logits der Klassen",
  read: "Logits",
  cell: (token: number, one: string) => `Token ${token}, ${one}`,
  across: "größte Differenz eines Logits; ◇ nur Rundung erwartet, □ Differenz möglich",
  sameBits: "0, bitgleich",
  waiting: "Der Encoder berechnet die Folge und ihre Umkehrung.",
  cases: {
    own: (name: string) => `${name}, unverändert`,
    eq9: "Maske aus Gleichung 9",
    thm: "Maske aus Theorem 3.1",
    sym: "symmetrische Maske",
    both: "bidirektionale Köpfe",
    split: "geteilte Köpfe",
    none: "keine Positionen",
    sin: "Sinus-Positionen",
  },
  blind: (when: string, who: string, difference: string) =>
    `${when} kann ${who} links und rechts nicht unterscheiden: Für alle Gewichte gibt die Umkehrung die umgekehrten Logits, hier bis auf ${difference}.`,
  orderless: (when: string, who: string, difference: string) =>
    `${when} ignoriert ${who} die Reihenfolge: Permutierte Token geben permutierte Logits, bei dieser Umkehrung bis auf ${difference}.`,
  sighted: (when: string, who: string, because: string, difference: string, largest: string) =>
    `${when} kann ${who} links und rechts unterscheiden, durch ${because}: Logits weichen um bis zu ${difference} ab; der größte ist ${largest}.`,
  kept: (when: string, who: string, difference: string, largest: string) =>
    `${when} ändert die Umkehrung aller Token außer dem ersten die Logits von ${who} um bis zu ${difference}; der größte ist ${largest}.`,
  because: {
    positions: "Positionen",
    directions: "Köpfe, die eine Seite beachten",
    convention: "die symmetrische Maske",
    scans: "die Wendungen seiner Scans",
  },
  and: (most: string, last: string) => `${most} und ${last}`,
  readOut: {
    same: (kind: string) => `${kind} ist für beide gleich, bis auf Rundung.`,
    other: (kind: string, difference: string) => `${kind} ändert sich um bis zu ${difference}.`,
    mean: "Die Ablesung am Mittel",
    first: "Die Ablesung am ersten Token",
  },
  explain: [
    "Der Encoder berechnet die Logits der Folge und ihrer Umkehrung in float64. Die Logits der Umkehrung werden in die ursprüngliche Reihenfolge gebracht und verglichen.",
    "Gleichung 9 nimmt in beiden Richtungen den Zerfall des Keys hinzu, Theorem 3.1 den der Query; eine Umkehrung erhält das. Die symmetrische Maske nimmt den des rechten Tokens, was eine Umkehrung ändert.",
    "Ohne Positionen unterscheiden drei Einstellungen links und rechts: Köpfe, die eine Seite beachten, LION-S mit der symmetrischen Maske und zwei Scans. Das Gitter der Scans muss eine gerade Zeilen- oder Spaltenzahl haben.",
    "Ein Starttoken bricht die Symmetrie in den Daten. Das Paper erwähnt diese Symmetrie nicht.",
    "Die anderen Zeilen behalten die Gewichte und ändern eine Einstellung, ohne Training. Eine Differenz zeigt, dass der Encoder links und rechts unterscheiden kann, nicht dass er es gelernt hat.",
  ],
  formula: "y(J x) = J y(x)",
  columns: { what: "Fall", difference: "größte Differenz", sees: "links und rechts unterschieden durch" },
  nothing: "nichts",
} satisfies Words<typeof mirrorText>;
