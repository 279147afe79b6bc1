import type { RefObject } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { useBasePreset } from "../../labs/learnability/rail/BasePreset";
import * as controls from "../../labs/learnability/rail/control-set";
import { ControlsContext } from "../../labs/learnability/rail/controls";
import { FieldsForm } from "../../labs/learnability/rail/FieldsForm";
import { usePropose, withStopRule } from "../../labs/learnability/rail/proposal";
import { valuesOf } from "../../labs/learnability/values";
import { stopFields } from "../../learners/stop";
import { usePlayground } from "../../state/react";
import { text } from "../../ui/text";

export interface StopRulesPopoverProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

const noRules = Object.fromEntries(Object.entries(stopFields).map(([name, field]) => [name, field.default]));

/** When gradient learners end before their last step. */
export function StopRulesPopover({ anchor, onClose }: StopRulesPopoverProps) {
  const propose = usePropose();
  const rules = usePlayground((state) => state.experiment.stop);
  const base = useBasePreset()?.experiment.stop;
  return (
    <Popover className="popover" triggerRef={anchor} isOpen onOpenChange={(open) => !open && onClose()} placement="bottom end" offset={8}>
      <Dialog className="popover-dialog" aria-label={text.header.stop}>
        <h2 className="popover-title">{text.header.stop}</h2>
        <p className="field-help">{text.header.stopHelp}</p>
        <ControlsContext value={controls}>
          <FieldsForm
            owner="stop"
            table={stopFields}
            values={valuesOf(rules)}
            base={base ? valuesOf(base) : noRules}
            propose={(name, value) => propose(`stop.${name}`, withStopRule(name, value))}
          />
        </ControlsContext>
      </Dialog>
    </Popover>
  );
}
