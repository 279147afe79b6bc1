import { PresetHead } from "../../../../platform/shell/rail/PresetHead";
import { presets } from "../../document/presets";
import { useDocument } from "../session/react";
import { eagleRailText } from "./words";

export function Head() {
  const { problem } = useDocument();
  const { ledeOfTraining, ...words } = eagleRailText.preset;
  const lede = problem.kind === "training" ? ledeOfTraining : words.lede;
  return <PresetHead presets={presets} words={{ ...words, lede }} />;
}
