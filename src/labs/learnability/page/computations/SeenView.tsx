import { propose } from "../../../../platform/shell/forms/propose";
import { readingPace } from "../../../../platform/state/react";
import { NumberControl } from "../../../../platform/ui/controls/NumberControl";
import type { Size } from "../../../../platform/ui/measure";
import { PanelChart, PanelEmpty, usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import { plain } from "../../../../platform/ui/Sentence";
import { unbroken } from "../../../../platform/ui/unbroken";
import { machines as presets } from "../../document/presets/machines";
import { maxPrimalFeatures } from "../../math/learners/closed-form/fit";
import { probeFields } from "../../math/tasks/probe-fields";
import { BlocksChart } from "../charts/BlocksChart";
import { withTaskField } from "../rail/edits";
import { useSession } from "../session/react";
import { useMoment } from "./Computations";
import { standing } from "./moment";
import { probesNeeded, type Span, seenSentence, spanOf } from "./seen-data";
import { computationsText } from "./words";

const words = computationsText.seen;
/** As it travels in links. */
const thisView = "view.seen";

export function SeenPicture() {
  const moment = useMoment(usePanelOnScreen(), readingPace);
  const span = spanOf(moment);
  if (!span) return <PanelEmpty>{plain(standing(moment) ?? [computationsText.begin])}</PanelEmpty>;
  return (
    <div className="seen">
      <PanelChart>{(size) => <LiveBlocks size={size} />}</PanelChart>
      <Remedies span={span} />
    </div>
  );
}

function LiveBlocks({ size }: { readonly size: Size }) {
  const moment = useMoment(usePanelOnScreen(), readingPace);
  const span = spanOf(moment);
  if (!span) return null;
  const { blocks, rank, psi } = span;
  return (
    <BlocksChart
      {...size}
      blocks={blocks}
      rank={rank}
      psi={psi}
      words={{ ...words, name: words.chart, summary: plain(seenSentence(moment)) }}
    />
  );
}

/** Why, and what could be done about it. */
function Remedies({ span }: { readonly span: Span }) {
  const { psi, rank, never, dead, probes } = span;
  const small = psi <= maxPrimalFeatures;
  return (
    <div className="seen-remedies">
      <h3>{words.whyTitle}</h3>
      <p>{unbroken(never > 0 ? words.why(never, dead) : words.whyExclusive)}</p>
      <h3>{words.remedyTitle}</h3>
      <p>{unbroken(words.remedy)}</p>
      {rank < psi && <p>{unbroken(small ? words.smallEnough(psi, probesNeeded(span)) : words.tooMany(psi, 8 * psi * psi))}</p>}
      <Probes probes={probes} proposed={small ? probesNeeded(span) : usual} />
      {!small && <FixedMachine />}
    </div>
  );
}

/** Added at one press where no number is enough. */
const usual = 1024;

function Probes({ probes, proposed }: { readonly probes: number; readonly proposed: number }) {
  const session = useSession();
  const set = (count: number) => session.edit(withTaskField("probes", count), { merge: "task.probes" });
  return (
    <div className="seen-probes">
      <NumberControl
        field={probeFields.probes}
        value={probes}
        changed={false}
        propose={(value) => propose(session, "task.probes", withTaskField("probes", value))}
        onReset={() => set(0)}
      />
      <div className="seen-buttons">
        {/* One button for both ways, so that the focus stays on it. */}
        <button type="button" className="pill seen-act" onClick={() => set(probes > 0 ? 0 : proposed)}>
          {probes > 0 ? words.remove(probes) : words.add(proposed)}
        </button>
      </div>
    </div>
  );
}

function FixedMachine() {
  const session = useSession();
  const preset = presets.find(({ id }) => id === "probes-certify-everything");
  return (
    preset && (
      <p>
        {words.fixed}{" "}
        <button type="button" className="pill" onClick={() => session.open(preset.document, { ...preset.views, computations: thisView })}>
          {words.showFixed}
        </button>
      </p>
    )
  );
}
