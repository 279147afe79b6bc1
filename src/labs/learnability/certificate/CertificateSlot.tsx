import { lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { useSession } from "../../../state/react";
import { text } from "../../../ui/text";
import { curveMoves } from "../rail/controls";
import { useSeen } from "./seen";

const CertificatePanel = lazy(() => import("./CertificatePanel").then((module) => ({ default: module.CertificatePanel })));

/** From where the laboratory is fetched. */
const nearby = { share: 0.001, margin: 200 };

/** Keeps the place of the laboratory, which is loaded when the page scrolls near it, and after the first curve has moved. */
export function CertificateSlot() {
  const { series } = useSession();
  const [wanted, setWanted] = useState(false);
  if (!wanted) return <Place onNear={() => void curveMoves(series).then(() => setWanted(true))} />;
  return (
    <Suspense fallback={<Place onNear={() => {}} />}>
      <CertificatePanel />
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
    <section className="panel certificate-panel" aria-labelledby={heading} ref={element}>
      <h2 className="panel-title" id={heading}>
        {text.certificate.title}
      </h2>
      <p className="panel-empty">{text.certificate.loading}</p>
    </section>
  );
}
