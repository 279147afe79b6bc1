import type { FedBack } from "./rollout";
import type { SymbolGroup } from "./symbols";

/**
 * Definition G.2 for every group of one-hot coordinates: 1 at its largest coordinate, the first of several, and 0 elsewhere. It
 * gives a valid token whatever the errors are.
 *
 * @param groupsOf  the groups that the token of a step has; it is zero in all others.
 */
export const largestOfEach =
  (groupsOf: (step: number) => readonly SymbolGroup[]): FedBack =>
  (output, step) => {
    const token = new Float64Array(output.length);
    for (const { offset, size } of groupsOf(step)) {
      let best = offset;
      for (let j = offset + 1; j < offset + size; j++) if (output[j] > output[best]) best = j;
      token[best] = 1;
    }
    return token;
  };
