import { Dialog } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { EditControls } from "../../../shell/header/EditControls";
import { headerText } from "../../../shell/header/words";
import { IconButton } from "../../../ui/IconButton";
import { CloseIcon } from "../../../ui/icons";
import { RailDetails } from "./RailDetails";

/** Target and learners, over the panels from below; whatever is changed runs behind it at once. */
export function RailSheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <ModalOverlay className="sheet-overlay" isOpen isDismissable onOpenChange={(open) => !open && onClose()}>
      <Modal className="sheet">
        <Dialog className="sheet-dialog" aria-label={headerText.rail}>
          <div className="sheet-head">
            <h2>{headerText.rail}</h2>
            <EditControls />
            <IconButton look="plain" label={headerText.closeSheet} onPress={onClose}>
              <CloseIcon />
            </IconButton>
          </div>
          <div className="sheet-body">
            <RailDetails />
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
