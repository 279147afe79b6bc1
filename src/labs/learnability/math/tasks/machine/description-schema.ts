/** What the schemas of all machines that a person describes are made of. */
import * as z from "zod/mini";
import { shown } from "../../../../../platform/fields/fields";
import { atMost } from "../../../../../platform/fields/lengths";
import { problemLine } from "../../../../../platform/fields/problem";
import type { MachineProblem } from "./problem";

export const text = z.string({ error: (issue) => `must be text, got ${shown(issue.input)}` });
export const index = z.int({ error: (issue) => `must be a whole number, got ${shown(issue.input)}` });

/** A list of at most so many entries. */
export function list<Entry>(entry: z.ZodMiniType<Entry>, most: number) {
  return z
    .array(entry, { error: (issue) => `must be a list, got ${shown(issue.input)}` })
    .check(atMost(most, { error: (issue) => `has ${sizeOf(issue.input)} entries, the limit is ${most}` }));
}

function sizeOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}

/** Accepts what has the shape of a machine and can run: `check` finds no problem. */
export function runnable<Machine>(
  shape: z.ZodMiniType<unknown>,
  check: (machine: Machine) => readonly MachineProblem[],
): z.ZodMiniType<Machine> {
  return shape.check((context) => {
    const [problem] = check(context.value as Machine);
    if (problem) context.issues.push({ code: "custom", input: context.value, message: `cannot run: ${problemLine(problem)}` });
  }) as unknown as z.ZodMiniType<Machine>;
}
