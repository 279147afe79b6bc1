import { useState } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { IconButton } from "../../ui/IconButton";
import { CloseIcon } from "../../ui/icons";
import { RedoControl, UndoControl } from "../header/EditControls";
import { headerText } from "../header/words";
import { useLab } from "../lab";
import { AllSettings } from "./AllSettings";
import { RailContenders } from "./RailContenders";
import { RailTarget } from "./RailTarget";
import { railFrameText } from "./words";
import "./sheet.css";

interface RailSheetProps {
  readonly part: "settings" | "contenders";
  readonly onClose: () => void;
}

/** A part of the rail, over the panels from below; whatever is changed runs behind it at once. All settings take its place when asked for. */
export function RailSheet({ part, onClose }: RailSheetProps) {
  const contenders = useLab().rail.useContenders();
  const [all, setAll] = useState<"settings" | "runs" | null>(null);
  const title = all ? railFrameText.all : part === "settings" ? railFrameText.settings : (contenders?.title ?? "");
  return (
    <ModalOverlay className="sheet-overlay" isOpen isDismissable onOpenChange={(open) => !open && onClose()}>
      <Modal className="sheet">
        <Dialog className="sheet-dialog" aria-label={title}>
          <div className="sheet-head">
            <h2>{title}</h2>
            <UndoControl />
            <RedoControl />
            <IconButton look="plain" label={headerText.closeSheet} onPress={onClose}>
              <CloseIcon />
            </IconButton>
          </div>
          <div className="sheet-body">
            {all ? (
              <AllSettings start={all} />
            ) : part === "settings" ? (
              <RailTarget onAll={() => setAll("settings")} />
            ) : (
              <RailContenders onRuns={() => setAll("runs")} />
            )}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
