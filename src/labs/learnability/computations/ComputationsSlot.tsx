import { lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { usePlayground, useSession } from "../../../state/react";
import { text } from "../../../ui/text";
import { useSeen } from "../certificate/seen";
import { curveMoves } from "../rail/controls";
import "./place.css";

const ComputationsPanel = lazy(() => import("./ComputationsPanel").then((module) => ({ default: module.ComputationsPanel })));

/** From where the panel is fetched. */
const nearby = { share: 0.001, margin: 200 };

/** The panel of targets that are machines: fetched when the page scrolls near it, and after the first curve has moved. */
export function ComputationsSlot() {
  const machine = usePlayground(({ experiment: { task } }) => task.kind === "automaton" || task.kind === "turing-machine");
  return machine ? <Fetched /> : null;
}

function Fetched() {
  const { series } = useSession();
  const [wanted, setWanted] = useState(false);
  if (!wanted) return <Place onNear={() => void curveMoves(series).then(() => setWanted(true))} />;
  return (
    <Suspense fallback={<Place onNear={() => {}} />}>
      <ComputationsPanel />
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
    <section className="panel computations-panel" aria-labelledby={heading} ref={element}>
      <h2 className="panel-title" id={heading}>
        {text.computations.title}
      </h2>
      <p className="panel-empty">{text.computations.loading}</p>
    </section>
  );
}
