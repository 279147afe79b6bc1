import { useEffect, useMemo, useReducer } from "react";
import type { Instance } from "../../../math/tasks/turing-machine/instances";
import type { Run } from "../../../math/tasks/turing-machine/simulate";
import { LayerRun, mostLayerSteps } from "./layer-run";

/** Milliseconds of work between two pauses, so that the page stays quick. */
const turn = 8;

/** The layer, made to follow the machine up to step `at`: a little at a time, and as far as it goes. */
export function useLayerRun(instance: Instance, run: Run, at: number, active: boolean): LayerRun {
  const layerRun = useMemo(() => new LayerRun(instance), [instance]);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const wanted = Math.min(at, mostLayerSteps);
  useEffect(() => {
    if (!active || layerRun.steps >= wanted) return;
    let timer = 0;
    const work = () => {
      const end = performance.now() + turn;
      while (layerRun.steps < wanted && performance.now() < end) layerRun.advance(run.history[layerRun.steps + 1]);
      redraw();
      if (layerRun.steps < wanted) timer = window.setTimeout(work);
    };
    work();
    return () => clearTimeout(timer);
  }, [layerRun, run, wanted, active]);
  return layerRun;
}
