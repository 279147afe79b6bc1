import { useId, useState } from "react";
import type { StructuredField } from "../../../../platform/fields/fields";
import { same } from "../../../../platform/shell/forms/values";
import { FieldFrame } from "../../../../platform/ui/controls/FieldFrame";
import { FittedSelect } from "../../../../platform/ui/controls/FittedSelect";
import { ChevronIcon } from "../../../../platform/ui/icons";
import { fieldSaid } from "../../../../platform/ui/language";
import { library as automata } from "../../math/tasks/automaton/library";
import { library as turingMachines } from "../../math/tasks/turing-machine/library";
import { libraryText } from "../library-words";
import type { Machine } from "./structured-values";
import { railText } from "./words";

export interface MachineControlProps {
  readonly field: StructuredField;
  readonly machine: Machine;
  readonly changed: boolean;
  readonly propose: (value: unknown) => string | null;
  readonly onReset: () => void;
}

const own = "";

/** Which machine is learned: one of the library, or the person's own. */
export function MachineControl({ field, machine, changed, propose, onReset }: MachineControlProps) {
  const labelId = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const members = libraryFor(machine);
  const known = members.find((member) => same(member.machine, machine));
  const choose = (id: string) => {
    const chosen = members.find((member) => member.id === id);
    if (chosen) setProblem(propose(chosen.machine));
  };
  return (
    <FieldFrame label={fieldSaid(field).label} labelId={labelId} help={railText.target.machineHelp} {...{ changed, onReset, problem }}>
      <FittedSelect className="select" chosen={known ? known.title : railText.target.ownMachine}>
        <select aria-labelledby={labelId} value={known?.id ?? own} onChange={(event) => choose(event.target.value)}>
          {!known && <option value={own}>{railText.target.ownMachine}</option>}
          {members.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
        <ChevronIcon />
      </FittedSelect>
    </FieldFrame>
  );
}

function libraryFor(machine: Machine): readonly { readonly id: string; readonly title: string; readonly machine: Machine }[] {
  if ("halting" in machine) return turingMachines.map((member) => ({ ...member, title: libraryText.turingMachines[member.id].title }));
  return automata.map(({ id, automaton }) => ({ id, title: libraryText.automata[id].title, machine: automaton }));
}
