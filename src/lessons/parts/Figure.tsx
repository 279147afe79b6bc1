import { useEffect, useRef } from "react";
import { panelElement } from "../../platform/shell/panels/point-at";
import { beginPaper } from "../paper";

/** A panel in the handout, as it stands when the lesson is printed. On the screen the panel itself is beside the text. */
export function Figure({ panel }: { readonly panel: string }) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const fill = () => {
      beginPaper();
      element.current?.replaceChildren(...pictureOf(panel));
    };
    const empty = () => element.current?.replaceChildren();
    window.addEventListener("beforeprint", fill);
    window.addEventListener("afterprint", empty);
    return () => {
      window.removeEventListener("beforeprint", fill);
      window.removeEventListener("afterprint", empty);
    };
  }, [panel]);
  return <figure className="lesson-figure" aria-hidden="true" data-panel={panel} ref={element} />;
}

/** A copy of what the panel shows: its title, its sentence and its chart. Pixels are no part of a copied canvas. */
function pictureOf(panel: string): Node[] {
  const original = panelElement(panel);
  // Nothing is better than a title alone, where the panel has not been fetched.
  if (!original?.querySelector(".panel-body")) return [];
  const parts = [".panel-title", ".panel-summary", ".panel-body"].map((part) => original.querySelector(part));
  return parts.flatMap((part) => {
    if (!part) return [];
    const copy = part.cloneNode(true) as HTMLElement;
    // Names are for one element each, and the original has them.
    for (const named of [copy, ...copy.querySelectorAll("[id]:not(svg *)")]) named.removeAttribute("id");
    const canvases = part.querySelectorAll("canvas");
    copy.querySelectorAll("canvas").forEach((canvas, index) => {
      canvas.getContext("2d")?.drawImage(canvases[index], 0, 0);
    });
    return [copy];
  });
}
