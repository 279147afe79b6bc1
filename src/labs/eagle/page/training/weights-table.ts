import type { DataTable } from "../../../../platform/ui/panel/table";
import type { EagleDocument } from "../../document/document";
import type { EagleSeries } from "../session/series";
import { layersOf, networkOf, shownWeights } from "./training-data";
import { trainingText } from "./words";

/** The numbers of every layer; of the weights of now also what the regime of the network shows, as it was last judged. */
export function weightsTable(document: EagleDocument, series: EagleSeries, step: number | null): DataTable {
  const { columns: words } = trainingText.weights;
  const shown = shownWeights(document, series, step);
  const { sent, sketches } = (shown?.isPast ? null : networkOf(document, series)?.judged) ?? { sent: null, sketches: null };
  return {
    columns: [
      ...[words.layer, words.alpha1, words.alpha2, words.alpha3, words.queryKey, words.values],
      ...(sent ? [words.sent] : []),
      ...(sketches ? [words.sketch, words.cosine, words.ratio, words.asymmetry] : []),
    ],
    rows: (shown ? layersOf(document, shown.weights) : []).map(({ reading: { scalars, deviation } }, at) => {
      const sketch = sketches?.[at];
      const r = sketch?.cosines.length ?? 0;
      return [
        ...[at + 1, ...scalars, deviation.WQK, deviation.WVP],
        ...(sent ? [sent[at].hidden] : []),
        ...(sketch
          ? [sketch.deviation, sketch.cosines[r - 1], sketch.WQK.eigenvalues[r - 1] / sketch.WQK.eigenvalues[0], sketch.WVP.asymmetry]
          : []),
      ];
    }),
  };
}
