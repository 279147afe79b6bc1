import { useId } from "react";
import { PlusIcon } from "../../../../../platform/ui/icons";
import { problemSaid } from "../../../../../platform/ui/problem-said";
import { roving } from "../../../../../platform/ui/roving";
import type { AutomatonDraft } from "../../../math/tasks/automaton/draft";
import { NameEntry } from "../machine/NameEntry";
import { RemoveButton } from "../RemoveButton";
import {
  freeLetter,
  letterProblem,
  nameProblem,
  targetsOf,
  withAcceptingToggled,
  withLetter,
  withLetterRenamed,
  withName,
  withoutLetter,
  withoutState,
  withStart,
  withState,
  withTarget,
} from "./draft-edits";
import { freePlace } from "./layout";
import { automatonText } from "./words";
import type { DraftEdit } from "./workbench";

export interface TransitionTableProps {
  readonly draft: AutomatonDraft;
  /** Name of the state in which the run is. */
  readonly current: string | null;
  /** Without the buttons that would make another one of it. */
  readonly locked: boolean;
  readonly onChange: (edit: DraftEdit, merge?: string) => void;
}

const cells = roving("input, select, button", { plane: true });

/** States by letters: everything that can be drawn can be entered here, by keyboard. */
export function TransitionTable({ draft, current, locked, onChange }: TransitionTableProps) {
  const words = automatonText.table;
  const letter = freeLetter(draft);
  const group = useId();
  return (
    <div ref={cells}>
      <table className="transition-table">
        <caption className="visually-hidden">{words.label}</caption>
        <thead>
          <tr>
            <th scope="col">{words.start}</th>
            <th scope="col">{words.accepting}</th>
            <th scope="col">{words.state}</th>
            {draft.alphabet.map((name, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place, also while it is renamed
              <th scope="col" key={place}>
                <LetterHead draft={draft} name={name} place={place} onChange={onChange} />
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {draft.states.map((name, state) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a state is its place, also while it is renamed
            <StateRow key={state} draft={draft} state={state} current={name === current} group={group} onChange={onChange} />
          ))}
        </tbody>
      </table>
      <div className="pills" hidden={locked}>
        <button type="button" className="pill" onClick={() => onChange((known) => withState(known, freePlace(known)))}>
          <PlusIcon />
          {words.addState}
        </button>
        {letter !== null && (
          <button type="button" className="pill" onClick={() => onChange((known) => withLetter(known, letter))}>
            <PlusIcon />
            {words.addLetter}
          </button>
        )}
      </div>
    </div>
  );
}

interface LetterHeadProps {
  readonly draft: AutomatonDraft;
  readonly name: string;
  readonly place: number;
  readonly onChange: TransitionTableProps["onChange"];
}

function LetterHead({ draft, name, place, onChange }: LetterHeadProps) {
  const words = automatonText.table;
  return (
    <span className="letter-head">
      <NameEntry
        className="table-letter"
        label={words.letterOf(place)}
        value={name}
        onOffer={(next) => {
          const fault = letterProblem(draft, place, next);
          if (fault !== null) return words.fault(next, problemSaid(fault));
          onChange((known) => withLetterRenamed(known, place, next));
          return null;
        }}
      />
      <RemoveButton label={words.removeLetter(name)} onClick={() => onChange((known) => withoutLetter(known, place))} />
    </span>
  );
}

interface StateRowProps {
  readonly draft: AutomatonDraft;
  readonly state: number;
  readonly current: boolean;
  /** Name of the radio buttons of the start. */
  readonly group: string;
  readonly onChange: TransitionTableProps["onChange"];
}

function StateRow({ draft, state, current, group, onChange }: StateRowProps) {
  const words = automatonText.table;
  const name = draft.states[state];
  return (
    <tr className={current ? "table-current" : undefined}>
      <td>
        <label className="table-mark">
          <input
            type="radio"
            name={group}
            aria-label={words.startOf(name)}
            checked={draft.start === state}
            onChange={() => onChange((known) => withStart(known, state))}
          />
        </label>
      </td>
      <td>
        <label className="table-mark">
          <input
            type="checkbox"
            aria-label={words.acceptingOf(name)}
            checked={draft.accepting.includes(state)}
            onChange={() => onChange((known) => withAcceptingToggled(known, state))}
          />
        </label>
      </td>
      <th scope="row">
        <NameEntry
          className="table-name"
          label={words.nameOf(state)}
          value={name}
          onOffer={(next) => {
            const fault = nameProblem(draft, state, next);
            if (fault !== null) return words.fault(next, problemSaid(fault));
            onChange((known) => withName(known, state, next));
            return null;
          }}
        />
      </th>
      {draft.alphabet.map((letter) => (
        <td key={letter}>
          <Target draft={draft} state={state} letter={letter} onChange={onChange} />
        </td>
      ))}
      <td>
        <RemoveButton label={words.removeState(name)} onClick={() => onChange((known) => withoutState(known, state))} />
      </td>
    </tr>
  );
}

interface TargetProps {
  readonly draft: AutomatonDraft;
  readonly state: number;
  readonly letter: string;
  readonly onChange: TransitionTableProps["onChange"];
}

const none = "none";
const several = "several";

/** Where an arrow leads; what keeps the automaton from running is marked. */
function Target({ draft, state, letter, onChange }: TargetProps) {
  const words = automatonText.table;
  const targets = targetsOf(draft, state, letter);
  const value = targets.length === 0 ? none : targets.length > 1 ? several : String(targets[0]);
  return (
    <select
      className="table-target"
      aria-label={words.target(draft.states[state], letter)}
      aria-invalid={targets.length !== 1}
      value={value}
      onChange={({ target }) => onChange((known) => withTarget(known, state, letter, target.value === none ? null : Number(target.value)))}
    >
      <option value={none}>{words.none}</option>
      {targets.length > 1 && <option value={several}>{words.several(targets.map((to) => draft.states[to]))}</option>}
      {draft.states.map((name, to) => (
        <option key={name} value={to}>
          {name}
        </option>
      ))}
    </select>
  );
}
