import { useId, useState } from "react";
import { useLocked } from "../../../../../platform/shell/class/locks";
import { lockText } from "../../../../../platform/shell/class/words";
import { propose } from "../../../../../platform/shell/forms/propose";
import { sentenceCase } from "../../../../../platform/ui/grammar";
import { QuietSelect } from "../../../../../platform/ui/panel/QuietSelect";
import { problemSaid } from "../../../../../platform/ui/problem-said";
import { mostSteps } from "../../../math/tasks/machine/limits";
import type { MachineProblem } from "../../../math/tasks/machine/problem";
import type { TuringMachineSpec } from "../../../math/tasks/turing-machine/schema";
import { withTaskField } from "../../rail/edits";
import { useSession } from "../../session/react";
import { leastCells, libraryMachine, mostWatchedCells, type Watching } from "./watched-run";
import { turingText } from "./words";

export interface RunFormProps {
  readonly task: TuringMachineSpec;
  readonly watching: Watching;
  /** Problem of the tape; null when the machine can run on it. */
  readonly problem: MachineProblem | null;
}

/** Input of the run: tape, place of the head, cells, and the step limit. */
export function RunForm({ task, watching, problem }: RunFormProps) {
  const words = turingText;
  const session = useSession();
  const tapeLocked = useLocked("turing-machine.tape");
  const headLocked = useLocked("turing-machine.head");
  const [refused, setRefused] = useState<string | null>(null);
  const problemId = useId();
  const tapes = libraryMachine(task.machine)?.tapes ?? [];
  const said = refused ?? (problem && `${sentenceCase(problemSaid(problem))}. ${words.emptyMeanwhile}`);
  const setTape = (tape: string) => setRefused(propose(session, "task.tape", withTaskField("tape", tape)));
  const setHead = (head: number) => {
    watching.setHead(head);
    if (head < task.cells) propose(session, "task.head", withTaskField("head", head));
  };
  const headHelp = watching.head < task.cells ? words.headHelp : words.headHere;
  return (
    <div className="turing-form">
      <label className="turing-field turing-tape-field">
        <span>{words.tape}</span>
        <input
          type="text"
          readOnly={tapeLocked}
          value={task.tape}
          title={tapeLocked ? lockText.beside(words.tapeHelp) : words.tapeHelp}
          placeholder={words.empty}
          aria-invalid={said !== null}
          aria-describedby={said === null ? undefined : problemId}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => setTape(event.target.value)}
        />
      </label>
      {tapes.length > 1 && !tapeLocked && (
        <QuietSelect
          label={words.examples}
          value={tapes.find((tape) => tape === task.tape) ?? ""}
          options={[{ value: "", label: words.example }, ...tapes.map((tape) => ({ value: tape, label: tape }))]}
          onChange={setTape}
        />
      )}
      <span className="turing-break" />
      <WholeNumber
        label={words.head}
        locked={headLocked}
        help={headLocked ? lockText.beside(headHelp) : headHelp}
        value={watching.head}
        least={0}
        most={watching.cells - 1}
        onNumber={setHead}
      />
      <WholeNumber
        label={words.cells}
        help={words.cellsHelp}
        value={watching.cells}
        least={leastCells}
        most={mostWatchedCells}
        onNumber={watching.setCells}
      />
      <WholeNumber
        label={words.limit}
        help={words.limitHelp}
        value={watching.limit}
        least={1}
        most={mostSteps}
        onNumber={watching.setLimit}
      />
      {said !== null && (
        <p className="turing-said" id={problemId} role="alert">
          {said}
        </p>
      )}
    </div>
  );
}

interface WholeNumberProps {
  readonly label: string;
  readonly help: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly locked?: boolean;
  readonly onNumber: (value: number) => void;
}

/** A whole number within bounds. Other entries show an error and change nothing. */
function WholeNumber({ label, help, value, least, most, locked = false, onNumber }: WholeNumberProps) {
  const problemId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const fault = typed !== null && !isWithin(typed, least, most);
  const words = turingText;
  return (
    <label className="turing-field">
      <span>{label}</span>
      <input
        type="number"
        className="number"
        title={help}
        min={least}
        max={most}
        step={1}
        readOnly={locked}
        value={typed ?? value}
        aria-invalid={fault}
        aria-describedby={fault ? problemId : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          if (isWithin(target.value, least, most)) onNumber(Number(target.value));
        }}
        onBlur={() => setTyped(null)}
      />
      {fault && (
        <span className="name-problem" id={problemId} role="alert">
          {words.between(least, most)}
        </span>
      )}
    </label>
  );
}

function isWithin(typed: string, least: number, most: number): boolean {
  const value = Number(typed);
  return typed.trim() !== "" && Number.isInteger(value) && value >= least && value <= most;
}
