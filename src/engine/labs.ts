/** The labs there are, as far as computing goes: one line for each. Page, workers and command line find them here. */
import { labByDefault } from "../documents/format";
import type { LabEntry } from "./core/lab-entry";
import { eagle } from "./eagle/lab";
import { learnability } from "./learnability/lab";
import { lion } from "./lion/lab";

export const labs: Readonly<Record<string, LabEntry>> = { learnability, eagle, lion };

/** That of links and files that name none. */
export const firstLab = labByDefault;
