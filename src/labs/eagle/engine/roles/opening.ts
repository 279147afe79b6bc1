import { sweepRole } from "../../../../platform/engine/sweep-role";
import { compareSolvers } from "../opening/two-solvers";

/** Completes the matrix of the opening with two solvers. */
export const role = sweepRole(compareSolvers);
