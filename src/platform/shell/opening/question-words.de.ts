import type { questionText } from "./question-words";

export default {
  dragOn: "noch nicht gezeigt: ziehen",
  hint: "Eine Antwort wählen, dann den Regler ziehen.",
  said: (choice: string) => `Gewählte Antwort: ${choice}. Zur Prüfung den Regler ziehen.`,
  goOn: "Weiter",
  lost: "Das Bild ließ sich nicht berechnen. Die ganze Seite lässt sich unten trotzdem öffnen.",
} satisfies typeof questionText;
