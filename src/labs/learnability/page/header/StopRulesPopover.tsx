import type { RefObject } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { ControlsContext } from "../../../../platform/shell/forms/controls";
import { FieldsForm } from "../../../../platform/shell/forms/FieldsForm";
import * as controls from "../rail/control-set";
import { useStopGroup } from "../rail/use-target";
import { labHeaderText } from "./words";

export interface StopRulesPopoverProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** When gradient learners end before their last step. */
export function StopRulesPopover({ anchor, onClose }: StopRulesPopoverProps) {
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
