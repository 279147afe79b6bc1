import type { StructuredField } from "../../../../platform/fields/fields";
import { LockNote } from "../../../../platform/shell/class/LockNote";
import type { Shift } from "../../math/tasks/random-attention/schema";
import { StaticShifts } from "./StaticShifts";
import { isMachine } from "./structured-values";

export interface StaticStructuredProps {
  readonly field: StructuredField;
  readonly value: unknown;
  readonly locked: boolean;
}

/** A machine is drawn by its own panel; shifted test sets are listed. */
export function StaticStructured({ field, value, locked }: StaticStructuredProps) {
  if (isMachine(value)) return locked ? <LockNote /> : null;
  return Array.isArray(value) ? <StaticShifts {...{ field, locked }} shifts={value as readonly Shift[]} /> : null;
}
