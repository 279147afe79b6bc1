import { StaticNumber } from "../../ui/controls/StaticField";
import { SlidersIcon } from "../../ui/icons";
import { useLock, useLocks } from "../class/locks";
import { SeedField } from "../forms/SeedField";
import { useLab } from "../lab";
import { LatePart } from "../offline/LatePart";
import { useOwnDataAsked } from "../own-data/asked";
import { BriefForm } from "./BriefForm";
import { ownKind, type Target } from "./lab-rail";
import { TargetKind, useShownKind } from "./TargetKind";
import { railFrameText } from "./words";

interface RailTargetProps {
  /** Called with the button that opens all settings. */
  readonly onAll: (button: HTMLElement) => void;
}

/** The subject of the lab's computations: its kind, the settings that matter to the preset, and the button for all settings. */
export function RailTarget({ onAll }: RailTargetProps) {
  const { useTarget, Own } = useLab().rail;
  const target = useTarget();
  const asked = useOwnDataAsked();
  const shown = useShownKind(target);
  return (
    <section className="rail-section" aria-labelledby="target-heading">
      <h2 id="target-heading">{target.title}</h2>
      <TargetKind target={target} />
      {shown === ownKind && (
        <LatePart fallback={null}>
          <Own />
        </LatePart>
      )}
      {!asked && <BriefForm groups={target.groups} />}
      {!asked && <GrantedSeed {...target.seed} />}
      {!asked && (
        <button type="button" className="rail-all" aria-haspopup="dialog" onClick={({ currentTarget }) => onAll(currentTarget)}>
          <SlidersIcon />
          <span>{railFrameText.all}</span>
        </button>
      )}
    </section>
  );
}

/** The seed is among all settings; it is shown here where a link leaves it free. */
function GrantedSeed({ field, value, propose }: Target["seed"]) {
  const locks = useLocks();
  const lock = useLock("seed");
  if (locks === null) return null;
  if (lock === "locked") return <StaticNumber field={field} value={value} locked />;
  return lock === "free" ? <SeedField {...{ field, value, propose }} /> : null;
}
