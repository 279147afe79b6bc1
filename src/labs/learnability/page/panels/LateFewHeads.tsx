import { lazy, useEffect, useState } from "react";
import { somethingMoves } from "../../../../platform/shell/first-motion";
import { LatePart } from "../../../../platform/shell/offline/LatePart";
import { useSession } from "../session/react";

const Late = lazy(() => import("./FewHeadsAsking").then((module) => ({ default: module.FewHeadsAsking })));

/** Asks what few heads can reach at best, once a first curve moves: neither words nor worker belong to the first view. */
export function LateFewHeads() {
  const session = useSession();
  const [moves, setMoves] = useState(false);
  useEffect(() => {
    let here = true;
    void somethingMoves(session).then(() => here && setMoves(true));
    return () => {
      here = false;
    };
  }, [session]);
  if (!moves) return null;
  return (
    <LatePart fallback={null}>
      <Late />
    </LatePart>
  );
}
