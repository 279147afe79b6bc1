/** The panels of this lab in the order of the page. */
import type { LionDocument } from "../../experiment/lion/document";
import type { PanelDefinition } from "../../shell/panel-definition";
import { ChunksPanel } from "./forms/ChunksPanel";
import { MatrixPanel } from "./forms/MatrixPanel";
import { SweepsPanel } from "./forms/SweepsPanel";
import { formsText } from "./forms/words";
import { AgreementPanel } from "./panels/AgreementPanel";
import { lionPanelText } from "./panels/words";

export const panels: readonly PanelDefinition<LionDocument>[] = [
  { id: "matrix", title: () => formsText.matrix.title, control: null, Content: MatrixPanel, columns: 7 },
  { id: "agreement", title: () => lionPanelText.agreement.title, control: null, Content: AgreementPanel, columns: 5 },
  { id: "sweeps", title: () => formsText.sweeps.title, control: null, Content: SweepsPanel, columns: 7 },
  { id: "chunks", title: () => formsText.chunks.title, control: null, Content: ChunksPanel, columns: 5 },
];
