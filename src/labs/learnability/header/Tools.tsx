import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import { IconButton } from "../../../ui/IconButton";
import { ExportIcon, ShareIcon } from "../../../ui/icons";
import { text } from "../../../ui/text";

const ShareDialog = lazy(() => import("../share/ShareDialog").then((module) => ({ default: module.ShareDialog })));
const ExportMenu = lazy(() => import("../files/ExportMenu").then((module) => ({ default: module.ExportMenu })));

interface DialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** What leaves the page: a link, or files. Each dialog is loaded when it is first opened. */
export function Tools() {
  return (
    <>
      <DialogButton label={text.header.share} icon={<ShareIcon />} Content={ShareDialog} />
      <DialogButton label={text.header.export} icon={<ExportIcon />} Content={ExportMenu} />
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
        <Suspense fallback={null}>
          <Content isOpen onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
