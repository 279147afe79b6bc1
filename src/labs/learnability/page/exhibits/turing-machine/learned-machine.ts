/** Putting a machine into the experiment, so that the document takes it: where it is learned, there must be tapes left to test on. */
import type { Experiment } from "../../../document/document";
import { withinInstances } from "../../../math/tasks/machine/fitting";
import { instanceCount } from "../../../math/tasks/turing-machine/instance-count";
import type { LibraryMachine } from "../../../math/tasks/turing-machine/library";
import type { TuringMachine } from "../../../math/tasks/turing-machine/machine";
import type { TuringMachineSpec } from "../../../math/tasks/turing-machine/schema";

export type SpecChange = (spec: TuringMachineSpec) => TuringMachineSpec;

/** The spec with at most as many traces as there are tapes. */
export function fitted(spec: TuringMachineSpec): TuringMachineSpec {
  return withinInstances(spec, instanceCount(spec));
}

export const withMachine =
  (machine: TuringMachine): SpecChange =>
  (spec) =>
    fitted({ ...spec, machine });

/** A machine of the library on its first tape. Where it is learned, traces begin where it wants its head, if the tape reaches so far. */
export const withLibraryMachine =
  ({ machine, tapes, head }: LibraryMachine): SpecChange =>
  (spec) => {
    const starts = spec.family === "one" && head < spec.cells ? { head } : {};
    return fitted({ ...spec, machine, tape: tapes[0], ...starts });
  };

/** Every trace a run of the watched machine. */
export const learning: SpecChange = (spec) => fitted({ ...spec, family: "one" });

/** The same on an experiment; others than those with Turing machines stay as they are. */
export const onTask =
  (change: SpecChange) =>
  (experiment: Experiment): Experiment =>
    experiment.task.kind === "turing-machine" ? { ...experiment, task: change(experiment.task) } : experiment;
