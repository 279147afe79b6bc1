/** The labs there are, as far as computing goes: one line for each. Page, workers and command line find them here. */
import { labByDefault } from "../platform/documents/format";
import type { LabEntry } from "../platform/engine/lab-entry";
import { eagle } from "./eagle/compute";
import { learnability } from "./learnability/compute";
import { lion } from "./lion/compute";

export const labs: Readonly<Record<string, LabEntry>> = { learnability, eagle, lion };

/** That of links and files that name none. */
export const firstLab = labByDefault;
