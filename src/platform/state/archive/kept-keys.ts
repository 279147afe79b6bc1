/** Settings that belong to the user rather than to a device or to another page of the same host. */
import { isOurs } from "../preference-keys";

/** Measurements of this device, which do not hold for another. */
const ofDevice = ["calibration", "learnability-speeds"];

export function isArchived(name: string): boolean {
  return isOurs(name) && !ofDevice.includes(name);
}

/** A setting as JSON, without keys that could do harm; undefined where it is not JSON. */
export function readable(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => (["__proto__", "constructor", "prototype"].includes(key) ? undefined : value));
  } catch {
    return undefined;
  }
}
