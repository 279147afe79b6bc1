import { useEffect, useRef } from "react";

/** How long a ring stays where the mouse rests. */
const rest = 4000;

/** A ring around the mouse that the last row can see. */
export function PointerRing() {
  const ring = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let timer = 0;
    const hide = () => ring.current?.removeAttribute("data-shown");
    const follow = ({ clientX, clientY, pointerType }: PointerEvent) => {
      const element = ring.current;
      if (!element || pointerType === "touch") return;
      element.style.transform = `translate(${clientX}px, ${clientY}px)`;
      element.dataset.shown = "";
      clearTimeout(timer);
      timer = window.setTimeout(hide, rest);
    };
    window.addEventListener("pointermove", follow, { passive: true });
    document.documentElement.addEventListener("pointerleave", hide);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pointermove", follow);
      document.documentElement.removeEventListener("pointerleave", hide);
    };
  }, []);
  return <div className="stage-ring" ref={ring} aria-hidden="true" />;
}
