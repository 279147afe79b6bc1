/** Panels of this lab as small pictures. Only what draws the gallery's file imports this. */
import { positiveExtent, valueAxis } from "../../../platform/charts/log-axis";
import { runAxis } from "../../../platform/charts/run-axis";
import { dotsAt, lossThumbnail, pathThrough, type Thumbnail, thumbnailArea } from "../../../platform/charts/thumbnail";
import { cellShapes, placedMatrices, signedFill } from "../../../platform/charts/thumbnail-cells";
import { chosenIn, type FinishedPreset, type PanelPictures } from "../../../platform/shell/presets/gallery/lead-picture";
import type { EagleDocument } from "../document/document";
import { raceData } from "./panels/race-data";
import { conditionView, raceView } from "./panels/views";
import type { EagleSeries } from "./session/series";
import { namedSolvers } from "./solvers";
import { paperEta, paperGamma } from "./training/ConstantsPanel";
import { drawnLayers } from "./training/layer-matrices";
import { layersOf, lossOf, networkOf } from "./training/training-data";
import { trainingView } from "./training/views";

type Finished = FinishedPreset<EagleDocument, EagleSeries>;

export const eaglePictures: PanelPictures<EagleDocument, EagleSeries> = {
  race: racePicture,
  condition: conditionPicture,
  weights: weightsPicture,
  constants: constantsPicture,
  training: trainingPicture,
};

function racePicture({ document, views, series }: Finished): Thumbnail {
  return lossThumbnail(raceData({ solvers: namedSolvers(document), document, series }, chosenIn(views, "race", raceView)));
}

/** Singular values of A over the iterations. */
function conditionPicture({ document, views, series }: Finished): Thumbnail | null {
  const { solver: chosen, shows } = chosenIn(views, "condition", conditionView);
  const solvers = namedSolvers(document).filter(({ spec }) => spec.kind === "eagle");
  const solver = solvers.find(({ index }) => index === chosen) ?? solvers[0];
  const traces = solver && series.solver(solver.index)?.traces;
  if (!traces) return null;
  const { iteration } = traces;
  const drawn = shows === "values" ? traces.values : traces.residuals;
  const { left, top, right, bottom } = thumbnailArea;
  const y = valueAxis({ ...positiveExtent(drawn), from: bottom, to: top, tickSpacing: 36 });
  const x = runAxis({ scale: "linear", low: 0, high: Math.max(4, iteration.at(-1) ?? 0), hasZero: false, from: left, to: right });
  const pathOf = (values: ArrayLike<number>) =>
    pathThrough(Array.from(iteration, (at, place) => ({ x: x.at(at), y: y.at(values[place]) })));
  return { shapes: drawn.map((values) => ({ look: "thin", color: solver.color, path: pathOf(values) })) };
}

/** W_QK above W_VP, a column for each layer, each matrix on a scale of its own. */
function weightsPicture({ document, series }: Finished): Thumbnail | null {
  const weights = networkOf(document, series)?.weights;
  if (!weights) return null;
  const noted = layersOf(document, weights).map(({ WQK, WVP }) => ({ WQK, WVP, notes: { WQK: [], WVP: [] } }));
  const layers = drawnLayers(document, weights, noted);
  const kinds = layers[0]?.matrices.length ?? 0;
  const matrices = Array.from({ length: kinds }, (_, kind) => layers.map((layer) => layer.matrices[kind])).flat();
  const [place] = placedMatrices({ across: layers.length, down: kinds }, 1, 1);
  const placed = placedMatrices({ across: layers.length, down: kinds }, 1, 1).map(({ x, y }, at) => {
    const { size } = matrices[at];
    return { rows: size, columns: size, x, y, width: place.width / size, height: place.height / size };
  });
  const scales = matrices.map(({ values }) => Array.from(values).reduce((most, value) => Math.max(most, Math.abs(value)), 0));
  return {
    shapes: cellShapes(placed, (at, row, column) => signedFill(matrices[at].values[row * matrices[at].size + column], scales[at])),
  };
}

/** Eta and gamma of every layer beside those of the paper. */
function constantsPicture({ document, series }: Finished): Thumbnail | null {
  const layers = networkOf(document, series)?.judged?.constants.layers ?? [];
  if (layers.length === 0) return null;
  const { left, right, top, bottom } = thumbnailArea;
  const middle = (top + bottom) / 2;
  const plots = [
    { values: layers.map(({ eta }) => eta), reference: paperEta, from: middle - 6, to: top },
    { values: layers.map(({ gamma }) => gamma), reference: paperGamma, from: bottom, to: middle + 6 },
  ];
  const [{ color }] = namedSolvers(document);
  return {
    shapes: plots.flatMap(({ values, reference, from, to }) => {
      const [low, high] = [Math.min(0, ...values), Math.max(2 * reference, ...values)];
      const y = (value: number) => from + ((value - low) / (high - low)) * (to - from);
      const points = values.map((value, at) => ({ x: left + ((at + 0.5) / values.length) * (right - left), y: y(value) }));
      const ends = [left, right].map((x) => ({ x, y: y(reference) }));
      return [
        { look: "reference", color: "var(--muted)", path: pathThrough(ends) } as const,
        { look: "dots", color, path: dotsAt(points) } as const,
      ];
    }),
  };
}

function trainingPicture({ document, views, series }: Finished): Thumbnail | null {
  const state = networkOf(document, series);
  return state ? lossThumbnail(lossOf(document, state, chosenIn(views, "training", trainingView).scale)) : null;
}
