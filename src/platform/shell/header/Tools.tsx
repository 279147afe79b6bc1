import { type ChangeEvent, type ComponentType, lazy, type ReactNode, useRef, useState } from "react";
import { usePageViewStore, useSession } from "../../state/react";
import { IconButton } from "../../ui/IconButton";
import { ExportIcon, OpenIcon, PresentIcon, ShareIcon } from "../../ui/icons";
import { useNarrow } from "../../ui/media";
import { type LockState, useLock } from "../class/locks";
import { lockText } from "../class/words";
import { LatePart } from "../offline/LatePart";
import { headerText } from "./words";

const ShareDialog = lazy(() => import("../share/ShareDialog").then((module) => ({ default: module.ShareDialog })));
const ExportMenu = lazy(() => import("../takeaway/ExportMenu").then((module) => ({ default: module.ExportMenu })));

interface DialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** What comes to the page and what leaves it: files and a link. Each dialog is loaded when it is first opened. */
export function Tools() {
  const [open, share, exporting] = [useLock("open"), useLock("share"), useLock("export")];
  return (
    <>
      {open !== "hidden" && <OpenButton lock={open} />}
      <DialogButton label={headerText.share} lock={share} icon={<ShareIcon />} Content={ShareDialog} />
      <DialogButton label={headerText.export} lock={exporting} icon={<ExportIcon />} Content={ExportMenu} />
      <PresentButton />
    </>
  );
}

/** Where a screen is wide enough for others to look at. */
function PresentButton() {
  const pageView = usePageViewStore();
  if (useNarrow()) return null;
  return (
    <IconButton look="plain" label={headerText.present} hint={headerText.presentHelp} onPress={() => pageView.show({ mode: "present" })}>
      <PresentIcon />
    </IconButton>
  );
}

/** Opens an experiment, a result or own data; the same as dropping a file on the page. */
function OpenButton({ lock }: { readonly lock: LockState }) {
  const session = useSession();
  const input = useRef<HTMLInputElement>(null);
  const open = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // The same file may be chosen again after it was mended.
    currentTarget.value = "";
    if (files.length > 0) void session.openFiles(files);
  };
  return (
    <>
      <IconButton look="plain" label={headerText.open} {...ofLock(lock)} onPress={() => input.current?.click()}>
        <OpenIcon />
      </IconButton>
      <input ref={input} type="file" multiple hidden accept=".json,.csv,.tsv,.txt,.npz" onChange={open} />
    </>
  );
}

function ofLock(lock: LockState): { readonly disabled: boolean; readonly lock: string | undefined } {
  return lock === "free" ? { disabled: false, lock: undefined } : { disabled: true, lock: lockText.control };
}

interface DialogButtonProps {
  readonly lock: LockState;
  readonly label: string;
  readonly icon: ReactNode;
  readonly Content: ComponentType<DialogProps>;
}

function DialogButton({ label, lock, icon, Content }: DialogButtonProps) {
  const [open, setOpen] = useState(false);
  if (lock === "hidden") return null;
  return (
    <>
      <IconButton look="plain" label={label} {...ofLock(lock)} popup="dialog" onPress={() => setOpen(true)}>
        {icon}
      </IconButton>
      {open && (
        <LatePart fallback={null}>
          <Content isOpen onOpenChange={setOpen} />
        </LatePart>
      )}
    </>
  );
}
