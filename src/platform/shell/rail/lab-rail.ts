/** What a lab gives the rail. The hooks are called while a document of the lab is open. */
import type { ComponentType } from "react";
import type { SwatchProps } from "../../charts/Marker";
import type { NumberField } from "../../fields/fields";
import type { FieldSet } from "../forms/field-set";

export interface LabRail {
  /** Name of the rail. */
  label(): string;
  useTarget(): Target;
  /** How data of a person's own are opened, and what they are. */
  readonly Own: ComponentType;
  /** Null where nothing competes. */
  useContenders(): Contenders | null;
  /** Of a contender by its place; null before there is one. */
  useFigure(index: number): string | null;
  useStanding(index: number): Standing;
}

/** The kind of target that all labs give data of a person's own. */
export const ownKind = "custom";

/** What a lab computes on: of which kind it is, its settings, and the seed of all that is drawn. */
export interface Target {
  readonly title: string;
  /** Name of the list of kinds. */
  readonly kindLabel: string;
  readonly kinds: readonly { readonly id: string; readonly name: string }[];
  readonly kind: string;
  /** Another kind, which is not own data. */
  readonly choose: (kind: string) => void;
  readonly groups: readonly SettingsGroup[];
  readonly seed: { readonly field: NumberField; readonly value: number; readonly propose: (value: unknown) => string | null };
}

/** Settings that stand together among all settings. */
export interface SettingsGroup extends FieldSet {
  /** Before the names of its fields in a document, as in "task"; empty for settings of the document itself. */
  readonly path: string;
  readonly title: string;
  /** The page has another place for them, so that the rail needs none. */
  readonly elsewhere?: true;
}

/** Those that are compared with each other: learners, solvers or encoders. */
export interface Contenders {
  readonly title: string;
  /** What the figures are, above them. */
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
  /** How it works, in a sentence. */
  readonly method: string;
  /** Null where it has none. */
  readonly settings: FieldSet | null;
  /** Absent where a copy makes no sense. */
  readonly duplicate?: () => void;
  readonly remove: () => void;
}

/** How far a contender is. */
export interface Standing {
  readonly words: string;
  readonly tone: "plain" | "error";
  /** A change that should mend what went wrong. */
  readonly remedy?: { readonly words: string; readonly act: () => void } | null;
  /** A number beside it, and what it means. */
  readonly note?: { readonly words: string; readonly help: string } | null;
}
