import { formatCount, formatDuration } from "../../../../platform/charts/format";
import { plural } from "../../../../platform/ui/grammar.de";
import type { watchText } from "./words";

const runs = (count: number) => `${formatCount(count)} ${plural(count, "Lauf", "Läufen")}`;

export default {
  title: "Reihe",
  at: (place) => `aufbewahrt in ${place}`,
  asking: "Die Reihe wird gefragt, wie weit sie ist.",
  silent: "Die Reihe antwortet nicht: Ihr Prozess ist zu Ende oder wurde angehalten. So weit war sie bei der letzten Antwort.",
  progress: "Fertige Läufe",
  done: (done, all) => `${formatCount(done)} von ${runs(all)} fertig`,
  aside: (count) => `${formatCount(count)} beiseitegelegt`,
  left: (seconds) => `noch etwa ${formatDuration(1000 * Math.max(1, Math.round(seconds)))}`,
  computing: (seconds) => `${formatDuration(1000 * seconds)} gerechnet`,
  ended: "alles ist fertig",
  documents: (count) => (count === 1 ? "ein Dokument" : `${formatCount(count)} Dokumente`),
  choose: "Welchen Dokuments Karte gezeigt wird",
  read: "Eine Zelle ablesen",
  nothing: "Noch ist kein Lauf dieser Karte da.",
  noMap: "Kein Dokument dieser Reihe hat eine Karte, die sich füllen könnte.",
  workers: "Wer rechnet",
  nobody: "In den letzten zwei Minuten hat niemand gesagt, dass er rechnet.",
  worker: (name, threads) => `${name}, ${formatCount(threads)} ${threads === 1 ? "Thread" : "Threads"}`,
  heard: (seconds) => `vor ${formatCount(Math.round(seconds))} s von ihm gehört`,
  failures: "Beiseitegelegt",
  none: "Kein Lauf ist dreimal gescheitert.",
  again: "Jeder ist allein dreimal gescheitert. Die Reihe geht ohne sie weiter; --again versucht sie noch einmal.",
  more: (count) => `und ${formatCount(count)} mehr`,
} satisfies typeof watchText;
