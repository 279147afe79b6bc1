/** The map of Fig. 3 from its stored result, and its captions. */
import { joinSentences } from "../../../../platform/ui/grammar";
import { reportsOf } from "../../engine/map/from-result";
import { epochsOfFigure3, mapOfFigure3, samplesOfFigure3 } from "../../engine/stored-runs/figure-3";
import { type MapMoment, momentOf } from "../map/moment";
import { mapSentence } from "../map/sentence";
import { MapResults } from "../session/map-results";
import { storedText } from "./words";

/** @throws {Error} for runs of other kernels, whose last digits may differ. */
export function readStoredMap(text: string): MapMoment {
  const reports = reportsOf(mapOfFigure3, JSON.parse(text));
  if (reports.length === 0) throw new Error("these are no stored runs of these kernels");
  const results = new MapResults();
  results.open(mapOfFigure3.map);
  results.accept(reports);
  results.setActivity("finished");
  const moment = momentOf(mapOfFigure3, { results, workers: 1, shows: () => true });
  if (!moment) throw new Error("Fig. 3 has no map");
  return moment;
}

export function storedMapSentence(moment: MapMoment): string {
  return joinSentences(storedText.map.origin(samplesOfFigure3, epochsOfFigure3, moment.map.seeds), mapSentence(moment));
}

/** In how many rows the most heads end below the fewest, and every doubling of the heads lowers the error, as in the paper. */
export function mapAgainstPaper({ cells, map }: MapMoment): string {
  const rows = map.y.points.map((_, row) => cells.filter(({ y }) => y === row).map(({ error }) => error));
  const heads = map.x.points.map(([value]) => Number(value));
  const below = rows.filter((errors) => errors[errors.length - 1] < errors[0]).length;
  const falling = rows.filter((errors) => errors.every((error, k) => k === 0 || error < errors[k - 1])).length;
  return storedText.map.rows(epochsOfFigure3, heads[0], heads[heads.length - 1], below, falling, rows.length);
}
