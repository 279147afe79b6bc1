import { formatCount } from "../../../../platform/charts/format";
import type { labHeaderText } from "./words";

export default {
  solving: (features: number | null) => (features === null ? "Löst" : `Löst für ${formatCount(features)} Merkmale`),
  stop: {
    title: "Stoppregeln",
    active: (count: number) => `Stoppregeln (${count} aktiv)`,
    help: "Ein Gradientenlerner hält vorzeitig an, sobald eine dieser Regeln gilt.",
  },
} satisfies typeof labHeaderText;
