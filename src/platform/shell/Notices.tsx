import { useStore } from "zustand";
import { useOffline, usePlayground, useSession } from "../state/react";
import type { Notice } from "../state/store";
import { NoticeBar, type NoticeBarProps } from "../ui/Notice";
import { problemSaid, saidParts } from "../ui/problem-said";
import { nameOfControl } from "./class/locks";
import { lockText } from "./class/words";
import { type Lab, useLab } from "./lab";
import { offlineText } from "./offline/words";
import { shellText } from "./words";

/** The region is always there, since screen readers announce what is added to a region, not a region that is added. */
export function Notices() {
  const session = useSession();
  const lab = useLab();
  const notices = usePlayground((state) => state.notices);
  const missing = useStore(useOffline(), (state) => state.missing !== "none");
  return (
    <div className="notices" role="log" aria-label={shellText.notices.region}>
      {notices.map((notice) => (
        <NoticeBar
          key={notice.id}
          tone={tones[notice.kind]}
          dismiss={shellText.notices.dismiss}
          onDismiss={() => session.dismiss(notice.id)}
        >
          {notice.kind === "stopped" && missing ? offlineText.workerGone : wordsOf(lab, notice)}
        </NoticeBar>
      ))}
    </div>
  );
}

const tones: Readonly<Record<Notice["kind"], NoticeBarProps["tone"]>> = {
  "bad-link": "warning",
  "bad-file": "warning",
  "bad-change": "warning",
  locked: "warning",
  "too-large": "warning",
  "missing-data": "warning",
  "other-data": "information",
  "other-kernels": "information",
  "own-learners": "information",
  removed: "information",
  discarded: "information",
  recovered: "information",
  "gpu-failed": "warning",
  stopped: "error",
  storage: "warning",
};

function wordsOf(lab: Lab, notice: Notice): string {
  switch (notice.kind) {
    case "bad-link":
      return `${shellText.notices.badLink(...saidParts(notice.problem))} ${notice.runs === "default" ? shellText.notices.runsDefault : shellText.notices.runsCurrent}`;
    case "recovered":
      return shellText.notices.recovered(notice.step);
    case "stopped":
      return shellText.notices.stopped;
    case "bad-file":
      return shellText.state.fileRefused(notice.name, ...saidParts(notice.problem));
    case "bad-change":
      return shellText.state.changeRefused(...saidParts(notice.problem));
    case "too-large":
      return shellText.state.tooLarge(problemSaid(notice.problem));
    case "locked":
      return lockText.refused(notice.controls.map((control) => nameOfControl(lab, control)));
    case "missing-data":
      return shellText.state.missingData(notice.name, notice.hash);
    case "other-data":
      return shellText.state.otherData(notice.name, notice.expected);
    case "other-kernels":
      return shellText.state.otherKernels(notice.kernels);
    case "removed":
      return shellText.notices.removed(notice.name);
    case "storage":
      return shellText.state.storage[notice.reason];
    case "discarded":
      return shellText.state.discarded;
    default:
      return lab.notice?.(notice) ?? "";
  }
}
