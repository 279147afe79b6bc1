import type { FieldWords } from "../../../../platform/fields/fields";
import type { stopFields } from "./stop";

export const stopFieldsDe = {
  stop: {
    targetError: { label: "Zielfehler", help: "Das Training endet, wenn der Testfehler höchstens so groß ist; 0 schaltet die Regel ab" },
    plateau: {
      label: "Plateau",
      help: "Das Training endet, wenn der beste Testfehler über so viele Schritte um weniger als 1 % fällt; 0 schaltet die Regel ab",
      unit: "Schritte",
    },
    seconds: {
      label: "Zeitlimit",
      help: "Das Training endet nach dieser Rechenzeit des Lerners, bei einem vom Gerät abhängigen Schritt; 0 schaltet die Regel ab",
      unit: "s",
    },
  } satisfies FieldWords<typeof stopFields>,
};
