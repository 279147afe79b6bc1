import type { ReactNode } from "react";
import { IconButton } from "./IconButton";
import { CloseIcon } from "./icons";

export interface NoticeBarProps {
  readonly tone: "information" | "warning" | "error";
  readonly dismiss: string;
  readonly onDismiss: () => void;
  readonly children: ReactNode;
}

/** One line that says what happened and what to do. */
export function NoticeBar({ tone, dismiss, onDismiss, children }: NoticeBarProps) {
  return (
    <div className={`notice notice-${tone}`}>
      <p>{children}</p>
      <IconButton label={dismiss} look="plain" onPress={onDismiss}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}
