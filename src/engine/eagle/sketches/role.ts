import { sweepRole } from "../sweeps/role";
import { sweepSketches } from "./sweep";

/** The role of a worker that runs sketches of all sizes. */
export const sketches = sweepRole(sweepSketches);
