/** Words of this lab in the head of the page. */
import { formatCount } from "../../../../platform/charts/format";
import { inLanguage } from "../in-language";

const english = {
  solving: (features: number | null) => (features === null ? "Solving" : `Solving for ${formatCount(features)} features`),
  stop: {
    title: "Stop rules",
    active: (count: number) => `Stop rules (${count} active)`,
    help: "A gradient learner stops early as soon as one of these rules holds.",
  },
} as const;

export const labHeaderText = inLanguage("header/words", english);
