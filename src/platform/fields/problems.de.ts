import type { Sentence } from "./problem";
import type { FieldProblemCode } from "./problems";

export const fieldSentencesDe: Readonly<Record<FieldProblemCode, Sentence>> = {
  "field-unknown": { message: "ist kein bekanntes Feld" },
  "field-misspelt": { message: "ist kein bekanntes Feld", hint: "gemeint vielleicht: {meant}" },
  "field-missing": { message: "fehlt: {expected}" },
  "field-got": { message: "{expected}, nicht {value}" },
  "document-got": { message: "das Dokument: {expected}, nicht {value}" },
  "document-not-an-object": { message: "das Dokument muss ein Objekt sein, nicht {value}" },
  "field-invalid": { message: "ist ungültig" },
  "field-one-of": { message: "muss eines von {values} sein" },
  "field-one": { message: "muss {value} sein" },
  "field-whole-between": { message: "muss eine ganze Zahl zwischen {min} und {max} sein" },
  "field-between": { message: "muss zwischen {min} und {max} liegen" },
  "field-between-got": { message: "muss zwischen {min} und {max} liegen, nicht bei {value}" },
  "field-at-most": { message: "darf höchstens {max} sein" },
  "field-at-least": { message: "muss mindestens {min} sein" },
  "field-object": { message: "muss ein Objekt sein" },
  "field-list": { message: "muss eine Liste sein" },
  "field-text": { message: "muss Text sein" },
  "field-number": { message: "muss eine Zahl sein" },
  "field-whole": { message: "muss eine ganze Zahl sein" },
  "field-switch": { message: "muss true oder false sein" },
  "field-switch-got": { message: "muss wahr oder falsch (true oder false) sein, nicht {value}" },
  "too-deep": { message: "etwas zu tief Verschachteltes" },
};
