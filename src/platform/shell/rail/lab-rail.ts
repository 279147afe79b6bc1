/** The lab's parts of the rail. The hooks are called while a document of the lab is open. */
import type { ComponentType } from "react";
import type { SwatchProps } from "../../charts/Marker";
import type { NumberField } from "../../fields/fields";
import type { FieldSet } from "../forms/field-set";

export interface LabRail {
  /** Name of the rail. */
  label(): string;
  useTarget(): Target;
  /** Opens and describes a person's own data. */
  readonly Own: ComponentType;
  /** Null where the lab compares nothing. */
  useContenders(): Contenders | null;
  /** Figure of a contender by its place; null before there is one. */
  useFigure(index: number): string | null;
  useStanding(index: number): Standing;
}

/** The kind of target that all labs use for a person's own data. */
export const ownKind = "custom";

/** The subject of a lab's computations: its kind, its settings, and the seed of all random draws. */
export interface Target {
  readonly title: string;
  /** Name of the list of kinds. */
  readonly kindLabel: string;
  readonly kinds: readonly { readonly id: string; readonly name: string }[];
  readonly kind: string;
  /** Chooses another kind, which is not own data. */
  readonly choose: (kind: string) => void;
  readonly groups: readonly SettingsGroup[];
  readonly seed: { readonly field: NumberField; readonly value: number; readonly propose: (value: unknown) => string | null };
}

/** Settings that stand together among all settings. */
export interface SettingsGroup extends FieldSet {
  /** Before the names of its fields in a document, as in "task"; empty for settings of the document itself. */
  readonly path: string;
  readonly title: string;
  /** The page has another place for them, so the rail does not show them. */
  readonly elsewhere?: true;
}

/** The learners, solvers or encoders that are compared with each other. */
export interface Contenders {
  readonly title: string;
  /** Meaning of the figures, above them. */
  readonly figure: string;
  /** The control that a link may lock. */
  readonly control: string;
  readonly most: number;
  readonly words: { readonly none: string; readonly add: string; most(count: number): string };
  readonly addable: readonly Addable[];
  readonly all: readonly Contender[];
}

/** A kind of contender. */
export interface Addable {
  readonly id: string;
  readonly name: string;
  readonly add: () => void;
}

export interface Contender {
  /** Its place in the document. */
  readonly index: number;
  readonly name: string;
  readonly marker: number;
  readonly color: string;
  readonly textColor: string;
  readonly stroke: NonNullable<SwatchProps["stroke"]>;
  /** Its method, in a sentence. */
  readonly method: string;
  /** Null where it has none. */
  readonly settings: FieldSet | null;
  /** Absent where a copy makes no sense. */
  readonly duplicate?: () => void;
  readonly remove: () => void;
}

/** State of a contender. */
export interface Standing {
  readonly words: string;
  readonly tone: "plain" | "error";
  /** A change that should solve the problem. */
  readonly remedy?: { readonly words: string; readonly act: () => void } | null;
  /** A number beside it, and its meaning. */
  readonly note?: { readonly words: string; readonly help: string } | null;
}
