import { PresetHead } from "../../../../platform/shell/rail/PresetHead";
import { presets } from "../../document/presets";
import { useDocument } from "../session/react";
import { lionRailText } from "./words";

export function Head() {
  const { problem } = useDocument();
  const { ledeOfTasks, ...words } = lionRailText.preset;
  const lede = problem.kind === "task" ? ledeOfTasks : words.lede;
  return <PresetHead presets={presets} words={{ ...words, lede }} />;
}
