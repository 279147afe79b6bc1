/** Weights that a network had on its way, kept with the checkpoint of its training, so that a reload does not take the looking back away. */

import type { LabContext, Origin, SessionEngine } from "../../../../platform/state/lab-session";
import type { EagleDocument } from "../../document/document";
import type { SolverJobCheckpoint } from "../../engine/protocol";
import type { TrainingCheckpoint, WeightsView } from "../../engine/training/protocol";
import type { EagleData } from "../../math/files/own-data";
import { HandingEngine } from "./handing-engine";
import type { EagleSeries } from "./series";
import type { KeptWeights } from "./weights-history";

export type EagleCheckpoint = SolverJobCheckpoint | TrainingCheckpoint;

/** As it is stored; workers know nothing of what is looked back at. */
export type StoredTraining = TrainingCheckpoint & { readonly past?: readonly KeptWeights[] };

/** Bytes of weights beside a checkpoint, which is written every second; of more every second one is left out. */
const mostBytes = 2 ** 20;

type Listener = LabContext["listener"];

/** The same listener, with the kept weights of the series added to each checkpoint of training. */
export function listenerWithPast(listener: Listener, series: EagleSeries): Listener {
  return {
    ...listener,
    onCheckpoints: (checkpoints) =>
      listener.onCheckpoints(
        checkpoints.map((checkpoint) =>
          "trainer" in checkpoint ? { ...checkpoint, past: thinned(series.weightsKept.kept, checkpoint.step) } : checkpoint,
        ),
      ),
  };
}

/** Where a run goes on its past is given back to the series. */
export class EngineWithPast extends HandingEngine<EagleDocument, EagleData> {
  readonly #series: EagleSeries;
  readonly #prepare: () => void;

  /** @param prepare  is called before each run. */
  constructor(engine: SessionEngine<EagleDocument, EagleData>, series: EagleSeries, prepare: () => void) {
    super(engine);
    this.#series = series;
    this.#prepare = prepare;
  }

  override start(document: EagleDocument, data: EagleData | null, paused: boolean, from?: Origin): void {
    this.#prepare();
    super.start(document, data, paused, from && withoutPast(from, this.#series));
  }
}

function withoutPast({ checkpoints, done }: Origin, series: EagleSeries): Origin {
  return {
    done,
    checkpoints: checkpoints.map((checkpoint) => {
      const { past, ...bare } = checkpoint as StoredTraining;
      if (past) series.restoreWeights(past);
      return bare;
    }),
  };
}

/** As many up to a step as there is room for, evenly spread. */
export function thinned(kept: readonly KeptWeights[], step: number, most = mostBytes): readonly KeptWeights[] {
  let some = kept.filter((one) => one.step <= step);
  while (some.length > 1 && some.reduce((sum, { weights }) => sum + bytesOf(weights), 0) > most)
    some = some.filter((_, at) => at % 2 === 0);
  return some;
}

function bytesOf({ layers }: WeightsView): number {
  return layers.reduce((sum, { WQK, WVP }) => sum + WQK.byteLength + WVP.byteLength, 0);
}

/** Stored weights, if all of them are valid. */
export function readPast(value: unknown, step: number): readonly KeptWeights[] {
  const isWhole = (one: Partial<KeptWeights> | null) =>
    Number.isSafeInteger(one?.step) && (one?.step ?? 0) <= step && isView(one?.weights as Partial<WeightsView> | undefined);
  return Array.isArray(value) && value.every(isWhole) ? value : [];
}

function isView(view: Partial<WeightsView> | undefined): boolean {
  const { features = 0, machines = 0, layers } = view ?? {};
  const [queryKey, values] = [features ** 2, (machines * features) ** 2];
  const isOf = (numbers: unknown, count: number) => numbers instanceof Float32Array && count > 0 && numbers.length === count;
  return Array.isArray(layers) && layers.every((layer) => isOf(layer?.WQK, queryKey) && isOf(layer?.WVP, values));
}
