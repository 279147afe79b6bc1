/** The papers of the index, in the order of their labs. */
import { eagle } from "./eagle";
import { lion } from "./lion";
import type { Paper } from "./paper";
import { yau } from "./yau";
import { zhang } from "./zhang";

export const papers: readonly Paper[] = [yau, zhang, eagle, lion];
