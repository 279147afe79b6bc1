/** Parts of the schemas of machines entered by the user. */
import * as z from "zod/mini";
import { fieldProblem } from "../../../../../platform/fields/field-problem";
import { atMost } from "../../../../../platform/fields/lengths";
import { expects } from "../../../../../platform/fields/schema-problem";
import { machineProblem } from "./machine-problem";
import type { MachineProblem } from "./problem";

export const text = z.string(expects(fieldProblem("field-text")));
export const index = z.int(expects(fieldProblem("field-whole")));

/** A list with a limit on its length. */
export function list<Entry>(entry: z.ZodMiniType<Entry>, most: number) {
  return z.array(entry).check(atMost(most));
}

/** Accepts machines that can run: of the right shape, and without problems by `check`. */
export function runnable<Machine>(
  shape: z.ZodMiniType<unknown>,
  check: (machine: Machine) => readonly MachineProblem[],
): z.ZodMiniType<Machine> {
  return shape.check((context) => {
    const [problem] = check(context.value as Machine);
    if (!problem) return;
    const raised = machineProblem("machine-cannot-run", { problem });
    context.issues.push({ code: "custom", input: context.value, message: raised.code, problem: raised });
  }) as unknown as z.ZodMiniType<Machine>;
}
