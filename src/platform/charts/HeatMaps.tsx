import { useEffect, useRef } from "react";
import { HeatMapPainter, type HeatMapScene } from "./heat-maps";

/** The canvas under the words of a matrix chart. The component that draws the words describes it. */
export function HeatMaps(scene: HeatMapScene) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useRef<HeatMapPainter>(null);
  useEffect(() => {
    if (!canvas.current) return;
    painter.current = new HeatMapPainter(canvas.current);
    return () => painter.current?.dispose();
  }, []);
  useEffect(() => painter.current?.show(scene));
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas takes no focus
  return <canvas className="heat-maps" ref={canvas} aria-hidden="true" style={{ width: scene.width, height: scene.height }} />;
}
