/** Sentences on the state of a run. */
import { joinSentences } from "../../../../../platform/ui/grammar";
import type { TuringMachine } from "../../../math/tasks/turing-machine/machine";
import { configurationAt, type Run } from "../../../math/tasks/turing-machine/simulate";
import { turingText } from "./words";

export interface RunStory {
  readonly machine: TuringMachine;
  /** Title of the machine; null for an own machine. */
  readonly title: string | null;
  readonly run: Run;
  /** Steps that have been shown. */
  readonly at: number;
}

/** "Busy beaver with 3 states halted in H after 14 steps with 6 ones." */
export function runSentence({ machine, title, run, at }: RunStory): string {
  const words = turingText;
  const name = title ?? words.thisMachine;
  const { state, head, tape } = configurationAt(run, at);
  const standing =
    run.haltedAt === at
      ? words.halted(name, machine.states[state], at, onesIn(machine, run))
      : run.limited && at === run.steps
        ? words.limited(name, at)
        : words.running(midSentence(name, at), at, machine.states[state], head, machine.alphabet[tape[head]]);
  return joinSentences(
    `${standing}.`,
    run.hitEndAt !== null && run.hitEndAt <= at && words.hitEnd(run.hitEndAt, leftEnd(run, run.hitEndAt)),
  );
}

/** Whether the head was held at the left end, where no further cells can be put. */
function leftEnd(run: Run, step: number): boolean {
  const { head, tape } = configurationAt(run, step);
  return head === 0 && tape.length > 1;
}

/** "the machine" within a sentence; titles are names. */
function midSentence(name: string, at: number): string {
  return at > 0 && name === turingText.thisMachine ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name;
}

/** Ones are counted where a machine began on an empty tape and writes nothing else, as busy beavers do. */
function onesIn({ alphabet }: TuringMachine, { history, steps }: Run): string {
  const count = (step: number) => history[step].tape.reduce((sum, letter) => sum + letter, 0);
  if (alphabet.length !== 2 || alphabet[1] !== "1" || count(0) > 0) return "";
  return turingText.ones(count(steps));
}

/** Whether the tokens agree with the machine; empty before there are any. */
export function layerSentence(steps: number, differsAt: number | null, at: number): string {
  const words = turingText;
  if (differsAt !== null && differsAt <= at) return words.differs(differsAt);
  return steps >= at ? words.agrees(at) : "";
}
