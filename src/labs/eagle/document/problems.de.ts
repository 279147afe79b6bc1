import type { Sentences } from "../../../platform/fields/problem";
import type { EagleProblemCode } from "./problems";

const everyIterate = "alle Zwischenstände wären {numbers} Millionen Zahlen, erlaubt sind {limit} Millionen";

export const eagleSentencesDe: Readonly<Record<EagleProblemCode, Sentences[string]>> = {
  "iterates-too-many": { message: everyIterate, hint: '"errors" nehmen' },
  "iterations-too-many": { message: `{iterations} sind zu viele: ${everyIterate}`, hint: "{left} nehmen" },
  "parts-too-small": {
    message: "muss bei {parts} losen Teilen, von denen jedes mindestens {rows} Zeilen hat, mindestens {least} sein, nicht {size}",
    hint: "{least} oder weniger Teile nehmen",
  },
  "idle-for-blocks": { message: "hat bei Daten in Blöcken keine Wirkung: Aus keiner Matrix wird etwas gewählt", hint: "weglassen" },
  "iterations-too-long": {
    message: "{iterations} sind zu viele: Mit allen Iterationen rechnen die Löser etwa {hours} Stunden, erlaubt sind {limit} Stunden",
    hint: "für jeden Löser höchstens {fitting} nehmen",
  },
  "solvers-too-long": {
    message: "rechnen etwa {hours} Stunden, erlaubt sind {limit} Stunden: Je eine Iteration ist schon zu viel",
    hint: "weniger Löser oder eine kleinere Matrix nehmen",
  },
  "steps-too-long": {
    message: "{steps} sind zu viele: Das Training dauert etwa {hours} Stunden, erlaubt sind {limit} Stunden",
    hint: "höchstens {fitting} oder weniger Matrizen je Schritt nehmen",
  },
};
