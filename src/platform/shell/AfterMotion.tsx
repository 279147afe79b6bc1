import { type ReactNode, useEffect, useState } from "react";
import { idle } from "../state/offline";
import { useSession } from "../state/react";
import { somethingMoves } from "./first-motion";
import { LatePart } from "./offline/LatePart";

/** Milliseconds in which the first curves have the network for themselves. */
const patience = 700;

/** Parts that are shown later do not wait again. */
let isOver = false;

/** A part of the page, made with `lazy`, that is fetched when the first curve has moved and the page is idle. */
export function AfterMotion({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const [ready, setReady] = useState(isOver);
  useEffect(() => {
    let wanted = true;
    const wait = () => new Promise((resolve) => setTimeout(resolve, patience));
    void somethingMoves(session)
      .then(wait)
      .then(() => idle(window))
      .then(() => {
        isOver = true;
        if (wanted) setReady(true);
      });
    return () => {
      wanted = false;
    };
  }, [session]);
  return ready && <LatePart fallback={null}>{children}</LatePart>;
}
