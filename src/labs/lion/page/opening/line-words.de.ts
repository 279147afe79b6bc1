import type { lineText } from "./line-words";

export default {
  line: "Bidirektionale Attention, mit Rekurrenzen. Ihre Gewichte werden durch ihre Summe geteilt, die im Labor Lernbarkeit nicht.",
} satisfies typeof lineText;
