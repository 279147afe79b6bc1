/** Words of the page that watches a sweep. */
import { formatCount, formatDuration } from "../../../../platform/charts/format";
import { inLanguage } from "../in-language";

const runs = (count: number) => `${formatCount(count)} ${count === 1 ? "run" : "runs"}`;

const english = {
  title: "Sweep",
  at: (place: string) => `kept in ${place}`,
  asking: "The sweep is being asked how far it is.",
  silent: "The sweep does not answer: its process has ended, or was stopped. This is how far it was when it answered last.",
  progress: "Runs that are done",
  done: (done: number, all: number) => `${formatCount(done)} of ${runs(all)} done`,
  aside: (count: number) => `${formatCount(count)} set aside`,
  left: (seconds: number) => `about ${formatDuration(1000 * Math.max(1, Math.round(seconds)))} left`,
  computing: (seconds: number) => `${formatDuration(1000 * seconds)} of computing`,
  ended: "all is done",
  documents: (count: number) => (count === 1 ? "one document" : `${formatCount(count)} documents`),
  choose: "Which document's map is shown",
  read: "Read a cell",
  nothing: "No run of this map has come yet.",
  noMap: "No document of this sweep has a map: there is none to fill.",
  workers: "Workers",
  nobody: "Nobody has said in the last two minutes that it is at work.",
  worker: (name: string, threads: number) => `${name}, ${formatCount(threads)} ${threads === 1 ? "thread" : "threads"}`,
  heard: (seconds: number) => `heard of ${formatCount(Math.round(seconds))} s ago`,
  failures: "Set aside",
  none: "No run has failed three times.",
  again: "Each failed three times, alone. The sweep goes on without them; --again tries them again.",
  more: (count: number) => `and ${formatCount(count)} more`,
} as const;

export const watchText = inLanguage("watch/words", english);
