import { describeFailure } from "../engine/failure";
import { failureSaid } from "../ui/problem-said";

/** The sentence for an error. */
export function errorSaid(error: unknown): string {
  return failureSaid(describeFailure(error));
}
