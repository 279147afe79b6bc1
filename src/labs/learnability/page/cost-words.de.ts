import { formatCount, formatDuration, formatPower } from "../../../platform/charts/format";
import { counted } from "../../../platform/ui/grammar.de";
import type { costText } from "./cost-words";

function roughly(seconds: number): string {
  if (seconds < 90) return `${formatCount(seconds)} s`;
  return seconds < 90 * 60 ? `${formatCount(seconds / 60)} min` : `${formatCount(seconds / 3600)} h`;
}

const inPowers = (count: number) => formatPower(count, 1);

export default {
  left: (seconds: number) => `noch etwa ${roughly(seconds)}`,
  expected: (seconds: number, learners: number) =>
    `etwa ${roughly(seconds)}${learners === 0 ? "" : ` für ${counted(learners, "Lerner", "Lerner")}`}`,
  multiplyAdds: (count: number) => `${inPowers(count)} Multiply-adds`,
  count: inPowers,
  time: (milliseconds: number) => formatDuration(milliseconds).replaceAll(" ", "\u00a0"),
  total: "Multiply-adds aller Lerner zusammen, und ihre Zeit auf diesem Gerät",
  columns: { learner: "Lerner", error: "Fehler", multiplyAdds: "Mult.-Add.", time: "Zeit" },
  unknown: "–",
  errors: "Testfehler der Lerner am Ende",
} satisfies typeof costText;
