import { useEffect, useState } from "react";
import { useSession } from "../state/react";
import { somethingMoves } from "./first-motion";

/** Whether a curve has moved: what the first view does without is fetched after that. */
export function useMotion(): boolean {
  const session = useSession();
  const [moved, setMoved] = useState(session.series.hasMoved);
  useEffect(() => {
    if (!moved) void somethingMoves(session).then(() => setMoved(true));
  }, [session, moved]);
  return moved;
}
