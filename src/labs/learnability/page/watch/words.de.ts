import { formatCount, formatDuration } from "../../../../platform/charts/format";
import { plural } from "../../../../platform/ui/grammar.de";
import type { watchText } from "./words";

const runs = (count: number) => `${formatCount(count)} ${plural(count, "Lauf", "Läufen")}`;

export default {
  title: "Reihe",
  at: (place) => `aufbewahrt in ${place}`,
  asking: "Der Stand der Reihe lädt.",
  silent: "Keine Verbindung zur Reihe: Ihr Prozess ist zu Ende oder wurde angehalten. Die Zahlen unten sind aus ihrer letzten Antwort.",
  progress: "Fertige Läufe",
  done: (done, all) => `${formatCount(done)} von ${runs(all)} fertig`,
  aside: (count) => `${formatCount(count)} beiseitegelegt`,
  left: (seconds) => `noch etwa ${formatDuration(1000 * Math.max(1, Math.round(seconds)))}`,
  computing: (seconds) => `${formatDuration(1000 * seconds)} gerechnet`,
  ended: "fertig",
  documents: (count) => (count === 1 ? "ein Dokument" : `${formatCount(count)} Dokumente`),
  choose: "Dokument der Karte",
  read: "Eine Zelle ablesen",
  nothing: "Noch ist kein Lauf dieser Karte fertig.",
  noMap: "Kein Dokument dieser Reihe hat eine Karte.",
  workers: "Worker",
  absent: "In den letzten zwei Minuten hat sich kein Worker gemeldet.",
  worker: (name, threads) => `${name}, ${formatCount(threads)} ${threads === 1 ? "Thread" : "Threads"}`,
  heard: (seconds) => `letzte Meldung vor ${formatCount(Math.round(seconds))} s`,
  failures: "Beiseitegelegt",
  none: "Kein Lauf ist dreimal gescheitert.",
  again: "Jeder dieser Läufe ist dreimal gescheitert. Die Reihe läuft ohne sie weiter; die Option --again wiederholt sie.",
  more: (count) => `und ${formatCount(count)} mehr`,
} satisfies typeof watchText;
