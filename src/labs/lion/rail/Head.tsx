import { type LionPreset, presets } from "../../../experiment/lion/presets";
import { PresetHead } from "../../../shell/rail/PresetHead";
import { useDocument } from "../session/react";
import { lionRailText } from "./words";

export function Head() {
  const { problem } = useDocument();
  const { ledeOfTasks, ...words } = lionRailText.preset;
  const lede = problem.kind === "task" ? ledeOfTasks : words.lede;
  return <PresetHead presets={presets} words={{ ...words, lede }} groupOf={groupOf} />;
}

function groupOf({ document }: LionPreset): keyof typeof lionRailText.preset.groups {
  return document.problem.kind === "task" ? "learning" : "forms";
}
