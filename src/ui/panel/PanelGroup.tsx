import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";

interface Enlargement {
  readonly enlarged: string | null;
  readonly setEnlarged: (id: string | null) => void;
}

const EnlargementContext = createContext<Enlargement>({ enlarged: null, setEnlarged: () => {} });

/** Panels side by side, one of which can take the whole area. The others sleep meanwhile, and nothing is mounted anew. */
export function PanelGroup({ children }: { readonly children: ReactNode }) {
  const [enlarged, setEnlarged] = useState<string | null>(null);
  useEffect(() => {
    if (enlarged === null) return;
    const back = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) setEnlarged(null);
    };
    window.addEventListener("keydown", back);
    return () => window.removeEventListener("keydown", back);
  }, [enlarged]);
  const value = useMemo(() => ({ enlarged, setEnlarged }), [enlarged]);
  return (
    <EnlargementContext value={value}>
      <div className={enlarged === null ? "panel-grid" : "panel-grid panel-grid-enlarged"}>{children}</div>
    </EnlargementContext>
  );
}

export function useEnlarged(id: string): { readonly enlarged: boolean; readonly toggle: () => void } {
  const { enlarged, setEnlarged } = useContext(EnlargementContext);
  return { enlarged: enlarged === id, toggle: () => setEnlarged(enlarged === id ? null : id) };
}
