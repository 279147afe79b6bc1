/** The panels of this lab in the order of the page. */
import { lazy } from "react";
import type { panelControls } from "../../experiment/eagle/controls";
import type { EagleDocument } from "../../experiment/eagle/document";
import type { PanelDefinition } from "../../shell/panel-definition";
import { ConditionPanel } from "./panels/ConditionPanel";
import { HolePanel } from "./panels/HolePanel";
import { MatrixPanel } from "./panels/MatrixPanel";
import { RacePanel } from "./panels/RacePanel";
import { eaglePanelText } from "./panels/words";
import { eagleText } from "./words";

/** Its control is one of those that links of this lab's documents know. */
interface OwnPanel extends PanelDefinition<EagleDocument> {
  readonly control: (typeof panelControls)[number] | null;
}

/** Columns on machines, or a solver that would spread them. */
const spreadOut = ({ problem, solvers }: EagleDocument) =>
  problem.kind === "distributed" || solvers.some((spec) => spec.kind === "eagle" && spec.regime === "distributed");

export const panels: readonly OwnPanel[] = [
  { id: "race", title: () => eaglePanelText.race.title, control: null, Content: RacePanel, columns: 7 },
  { id: "matrix", title: () => eaglePanelText.matrix.title, control: null, Content: MatrixPanel, columns: 5 },
  { id: "hole", title: () => eaglePanelText.hole.title, control: null, Content: HolePanel, columns: 7 },
  { id: "condition", title: () => eaglePanelText.condition.title, control: "conditioning", Content: ConditionPanel, columns: 5 },
  {
    id: "machines",
    title: () => eagleText.panels.machines,
    when: spreadOut,
    control: null,
    late: { loading: () => eagleText.loading },
    Content: lazy(() => import("./machines/MachinesPanel").then(({ MachinesPanel }) => ({ default: MachinesPanel }))),
    columns: 12,
    height: 520,
    framed: () => 560,
  },
  {
    id: "exchange",
    title: () => eagleText.panels.exchange,
    when: spreadOut,
    control: null,
    late: { loading: () => eagleText.loading },
    Content: lazy(() => import("./machines/ExchangePanel").then(({ ExchangePanel }) => ({ default: ExchangePanel }))),
    columns: 12,
    height: 460,
    framed: () => 520,
  },
  {
    id: "sketches",
    title: () => eagleText.panels.sketches,
    when: ({ solvers }) => solvers.some((spec) => spec.kind === "sketch-sgd" || (spec.kind === "eagle" && spec.regime === "limited")),
    control: null,
    late: { loading: () => eagleText.loading },
    Content: lazy(() => import("./sketches/SketchesPanel").then(({ SketchesPanel }) => ({ default: SketchesPanel }))),
    columns: 12,
    height: 440,
    framed: () => 500,
  },
];
