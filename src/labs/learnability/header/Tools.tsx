import { type ChangeEvent, type ComponentType, lazy, type ReactNode, useRef, useState } from "react";
import { useSession } from "../../../state/react";
import { IconButton } from "../../../ui/IconButton";
import { ExportIcon, OpenIcon, ShareIcon } from "../../../ui/icons";
import { text } from "../../../ui/text";
import { LatePart } from "../offline/LatePart";

const ShareDialog = lazy(() => import("../share/ShareDialog").then((module) => ({ default: module.ShareDialog })));
const ExportMenu = lazy(() => import("../files/ExportMenu").then((module) => ({ default: module.ExportMenu })));

interface DialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** What comes to the page and what leaves it: files and a link. Each dialog is loaded when it is first opened. */
export function Tools() {
  return (
    <>
      <OpenButton />
      <DialogButton label={text.header.share} icon={<ShareIcon />} Content={ShareDialog} />
      <DialogButton label={text.header.export} icon={<ExportIcon />} Content={ExportMenu} />
    </>
  );
}

/** Opens an experiment, a result or own data; the same as dropping a file on the page. */
function OpenButton() {
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
      <IconButton look="plain" label={text.header.open} onPress={() => input.current?.click()}>
        <OpenIcon />
      </IconButton>
      <input ref={input} type="file" multiple hidden accept=".json,.csv,.tsv,.txt,.npz" onChange={open} />
    </>
  );
}

interface DialogButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly Content: ComponentType<DialogProps>;
}

function DialogButton({ label, icon, Content }: DialogButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton look="plain" label={label} popup="dialog" onPress={() => setOpen(true)}>
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
