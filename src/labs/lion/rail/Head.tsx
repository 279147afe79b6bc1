import { presets } from "../../../experiment/lion/presets";
import { PresetHead } from "../../../shell/rail/PresetHead";
import { useDocument } from "../session/react";
import { lionRailText } from "./words";

export function Head() {
  const { problem } = useDocument();
  const { ledeOfTasks, ...words } = lionRailText.preset;
  return <PresetHead presets={presets} words={problem.kind === "task" ? { ...words, lede: ledeOfTasks } : words} />;
}
