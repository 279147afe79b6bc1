import { formatCount } from "../../../../platform/charts/format";
import type { labHeaderText } from "./words";

export default {
  solving: (features: number | null) => (features === null ? "Löst" : `Löst für ${formatCount(features)} Merkmale`),
  stop: {
    title: "Stoppregeln",
    active: (count: number) => `Stoppregeln (${count} aktiv)`,
    help: "Ein Lerner mit Gradientenabstieg endet vor seinem letzten Schritt, sobald eine davon gilt.",
  },
} satisfies typeof labHeaderText;
