import { useEffect, useMemo } from "react";
import { openWorker } from "../../../../platform/engine/open-worker";
import { Sweep } from "../../../../platform/engine/sweep";
import { defaultsOf } from "../../../../platform/fields/fields";
import { FieldsForm } from "../../../../platform/shell/forms/FieldsForm";
import { propose } from "../../../../platform/shell/forms/propose";
import { valuesOf } from "../../../../platform/shell/forms/values";
import { Explanation } from "../../../../platform/shell/help/Explanation";
import { usePanelWork } from "../../../../platform/shell/panel-workers";
import { SweepBar } from "../../../../platform/shell/sweeps/SweepBar";
import { useSweep, useSweepChanges } from "../../../../platform/shell/sweeps/use-sweep";
import { readingPace } from "../../../../platform/state/react";
import type { Size } from "../../../../platform/ui/measure";
import { Panel, PanelChart, PanelEmpty, usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import type { DataTable } from "../../../../platform/ui/panel/table";
import { problemSaid } from "../../../../platform/ui/problem-said";
import { unbroken } from "../../../../platform/ui/unbroken";
import type { Experiment } from "../../document/document";
import { type SampleComplexity, sampleComplexityFields, sizesFor } from "../../document/sample-complexity";
import type { SampleComplexityRun, ToSampleComplexity } from "../../engine/sample-complexity/excess-by-draw";
import { featureCount } from "../../math/model/samples";
import type { OwnData } from "../../math/tasks/dataset";
import { usePlayground, useSession } from "../session/react";
import { sizeOf } from "../session/work";
import { labText } from "../words";
import { GuaranteeChart } from "./GuaranteeChart";
import { type Guarantee, guaranteeOf, guaranteeSentence } from "./guarantee-data";
import { guaranteeText } from "./words";

type Runs = Sweep<object, SampleComplexityRun>;

/** How many samples are enough: excess risks of Algorithm 1 on many data sets of several sizes (Theorem 2.2). */
export function GuaranteePanel() {
  const experiment = usePlayground((state) => state.experiment);
  const asked = useAsked(experiment);
  const runs = useDraws(asked);
  const check = useCheck(asked, runs.sweep);
  const draws = asked.sampleComplexity.draws;
  const now = () => guaranteeOf(asked, runs.sweep?.runs ?? [], check?.runs ?? []);
  return (
    <Panel
      id="guarantee"
      title={labText.guarantee.title}
      summary={<Summary experiment={asked} sweep={runs.sweep} check={check} />}
      plainSummary={() => guaranteeSentence(now(), draws)}
      toolbar={<SweepBar {...runs} what={guaranteeText.ask(draws)} />}
      explanation={<Explanation sentences={guaranteeText.explain} formula={guaranteeText.formula} />}
      table={() => tableOf(now())}
    >
      <div className="guarantee">
        <PromiseForm experiment={asked} />
        <PanelChart>{(size) => <LiveChart {...size} experiment={asked} sweep={runs.sweep} check={check} />}</PanelChart>
      </div>
    </Panel>
  );
}

/** The experiment with what is asked: that of its document, or a list of sizes around the number of features. */
function useAsked(experiment: Experiment): Asked {
  const ownData = usePlayground((state) => state.ownData);
  const size = sizeOf(experiment, ownData);
  const d = size?.d ?? null;
  const rows = ownData?.train ?? null;
  return useMemo(() => {
    const { sampleComplexity = usual(d, rows) } = experiment;
    return { ...experiment, sampleComplexity };
  }, [experiment, d, rows]);
}

type Asked = Experiment & { readonly sampleComplexity: SampleComplexity };

/** @param rows  of own data, of which subsets have at most half; null for generated data */
function usual(d: number | null, rows: number | null): SampleComplexity {
  const fields = defaultsOf(sampleComplexityFields);
  const sizes = sizesFor(featureCount(d ?? 2)).filter((samples) => rows === null || 2 * samples <= rows);
  return {
    ...(fields as Omit<SampleComplexity, "samples">),
    samples: sizes.length > 0 ? sizes : [Math.max(1, Math.floor((rows ?? 2) / 2))],
  };
}

/** Data sets of every size; epsilon and delta only read them off. */
function useDraws(asked: Asked) {
  const session = useSession();
  const { samples, draws } = asked.sampleComplexity;
  const key = JSON.stringify([runOf(asked), samples, draws]);
  return useSweep<SampleComplexityRun>("guarantee", key, () => openedFor({ experiment: asked, data: session.ownData() as OwnData | null }));
}

/** The number that is named is computed and checked on fresh data sets once all others are there. */
function useCheck(asked: Asked, sweep: Runs | null): Runs | null {
  const session = useSession();
  useSweepChanges(sweep, readingPace);
  const between = sweep?.status === "done" ? (guaranteeOf(asked, sweep.runs, [])?.between ?? null) : null;
  const key = between && JSON.stringify([runOf(asked), asked.sampleComplexity, between]);
  const { work, join } = usePanelWork<Runs>("guarantee-check", key, ({ status }) => status !== "running");
  const onScreen = usePanelOnScreen();
  useEffect(() => {
    if (!between || work || !onScreen) return;
    const timer = setTimeout(
      () => join(() => openedFor({ experiment: asked, data: session.ownData() as OwnData | null, between })),
      settled,
    );
    return () => clearTimeout(timer);
  });
  useSweepChanges(work, readingPace);
  return work;
}

/** A handle that is still being dragged asks for no check. */
const settled = 400;

function openedFor(question: ToSampleComplexity): Runs {
  return new Sweep<ToSampleComplexity, SampleComplexityRun>(question, () => openWorker("learnability", "sample-complexity"));
}

/** What the data sets depend on. */
function runOf({ seed, task }: Experiment) {
  return [seed, task];
}

interface ShownProps {
  readonly experiment: Asked;
  readonly sweep: Runs | null;
  readonly check: Runs | null;
}

function useGuarantee({ experiment, sweep, check }: ShownProps): Guarantee | null {
  useSweepChanges(sweep, 100);
  useSweepChanges(check, 100);
  const versions = `${sweep?.version} ${check?.version}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the versions say when there is more
  return useMemo(() => guaranteeOf(experiment, sweep?.runs ?? [], check?.runs ?? []), [experiment, sweep, check, versions]);
}

function Summary(props: ShownProps) {
  return unbroken(guaranteeSentence(useGuarantee(props), props.experiment.sampleComplexity.draws));
}

function LiveChart({ width, height, ...shown }: ShownProps & Size) {
  const guarantee = useGuarantee(shown);
  const failure = shown.sweep?.failure;
  if (failure) return <PanelEmpty>{problemSaid(failure)}</PanelEmpty>;
  if (!guarantee) return <PanelEmpty absent>{guaranteeText.absent}</PanelEmpty>;
  const summary = guaranteeSentence(guarantee, guarantee.draws);
  return <GuaranteeChart {...{ width, height, guarantee, summary }} />;
}

/** Data sets, tolerance and failure probability. */
function PromiseForm({ experiment }: { readonly experiment: Asked }) {
  const session = useSession();
  const { sampleComplexity } = experiment;
  const change = (name: string, value: unknown) =>
    propose(session, `sampleComplexity.${name}`, (now: Experiment) => ({
      ...now,
      sampleComplexity: { ...sampleComplexity, ...now.sampleComplexity, [name]: value } as SampleComplexity,
    }));
  return (
    <div className="guarantee-form">
      <FieldsForm
        owner="guarantee"
        table={sampleComplexityFields}
        values={valuesOf(sampleComplexity)}
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
