/** Words of the rail. */
import { inLanguage } from "../in-language";

const english = {
  history: "Earlier runs",
  presets: {
    label: "Preset",
    restore: "Back to the preset",
    toPanel: "Shows it",
  },
  contender: {
    settings: (name: string) => `Settings of ${name}`,
    hide: (name: string) => `Hide ${name} in the charts`,
    show: (name: string) => `Show ${name} in the charts`,
    remove: (name: string) => `Remove ${name}`,
  },
} as const;

export const railFrameText = inLanguage("rail/words", english);
