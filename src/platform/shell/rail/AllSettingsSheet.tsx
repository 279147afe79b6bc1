import { type KeyboardEvent, useId } from "react";
import { IconButton } from "../../ui/IconButton";
import { CloseIcon } from "../../ui/icons";
import { AllSettings, type AllSettingsProps } from "./AllSettings";
import { railFrameText } from "./words";
import "./sheet.css";

interface AllSettingsSheetProps extends AllSettingsProps {
  readonly onClose: () => void;
}

/** All settings over the rail of a wide screen. The panels beside it stay in use: whatever is changed runs at once. */
export function AllSettingsSheet({ start, onClose }: AllSettingsSheetProps) {
  const title = useId();
  const close = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return (
    <section className="all-settings-sheet" role="dialog" aria-labelledby={title} onKeyDown={close}>
      <div className="sheet-head">
        <h2 id={title}>{railFrameText.all}</h2>
        <IconButton look="plain" label={railFrameText.closeAll} onPress={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <div className="sheet-body">
        <AllSettings start={start} />
      </div>
    </section>
  );
}
