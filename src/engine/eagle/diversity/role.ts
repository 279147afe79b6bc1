import { sweepRole } from "../sweeps/role";
import { sweepDiversity } from "./sweep";

/** The role of a worker that tries a distributed problem at several angles. */
export const diversity = sweepRole(sweepDiversity);
