import { lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { useSession } from "../../../state/react";
import { text } from "../../../ui/text";
import { useSeen } from "../certificate/seen";
import { curveMoves } from "../rail/controls";
import "./place.css";

const MapPanel = lazy(() => import("./MapPanel").then((module) => ({ default: module.MapPanel })));

/** From where the panel is fetched. */
const nearby = { share: 0.001, margin: 200 };

/** Keeps the place of the map, which is fetched when the page scrolls near it, and after the first curve has moved. */
export function MapSlot() {
  const { series } = useSession();
  const [wanted, setWanted] = useState(false);
  if (!wanted) return <Place onNear={() => void curveMoves(series).then(() => setWanted(true))} />;
  return (
    <Suspense fallback={<Place onNear={() => {}} />}>
      <MapPanel />
    </Suspense>
  );
}

function Place({ onNear }: { readonly onNear: () => void }) {
  const heading = useId();
  const element = useRef<HTMLElement>(null);
  const near = useSeen(element, nearby);
  // biome-ignore lint/correctness/useExhaustiveDependencies: being near is what triggers this
  useEffect(() => {
    if (near) onNear();
  }, [near]);
  return (
    <section className="panel map-panel" aria-labelledby={heading} ref={element}>
      <h2 className="panel-title" id={heading}>
        {text.map.title}
      </h2>
      <p className="panel-empty">{text.map.loading}</p>
    </section>
  );
}
