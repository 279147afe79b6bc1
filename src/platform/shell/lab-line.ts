/** The line of a lab, which stands below its name. */
import { type ComponentType, lazy } from "react";
import type { LabEntry } from "./lab-entry";

const lines = new Map<string, ComponentType>();

/** Fetched when it is drawn, once, if it is not there; undefined for a lab without an opening. */
export function lineOf({ id, opening }: LabEntry): ComponentType | undefined {
  if (!opening) return undefined;
  const line = lines.get(id) ?? lazy(opening.line);
  lines.set(id, line);
  return line;
}
