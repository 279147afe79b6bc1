import { PaperNotes } from "../../../../platform/shell/rail/PaperNotes";
import { PresetChoice } from "../../../../platform/shell/rail/PresetChoice";
import { usePresetAmong } from "../../../../platform/shell/rail/preset-among";
import { presets } from "../../document/presets";
import { useDocument } from "../session/react";
import { eagleRailText } from "./words";

export function Head() {
  const { problem } = useDocument();
  const { ledeOfTraining, paper: titles, ...words } = eagleRailText.preset;
  return (
    <PresetChoice
      {...usePresetAmong(presets)}
      presets={presets}
      words={{ ...words, lede: problem.kind === "training" ? ledeOfTraining : words.lede }}
      paper={({ id, paper }) => paper && <PaperNotes id={id} notes={paper} words={titles} />}
    />
  );
}
