import type { Field } from "../../../fields/fields";
import { LockNote } from "../../../shell/class/LockNote";
import type { Shift } from "../../../tasks/random-attention/schema";
import { StaticChoice, StaticNumber } from "../../../ui/controls/StaticField";
import { useControls } from "./controls";
import type { Machine } from "./MachineControl";
import { StaticShifts } from "./StaticShifts";

export interface FieldControlProps {
  readonly field: Field;
  readonly value: unknown;
  readonly changed: boolean;
  /** Only its value is shown. */
  readonly locked: boolean;
  readonly propose: (value: unknown) => string | null;
  readonly onReset: () => void;
}

function isMachine(value: unknown): value is Machine {
  return typeof value === "object" && value !== null && "transitions" in value;
}

/** The control that a field calls for; until the controls have been loaded, a picture of it. */
export function FieldControl({ field, value, locked, ...rest }: FieldControlProps) {
  const loaded = useControls();
  const controls = locked ? null : loaded;
  if (field.kind === "structured") {
    if (isMachine(value))
      return controls ? <controls.MachineControl {...{ field, ...rest }} machine={value} /> : locked ? <LockNote /> : null;
    const shifts = Array.isArray(value) ? (value as readonly Shift[]) : null;
    if (!shifts) return null;
    return controls ? <controls.ShiftsControl {...{ field, shifts, ...rest }} /> : <StaticShifts {...{ field, shifts, locked }} />;
  }
  if (field.kind === "choice") {
    const option = String(value);
    return controls ? (
      <controls.ChoiceControl {...{ field, ...rest }} value={option} />
    ) : (
      <StaticChoice {...{ field, locked }} value={option} />
    );
  }
  const number = Number(value);
  return controls ? (
    <controls.NumberControl {...{ field, ...rest }} value={number} />
  ) : (
    <StaticNumber {...{ field, locked }} value={number} />
  );
}
