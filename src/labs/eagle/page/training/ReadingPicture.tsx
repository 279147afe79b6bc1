import { useMemo } from "react";
import type { Size } from "../../../../platform/ui/measure";
import { useTheme } from "../../../../platform/ui/theme";
import type { EagleDocument } from "../../document/document";
import type { QuantisedWeights } from "../../engine/training/unroll-messages";
import { LayerWeightsChart } from "../charts/LayerWeightsChart";
import { drawnLayers, matrixKinds } from "./layer-matrices";
import { type LookingStep, readingLayers } from "./reading-data";
import { unrollText } from "./unroll-words";
import { trainingText } from "./words";

interface ReadingPictureProps {
  readonly size: Size;
  readonly document: EagleDocument;
  readonly quantised: QuantisedWeights;
  readonly step: LookingStep;
  readonly summary: string;
}

/** The weights of every layer at one step of threshold and clusters. */
export function ReadingPicture({ size, document, quantised, step, summary }: ReadingPictureProps) {
  const [theme] = useTheme();
  const layers = useMemo(
    () => drawnLayers(document, quantised.weights, readingLayers(document, quantised, step)),
    [document, quantised, step],
  );
  const words = { name: unrollText.reading.chart, summary, kinds: matrixKinds, legend: trainingText.weights.legend };
  return <LayerWeightsChart {...size} layers={layers} theme={theme} words={words} />;
}
