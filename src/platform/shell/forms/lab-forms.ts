/** The parts of a lab's forms. */
import type { ComponentType } from "react";
import type { StructuredField } from "../../fields/fields";
import type { ChoiceControl } from "../../ui/controls/ChoiceControl";
import type { NumberControl } from "../../ui/controls/NumberControl";

/** A field that neither a number nor a choice can set. */
export interface StructuredControlProps {
  readonly field: StructuredField;
  readonly value: unknown;
  readonly changed: boolean;
  readonly propose: (value: unknown) => string | null;
  readonly onReset: () => void;
}

/** The controls, in one piece. */
export interface Controls {
  readonly ChoiceControl: typeof ChoiceControl;
  readonly NumberControl: typeof NumberControl;
  readonly StructuredControl?: ComponentType<StructuredControlProps>;
}

/** Controls for a lab's own fields, beside numbers and choices. */
export interface LabForms {
  /** A picture of a structured field, while its control is not there or locked. */
  readonly StaticStructured?: ComponentType<{ readonly field: StructuredField; readonly value: unknown; readonly locked: boolean }>;
  loadControls(): Promise<Controls>;
}
