import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { IconButton } from "../../ui/IconButton";
import { MoreIcon } from "../../ui/icons";
import { headerText } from "./words";

/** What has no room in a narrow bar, behind a button. It stays where it is while it is folded, and so do dialogs opened from it. */
export function More({ children }: { readonly children: ReactNode }) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    const inDialog = (target: EventTarget | null) => target instanceof Element && target.closest("[role=dialog]") !== null;
    const onPointer = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && frame.current?.contains(target)) && !inDialog(target)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || inDialog(event.target)) return;
      setOpen(false);
      frame.current?.querySelector("button")?.focus();
    };
    window.addEventListener("pointerdown", onPointer);
    window.addEventListener("keydown", onKey);
    return () => {
      window.removeEventListener("pointerdown", onPointer);
      window.removeEventListener("keydown", onKey);
    };
  }, [open]);
  return (
    <div className="bar-folded" ref={frame}>
      <IconButton look="plain" label={headerText.more} expanded={open} controls={id} onPress={() => setOpen(!open)}>
        <MoreIcon />
      </IconButton>
      <div className="bar-more" id={id} hidden={!open}>
        {children}
      </div>
    </div>
  );
}
