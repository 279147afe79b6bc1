/** Words of the page that watches a sweep. */
import { formatCount, formatDuration } from "../../../../platform/charts/format";
import { inLanguage } from "../in-language";

const runs = (count: number) => `${formatCount(count)} ${count === 1 ? "run" : "runs"}`;

const english = {
  title: "Sweep",
  at: (place: string) => `kept in ${place}`,
  asking: "Loading the progress of the sweep.",
  silent: "No connection to the sweep: its process has ended or was stopped. The numbers below are from its last answer.",
  progress: "Finished runs",
  done: (done: number, all: number) => `${formatCount(done)} of ${runs(all)} done`,
  aside: (count: number) => `${formatCount(count)} set aside`,
  left: (seconds: number) => `about ${formatDuration(1000 * Math.max(1, Math.round(seconds)))} left`,
  computing: (seconds: number) => `${formatDuration(1000 * seconds)} of computing`,
  ended: "finished",
  documents: (count: number) => (count === 1 ? "one document" : `${formatCount(count)} documents`),
  choose: "Document of the map",
  read: "Read a cell",
  nothing: "No run of this map has finished yet.",
  noMap: "No document of this sweep has a map.",
  workers: "Workers",
  absent: "No worker has reported in the last two minutes.",
  worker: (name: string, threads: number) => `${name}, ${formatCount(threads)} ${threads === 1 ? "thread" : "threads"}`,
  heard: (seconds: number) => `last report ${formatCount(Math.round(seconds))} s ago`,
  failures: "Set aside",
  none: "No run has failed three times.",
  again: "Each of these runs failed three times. The sweep continues without them; the option --again repeats them.",
  more: (count: number) => `and ${formatCount(count)} more`,
} as const;

export const watchText = inLanguage("watch/words", english);
