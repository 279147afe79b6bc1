import { useMemo, useState } from "react";
import { defaultsOf } from "../../../../platform/fields/fields";
import { FieldsForm } from "../../../../platform/shell/forms/FieldsForm";
import { propose } from "../../../../platform/shell/forms/propose";
import { valuesOf } from "../../../../platform/shell/forms/values";
import { Explanation } from "../../../../platform/shell/help/Explanation";
import { SweepBar } from "../../../../platform/shell/sweeps/SweepBar";
import { usePageView } from "../../../../platform/state/react";
import { Panel, PanelChart, PanelEmpty } from "../../../../platform/ui/panel/Panel";
import type { DataTable } from "../../../../platform/ui/panel/table";
import { problemSaid } from "../../../../platform/ui/problem-said";
import { roving } from "../../../../platform/ui/roving";
import { unbroken } from "../../../../platform/ui/unbroken";
import type { Experiment } from "../../document/document";
import { mostSizes, type SampleComplexity, sampleComplexityFields } from "../../document/sample-complexity";
import { usePlayground, useSession } from "../session/react";
import { labText } from "../words";
import { type Asked, askedOf } from "./asked";
import { type Comparison, Comparisons } from "./Comparisons";
import { ExcessChart } from "./ExcessChart";
import type { Guarantee } from "./guarantee-data";
import { NeededView } from "./NeededView";
import { guaranteeSentence } from "./sentences";
import { type Computations, guaranteeNow, useComputations, useGuarantee } from "./use-draws";
import { guaranteeText } from "./words";
import "./guarantee.css";

/** Selectors and buttons beside the charts are one tab stop; charts and handles have their own. */
const controlsBeside = roving(".guarantee-part-head :is(select, button), .guarantee-offers button, .sweep-progress button");

/** How many samples are enough: excess risks of Algorithm 1 on many data sets of several sizes (Theorem 2.2). */
export function GuaranteePanel() {
  const experiment = usePlayground((state) => state.experiment);
  const own = usePlayground(({ ownData }) => ownData);
  const asked = useMemo(() => askedOf(experiment, own), [experiment, own]);
  const computations = useComputations(asked);
  // On a slide the handles of the chart are enough; numbers are not typed before an audience.
  const isSlide = usePageView(({ mode }) => mode === "present");
  const { draws } = asked.sampleComplexity;
  const now = () => guaranteeNow(asked, computations);
  return (
    <Panel
      id="guarantee"
      title={labText.guarantee.title}
      summary={<Summary asked={asked} computations={computations} />}
      plainSummary={() => guaranteeSentence(now(), draws)}
      choices={isSlide ? undefined : <PromiseForm asked={asked} />}
      toolbar={asked.problem ? undefined : <Toolbar asked={asked} computations={computations} />}
      explanation={<Explanation sentences={guaranteeText.explain} formula={guaranteeText.formula} />}
      table={() => tableOf(now())}
    >
      <Pictures asked={asked} computations={computations} />
    </Panel>
  );
}

interface ShownProps {
  readonly asked: Asked;
  readonly computations: Computations;
}

function Summary({ asked, computations }: ShownProps) {
  return unbroken(guaranteeSentence(useGuarantee(asked, computations), asked.sampleComplexity.draws));
}

/** Begins or stops the data sets; or continues the axis where no number of samples is enough. */
function Toolbar({ asked, computations }: ShownProps) {
  const guarantee = useGuarantee(asked, computations);
  const change = useChange(asked);
  const { samples, draws } = asked.sampleComplexity;
  if (computations.listed?.status !== "done") return <SweepBar {...computations.controls} what={guaranteeText.ask(draws)} />;
  const next = 2 * samples[samples.length - 1];
  if (guarantee?.needed || next > asked.most || samples.length === mostSizes) return null;
  return (
    <button type="button" className="pill" onClick={() => change("samples", [...samples, next])}>
      {guaranteeText.further(next)}
    </button>
  );
}

function Pictures({ asked, computations }: ShownProps) {
  const guarantee = useGuarantee(asked, computations);
  const change = useChange(asked);
  // Kept here: the pictures are empty for a moment after another teacher was chosen.
  const [opened, setOpened] = useState<readonly Comparison[]>([]);
  const failure = computations.listed?.failure ?? asked.problem;
  if (failure) return <PanelEmpty absent>{problemSaid(failure)}</PanelEmpty>;
  // Where they take too long to begin by themselves, the bar in the panel's tools reports it.
  if (!guarantee) return <PanelEmpty>{guaranteeText.absent}</PanelEmpty>;
  const summary = guaranteeSentence(guarantee, guarantee.draws);
  return (
    <div className="guarantee" ref={controlsBeside}>
      <div className="guarantee-main">
        <PanelChart>
          {(size) => (
            <ExcessChart
              {...size}
              {...{ guarantee, summary }}
              listed={asked.sampleComplexity.samples}
              onPromise={(promise) => {
                for (const [name, value] of Object.entries(promise)) change(name, value);
              }}
            />
          )}
        </PanelChart>
      </div>
      {guarantee.done === guarantee.draws && (
        <>
          <NeededView asked={asked} guarantee={guarantee} />
          <Comparisons asked={asked} guarantee={guarantee} opened={opened} onOpen={(one) => setOpened([...opened, one])} />
        </>
      )}
    </div>
  );
}

/** Changes one field of the question, which becomes part of the document with that. */
function useChange({ sampleComplexity }: Asked) {
  const session = useSession();
  return (name: string, value: unknown) =>
    propose(session, `sampleComplexity.${name}`, (now: Experiment) => ({
      ...now,
      sampleComplexity: { ...sampleComplexity, ...now.sampleComplexity, [name]: value } as SampleComplexity,
    }));
}

/** Data sets, tolerance and failure probability. */
function PromiseForm({ asked }: { readonly asked: Asked }) {
  const change = useChange(asked);
  return (
    <div className="guarantee-form">
      <FieldsForm
        owner="guarantee"
        table={sampleComplexityFields}
        values={valuesOf(asked.sampleComplexity)}
        base={defaultsOf(sampleComplexityFields)}
        propose={change}
      />
    </div>
  );
}

function tableOf(guarantee: Guarantee | null): DataTable {
  const { samples, draw, excess } = guaranteeText.columns;
  const rows = (guarantee?.rows ?? []).flatMap((row) => row.excess.map((value, place) => [row.samples, place + 1, value]));
  return { columns: [samples, draw, excess], rows };
}
