/**
 * What is known of one kind of target: everything that would otherwise be asked by its name. How its data are made is in its
 * other half, `TaskSource`, which the page does not carry.
 */
import type { ZodMiniType } from "zod/mini";
import type { Fields } from "../../../../platform/fields/fields";
import type { DataSize, OwnSize } from "./training-size";

/** A spec of some kind; each kind adds the values of its own fields. */
export interface AnySpec {
  readonly kind: string;
}

export interface TaskKind<Spec extends AnySpec = AnySpec> {
  readonly kind: Spec["kind"];
  /** In English, as forms and histories name it: "Finite automaton". */
  readonly title: string;
  /** In English, as citations name what is studied: "finite automata". */
  readonly plural: string;
  readonly fields: Fields;
  readonly schema: ZodMiniType<Spec>;
  /** Drawn from its settings; own data are not. */
  readonly generated: boolean;
  /** Its samples are the tokens of computations, which can be certified and carried out one by one. */
  readonly computes: boolean;

  /** What it makes, before any of it is made; null where that is not known. */
  size(spec: Spec, own: OwnSize | null): DataSize | null;
  /** The fields that say how many samples there are: where it is too large, these give way before the target itself does. */
  readonly counts: readonly (keyof Spec & string)[];
  /** Tokens of the longest training sequence, as learners of tokens see it; null where that is not known. */
  sequenceLength(spec: Spec): number | null;

  /** The spec with what no result depends on at one value; the fields marked as shown are seen to already. */
  unnamed?(spec: Spec): Spec;
  /** The spec after a person has changed one field, with others that have to give way. */
  fitted?(spec: Spec, changed: string): Spec;
  /** Of computations that do not end with their input. */
  readonly goesOn?: GoesOn<Spec>;
  /** Whether even the best linear attention cannot be exact on it. */
  inexact?(spec: Spec): boolean;
  /** Heads of the linear-attention layer that makes its labels, before any noise; missing or null where no such layer is known. */
  teacherHeads?(spec: Spec): number | null;
}

/** Computations that can be carried on beyond the steps of their traces. */
export interface GoesOn<Spec> {
  /** Steps of every trace. */
  steps(spec: Spec): number;
  readonly mostSteps: number;
  /** The same computations over so many steps. */
  prolonged(spec: Spec, steps: number): Spec;
}

/** The spec that a kind is about. */
export type SpecOf<Kind> = Kind extends TaskKind<infer Spec> ? Spec : never;
