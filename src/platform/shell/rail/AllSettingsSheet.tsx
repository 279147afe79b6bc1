import { type KeyboardEvent, useId, useRef } from "react";
import { afterPainting } from "../../ui/controls/painted-first";
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
  const sheet = useRef<HTMLElement>(null);
  // Out of sight at once: its many fields take a moment to go, or to be drawn again.
  const close = () => {
    sheet.current?.style.setProperty("visibility", "hidden");
    afterPainting(onClose);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
  return (
    <section className="all-settings-sheet" role="dialog" aria-labelledby={title} onKeyDown={onKeyDown} ref={sheet}>
      <div className="sheet-head">
        <h2 id={title}>{railFrameText.all}</h2>
        <IconButton look="plain" label={railFrameText.closeAll} onPress={close}>
          <CloseIcon />
        </IconButton>
      </div>
      <div className="sheet-body">
        <AllSettings start={start} />
      </div>
    </section>
  );
}
