import { type RefObject, useEffect, useRef, useState } from "react";
import { problemSaid } from "../../../../../platform/ui/problem-said";
import { isJff, openJff } from "./machine-files";
import { automatonText } from "./words";
import type { Workbench } from "./workbench";

export interface FileTalk {
  readonly said: { readonly tone: "information" | "error"; readonly lines: readonly string[] } | null;
  readonly open: (file: File) => Promise<void>;
  readonly dismiss: () => void;
}

/** Largest number of problems shown at once. */
const mostShown = 3;

/** Opens automata from files, also those dropped onto the panel. What cannot be read changes nothing. */
export function useFiles(bench: Workbench, panel: RefObject<HTMLElement | null>): FileTalk {
  const [said, setSaid] = useState<FileTalk["said"]>(null);
  const words = automatonText.tools;
  const open = async (file: File) => {
    const opened = await openJff(file);
    if (opened.ok) {
      const notes = opened.notes.length > 0 ? [words.notes(opened.notes.map(problemSaid))] : [];
      setSaid({ tone: "information", lines: [words.opened(file.name), ...notes] });
      bench.chooseDraft(opened.draft);
    } else {
      const problems = opened.problems.slice(0, mostShown).map(problemSaid);
      setSaid({ tone: "error", lines: [words.unreadable(file.name), ...problems] });
    }
  };
  useDrop(panel, open);
  return { said, open, dismiss: () => setSaid(null) };
}

/** Takes .jff files that are dropped onto an element before the page opens them as experiments or data. */
function useDrop(element: RefObject<HTMLElement | null>, open: (file: File) => Promise<void>): void {
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    const onDrop = (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      const [file] = files;
      if (!file || files.length > 1 || !isJff(file.name)) return;
      if (!(event.target instanceof Node) || !element.current?.contains(event.target)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // The page has counted the drag in, and would wait for the drop: to it the drag has left.
      for (let level = 0; level < 2; level++) window.dispatchEvent(new DragEvent("dragleave", { dataTransfer: event.dataTransfer }));
      void latest.current(file);
    };
    window.addEventListener("drop", onDrop, { capture: true });
    return () => window.removeEventListener("drop", onDrop, { capture: true });
  }, [element]);
}
