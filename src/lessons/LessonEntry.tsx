import { lazy, useState } from "react";
import { useDocument } from "../platform/shell/lab";
import { LatePart } from "../platform/shell/offline/LatePart";
import { usePageViewStore } from "../platform/state/react";
import { entryText } from "./entry-words";

const LessonList = lazy(() => import("./runner/LessonList").then((module) => ({ default: module.LessonList })));

/** The way to the lessons, beside the name of the page. The list is loaded when it is opened. */
export function LessonEntry() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="bar-link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {entryText.title}
      </button>
      {open && (
        <LatePart fallback={null}>
          <LessonList onClose={() => setOpen(false)} />
        </LatePart>
      )}
    </>
  );
}

/** The first of the list, which is fetched later. */
export const firstLesson = "one-sample";

/** The lessons on other labs with their numbers, where those begin who are new to them. */
export const lessonsOn: Readonly<Record<string, readonly [string, number]>> = { eagle: ["discovered", 13], lion: ["decay", 14] };

/** Where those begin who are new. */
export function FirstLesson() {
  const view = usePageViewStore();
  const [lesson, number] = lessonsOn[useDocument().lab] ?? [firstLesson, 1];
  return (
    <p>
      {entryText.newHere}{" "}
      <button type="button" className="link-button" onClick={() => view.show({ lesson })}>
        {entryText.first(number)}
      </button>
    </p>
  );
}
