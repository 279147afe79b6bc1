import { type ReactNode, useSyncExternalStore } from "react";

/** The size a panel is drawn for, in its own pixels; a larger screen shows the same larger. */
const drawn = { width: 780, height: 480 };

function subscribe(listener: () => void): () => void {
  window.addEventListener("resize", listener);
  return () => window.removeEventListener("resize", listener);
}

function scaleOfWindow(): number {
  const scale = Math.min(window.innerWidth / drawn.width, window.innerHeight / drawn.height);
  return Math.round(100 * Math.max(1, Math.min(4, scale))) / 100;
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
