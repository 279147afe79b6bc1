import { describeFailure } from "../engine/failure";
import { failureSaid } from "../ui/problem-said";

/** What to say of an error. */
export function errorSaid(error: unknown): string {
  return failureSaid(describeFailure(error));
}
