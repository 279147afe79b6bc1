import { Commentary, type CommentaryProps } from "../../../../platform/shell/rail/Commentary";
import { PaperNotes } from "../../../../platform/shell/rail/PaperNotes";
import { PresetChoice } from "../../../../platform/shell/rail/PresetChoice";
import { usePresetAmong } from "../../../../platform/shell/rail/preset-among";
import type { EaglePreset } from "../../document/preset";
import { presets } from "../../document/presets";
import { useDocument } from "../session/react";
import { eagleRailText } from "./words";

export function Head() {
  const { problem } = useDocument();
  const { ledeOfTraining, paper: _, ...words } = eagleRailText.preset;
  return (
    <PresetChoice
      {...usePresetAmong(presets)}
      presets={presets}
      words={{ ...words, lede: problem.kind === "training" ? ledeOfTraining : words.lede }}
      Words={Words}
    />
  );
}

function Words(props: CommentaryProps<EaglePreset>) {
  const { id, commentary = "", paper } = props.preset;
  const notes = paper && <PaperNotes id={id} notes={paper} words={eagleRailText.preset.paper} />;
  return <Commentary {...props} english={commentary} paper={notes} />;
}
