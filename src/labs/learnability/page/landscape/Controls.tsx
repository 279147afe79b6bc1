import { usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import { QuietSelect } from "../../../../platform/ui/panel/QuietSelect";
import {
  chosenDirections,
  chosenOther,
  directionName,
  gradientLearners,
  learnerOf,
  offeredDirections,
  offeredOthers,
  otherTitle,
} from "./choices";
import { useLandscape, useMoment } from "./Landscape";
import type { DirectionName, Moment, Zoom } from "./moment";
import { instead } from "./standing";
import { landscapeText } from "./words";

const words = landscapeText;

/** Which learner, and what of its landscape. */
export function Choices() {
  const moment = useMoment(usePanelOnScreen(), 500);
  const learner = learnerOf(moment);
  if (!learner) return null;
  return (
    <>
      <LearnerChoice moment={moment} shown={learner.index} />
      {moment.choices.view === "maps" ? <PlaneChoices moment={moment} /> : <OtherChoice moment={moment} />}
    </>
  );
}

/** How far a long computation is; nothing where none is under way. */
export function Progress() {
  const moment = useMoment(usePanelOnScreen(), 500);
  return learnerOf(moment) && !instead(moment) ? <Working moment={moment} /> : null;
}

function LearnerChoice({ moment, shown }: { readonly moment: Moment; readonly shown: number }) {
  const { choose } = useLandscape();
  const learners = gradientLearners(moment);
  if (learners.length < 2) return null;
  return (
    <QuietSelect
      label={words.learner}
      value={String(shown)}
      options={learners.map(({ index, name }) => ({ value: String(index), label: name }))}
      onChange={(value) => choose({ learner: Number(value) })}
    />
  );
}

function PlaneChoices({ moment }: { readonly moment: Moment }) {
  const { choose } = useLandscape();
  const [first, second] = chosenDirections(moment);
  const named = (name: DirectionName, isNext: boolean) => directionName(moment, name, isNext);
  return (
    <>
      <QuietSelect
        label={words.origin}
        value={moment.choices.origin}
        options={(["end", "start"] as const).map((value) => ({ value, label: words.origins[value] }))}
        onChange={(origin) => choose({ origin })}
      />
      <QuietSelect
        label={words.first}
        help={words.directionHelp}
        value={first}
        options={offeredDirections(moment, null).map((value) => ({ value, label: words.firstIs(named(value, false)) }))}
        onChange={(value) => choose({ first: value })}
      />
      <QuietSelect
        label={words.second}
        help={words.directionHelp}
        value={second}
        options={offeredDirections(moment, first).map((value) => ({ value, label: words.secondIs(named(value, value === first)) }))}
        onChange={(value) => choose({ second: value })}
      />
      <QuietSelect
        label={words.zoom}
        value={moment.choices.zoom}
        options={zooms.map((value) => ({ value, label: words.zooms[value] }))}
        onChange={(zoom) => choose({ zoom })}
      />
    </>
  );
}

const zooms: readonly Zoom[] = ["0.1", "0.3", "1", "2", "5"];

function OtherChoice({ moment }: { readonly moment: Moment }) {
  const { choose } = useLandscape();
  const other = chosenOther(moment);
  if (!other) return null;
  return (
    <QuietSelect
      label={words.between.other}
      value={other}
      options={offeredOthers(moment).map((value) => ({ value, label: words.between.otherIs(otherTitle(moment, value)) }))}
      onChange={(value) => choose({ other: value })}
    />
  );
}

/** How far a long computation is, and its end; it appears only after a moment. */
function Working({ moment }: { readonly moment: Moment }) {
  const { choose } = useLandscape();
  const { choices, entry } = moment;
  const asked = choices.view === "maps" ? entry("landscape") : entry("barrier");
  if (choices.stopped)
    return (
      <div className="landscape-working">
        <button type="button" className="pill landscape-act" onClick={() => choose({ stopped: false })}>
          {words.resume}
        </button>
      </div>
    );
  if (!asked?.pending) return null;
  return (
    <div className="landscape-working">
      <progress className="landscape-progress" aria-label={words.progress} value={asked.progress} max={1} />
      <span className="number landscape-note">{words.working(asked.progress)}</span>
      <button type="button" className="pill" onClick={() => choose({ stopped: true })}>
        {words.cancel}
      </button>
    </div>
  );
}
