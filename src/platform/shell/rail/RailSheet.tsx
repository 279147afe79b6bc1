import { Dialog } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { IconButton } from "../../ui/IconButton";
import { CloseIcon } from "../../ui/icons";
import { EditControls } from "../header/EditControls";
import { headerText } from "../header/words";
import { useLab } from "../lab";
import { RailSettings } from "./RailSettings";
import "./sheet.css";

/** The settings, over the panels from below; whatever is changed runs behind it at once. */
export function RailSheet({ onClose }: { readonly onClose: () => void }) {
  const title = useLab().rail.settingsTitle();
  return (
    <ModalOverlay className="sheet-overlay" isOpen isDismissable onOpenChange={(open) => !open && onClose()}>
      <Modal className="sheet">
        <Dialog className="sheet-dialog" aria-label={title}>
          <div className="sheet-head">
            <h2>{title}</h2>
            <EditControls />
            <IconButton look="plain" label={headerText.closeSheet} onPress={onClose}>
              <CloseIcon />
            </IconButton>
          </div>
          <div className="sheet-body">
            <RailSettings />
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
