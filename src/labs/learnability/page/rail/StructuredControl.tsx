import type { StructuredControlProps } from "../../../../platform/shell/forms/lab-forms";
import type { Shift } from "../../math/tasks/random-attention/schema";
import { MachineControl } from "./MachineControl";
import { ShiftsControl } from "./ShiftsControl";
import { isMachine } from "./structured-values";

/** Sets a machine, or the shifted test sets. */
export function StructuredControl({ field, value, ...rest }: StructuredControlProps) {
  if (isMachine(value)) return <MachineControl {...{ field, ...rest }} machine={value} />;
  return Array.isArray(value) ? <ShiftsControl {...{ field, ...rest }} shifts={value as readonly Shift[]} /> : null;
}
