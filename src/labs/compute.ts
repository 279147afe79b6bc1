/** The labs there are, as far as computing goes: one line for each. Page, workers and command line find them here. */
import { labByDefault } from "../platform/documents/format";
import type { LabCompute } from "../platform/engine/lab-compute";
import { eagle } from "./eagle/compute";
import { learnability } from "./learnability/compute";
import { lion } from "./lion/compute";

export const labs: Readonly<Record<string, LabCompute>> = { learnability, eagle, lion };

/** That of links and files that name none. */
export const firstLab = labByDefault;
