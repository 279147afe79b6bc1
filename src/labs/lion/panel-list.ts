/** The panels of this lab in the order of the page. */
import type { LionDocument } from "../../experiment/lion/document";
import type { PanelDefinition } from "../../shell/panel-definition";
import { AgreementPanel } from "./panels/AgreementPanel";
import { lionPanelText } from "./panels/words";

export const panels: readonly PanelDefinition<LionDocument>[] = [
  { id: "agreement", title: () => lionPanelText.agreement.title, control: null, Content: AgreementPanel, columns: 5 },
];
