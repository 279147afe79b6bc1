import { useEffect } from "react";
import type { WatchedSweep } from "../../../../platform/engine/watched-sweep";
import { readingPace, useChanges } from "../../../../platform/state/react";
import { Panel, PanelChart, PanelEmpty } from "../../../../platform/ui/panel/Panel";
import { PanelGroup } from "../../../../platform/ui/panel/PanelGroup";
import { QuietSelect } from "../../../../platform/ui/panel/QuietSelect";
import type { DataTable } from "../../../../platform/ui/panel/table";
import { MapPicture } from "../map/MapPicture";
import { mapTable, wordsOfMap } from "../map/map-data";
import { type MapMoment, momentOf } from "../map/moment";
import { mapSentence } from "../map/sentence";
import { mapText } from "../map/words";
import type { SweepFeed } from "./feed";
import { watchText } from "./words";
import "../map/map-panel.css";
import "./watch.css";

/** Progress of a sweep in another process: its map, its workers, and the runs set aside. */
export function WatchPage({ feed }: { readonly feed: SweepFeed }) {
  useChanges(feed, true, readingPace);
  const { sweep, answers } = feed;
  useEffect(() => {
    if (sweep) document.title = `${Math.floor((100 * sweep.done) / Math.max(1, sweep.runs))} % · ${watchText.title}`;
  }, [sweep]);
  return (
    <main className="watch">
      <header className="watch-head">
        <h1 className="watch-title">{watchText.title}</h1>
        {sweep && <p className="watch-place">{`${watchText.at(sweep.place)}, ${watchText.documents(sweep.documents)}`}</p>}
      </header>
      {!answers && (
        <p className="watch-silent" role="status">
          {watchText.silent}
        </p>
      )}
      {sweep ? <Standing sweep={sweep} /> : answers && <p>{watchText.asking}</p>}
      {sweep &&
        (sweep.maps.length > 0 ? <WatchedMapPanel feed={feed} maps={sweep.maps} /> : <p className="watch-note">{watchText.noMap}</p>)}
      {sweep && <Workers sweep={sweep} />}
      {sweep && <Failures sweep={sweep} />}
    </main>
  );
}

function Standing({ sweep }: { readonly sweep: WatchedSweep }) {
  const { done, runs, setAside, secondsLeft, computingSeconds, ended } = sweep;
  const parts = [
    watchText.done(done, runs),
    ...(setAside > 0 ? [watchText.aside(setAside)] : []),
    ...(ended ? [watchText.ended] : secondsLeft === null ? [] : [watchText.left(secondsLeft)]),
    watchText.computing(computingSeconds),
  ];
  return (
    <section className="panel watch-standing">
      <progress className="watch-progress" aria-label={watchText.progress} value={done + setAside} max={Math.max(1, runs)} />
      <p className="number">{parts.join(", ")}</p>
    </section>
  );
}

const noTable: DataTable = { columns: [], rows: [] };

interface WatchedMapPanelProps {
  readonly feed: SweepFeed;
  readonly maps: WatchedSweep["maps"];
}

function WatchedMapPanel({ feed, maps }: WatchedMapPanelProps) {
  const { map } = feed;
  const moment = map && momentOf(map.experiment, map);
  const options = maps.map(({ name, document }) => ({ value: String(document), label: name }));
  const summary = moment ? sentenceOf(moment) : "";
  return (
    <PanelGroup>
      <Panel
        id="map"
        title={mapText.title}
        choices={
          options.length > 1 && (
            <QuietSelect
              label={watchText.choose}
              value={String(map?.document ?? options[0].value)}
              options={options}
              onChange={(document) => feed.look(Number(document))}
            />
          )
        }
        summary={summary}
        plainSummary={() => summary}
        explanation={<p>{mapText.explain.join(" ")}</p>}
        table={() => (moment ? mapTable(moment) : noTable)}
      >
        {moment ? (
          <PanelChart>
            {(size) => (
              <MapPicture
                {...{ size, moment }}
                words={{ ...wordsOfMap(moment, summary), read: watchText.read }}
                chosen={null}
                onRead={() => {}}
                onChoose={() => {}}
              />
            )}
          </PanelChart>
        ) : (
          <PanelEmpty>{watchText.asking}</PanelEmpty>
        )}
      </Panel>
    </PanelGroup>
  );
}

/** Before the first run, the words of the map panel describe a plan; here the sweep already runs. */
function sentenceOf(moment: MapMoment): string {
  return moment.done === 0 ? watchText.nothing : mapSentence(moment);
}

function Workers({ sweep: { workers } }: { readonly sweep: WatchedSweep }) {
  return (
    <section className="panel">
      <h2 className="panel-title">{watchText.workers}</h2>
      {workers.length === 0 ? (
        <p className="watch-note">{watchText.absent}</p>
      ) : (
        <ul className="watch-list">
          {workers.map(({ name, threads, seconds }) => (
            <li key={name}>
              <span>{watchText.worker(name, threads)}</span>
              <span className="watch-note number">{watchText.heard(seconds)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Failures({ sweep: { failures, setAside } }: { readonly sweep: WatchedSweep }) {
  return (
    <section className="panel">
      <h2 className="panel-title">{watchText.failures}</h2>
      <p className="watch-note">{setAside === 0 ? watchText.none : watchText.again}</p>
      <ul className="watch-list">
        {failures.map(({ run, reason }) => (
          <li key={run}>
            <span>{run}</span>
            <span className="watch-note">{reason}</span>
          </li>
        ))}
      </ul>
      {setAside > failures.length && <p className="watch-note">{watchText.more(setAside - failures.length)}</p>}
    </section>
  );
}
