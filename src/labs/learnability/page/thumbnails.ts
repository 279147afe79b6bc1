/** Panels of this lab as small pictures. Only what draws the gallery's file imports this. */

import {
  dotsAt,
  lossThumbnail,
  pathThrough,
  scaling,
  type Thumbnail,
  type ThumbnailShape,
  thumbnailArea,
} from "../../../platform/charts/thumbnail";
import { cellShapes, placedMatrices, signedFill } from "../../../platform/charts/thumbnail-cells";
import { viewOf } from "../../../platform/documents/views";
import type { FromSweep } from "../../../platform/engine/sweep";
import { finish } from "../../../platform/numerics/progress";
import { chosenIn, type FinishedPreset, type PanelPictures } from "../../../platform/shell/presets/gallery/lead-picture";
import type { Experiment } from "../document/document";
import { runCount } from "../engine/map/cells";
import { excessByDraw, type SampleComplexityRun } from "../engine/sample-complexity/excess-by-draw";
import type { BarrierAnswer } from "../engine/study/landscape/questions";
import { Study } from "../engine/study/study";
import { referenceFor } from "../math/sample-complexity/needed";
import { layOutBarrier } from "./charts/barrier-layout";
import { axisFor, placesAlong } from "./charts/SpectrumChart";
import { areAlike, traceGroups } from "./computations/each-data";
import { drawnOf, faredOf, shownLearners, unseenOf } from "./computations/outcomes";
import { retrieve } from "./exhibits/associative-memory/retrieval";
import { shownMemory } from "./exhibits/associative-memory/shown-memory";
import { largestShown } from "./exhibits/associative-memory/tint";
import { layOutExcess } from "./guarantee/excess-layout";
import { guaranteeOf } from "./guarantee/guarantee-data";
import { barrierCurves } from "./landscape/between-data";
import { choicesOf } from "./landscape/choices-in-link";
import type { Moment as LandscapeMoment } from "./landscape/moment";
import { questionsOf } from "./landscape/questions";
import { namedLearners } from "./learners";
import { validChoice } from "./panels/loss-choice";
import { lossData } from "./panels/loss-curves";
import { spectrumDrawn } from "./panels/spectrum-data";
import { lossView, spectrumView } from "./panels/views";
import type { RunSeries } from "./session/series";

type Finished = FinishedPreset<Experiment, RunSeries>;

export const learnabilityPictures: PanelPictures<Experiment, RunSeries> = {
  guarantee: guaranteePicture,
  loss: lossPicture,
  spectrum: spectrumPicture,
  computations: computationsPicture,
  memory: memoryPicture,
  landscape: landscapePicture,
  map: mapPicture,
};

function lossPicture({ document, views, series }: Finished): Thumbnail {
  const choice = validChoice(chosenIn(views, "loss", lossView), document);
  return lossThumbnail(lossData({ learners: namedLearners(document), series, history: [] }, choice));
}

/** Of the data sets, every tenth is drawn. */
const drawnDraws = 10;
/** The size at which the excess risks are laid out. */
const excessSize = { width: 424, height: 156 };

/** Excess risks as dots, those above epsilon hollow, with their quantile and the line of epsilon. */
function guaranteePicture({ document }: Finished): Thumbnail | null {
  const { sampleComplexity } = document;
  if (!sampleComplexity) return null;
  const { samples, draws } = sampleComplexity;
  const listed: SampleComplexityRun[] = [];
  const drawing = { samples, first: 0, draws, reference: referenceFor(samples) };
  const keep = (message: FromSweep<SampleComplexityRun>) => void (message.type === "run" && listed.push(message.run));
  finish(excessByDraw({ experiment: document, data: null, ...drawing }, keep));
  const guarantee = guaranteeOf(sampleComplexity, 0, { listed, between: [], fresh: [] });
  if (!guarantee) return null;
  const { area, x, y, epsilonAt } = layOutExcess(guarantee, excessSize.width, excessSize.height, "small");
  const scaled = scaling(area);
  const place = (count: number, value: number) => ({ x: scaled.x(x(count)), y: scaled.y(y.at(value)) });
  const dots = (within: boolean) =>
    guarantee.rows.flatMap(({ samples: count, excess }) =>
      excess.filter((value, draw) => draw % drawnDraws === 0 && value <= guarantee.epsilon === within).map((value) => place(count, value)),
    );
  const level = scaled.y(epsilonAt);
  const ends = [thumbnailArea.left, thumbnailArea.right].map((at) => ({ x: at, y: level }));
  return {
    shapes: [
      { look: "hollow", color: "var(--warning)", path: dotsAt(dots(false)) },
      { look: "dots", color: "var(--closed-form)", path: dotsAt(dots(true)) },
      { look: "reference", color: "var(--ink)", path: pathThrough(ends) },
      { look: "line", color: "var(--closed-form)", path: pathThrough(guarantee.rows.map((row) => place(row.samples, row.quantile))) },
    ],
  };
}

/** Eigenvalues as dots, those that rounding hides hollow. */
function spectrumPicture({ views, series }: Finished): Thumbnail {
  const { drawn } = chosenIn(views, "spectrum", spectrumView);
  const { eigenvalues, count, rank, floor } = spectrumDrawn(series.certificate?.certificate, drawn);
  const known = eigenvalues.length;
  const places = placesAlong(count, thumbnailArea);
  const y = axisFor(eigenvalues, known < count, floor, thumbnailArea);
  const points = Array.from({ length: count }, (_, place) => ({
    x: places.at(place + 0.5),
    y: y.at(place < known ? eigenvalues[known - 1 - place] : 0),
  }));
  const level = y.at(floor);
  const noise = pathThrough([
    { x: thumbnailArea.left, y: level },
    { x: thumbnailArea.right, y: level },
  ]);
  return {
    shapes: [
      { look: "reference", color: "var(--muted)", path: noise },
      { look: "dots", color: "var(--ink)", path: dotsAt(points.slice(0, rank)) },
      ...(rank < count ? [{ look: "hollow", color: "var(--warning)", path: dotsAt(points.slice(rank)) } as const] : []),
    ],
  };
}

/** A row for what the data certify and a few for each learner, a column for each unseen computation; none where all columns are equal. */
function computationsPicture({ document, series }: Finished): Thumbnail | null {
  const unseen = unseenOf(series.target);
  if (!unseen) return null;
  const fared = drawnOf(faredOf(series, shownLearners(document, new Set())), series);
  const groups = traceGroups(unseen, fared);
  if (areAlike(groups)) return null;
  const rows = groups.flatMap(({ color, rows }) => rows.map(({ shares }) => ({ color, shares })));
  const { left, right, top, bottom } = thumbnailArea;
  const matrix = {
    ...{ rows: rows.length, columns: unseen.count, x: left, y: top },
    ...{ width: (right - left) / unseen.count, height: (bottom - top) / rows.length },
  };
  return { shapes: cellShapes([matrix], (_, row, column) => ({ color: rows[row].color, opacity: rows[row].shares[column] })) };
}

/** Keys and values of the memory, and beside them the terms that its sum is made of. */
function memoryPicture({ document: { task }, series }: Finished): Thumbnail | null {
  if (task.kind !== "associative-memory") return null;
  const memory = shownMemory(task, series.target);
  if (!memory) return null;
  const retrieval = retrieve(memory.table, task.d, task.labels);
  const { d, tokens, terms } = retrieval;
  const scale = largestShown(memory.table, retrieval);
  const entryAt = (matrix: number, row: number, column: number) =>
    matrix === 0
      ? tokens.Z[column * tokens.n + row]
      : matrix === 1
        ? tokens.Z[(d + column) * tokens.n + row]
        : terms[row * 2 * d + d + column];
  const matrices = placedMatrices({ across: 3, down: 1 }, tokens.n, d, 12);
  // The square root makes small entries visible, as on the panel.
  return {
    shapes: cellShapes(matrices, (...at) => ({
      ...signedFill(entryAt(...at), scale),
      opacity: Math.sqrt(Math.abs(entryAt(...at)) / scale),
    })),
  };
}

const full = { width: 640, height: 320 };
/** Points of the curve between two solutions. */
const steps = 120;

/** The loss on the way between two solutions. */
function landscapePicture({ document, views, series }: Finished): Thumbnail | null {
  const choices = { ...choicesOf(viewOf(views, "landscape")), stopped: false };
  const moment: LandscapeMoment = { experiment: document, activity: "finished", ownData: null, series, choices, entry: () => null };
  const [question] = questionsOf(moment);
  if (question?.kind !== "barrier") return null;
  const answer = finish(Study.of(document, null).answer(question)) as BarrierAnswer;
  const { area, x, y, curves } = layOutBarrier(barrierCurves(moment, answer), full.width, full.height);
  const scaled = scaling(area);
  return {
    shapes: curves.map(({ color, stroke, lossAt }): ThumbnailShape => {
      const points = Array.from({ length: steps + 1 }, (_, step) => step / steps).map((t) => {
        const loss = lossAt(t);
        return { x: scaled.x(x(t)), y: scaled.y(y.at(loss < y.low ? 0 : loss)) };
      });
      return { look: stroke === "solid" ? "line" : stroke === "dashed" ? "dashed" : "reference", color, path: pathThrough(points) };
    }),
  };
}

function mapPicture({ document: { map } }: Finished): Thumbnail | null {
  return map && { shapes: [], map: { runs: runCount(map), columns: map.x.points.length, rows: map.y.points.length } };
}
