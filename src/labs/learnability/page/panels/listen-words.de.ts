import type { listenText } from "./listen-words";

export default {
  loss: "ein hoher Ton ist ein großer Fehler, von links nach rechts; eine Glocke zeigt, dass eine Kurve den Rundungsfehler erreicht",
  spectrum: "ein hoher Ton ist ein großer Eigenwert, der größte zuerst; eine Glocke zeigt die Rauschgrenze",
} satisfies typeof listenText;
