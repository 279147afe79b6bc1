import { lazy, useRef, useState } from "react";
import { LatePart } from "../../../../platform/shell/offline/LatePart";
import { IconButton } from "../../../../platform/ui/IconButton";
import { FlagIcon } from "../../../../platform/ui/icons";
import { usePlayground } from "../session/react";
import { labHeaderText } from "./words";

const StopRulesPopover = lazy(() => import("./StopRulesPopover").then((module) => ({ default: module.StopRulesPopover })));

/** Opens the rules that stop a learner early; a dot marks active rules. */
export function StopRulesButton() {
  const anchor = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const rules = usePlayground((state) => state.experiment.stop);
  const active = Object.values(rules).filter((value) => value > 0).length;
  return (
    <span className="stop-rules" ref={anchor}>
      <IconButton
        label={active > 0 ? labHeaderText.stop.active(active) : labHeaderText.stop.title}
        expanded={open}
        popup="dialog"
        onPress={() => setOpen(!open)}
      >
        <FlagIcon />
      </IconButton>
      {active > 0 && <span className="stop-rules-dot" aria-hidden="true" />}
      {open && (
        <LatePart fallback={null}>
          <StopRulesPopover anchor={anchor} onClose={() => setOpen(false)} />
        </LatePart>
      )}
    </span>
  );
}
