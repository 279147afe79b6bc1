/** The panels of this lab in the order of the page. */
import type { panelControls } from "../../experiment/eagle/controls";
import type { EagleDocument } from "../../experiment/eagle/document";
import type { PanelDefinition } from "../../shell/panel-definition";
import { ConditionPanel } from "./panels/ConditionPanel";
import { HolePanel } from "./panels/HolePanel";
import { MatrixPanel } from "./panels/MatrixPanel";
import { RacePanel } from "./panels/RacePanel";
import { eaglePanelText } from "./panels/words";

/** Its control is one of those that links of this lab's documents know. */
interface OwnPanel extends PanelDefinition<EagleDocument> {
  readonly control: (typeof panelControls)[number] | null;
}

export const panels: readonly OwnPanel[] = [
  { id: "race", title: () => eaglePanelText.race.title, control: null, Content: RacePanel, columns: 7 },
  { id: "matrix", title: () => eaglePanelText.matrix.title, control: null, Content: MatrixPanel, columns: 5 },
  { id: "hole", title: () => eaglePanelText.hole.title, control: null, Content: HolePanel, columns: 7 },
  { id: "condition", title: () => eaglePanelText.condition.title, control: "conditioning", Content: ConditionPanel, columns: 5 },
];
