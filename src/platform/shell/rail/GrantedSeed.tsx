import { StaticNumber } from "../../ui/controls/StaticField";
import { useLock } from "../class/locks";
import { SeedField } from "../forms/SeedField";
import type { Target } from "./lab-rail";

/** The seed is among all settings; in the rail it is shown where a link leaves it free, or locks it. */
export function GrantedSeed({ field, value, propose }: Target["seed"]) {
  const lock = useLock("seed");
  if (lock === "locked")
    return (
      <div className="form form-brief">
        <StaticNumber field={field} value={value} locked />
      </div>
    );
  return lock === "free" ? <SeedField {...{ field, value, propose }} /> : null;
}
