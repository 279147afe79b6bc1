import { useStore } from "zustand";
import { useOffline, usePlayground, useSession } from "../state/react";
import type { Notice } from "../state/store";
import { backendText } from "../ui/backend-text";
import { lockText } from "../ui/lock-text";
import { NoticeBar, type NoticeBarProps } from "../ui/Notice";
import { offlineText } from "../ui/offline-text";
import { saidParts } from "../ui/problem-said";
import { text } from "../ui/text";
import { nameOfControl } from "./class/locks";

/** The region is always there, since screen readers announce what is added to a region, not a region that is added. */
export function Notices() {
  const session = useSession();
  const notices = usePlayground((state) => state.notices);
  const missing = useStore(useOffline(), (state) => state.missing !== "none");
  return (
    <div className="notices" role="log" aria-label={text.notices.region}>
      {notices.map((notice) => (
        <NoticeBar key={notice.id} tone={tones[notice.kind]} dismiss={text.notices.dismiss} onDismiss={() => session.dismiss(notice.id)}>
          {notice.kind === "stopped" && missing ? offlineText.workerGone : wordsOf(notice)}
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
  "missing-data": "warning",
  "other-data": "information",
  "other-kernels": "information",
  discarded: "information",
  recovered: "information",
  "gpu-failed": "warning",
  stopped: "error",
  storage: "warning",
};

function wordsOf(notice: Notice): string {
  switch (notice.kind) {
    case "bad-link":
      return `${text.notices.badLink(...saidParts(notice.problem))} ${notice.runs === "default" ? text.notices.runsDefault : text.notices.runsCurrent}`;
    case "recovered":
      return text.notices.recovered(notice.step);
    case "gpu-failed":
      return backendText.failed(notice.failure, notice.step);
    case "stopped":
      return text.notices.stopped;
    case "bad-file":
      return text.state.fileRefused(notice.name, ...saidParts(notice.problem));
    case "bad-change":
      return text.state.changeRefused(...saidParts(notice.problem));
    case "locked":
      return lockText.refused(notice.controls.map(nameOfControl));
    case "missing-data":
      return text.state.missingData(notice.name, notice.hash);
    case "other-data":
      return text.state.otherData(notice.name, notice.expected);
    case "other-kernels":
      return text.state.otherKernels(notice.kernels);
    case "storage":
      return text.state.storage[notice.reason];
    case "discarded":
      return text.state.discarded;
  }
}
