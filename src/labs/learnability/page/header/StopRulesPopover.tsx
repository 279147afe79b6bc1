import { Dialog } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { ControlsContext } from "../../../../platform/shell/forms/controls";
import { FieldsForm } from "../../../../platform/shell/forms/FieldsForm";
import type { MenuSettingsProps } from "../../../../platform/shell/lab-menu";
import * as controls from "../rail/control-set";
import { useStopGroup } from "../rail/use-target";
import { labHeaderText } from "./words";

/** When gradient learners end before their last step. */
export function StopRulesPopover({ anchor, onClose }: MenuSettingsProps) {
  const rules = useStopGroup();
  return (
    <Popover className="popover" triggerRef={anchor} isOpen onOpenChange={(open) => !open && onClose()} placement="bottom end" offset={8}>
      <Dialog className="popover-dialog" aria-label={rules.title}>
        <h2 className="popover-title">{rules.title}</h2>
        <p className="field-help">{labHeaderText.stop.help}</p>
        <ControlsContext value={controls}>
          <FieldsForm {...rules} />
        </ControlsContext>
      </Dialog>
    </Popover>
  );
}
