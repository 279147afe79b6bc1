import type { lineText } from "./line-words";

export default {
  line: "Bidirektionale Attention, mit Rekurrenzen. Ihre Gewichte werden durch ihre Summe geteilt, die der Schicht hier nicht.",
} satisfies typeof lineText;
