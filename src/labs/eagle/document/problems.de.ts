import type { Sentences } from "../../../platform/fields/problem";
import type { EagleProblemCode } from "./problems";

const everyIterate = "alle Zwischenstände wären {numbers} Millionen Zahlen, erlaubt sind {limit} Millionen";

export const eagleSentencesDe: Readonly<Record<EagleProblemCode, Sentences[string]>> = {
  "rank-beyond-sides": { message: "muss höchstens {most} sein, das kleinere von d und n, nicht {rank}", hint: "{most} nehmen" },
  "ranks-beyond-rows": {
    message: "muss für diese Ränge auf {machines} Rechnern mindestens {needed} sein, nicht {d}",
    hint: "{needed} nehmen",
  },
  "rank-beyond-columns": { message: "muss mindestens {rank} sein, der Rang eines Rechners, nicht {columns}", hint: "{rank} nehmen" },
  "columns-uneven": {
    message: "muss ein Vielfaches von {machines} sein, der Zahl der Rechner, nicht {n}",
    hint: "{next} nehmen",
  },
  "networks-too-many": {
    message: "darf bei einer Aufgabe der Art „training“ höchstens einen Eintrag haben, nicht {count}",
    hint: "einen Eintrag behalten",
  },
  "solver-untrained": {
    message: "muss bei einer Aufgabe der Art „training“ „transformer“ sein, nicht „{solver}“",
    hint: '"transformer" nehmen',
  },
  "transformer-alone": { message: "„transformer“ gilt nur für Aufgaben der Art „training“, nicht für „{problem}“", hint: '"eagle" nehmen' },
  "sketch-beyond-columns": { message: "muss höchstens {n} sein, die Spaltenzahl von A, nicht {r}", hint: "{n} nehmen" },
  "sketch-recursive": { message: "„recursive“ gibt es nicht für Sketches", hint: '"exact" oder "power" nehmen' },
  "iterates-too-many": { message: everyIterate, hint: '"errors" nehmen' },
  "iterations-too-many": { message: `{iterations} sind zu viele: ${everyIterate}`, hint: "{left} nehmen" },
  "parts-too-small": {
    message: "muss bei {parts} Komponenten mit je mindestens {rows} Zeilen mindestens {least} sein, nicht {size}",
    hint: "{least} oder weniger Komponenten nehmen",
  },
  "idle-for-blocks": { message: "hat bei Daten in Blöcken keine Wirkung", hint: "weglassen" },
  "iterations-too-long": {
    message: "{iterations} sind zu viele: Die Löser rechnen etwa {hours} Stunden, erlaubt sind {limit} Stunden",
    hint: "für jeden Löser höchstens {fitting} nehmen",
  },
  "solvers-too-long": {
    message: "rechnen für je eine Iteration etwa {hours} Stunden, erlaubt sind {limit} Stunden",
    hint: "weniger Löser oder eine kleinere Matrix nehmen",
  },
  "steps-too-long": {
    message: "{steps} sind zu viele: Das Training dauert etwa {hours} Stunden, erlaubt sind {limit} Stunden",
    hint: "höchstens {fitting} oder weniger Matrizen je Schritt nehmen",
  },
  "run-iterations-too-long": {
    message: "{iterations} Iterationen sind zu viele: Sie dauern etwa {hours} Stunden, erlaubt sind {limit} Stunden",
    hint: "Für jeden Löser höchstens {fitting} nehmen.",
  },
  "run-solvers-too-long": {
    message: "Die Löser rechnen für je eine Iteration etwa {hours} Stunden, erlaubt sind {limit} Stunden",
    hint: "Weniger Löser oder eine kleinere Matrix nehmen.",
  },
};
