import type { RefObject } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { ControlsContext } from "../../../../platform/shell/forms/controls";
import { FieldsForm } from "../../../../platform/shell/forms/FieldsForm";
import { propose } from "../../../../platform/shell/forms/propose";
import { valuesOf } from "../../../../platform/shell/forms/values";
import { stopFields } from "../../math/learners/stop";
import { useBasePreset } from "../rail/BasePreset";
import * as controls from "../rail/control-set";
import { withStopRule } from "../rail/edits";
import { usePlayground, useSession } from "../session/react";
import { labHeaderText } from "./words";

export interface StopRulesPopoverProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

const noRules = Object.fromEntries(Object.entries(stopFields).map(([name, field]) => [name, field.default]));

/** When gradient learners end before their last step. */
export function StopRulesPopover({ anchor, onClose }: StopRulesPopoverProps) {
  const session = useSession();
  const rules = usePlayground((state) => state.experiment.stop);
  const base = useBasePreset()?.document.stop;
  return (
    <Popover className="popover" triggerRef={anchor} isOpen onOpenChange={(open) => !open && onClose()} placement="bottom end" offset={8}>
      <Dialog className="popover-dialog" aria-label={labHeaderText.stop.title}>
        <h2 className="popover-title">{labHeaderText.stop.title}</h2>
        <p className="field-help">{labHeaderText.stop.help}</p>
        <ControlsContext value={controls}>
          <FieldsForm
            owner="stop"
            table={stopFields}
            values={valuesOf(rules)}
            base={base ? valuesOf(base) : noRules}
            propose={(name, value) => propose(session, `stop.${name}`, withStopRule(name, value))}
          />
        </ControlsContext>
      </Dialog>
    </Popover>
  );
}
