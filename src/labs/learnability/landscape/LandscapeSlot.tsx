import { lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { useSession } from "../../../state/react";
import { text } from "../../../ui/text";
import { useSeen } from "../certificate/seen";
import { curveMoves } from "../rail/controls";

const LandscapePanel = lazy(() => import("./LandscapePanel").then((module) => ({ default: module.LandscapePanel })));

/** From where the panel is fetched. */
const nearby = { share: 0.001, margin: 200 };

/** Keeps the place of the maps, which are loaded when the page scrolls near it, and after the first curve has moved. */
export function LandscapeSlot() {
  const { series } = useSession();
  const [wanted, setWanted] = useState(false);
  if (!wanted) return <Place onNear={() => void curveMoves(series).then(() => setWanted(true))} />;
  return (
    <Suspense fallback={<Place onNear={() => {}} />}>
      <LandscapePanel />
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
    <section className="panel landscape-panel" aria-labelledby={heading} ref={element}>
      <h2 className="panel-title" id={heading}>
        {text.landscape.title}
      </h2>
      <p className="panel-empty">{text.landscape.loading}</p>
    </section>
  );
}
