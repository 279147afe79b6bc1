import type { KeyboardEvent } from "react";
import { FittedSelect } from "../../../../../platform/ui/controls/FittedSelect";
import { PlusIcon } from "../../../../../platform/ui/icons";
import { problemSaid } from "../../../../../platform/ui/problem-said";
import { roving } from "../../../../../platform/ui/roving";
import { Scrollable } from "../../../../../platform/ui/Scrollable";
import { mostLetters, mostStates } from "../../../math/tasks/machine/limits";
import { type Move, moves, type TuringMachine } from "../../../math/tasks/turing-machine/machine";
import { NameEntry } from "../machine/NameEntry";
import { RemoveButton } from "../RemoveButton";
import type { MachineEditor } from "./machine-editor";
import {
  changedRule,
  type Renamed,
  renamedLetter,
  renamedState,
  withHalting,
  withLetter,
  withoutLetter,
  withoutState,
  withRule,
  withStart,
  withState,
} from "./machine-edits";
import { ProblemList } from "./ProblemList";
import { turingText } from "./words";

const cells = roving("input, select, button", { plane: true });

/** The machine as a table, one row for each state and one column for each letter. */
export function RuleTable({ editor }: { readonly editor: MachineEditor }) {
  const words = turingText;
  const { table, gaps, problems, onTable } = editor;
  if (!table)
    return (
      <>
        <p className="turing-help">{words.noTable}</p>
        <ProblemList problems={problems} />
      </>
    );
  const takesBack = (event: KeyboardEvent) => {
    const undo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === "z";
    if (!undo || !editor.canTakeBack || event.target instanceof HTMLInputElement) return;
    // An unfinished edit is not yet in the experiment, so the page has nothing to undo.
    event.preventDefault();
    editor.takeBack();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of undo, wherever the focus is in the table
    <div className="turing-table-part" onKeyDown={takesBack} ref={cells}>
      <Scrollable className="turing-table-scroll" label={words.tableLabel}>
        <table className="turing-table">
          <TableHead table={table} onTable={onTable} />
          <tbody>
            {table.states.map((state, s) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a state is its place, and keeps it when it is renamed
              <StateRow key={s} table={table} state={s} name={state} onTable={onTable} />
            ))}
          </tbody>
        </table>
      </Scrollable>
      <div className="pills">
        <button type="button" className="pill" disabled={table.states.length >= mostStates} onClick={() => onTable(withState(table))}>
          <PlusIcon />
          {words.addState}
        </button>
        <button type="button" className="pill" disabled={table.alphabet.length >= mostLetters} onClick={() => onTable(withLetter(table))}>
          <PlusIcon />
          {words.addLetter}
        </button>
      </div>
      <ProblemList problems={gaps.length > 0 ? gaps : problems} />
    </div>
  );
}

interface TableProps {
  readonly table: TuringMachine;
  readonly onTable: (table: TuringMachine) => void;
}

function TableHead({ table, onTable }: TableProps) {
  const words = turingText;
  return (
    <thead>
      <tr>
        <th scope="col">{words.state}</th>
        <th scope="col">{words.start}</th>
        <th scope="col">{words.halts}</th>
        {table.alphabet.map((letter, a) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place, and keeps it when it is renamed
          <th scope="col" key={a}>
            <span className="turing-letter-head">
              <NameEntry
                className="turing-letter-name"
                label={words.nameOfLetter(letter)}
                value={letter}
                onOffer={(name) => offered(name, renamedLetter(table, a, name), onTable)}
              />
              {a === 0 && <span className="turing-blank">{words.blank}</span>}
              {table.alphabet.length > 2 && (
                <RemoveButton label={words.removeLetter(letter)} onClick={() => onTable(withoutLetter(table, a))} />
              )}
            </span>
          </th>
        ))}
        <td />
      </tr>
    </thead>
  );
}

interface StateRowProps extends TableProps {
  readonly state: number;
  readonly name: string;
}

function StateRow({ table, state, name, onTable }: StateRowProps) {
  const words = turingText;
  const halts = table.halting.includes(state);
  return (
    <tr>
      <th scope="row">
        <NameEntry
          className="turing-state-name"
          label={words.nameOf(name)}
          value={name}
          onOffer={(next) => offered(next, renamedState(table, state, next), onTable)}
        />
      </th>
      <td className="turing-tick">
        <label>
          <input
            type="radio"
            name="turing-start"
            aria-label={words.startIn(name)}
            checked={table.start === state}
            onChange={() => onTable(withStart(table, state))}
          />
        </label>
      </td>
      <td className="turing-tick">
        <label>
          <input
            type="checkbox"
            aria-label={words.haltIn(name)}
            checked={halts}
            onChange={(event) => onTable(withHalting(table, state, event.target.checked))}
          />
        </label>
      </td>
      {halts ? (
        <td className="turing-stops" colSpan={table.alphabet.length}>
          {words.stops}
        </td>
      ) : (
        table.alphabet.map((letter, a) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place
          <RuleCell key={a} table={table} state={state} letter={a} names={[name, letter]} onTable={onTable} />
        ))
      )}
      <td>
        {table.states.length > 1 && <RemoveButton label={words.removeState(name)} onClick={() => onTable(withoutState(table, state))} />}
      </td>
    </tr>
  );
}

interface RuleCellProps extends TableProps {
  readonly state: number;
  readonly letter: number;
  readonly names: readonly [state: string, letter: string];
}

/** Next state, letter to write, move. The first choice of the three removes the rule. */
function RuleCell({ table, state, letter, names, onTable }: RuleCellProps) {
  const words = turingText;
  const rule = table.transitions[state][letter];
  const change = (part: Parameters<typeof changedRule>[3]) => onTable(changedRule(table, state, letter, part));
  const erase = () => onTable(withRule(table, state, letter, null));
  return (
    <td className={rule ? "turing-rule" : "turing-rule turing-gap"}>
      <span>
        <FittedSelect chosen={rule ? table.states[rule.next] : words.none}>
          <select
            aria-label={words.nextOf(...names)}
            aria-invalid={rule === null}
            value={rule ? rule.next : ""}
            onChange={({ target }) => (target.value === "" ? erase() : change({ next: Number(target.value) }))}
          >
            <option value="">{words.none}</option>
            {table.states.map((next, s) => (
              <option key={next} value={s}>
                {next}
              </option>
            ))}
          </select>
        </FittedSelect>
        <FittedSelect chosen={rule ? table.alphabet[rule.write] : words.none}>
          <select
            aria-label={words.writeOf(...names)}
            value={rule ? rule.write : ""}
            onChange={({ target }) => change({ write: Number(target.value) })}
          >
            {!rule && <option value="">{words.none}</option>}
            {table.alphabet.map((write, a) => (
              <option key={write} value={a}>
                {write}
              </option>
            ))}
          </select>
        </FittedSelect>
        <FittedSelect chosen={rule ? words.moves[rule.move] : words.none}>
          <select
            aria-label={words.moveOf(...names)}
            value={rule ? rule.move : ""}
            onChange={({ target }) => change({ move: target.value as Move })}
          >
            {!rule && <option value="">{words.none}</option>}
            {moves.map((move) => (
              <option key={move} value={move}>
                {words.moves[move]}
              </option>
            ))}
          </select>
        </FittedSelect>
      </span>
    </td>
  );
}

/** Applies a renamed machine, or returns the fault of the name. */
function offered(name: string, renamed: Renamed, onTable: TableProps["onTable"]): string | null {
  if (!renamed.ok) return turingText.nameFault(name, problemSaid(renamed.problem));
  onTable(renamed.machine);
  return null;
}
