import type { StructuredField } from "../../../../platform/fields/fields";
import { FieldFrame } from "../../../../platform/ui/controls/FieldFrame";
import { StaticChoice, StaticNumber } from "../../../../platform/ui/controls/StaticField";
import { CloseIcon, PlusIcon } from "../../../../platform/ui/icons";
import { fieldSaid } from "../../../../platform/ui/language";
import { mostShifts, type Shift, shiftFields } from "../../math/tasks/random-attention/schema";
import { railText } from "./words";

export interface StaticShiftsProps {
  readonly field: StructuredField;
  readonly shifts: readonly Shift[];
  readonly locked?: boolean;
}

/** The shifted test sets as `ShiftsControl` will draw them: the same boxes at the same places. */
export function StaticShifts({ field, shifts, locked = false }: StaticShiftsProps) {
  return (
    <FieldFrame label={fieldSaid(field).label} help={railText.shifts.help} changed={false} onReset={() => {}} locked={locked}>
      <ul className="shifts">
        {shifts.map((shift, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shifts have no identity but their place
          <li key={index} className="shift">
            <StaticShift shift={shift} />
            <span className="icon-button icon-button-plain" aria-hidden="true">
              <CloseIcon />
            </span>
          </li>
        ))}
      </ul>
      {shifts.length < mostShifts && (
        <div className="pills" aria-hidden="true">
          {Object.values(railText.shifts.kinds).map((words) => (
            <span key={words} className="pill">
              <PlusIcon />
              {words}
            </span>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}

function StaticShift({ shift }: { readonly shift: Shift }) {
  if (shift.kind === "law") return <StaticChoice field={shiftFields.law} value={shift.inputLaw} />;
  return shift.kind === "length" ? (
    <StaticNumber field={shiftFields.length} value={shift.n} />
  ) : (
    <StaticNumber field={shiftFields.scaled} value={shift.factor} />
  );
}
