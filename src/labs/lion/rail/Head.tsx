import { presets } from "../../../experiment/lion/presets";
import { PresetHead } from "../../../shell/rail/PresetHead";
import { lionRailText } from "./words";

export function Head() {
  return <PresetHead presets={presets} words={lionRailText.preset} />;
}
