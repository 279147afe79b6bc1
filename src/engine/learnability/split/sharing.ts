import type { Helpers } from "../../core/split-work";
import { type Sharing, usuallyWorth } from "../spectra";
import { DataWork } from "./data-work";

/** Shares what is large with workers that play the role "tasks" of this lab. @param worth  multiply-adds from which on it is. */
export function sharingWith(helpers: Helpers, worth = usuallyWorth): Sharing {
  return { worth, open: async (workspace) => new DataWork(workspace, helpers, worth) };
}
