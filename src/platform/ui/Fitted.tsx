import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useSize } from "./measure";

/** From its own size down in steps: text is laid out anew at each. */
const scales = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5];

/** Content that must be visible without scrolling: as large as its frame allows, and never larger than its own size. */
export function Fitted({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useSize(frame);
  // After every change of the content: the first scale at which it fits.
  useLayoutEffect(() => {
    const element = content.current;
    const room = frame.current?.clientHeight ?? 0;
    if (!element || room === 0) return;
    for (const scale of scales) {
      element.style.width = `${100 / scale}%`;
      element.style.transform = scale === 1 ? "" : `scale(${scale})`;
      if (element.offsetHeight * scale <= room) return;
    }
  });
  return (
    <div className={className} ref={frame}>
      <div ref={content} style={{ transformOrigin: "0 0" }}>
        {children}
      </div>
    </div>
  );
}
