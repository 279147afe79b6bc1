/** Parts of the schemas of machines entered by the user. */
import * as z from "zod/mini";
import { atMost } from "../../../../../platform/fields/lengths";
import { fieldProblem } from "../../../../../platform/fields/problems";
import { expects, raises } from "../../../../../platform/fields/schema-problem";
import type { MachineProblem } from "./problem";
import { machineProblem } from "./problems";

export const text = z.string(expects(fieldProblem("field-text")));
export const index = z.int(expects(fieldProblem("field-whole")));

/** A list with a limit on its length. */
export function list<Entry>(entry: z.ZodMiniType<Entry>, most: number) {
  return z
    .array(entry)
    .check(atMost(most, { error: raises((input) => machineProblem("machine-list-too-long", { count: sizeOf(input), limit: most })) }));
}

function sizeOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}

/** Accepts machines that can run: of the right shape, and without problems by `check`. */
export function runnable<Machine>(
  shape: z.ZodMiniType<unknown>,
  check: (machine: Machine) => readonly MachineProblem[],
): z.ZodMiniType<Machine> {
  return shape.check((context) => {
    const [problem] = check(context.value as Machine);
    if (!problem) return;
    const raised = machineProblem(problem.hint === undefined ? "machine-cannot-run" : "machine-cannot-run-advised", { problem });
    context.issues.push({ code: "custom", input: context.value, message: raised.message, problem: raised });
  }) as unknown as z.ZodMiniType<Machine>;
}
