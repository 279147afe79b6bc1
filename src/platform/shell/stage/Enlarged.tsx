import { type ReactNode, useSyncExternalStore } from "react";

/**
 * The size a panel is drawn for, in its own pixels; a larger screen shows the same larger. Body type of 13 px is 1/43 of this
 * height, which the last row of a hall can read, and every screen that is wider than high has the width.
 */
const drawn = { width: 740, height: 560 };

function subscribe(listener: () => void): () => void {
  window.addEventListener("resize", listener);
  return () => window.removeEventListener("resize", listener);
}

function scaleOfWindow(): number {
  const scale = Math.min(window.innerWidth / drawn.width, window.innerHeight / drawn.height);
  return Math.max(1, Math.min(4, scale));
}

/** Its content, type and all, as large as the window allows. */
export function Enlarged({ children }: { readonly children: ReactNode }) {
  const scale = useSyncExternalStore(subscribe, scaleOfWindow);
  const size = `${100 / scale}%`;
  return (
    <div className="stage-enlarged" style={{ width: size, height: size, transform: `scale(${scale})` }}>
      {children}
    </div>
  );
}
