import { withinInstances } from "../machine/fitting";
import { sizeOfTraces } from "../machine/traces-size";
import type { TaskKind } from "../task-kind";
import { instanceCount, shapeOf } from "./instance-count";
import { headCount, layoutOf, promptLength, tokensPerStep } from "./layer-shape";
import { fields, schema, type TuringMachineSpec } from "./schema";

/** Turing machines that run on a tape, step by step. */
export const turingMachine: TaskKind<TuringMachineSpec> = {
  kind: "turing-machine",
  title: "Turing machine",
  plural: "Turing machines",
  fields,
  schema,
  generated: true,
  computes: true,
  size(spec) {
    const shape = shapeOf(spec);
    return { ...sizeOfTraces(layoutOf(shape).d, spec, tokensPerStep * spec.steps), teacherHeads: headCount(shape) };
  },
  sequences: instanceCount,
  counts: ["traces", "testTraces", "probes"],
  sequenceLength: (spec) => promptLength(shapeOf(spec)) + tokensPerStep * spec.steps - 1,
  goesOn: { steps: ({ steps }) => steps, mostSteps: fields.steps.max, prolonged: (spec, steps) => ({ ...spec, steps }) },
  fitted(spec, changed) {
    const head = changed === "head" ? spec.head : Math.min(spec.head, spec.cells - 1);
    const within = { ...spec, head };
    return changed === "traces" ? within : withinInstances(within, instanceCount(within));
  },
};
