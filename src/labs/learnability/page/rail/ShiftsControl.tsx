import { useId, useState } from "react";
import type { ChoiceField, NumberField, StructuredField } from "../../../../platform/fields/fields";
import { ChoiceControl } from "../../../../platform/ui/controls/ChoiceControl";
import { FieldFrame } from "../../../../platform/ui/controls/FieldFrame";
import { NumberControl } from "../../../../platform/ui/controls/NumberControl";
import { IconButton } from "../../../../platform/ui/IconButton";
import { CloseIcon, PlusIcon } from "../../../../platform/ui/icons";
import { fieldSaid } from "../../../../platform/ui/language";
import { mostShifts, type Shift, shiftFields } from "../../math/tasks/random-attention/schema";
import { railText } from "./words";

export interface ShiftsControlProps {
  readonly field: StructuredField;
  readonly shifts: readonly Shift[];
  readonly changed: boolean;
  readonly propose: (value: unknown) => string | null;
  readonly onReset: () => void;
}

const kinds: readonly Shift["kind"][] = ["scaled", "law", "length"];

/** First values of a new shifted test set of each kind, chosen to be rare in training data. */
const fresh: Readonly<Record<Shift["kind"], Shift>> = {
  scaled: { kind: "scaled", factor: 2 },
  law: { kind: "law", inputLaw: "rademacher" },
  length: { kind: "length", n: 32 },
};

/** Test sets that differ from the training data in one respect each: add, change, remove. */
export function ShiftsControl({ field, shifts, changed, propose, onReset }: ShiftsControlProps) {
  const labelId = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const offer = (next: readonly Shift[]) => setProblem(propose(next));
  const replace = (index: number, shift: Shift) => propose(shifts.map((known, at) => (at === index ? shift : known)));
  return (
    <FieldFrame label={fieldSaid(field).label} labelId={labelId} help={railText.shifts.help} {...{ changed, onReset, problem }}>
      <ul className="shifts" aria-labelledby={labelId}>
        {shifts.map((shift, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shifts have no identity but their place
          <li key={index} className="shift">
            <ShiftControl shift={shift} propose={(next) => replace(index, next)} />
            <IconButton
              look="plain"
              label={railText.shifts.remove(railText.shifts.kinds[shift.kind])}
              onPress={() => offer(shifts.filter((_, at) => at !== index))}
            >
              <CloseIcon />
            </IconButton>
          </li>
        ))}
      </ul>
      {shifts.length < mostShifts && (
        <div className="pills">
          {kinds.map((kind) => (
            <button
              key={kind}
              type="button"
              className="pill"
              aria-label={railText.shifts.add(railText.shifts.kinds[kind])}
              onClick={() => offer([...shifts, fresh[kind]])}
            >
              <PlusIcon />
              {railText.shifts.kinds[kind]}
            </button>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}

function ShiftControl({ shift, propose }: { readonly shift: Shift; readonly propose: (shift: Shift) => string | null }) {
  const common = { changed: false, onReset: () => {} };
  if (shift.kind === "law")
    return (
      <ChoiceControl
        {...common}
        field={shiftFields.law as ChoiceField}
        value={shift.inputLaw}
        propose={(inputLaw) => propose({ ...shift, inputLaw } as Shift)}
      />
    );
  if (shift.kind === "length")
    return (
      <NumberControl
        {...common}
        field={shiftFields.length as NumberField}
        value={shift.n}
        propose={(n) => propose({ ...shift, n } as Shift)}
      />
    );
  return (
    <NumberControl
      {...common}
      field={shiftFields.scaled as NumberField}
      value={shift.factor}
      propose={(factor) => propose({ ...shift, factor } as Shift)}
    />
  );
}
