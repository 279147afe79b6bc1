import { useEffect, useState } from "react";
import { useSession } from "../../state/react";
import type { Session } from "../../state/session";
import { showStage } from "../opening-state";
import { dropText } from "./drop-words";
import "./drop-target.css";

/** Files that are dropped anywhere on the page or an opening are opened; so is text that is pasted where nothing is being typed. */
export function DropTarget() {
  const session = useSession();
  const [over, setOver] = useState(false);
  useEffect(() => listen(session, setOver), [session]);
  return (
    <div className="drop-target" aria-hidden="true" hidden={!over}>
      <p>
        <strong>{dropText.title}</strong>
        <br />
        {dropText.help}
      </p>
    </div>
  );
}

function listen(session: Session, setOver: (over: boolean) => void): () => void {
  // Entering a child leaves its parent: the drag is over the page as long as more were entered than left.
  let depth = 0;
  const settle = (change: number) => {
    depth = Math.max(0, depth + change);
    setOver(depth > 0);
  };
  const enter = (event: DragEvent) => holdsFiles(event) && settle(1);
  const leave = (event: DragEvent) => holdsFiles(event) && settle(-1);
  // Without this the browser leaves the page to show the file.
  const hover = (event: DragEvent) => holdsFiles(event) && event.preventDefault();
  const drop = (event: DragEvent) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    settle(-depth);
    const files = [...(event.dataTransfer?.files ?? [])];
    openOnPage(() => session.openFiles(files));
  };
  const paste = (event: ClipboardEvent) => {
    if (isTyping(event.target)) return;
    const { files } = event.clipboardData ?? {};
    const words = event.clipboardData?.getData("text/plain") ?? "";
    if (files && files.length > 0) openOnPage(() => session.openFiles([...files]));
    else if (words.trim() !== "") openOnPage(() => session.openText(words));
  };
  const controller = new AbortController();
  const options = { signal: controller.signal };
  window.addEventListener("dragenter", enter, options);
  window.addEventListener("dragleave", leave, options);
  window.addEventListener("dragover", hover, options);
  window.addEventListener("drop", drop, options);
  window.addEventListener("paste", paste, options);
  return () => controller.abort();
}

/** The whole page has room for what is opened, and for what cannot be: an opening gives way to it. */
function openOnPage(open: () => Promise<void>): void {
  showStage("everything");
  void open();
}

function holdsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes("Files") ?? false;
}

/** Sliders, check boxes and lists take no text. */
const typed = "input:not([type=range], [type=checkbox], [type=radio]), textarea, [contenteditable]";

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(typed) !== null;
}
