import type { Field } from "../../fields/fields";
import { StaticChoice, StaticNumber } from "../../ui/controls/StaticField";
import { useLab } from "../lab";
import { useControls } from "./controls";

export interface FieldControlProps {
  readonly field: Field;
  readonly value: unknown;
  readonly changed: boolean;
  /** Only its value is shown. */
  readonly locked: boolean;
  /** Problem of the document's value; null where there is none. */
  readonly standing: string | null;
  /** On one line, with one tab stop. */
  readonly brief?: boolean;
  readonly propose: (value: unknown) => string | null;
  readonly onReset: () => void;
}

/** The control for the kind of a field; until the controls have been loaded, a picture of it. */
export function FieldControl({ field, value, locked, standing, brief = false, ...rest }: FieldControlProps) {
  const { StaticStructured } = useLab().forms;
  const loaded = useControls();
  const controls = locked ? null : loaded;
  if (field.kind === "structured") {
    if (controls?.StructuredControl) return <controls.StructuredControl {...{ field, value, ...rest }} />;
    return StaticStructured ? <StaticStructured {...{ field, value, locked }} /> : null;
  }
  if (field.kind === "switch") {
    const { kind: _, default: byDefault, ...words } = field;
    const choice = { ...words, kind: "choice", default: String(byDefault) } as const;
    const { propose, ...others } = rest;
    return controls ? (
      <controls.ChoiceControl
        {...others}
        {...{ brief }}
        field={choice}
        value={String(value)}
        propose={(option) => propose(option === "true")}
      />
    ) : (
      <StaticChoice field={choice} value={String(value)} {...{ locked, brief }} />
    );
  }
  if (field.kind === "choice") {
    const option = String(value);
    return controls ? (
      <controls.ChoiceControl {...{ field, brief, ...rest }} value={option} />
    ) : (
      <StaticChoice {...{ field, locked, brief }} value={option} />
    );
  }
  const number = typeof value !== "number" && "options" in field ? String(value) : Number(value);
  return controls ? (
    <controls.NumberControl {...{ field, standing, brief, ...rest }} value={number} />
  ) : (
    <StaticNumber {...{ field, locked }} value={number} />
  );
}
