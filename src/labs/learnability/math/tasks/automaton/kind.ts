import { withinInstances } from "../machine/fitting";
import { sizeOfTraces } from "../machine/traces-size";
import type { TaskKind } from "../task-kind";
import { instanceCount, sizesOf } from "./instance-count";
import { type AutomatonSpec, fields, schema } from "./schema";

/** Finite automata that read a word letter by letter. */
export const automaton: TaskKind<AutomatonSpec> = {
  kind: "automaton",
  title: "Finite automaton",
  plural: "finite automata",
  fields,
  schema,
  generated: true,
  computes: true,
  size(spec) {
    const { states, letters, length } = sizesOf(spec);
    const fixed = spec.form === "fixed";
    const d = fixed ? length + length * letters + (length + 1) * states : 2 * (states + states * letters + length + length * letters) + 1;
    return sizeOfTraces(d, spec, length * (fixed ? 1 : 2));
  },
  sequences: instanceCount,
  counts: ["traces", "testTraces", "probes"],
  sequenceLength(spec) {
    const { states, letters, length } = sizesOf(spec);
    // Table, word and start, and the tokens generated before the last one.
    return spec.form === "fixed" ? 2 * length : states * letters + 3 * length;
  },
  unnamed,
  fitted(spec, changed) {
    const form = spec.family === "random" && changed !== "form" ? "universal" : spec.form;
    const formed: AutomatonSpec = { ...spec, form };
    return changed === "traces" ? formed : withinInstances(formed, instanceCount(formed));
  },
};

/** The spec without names, positions and accepting states, which do not affect the run. */
function unnamed(spec: AutomatonSpec): AutomatonSpec {
  const { states, alphabet, start, transitions } = spec.machine;
  const machine = {
    states: states.map((_, index) => `${index}`),
    alphabet: alphabet.map((_, index) => String.fromCharCode(97 + index)),
    start,
    accepting: [],
    transitions,
  };
  return { ...spec, machine };
}
