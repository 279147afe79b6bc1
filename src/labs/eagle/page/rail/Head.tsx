import { PresetHead } from "../../../../platform/shell/rail/PresetHead";
import { presetSaid } from "../../../../platform/ui/language";
import { unbroken } from "../../../../platform/ui/unbroken";
import { type EaglePreset, presets } from "../../document/presets";
import { useDocument } from "../session/react";
import { eagleRailText } from "./words";

export function Head() {
  const { problem } = useDocument();
  const { ledeOfTraining, ...words } = eagleRailText.preset;
  const lede = problem.kind === "training" ? ledeOfTraining : words.lede;
  return <PresetHead presets={presets} words={{ ...words, lede }} groupOf={groupOf} more={paperOf} />;
}

function groupOf({ document, paper }: EaglePreset): keyof typeof eagleRailText.preset.groups {
  if (paper) return "paper";
  return document.problem.kind === "training" ? "training" : "solvers";
}

/** Where a preset is a figure of the paper: what of that is reproduced. */
function paperOf({ id, paper }: EaglePreset) {
  const words = eagleRailText.preset.paper;
  return (
    paper && (
      <details className="rail-paper">
        <summary>{words.title}</summary>
        <dl>
          {(["setting", "reproduced", "differs"] as const).map((part) => (
            <div key={part}>
              <dt>{words[part]}</dt>
              <dd>{unbroken(presetSaid(id, part, paper[part]))}</dd>
            </div>
          ))}
        </dl>
      </details>
    )
  );
}
