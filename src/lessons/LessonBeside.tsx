import { lazy } from "react";
import { LatePart } from "../platform/shell/offline/LatePart";
import { usePageView } from "../platform/state/react";
import { entryText } from "./entry-words";

const LessonColumn = lazy(() => import("./runner/LessonColumn").then((module) => ({ default: module.LessonColumn })));

/** The lesson that the address names, beside the panels; nothing when it names none. */
export function LessonBeside() {
  const lesson = usePageView((view) => view.lesson);
  if (lesson === null) return null;
  return (
    <LatePart
      fallback={
        <aside className="lesson waiting" role="status">
          {entryText.fetching}
        </aside>
      }
    >
      <LessonColumn key={lesson} id={lesson} />
    </LatePart>
  );
}
