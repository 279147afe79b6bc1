import type { FieldWords } from "../../../../platform/fields/fields";
import type { stopFields } from "./stop";

export const stopFieldsDe = {
  stop: {
    targetError: { label: "Zielfehler", help: "enden, wenn der Testfehler so klein oder kleiner ist; 0 ist aus" },
    plateau: {
      label: "Plateau",
      help: "enden, wenn der beste Testfehler über so viele Schritte nicht um 1 % gefallen ist; 0 ist aus",
      unit: "Schritte",
    },
    seconds: { label: "Zeit", help: "enden nach so viel Rechenzeit des Lerners; wo das ist, hängt vom Rechner ab; 0 ist aus", unit: "s" },
  } satisfies FieldWords<typeof stopFields>,
};
