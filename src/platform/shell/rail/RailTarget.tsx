import { lazy } from "react";
import { SlidersIcon } from "../../ui/icons";
import { useLocks } from "../class/locks";
import { useLab } from "../lab";
import { LatePart } from "../offline/LatePart";
import { useOwnDataAsked } from "../own-data/asked";
import { BriefForm } from "./BriefForm";
import { ownKind } from "./lab-rail";
import { TargetKind, useShownKind } from "./TargetKind";
import { railFrameText } from "./words";

const GrantedSeed = lazy(() => import("./GrantedSeed").then((module) => ({ default: module.GrantedSeed })));

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
  const assigned = useLocks() !== null;
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
      {!asked && assigned && (
        <LatePart fallback={null}>
          <GrantedSeed {...target.seed} />
        </LatePart>
      )}
      {!asked && (
        <button type="button" className="rail-all" aria-haspopup="dialog" onClick={({ currentTarget }) => onAll(currentTarget)}>
          <SlidersIcon />
          <span>{railFrameText.all}</span>
        </button>
      )}
    </section>
  );
}
