import { usePlayground, useSession } from "../../state/react";
import type { Notice } from "../../state/store";
import { NoticeBar, type NoticeBarProps } from "../../ui/Notice";
import { text } from "../../ui/text";

/** The region is always there, since screen readers announce what is added to a region, not a region that is added. */
export function Notices() {
  const session = useSession();
  const notices = usePlayground((state) => state.notices);
  return (
    <div className="notices" role="log" aria-label={text.notices.region}>
      {notices.map((notice) => (
        <NoticeBar key={notice.id} tone={tones[notice.kind]} dismiss={text.notices.dismiss} onDismiss={() => session.dismiss(notice.id)}>
          {wordsOf(notice)}
        </NoticeBar>
      ))}
    </div>
  );
}

const tones: Readonly<Record<Notice["kind"], NoticeBarProps["tone"]>> = {
  "bad-link": "warning",
  recovered: "information",
  stopped: "error",
};

function wordsOf(notice: Notice): string {
  if (notice.kind === "recovered") return text.notices.recovered(notice.step);
  if (notice.kind === "stopped") return text.notices.stopped;
  const outcome = notice.runs === "default" ? text.notices.runsDefault : text.notices.runsCurrent;
  return `${text.notices.badLink(notice.message, notice.hint)} ${outcome}`;
}
