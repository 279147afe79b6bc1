import { lazy, useState } from "react";
import { usePageViewStore } from "../../state/react";
import { IconButton } from "../../ui/IconButton";
import { PresentIcon, ShareIcon } from "../../ui/icons";
import { useLock } from "../class/locks";
import { lockText } from "../class/words";
import { LatePart } from "../offline/LatePart";
import { headerText } from "./words";

const ShareDialog = lazy(() => import("../share/ShareDialog").then((module) => ({ default: module.ShareDialog })));

/** A link to what the page shows. */
export function ShareButton() {
  const lock = useLock("share");
  const [open, setOpen] = useState(false);
  if (lock === "hidden") return null;
  return (
    <>
      <IconButton
        look="plain"
        label={headerText.share}
        disabled={lock === "locked"}
        lock={lock === "locked" ? lockText.control : undefined}
        popup="dialog"
        onPress={() => setOpen(true)}
      >
        <ShareIcon />
      </IconButton>
      {open && (
        <LatePart fallback={null}>
          <ShareDialog isOpen onOpenChange={setOpen} />
        </LatePart>
      )}
    </>
  );
}

export function PresentButton() {
  const pageView = usePageViewStore();
  return (
    <IconButton look="plain" label={headerText.present} hint={headerText.presentHelp} onPress={() => pageView.show({ mode: "present" })}>
      <PresentIcon />
    </IconButton>
  );
}
