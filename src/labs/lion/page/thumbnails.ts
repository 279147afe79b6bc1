/** Panels of this lab as small pictures. Only the code that draws the gallery's file imports this. */
import { interpolateViridis } from "d3-scale-chromatic";
import { linearValues } from "../../../platform/charts/linear-values";
import { valueAxis } from "../../../platform/charts/log-axis";
import { layOutShares } from "../../../platform/charts/shares-layout";
import {
  dotsAt,
  lossThumbnail,
  pathThrough,
  scaling,
  type Thumbnail,
  type ThumbnailShape,
  thumbnailArea,
} from "../../../platform/charts/thumbnail";
import { cellShapes, placedMatrices } from "../../../platform/charts/thumbnail-cells";
import { chosenIn, type FinishedPreset, type PanelPictures } from "../../../platform/shell/presets/gallery/lead-picture";
import type { LionDocument } from "../document/document";
import { drawnOf } from "./breaks/BreakPanel";
import { shareLengths } from "./breaks/break-data";
import { shareLines } from "./breaks/break-lines";
import { breakView } from "./breaks/views";
import { partOf, scaleOf } from "./charts/PartedMatrix";
import { modelLines, paperLines } from "./cost/cost-lines";
import { shapeOf } from "./cost/shape";
import { costView } from "./cost/views";
import { shownValues } from "./forms/MatrixPanel";
import { ownDifferences } from "./panels/AgreementPanel";
import { hasMask } from "./panels/head";
import { tokenView } from "./panels/views";
import { patchRows, scanNames, sideOfPicture } from "./scans/patch-rows";
import type { LionSeries } from "./session/series";
import { inspectSequence, testsOf } from "./training/inspect-encoders";
import { lambdaOf } from "./training/learned-decays";
import { curvesData, drawnMeasure } from "./training/training-data";
import { sequenceView, trainingView } from "./training/views";

type Finished = FinishedPreset<LionDocument, LionSeries>;

export const lionPictures: PanelPictures<LionDocument, LionSeries> = {
  matrix: matrixPicture,
  agreement: agreementPicture,
  scans: scansPicture,
  cost: costPicture,
  break: breakPicture,
  training: trainingPicture,
  sequence: sequencePicture,
};

/** The matrix in the colours of its three parts. */
function matrixPicture({ document, views, series }: Finished): Thumbnail | null {
  const head = series.forms?.head;
  if (!head || !hasMask(head, document)) return null;
  const { shows, reading } = chosenIn(views, "matrix", tokenView);
  const values = shownValues(head, document, shows, reading);
  const { length } = head.sequence;
  const scale = scaleOf(values);
  const fillOf = (_: number, row: number, column: number) => ({
    color: `var(--part-${partOf(row, column)})`,
    opacity: Math.abs(values[row * length + column]) / scale,
  });
  return { shapes: cellShapes(placedMatrices({ across: 1, down: 1 }, length, length), fillOf) };
}

/** Difference of each form from the first, on the panel's logarithmic axis, a row for each. */
function agreementPicture({ document, views, series }: Finished): Thumbnail | null {
  if (!series.forms) return null;
  const differences = ownDifferences(series.forms, document, chosenIn(views, "matrix", tokenView).reading);
  const finite = differences.map(({ value }) => value).filter((value) => value > 0 && Number.isFinite(value));
  const { left, right, top, bottom } = thumbnailArea;
  const axis = valueAxis({
    ...{ low: Math.min(1e-16, ...finite), high: Math.max(1, ...finite) },
    ...{ hasFloor: true, from: left, to: right, tickSpacing: 44 },
  });
  const placed = differences.map(({ value, exact }, at) => ({
    exact,
    x: axis.at(value),
    y: top + ((at + 0.5) / differences.length) * (bottom - top),
  }));
  const lines = placed
    .map(({ x, y }) =>
      pathThrough([
        { x: left, y },
        { x, y },
      ]),
    )
    .join("");
  const dots = (wanted: boolean) => dotsAt(placed.filter(({ exact }) => exact === wanted));
  return {
    shapes: [
      { look: "thin", color: "var(--muted)", path: lines },
      { look: "dots", color: "var(--ink)", path: dots(true) },
      ...(placed.some(({ exact }) => !exact) ? [{ look: "dots", color: "var(--warning)", path: dots(false) } as const] : []),
    ],
  };
}

/** Mask row of a patch in the middle, in each order of scanning. */
function scansPicture({ document, series }: Finished): Thumbnail | null {
  const side = sideOfPicture(document);
  const decays = series.forms?.patchDecays;
  if (decays?.length !== side ** 2) return null;
  const rows = patchRows(decays, document, side, Math.floor(side / 2) * (side + 1));
  const matrices = placedMatrices({ across: scanNames.length, down: 1 }, side, side);
  const level = (value: number) => Math.round(8 * value) / 8;
  return {
    shapes: cellShapes(matrices, (at, row, column) => ({
      color: interpolateViridis(level(rows[scanNames[at]][row * side + column])),
      opacity: 1,
    })),
  };
}

function costPicture({ document, views }: Finished): Thumbnail | null {
  const { show, width } = chosenIn(views, "cost", costView);
  if (show === "paper-memory" || show === "paper-time") return lossThumbnail(paperLines(show, document.variant));
  const shape = shapeOf(document, null, width);
  // No picture of times, which depend on the device.
  return shape && show !== "time" ? lossThumbnail(modelLines(show, shape)) : null;
}

function breakPicture({ document: { seed }, views }: Finished): Thumbnail {
  const { show, decay, length } = chosenIn(views, "break", breakView);
  if (show === "share") return sharesPicture();
  return lossThumbnail(drawnOf(show, { lambda: Number(decay), length: Number(length), seed }).data);
}

const full = { width: 640, height: 320 };

function sharesPicture(): Thumbnail {
  const lines = shareLines();
  const { area, x, y } = layOutShares(shareLengths, [], full.width, full.height);
  const scaled = scaling(area);
  return {
    shapes: lines.map(({ color, stroke, values }): ThumbnailShape => {
      const points = values.map((value, at) => ({ x: scaled.x(x[at]), y: scaled.y(y(value)) }));
      return { look: stroke === "solid" ? "line" : "dashed", color, path: pathThrough(points) };
    }),
  };
}

function trainingPicture({ document, views, series }: Finished): Thumbnail {
  const { show } = chosenIn(views, "training", trainingView);
  const { axis } = linearValues(drawnMeasure(document, show) === "accuracy" ? 1 : null);
  return lossThumbnail(curvesData(document, series, new Set(), show), axis);
}

/** Decays of every head as bars, a column for each token; those of walls in the colour of walls. */
function sequencePicture({ document, views, series }: Finished): Thumbnail | null {
  const { of, at } = chosenIn(views, "sequence", sequenceView);
  const learner = Math.min(of, document.learners.length - 1);
  const weights = series.encoder(learner)?.runs[0]?.weights;
  if (!weights) return null;
  const tests = testsOf(document);
  const { settings, layers, sequences } = inspectSequence(document, learner, weights, tests, at);
  const { length, symbols, secondSymbols } = sequences;
  const heads = layers.flatMap(({ logits }) =>
    logits.flatMap((scan) =>
      Array.from({ length: settings.heads }, (_, head) =>
        Array.from({ length }, (_, token) => lambdaOf(scan[token * settings.heads + head])),
      ),
    ),
  );
  if (heads.length === 0) return null;
  const isWall = (token: number) => tests.glyphs.token(symbols[token], secondSymbols?.[token] ?? 0) === "|";
  const tokens = Array.from({ length }, (_, token) => token);
  const [walls, others] = [tokens.filter(isWall), tokens.filter((token) => !isWall(token))];
  return { shapes: [bars(heads, others, "var(--ramp-3)"), ...(walls.length > 0 ? [bars(heads, walls, "var(--warning)")] : [])] };
}

/** Bars of some tokens in the rows of all heads, at least a pixel high. */
function bars(heads: readonly (readonly number[])[], tokens: readonly number[], color: string): ThumbnailShape {
  const { left, right, top, bottom } = thumbnailArea;
  const row = (bottom - top) / heads.length;
  const column = (right - left) / heads[0].length;
  const path = heads.flatMap((lambdas, head) => {
    const foot = Math.round(top + (head + 1) * row);
    return tokens.map((token) => {
      const middle = Math.round(left + (token + 0.5) * column);
      return `M${middle} ${foot}v${-Math.max(1, Math.round(lambdas[token] * (row - 2)))}`;
    });
  });
  return { look: "cells", color, width: Math.max(1, Math.floor(column) - 1), path: path.join("") };
}
