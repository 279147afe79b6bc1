import { formatCount, formatSetting } from "../../../../platform/charts/format";
import type { Words } from "../../../../platform/ui/translation";
import type { breakText } from "./words";

export default {
  charts: {
    outputs: "Fehler der Ausgaben je Token, mit Masken in float32",
    share: "Anteil der Maskeneinträge, die keine endliche Zahl sind",
    fixes: "Was das letzte Token von jedem anderen sieht, mit zwei stillen Reparaturen",
    scaling: "Größen der Ausgaben, skaliert und nicht",
  },
  show: "Was gezeigt wird",
  shows: {
    outputs: "wo Ausgaben verloren gehen",
    share: "Anteil schlechter Einträge",
    fixes: "zwei stille Reparaturen",
    scaling: "mit und ohne Skalierung",
  },
  decayLabel: "Zerfall λ",
  decay: (lambda: number) => `λ ${formatSetting(lambda)}`,
  lengthLabel: "Token",
  length: (tokens: number) => `${formatCount(tokens)} Token`,
  across: { outputs: "Token", fixes: "Token", scaling: "Ausgaben, die kleinste zuerst" },
  acrossShare: "Token L",
  read: "Werte an einer Stelle",
  at: {
    outputs: (token: string) => `Token ${token}`,
    fixes: (token: string) => `Token ${token}`,
    scaling: (place: string) => `${place}. nach Größe`,
  },
  atLength: (tokens: string) => `${tokens} Token`,
  percent: (share: string) => `${share} %`,
  upward: {
    outputs: "größter Fehler gegen float64; eine Linie hat eine Lücke, wo Ausgaben keine Zahlen sind",
    fixes: "Eintrag der Maske in der letzten Zeile",
    scaling: "größte Zahl jeder Ausgabe, dem Betrag nach",
  },
  floor: "0",
  recipes: {
    float64: "richtig",
    product: "Produkte, L (1/L)ᵀ",
    "guarded-inverse": "1e-7 im Kehrwert",
    clamped: "gekappt bei 1e-6",
    "prefix-difference": "Differenzen von Logs",
    running: "von der Diagonale aus",
  },
  lostNote: (tokens: number) => `${formatCount(tokens)} ohne Zahl`,
  upTo: (value: string) => `bis ${value}`,
  diagonal: (value: string) => `Diagonale ${value}`,
  beyond: "1/λ^i unendlich ab hier",
  sizes: {
    scaled: { positive: "positiv und skaliert", signed: "mit Vorzeichen und skaliert" },
    unscaled: { positive: "positiv ohne Skalierung", signed: "mit Vorzeichen ohne Skalierung" },
  },
  with: (lambda: string, tokens: string) => `Mit λ = ${lambda} und ${tokens} Token`,
  outputs: {
    lost: (lost: string, all: string, first: string) =>
      `Die Produktform lässt ${lost} von ${all} Ausgaben ohne Zahl. Ab Token ${first} ist 1/λ^i in float32 unendlich, also sind Einträge der Maske unendlich, und unendlich durch unendlich ist keine Zahl.`,
    zero: (first: string) => `Ab Token ${first} ist λ^i gleich 0, und Einträge aus 0 mal unendlich sind selbst keine Zahlen.`,
    sound: (error: string) => `1/λ^i bleibt in float32 endlich, und die Produktform liegt um ${error} daneben.`,
    others: (differences: string, running: string) =>
      `Differenzen von Logarithmen liegen um ${differences} daneben, Produkte, die an der Diagonale beginnen, um ${running}.`,
  },
  share: {
    some: (share: string, first: string) =>
      `${share} des unteren Dreiecks sind unendlich oder keine Zahl: jede Spalte ab Token ${first}, denn dort ist λ^i zu klein, als dass 1/λ^i endlich wäre. Dass λ höchstens 1 ist, hält λ^i vom Wachsen ab, nicht seinen Kehrwert.`,
    none: "Jeder Eintrag des unteren Dreiecks ist endlich: λ^i wird nicht so klein, dass 1/λ^i unendlich wäre.",
  },
  fixes: {
    guarded: (last: string, diagonal: string) =>
      `1e-7 vor dem Teilen addiert lässt ${diagonal} auf der Diagonale bei Token ${last}, wo 1 hingehört, denn λ^i ist bald nicht mehr als das Addierte.`,
    guardedStill: (last: string, diagonal: string) =>
      `1e-7 vor dem Teilen addiert lässt ${diagonal} auf der Diagonale bei Token ${last}, nahe der 1, die dort hingehört, denn λ^i ist noch weit mehr als das Addierte.`,
    clamped: (last: string, token: string, found: string, right: string) =>
      `λ^i bei 1e-6 zu kappen lässt Token ${last} Token ${token} als ${found} statt ${right} sehen: Gekappte Zahlen sind gleich, also ist ihr Quotient 1. Nichts ist unendlich, und nichts warnt.`,
    clampedStill: (error: string) => `λ^i bei 1e-6 zu kappen ändert hier keinen Eintrag der letzten Zeile um mehr als ${error}.`,
  },
  scaling: {
    average: (size: string, value: string) =>
      `Skalierte Zeilen positiver Scores sind Mittel von Werten, höchstens ${size}, wo der größte Wert ${value} ist.`,
    signed: (denominator: string, size: string) =>
      `Scores mit Vorzeichen können sich aufheben: Ein Nenner ist ${denominator}, und Ausgaben reichen bis ${size}.`,
    unscaled: (positive: string, signed: string) =>
      `Ohne Skalierung wird nichts geteilt: Summen positiver Scores reichen bis ${positive} und wachsen mit den Token in Reichweite; solche mit Vorzeichen bis ${signed}.`,
  },
  explain: [
    "Die Maske eines Dreiecks ist ein äußeres Produkt, λ^i mal 1/λ^j, und es liegt nahe, sie so zu bauen. In float32 läuft λ^i unter, sein Kehrwert über, und übrig bleibt Unendlich oder keine Zahl; float64 verschiebt nur die Stelle.",
    "Differenzen von Logarithmen sind richtig, verlieren in float32 aber fern vom Anfang Stellen; Produkte, die an der Diagonale beginnen, verlieren keine, und so rechnen unsere Kernels.",
    "Zwei Reparaturen halten alles endlich und sind falsch: eine kleine Zahl, die vor dem Teilen addiert wird, und das Kappen. Alles außer der Maske wird hier in float64 gerechnet, für einen Zerfall, so dass an der Maske liegt, was daneben ist.",
    "Skalierte Zeilen sind nur Mittel, wo Scores positiv sind, wie Feature-Maps sie machen.",
  ],
  formula: "M_ij = λ^{i − j} = λ^i · (1/λ^j), i > j",
  columns: { what: "was", decay: "Zerfall λ", token: "Token", tokens: "Token", value: "Wert", share: "Anteil" },
} satisfies Words<typeof breakText>;
