import { type ChangeEvent, lazy, type RefObject, useEffect, useRef, useState } from "react";
import { useSession } from "../../state/react";
import { IconButton } from "../../ui/IconButton";
import { MoreIcon } from "../../ui/icons";
import { focusAfterSwitch } from "../help/other-language";
import { LatePart } from "../offline/LatePart";
import type { OverPage, Rail } from "./page-menu";
import { headerText } from "./words";

const PageMenu = lazy(() => import("./PageMenu").then((module) => ({ default: module.PageMenu })));

/** Three dots: all seldom used actions, each with its name. The menu and its dialogs are fetched when they are opened. */
export function More({ rail }: { readonly rail: Rail | null }) {
  const session = useSession();
  const button = useRef<HTMLButtonElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [over, setOver] = useState<{ readonly draw: OverPage } | null>(null);
  // The entry of the menu that opened the dialog is gone, so the focus returns to the button.
  useEffect(() => {
    if (over) return () => void requestAnimationFrame(() => document.activeElement === document.body && button.current?.focus());
  }, [over]);
  const openFiles = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(currentTarget.files ?? [])];
    // The same file may be chosen again after a correction.
    currentTarget.value = "";
    if (chosen.length > 0) void session.openFiles(chosen);
  };
  return (
    <>
      <MoreButton open={open} button={button} onPress={() => setOpen(true)} />
      <input ref={files} type="file" multiple hidden accept=".json,.csv,.tsv,.txt,.npz" onChange={openFiles} />
      {open && (
        <LatePart fallback={null}>
          <PageMenu
            anchor={button}
            rail={rail}
            onClose={() => setOpen(false)}
            onFiles={() => files.current?.click()}
            onShow={(draw) => setOver({ draw })}
          />
        </LatePart>
      )}
      {over && <LatePart fallback={null}>{over.draw(button, () => setOver(null))}</LatePart>}
    </>
  );
}

interface MoreButtonProps {
  readonly open: boolean;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onPress: () => void;
}

export function MoreButton({ open, button, onPress }: MoreButtonProps) {
  const hold = (element: HTMLButtonElement | null) => {
    button.current = element;
    focusAfterSwitch(element);
  };
  return (
    <IconButton look="plain" label={headerText.more} expanded={open} popup="menu" onPress={onPress} ref={hold}>
      <MoreIcon />
    </IconButton>
  );
}
