import type { Words } from "../../../../platform/ui/translation";
import type { inspectionText } from "./words";

export default {
  choose: "Encoder",
  none: "Noch kein Encoder: einen zum Trainieren hinzufügen.",
  trained: (steps: string) => `Nach ${steps} ${steps === "1" ? "Schritt" : "Schritten"}`,
  first: "Vor dem Training",
} satisfies Words<typeof inspectionText>;
