import { Commentary, type CommentaryProps } from "../../../../platform/shell/rail/Commentary";
import { PresetChoice } from "../../../../platform/shell/rail/PresetChoice";
import { usePresetAmong } from "../../../../platform/shell/rail/preset-among";
import type { LionPreset } from "../../document/preset";
import { presets } from "../../document/presets";
import { useDocument } from "../session/react";
import { lionRailText } from "./words";

export function Head() {
  const { problem } = useDocument();
  const { ledeOfTasks, ...words } = lionRailText.preset;
  const lede = problem.kind === "task" ? ledeOfTasks : words.lede;
  return <PresetChoice {...usePresetAmong(presets)} presets={presets} words={{ ...words, lede }} Words={Words} />;
}

function Words(props: CommentaryProps<LionPreset>) {
  return <Commentary {...props} english={props.preset.commentary ?? ""} />;
}
