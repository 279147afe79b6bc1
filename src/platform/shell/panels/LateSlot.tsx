import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from "react";
import { useSession } from "../../state/react";
import { usePlaceStyle } from "../../ui/panel/place";
import { useSeen } from "../../ui/seen";
import { somethingMoves } from "../first-motion";
import { LatePart } from "../offline/LatePart";
import { offlineText } from "../offline/words";

/** Distance at which a panel is fetched; when only its head is in view from below, it is not fetched yet. */
const nearby = { share: 0.15, margin: 200 };

interface PlaceProps {
  /** Class of the panel, which its place has, too, so that the layout does not move when the panel comes. */
  readonly className: string;
  readonly title: string;
  /** Words shown until then. */
  readonly loading: string;
}

interface LateSlotProps extends PlaceProps {
  /** Key of the fetch, one for each panel. */
  readonly fetch: object;
  /** The panel, made with `lazy`. */
  readonly children: ReactNode;
}

/** Panels that have been fetched: when they are drawn again, for example in another language, they are there at once. */
const fetched = new WeakSet<object>();

/** Keeps the place of a panel that is fetched when the page scrolls near it, and after the first curve has moved. */
export function LateSlot({ fetch, children, ...place }: LateSlotProps) {
  const session = useSession();
  const [wanted, setWanted] = useState(fetched.has(fetch));
  const want = useCallback(
    () =>
      void somethingMoves(session).then(() => {
        fetched.add(fetch);
        setWanted(true);
      }),
    [session, fetch],
  );
  if (!wanted) return <Place {...place} onNear={want} />;
  const missing = <Place {...place} loading={offlineText.partMissingHere} />;
  return (
    <LatePart fallback={<Place {...place} />} missing={missing}>
      {children}
    </LatePart>
  );
}

function Place({ className, title, loading, onNear }: PlaceProps & { readonly onNear?: () => void }) {
  const heading = useId();
  const element = useRef<HTMLElement>(null);
  const near = useSeen(element, nearby);
  useEffect(() => {
    if (near) onNear?.();
  }, [near, onNear]);
  return (
    <section className={`panel ${className}`} aria-labelledby={heading} ref={element} style={usePlaceStyle()}>
      <h2 className="panel-title" id={heading}>
        {title}
      </h2>
      <p className="panel-empty waiting">{loading}</p>
    </section>
  );
}
