/** The targets. To add one: a folder beside these with its two halves, one line here, and one line in `generators.ts`. */
import { packedSize } from "../model/samples";
import { associativeMemory } from "./associative-memory/kind";
import { automaton } from "./automaton/kind";
import { custom } from "./custom/kind";
import { inContextRegression } from "./in-context-regression/kind";
import { randomAttention } from "./random-attention/kind";
import type { AnySpec, SpecOf, TaskKind } from "./task-kind";
import { turingMachine } from "./turing-machine/kind";

/** By kind, in the order of the menu. */
export const tasks = {
  "random-attention": randomAttention,
  "associative-memory": associativeMemory,
  automaton,
  "turing-machine": turingMachine,
  "in-context-regression": inContextRegression,
  custom,
} as const;

type Tasks = typeof tasks;
export type TaskSpec = { [Kind in keyof Tasks]: SpecOf<Tasks[Kind]> }[keyof Tasks];

/**
 * The record of a spec. The cast states what the type of the table cannot express: the record of a kind takes the spec of
 * that kind.
 */
export function taskKindOf<Spec extends AnySpec>({ kind }: Spec): TaskKind<Spec> {
  return tasks[kind as keyof Tasks] as unknown as TaskKind<Spec>;
}

/** Standard deviation of the noise on the training labels of a target; 0 where there is none, or where it is unknown. */
export function labelNoiseOf(spec: TaskSpec): number {
  return taskKindOf(spec).labelNoise?.(spec) ?? 0;
}

/** The number by which the attention of a target is divided. */
export function attentionDivisorOf(spec: TaskSpec): number {
  return taskKindOf(spec).attentionDivisor?.(spec) ?? 1;
}

/**
 * Number of features G_jk z_l that are zero on every sample of a target by construction, since a coordinate of its last tokens is:
 * structurally zero features.
 */
export function zeroFeaturesOf(spec: TaskSpec): number {
  const { zeroCoordinates, size } = taskKindOf(spec);
  const zero = zeroCoordinates?.(spec).length ?? 0;
  return zero === 0 ? 0 : zero * packedSize(size(spec, null)?.d ?? 0);
}

/** Specs of computations, whose tokens can be generated one by one. */
export type ComputingSpec = Extract<TaskSpec, { readonly traces: number }>;

export function computes(spec: TaskSpec): spec is ComputingSpec {
  return taskKindOf(spec).computes;
}

/** Own data, which a document identifies but does not contain. */
export type OwnDataSpec = Extract<TaskSpec, { readonly hash: string }>;

export function isOwnData(spec: TaskSpec): spec is OwnDataSpec {
  return !taskKindOf(spec).generated;
}

export const ownDataKind: OwnDataSpec["kind"] = custom.kind;
