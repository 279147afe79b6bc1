import type { Size } from "../../../../../platform/ui/measure";
import { PanelChart, usePanelOnScreen } from "../../../../../platform/ui/panel/Panel";
import { plain } from "../../../../../platform/ui/Sentence";
import { genericHeads } from "../../../math/learners/closed-form/generic-heads";
import { ResidualChart } from "../../charts/ResidualChart";
import { withLearnerField } from "../../rail/edits";
import { useSession } from "../../session/react";
import { useMoment } from "../Laboratory";
import type { Moment } from "../moment";
import { StartStop } from "../StartStop";
import { certificateText } from "../words";
import {
  canCompress,
  closedFormOf,
  compressionOf,
  exactBelow,
  foundTrial,
  noSearch,
  searchAnswer,
  searchRange,
  searchSentence,
} from "./search-data";

const words = certificateText.heads;

export function SearchControls() {
  const moment = useMoment(usePanelOnScreen(), 500);
  if (noSearch(moment)) return null;
  return (
    <div className="certificate-controls">
      <div className="certificate-choices">
        <StartStop kind="fewest-heads" words={words} />
        <Compressing moment={moment} />
      </div>
    </div>
  );
}

/** Tells the closed form to have as few heads as were found. */
function Compressing({ moment }: { readonly moment: Moment }) {
  const session = useSession();
  const closedForm = closedFormOf(moment);
  const answer = searchAnswer(moment);
  const found = answer && foundTrial(answer);
  if (!closedForm) return <p className="certificate-note">{words.none}</p>;
  if (!canCompress(closedForm.spec)) return null;
  const present = compressionOf(closedForm.spec);
  const use = (heads: number) => session.edit(withLearnerField(closedForm.index, "compress", heads));
  return (
    <>
      {found && found.heads !== present && (
        <button type="button" className="pill certificate-act" onClick={() => use(found.heads)}>
          {words.use(found.heads)}
        </button>
      )}
      {present !== null && (
        <>
          <p className="certificate-note" role="status">
            {words.used(present)}
          </p>
          <button type="button" className="pill" onClick={() => use(0)}>
            {words.release}
          </button>
        </>
      )}
    </>
  );
}

export function SearchPicture() {
  return <PanelChart>{(size) => <LiveSearch size={size} />}</PanelChart>;
}

function LiveSearch({ size }: { readonly size: Size }) {
  const moment = useMoment(usePanelOnScreen(), 500);
  const summary = plain(searchSentence(moment));
  const answer = searchAnswer(moment);
  const { target, certificate } = moment.series;
  const [from, to] = searchRange(moment);
  const teacher = answer?.teacher ?? target?.teacher?.heads ?? null;
  const generic = answer?.generic ?? (target && certificate ? genericHeads(target.d, target.outputs) : null);
  return (
    <ResidualChart
      {...size}
      trials={answer?.trials.toSorted((a, b) => a.heads - b.heads) ?? []}
      range={[from, Math.max(to, teacher ?? 0)]}
      exact={exactBelow}
      generic={generic}
      teacher={teacher}
      words={{ ...words, name: words.chart, summary, heads: words.headsAt }}
    />
  );
}
