import type { FieldWords } from "../../../../../platform/fields/fields";
import type { fields } from "./fields";

export const closedFormFieldsDe = {
  "closed-form": {
    ridge: { label: "Ridge", help: "Strafe auf die quadrierte Frobeniusnorm von W; 0 heißt einfache kleinste Quadrate" },
    compress: {
      label: "Wenigste Köpfe",
      help: "0 behält die Köpfe der SVD; sonst wird der Lerner durch Suche in der Eichung von W auf so viele Köpfe verdichtet",
    },
  } satisfies FieldWords<typeof fields>,
};
