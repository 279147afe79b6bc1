import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";

/** Columns of the grid. */
export const allColumns = 12;

interface Enlargement {
  readonly enlarged: string | null;
  readonly setEnlarged: (id: string | null) => void;
}

const EnlargementContext = createContext<Enlargement>({ enlarged: null, setEnlarged: () => {} });

interface PanelGroupProps {
  /** The first panel has a row of its own height above those that fill the screen. */
  readonly led?: boolean;
  /** Columns of the panels that lead, the first ones of the group; none unless told. */
  readonly lead?: readonly number[];
  readonly children: ReactNode;
}

/** Panels side by side, one of which can take the whole area. The others sleep meanwhile, and nothing is mounted anew. */
export function PanelGroup({ led = false, lead = [], children }: PanelGroupProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [enlarged, setEnlarged] = useEnlargement(grid);
  useEffect(() => {
    if (enlarged === null) return;
    const back = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) setEnlarged(null);
    };
    window.addEventListener("keydown", back);
    return () => window.removeEventListener("keydown", back);
  }, [enlarged, setEnlarged]);
  const value = useMemo(() => ({ enlarged, setEnlarged }), [enlarged, setEnlarged]);
  return (
    <EnlargementContext value={value}>
      <div
        ref={grid}
        className={["panel-grid", led && "panel-grid-led", ...leadClasses(lead), enlarged !== null && "panel-grid-enlarged"]
          .filter(Boolean)
          .join(" ")}
      >
        {children}
      </div>
    </EnlargementContext>
  );
}

/** How the panels that lead share the screen: a picture as wide as the page stands alone in its row. */
function leadClasses(columns: readonly number[]): readonly string[] {
  if (columns.length === 0) return [];
  const arranged = Math.max(...columns) === allColumns || columns.length < 2 ? "stacked" : columns.length === 2 ? "pair" : "three";
  return ["panel-grid-lead", `panel-grid-lead-${arranged}`];
}

/**
 * Which panel has the whole area. One alone may leave nothing to scroll: when the others are back, so is the place where
 * whatever scrolls around them was.
 */
function useEnlargement(grid: RefObject<Element | null>): readonly [string | null, (id: string | null) => void] {
  const [enlarged, setEnlarged] = useState<string | null>(null);
  const left = useRef<readonly ScrolledPlace[]>([]);
  const enlarge = useCallback(
    (id: string | null) => {
      if (id !== null && left.current.length === 0) left.current = scrolledAround(grid.current);
      setEnlarged(id);
    },
    [grid],
  );
  useLayoutEffect(() => {
    if (enlarged !== null) return;
    for (const { element, top } of left.current) element.scrollTo({ top, behavior: "instant" });
    left.current = [];
  }, [enlarged]);
  return [enlarged, enlarge];
}

interface ScrolledPlace {
  readonly element: Element;
  readonly top: number;
}

function scrolledAround(inner: Element | null): ScrolledPlace[] {
  const places: ScrolledPlace[] = [];
  for (let element = inner; element; element = element.parentElement)
    if (element.scrollTop > 0) places.push({ element, top: element.scrollTop });
  return places;
}

export function useEnlarged(id: string): { readonly enlarged: boolean; readonly toggle: () => void } {
  const { enlarged, setEnlarged } = useContext(EnlargementContext);
  return { enlarged: enlarged === id, toggle: () => setEnlarged(enlarged === id ? null : id) };
}
