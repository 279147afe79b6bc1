/** The coins as a lab of the page: all required parts, a form, German and a glossary. */

import { openPool } from "../../../src/platform/engine/open-pool";
import { resultInWorker } from "../../../src/platform/engine/result";
import { propose } from "../../../src/platform/shell/forms/propose";
import { Termed } from "../../../src/platform/shell/help/Termed";
import { type Lab, useDocument } from "../../../src/platform/shell/lab";
import type { Target } from "../../../src/platform/shell/rail/lab-rail";
import type { LabSession, OpenLab } from "../../../src/platform/state/lab-session";
import { readingPace, useSeries, useSession } from "../../../src/platform/state/react";
import type { RunSummary } from "../../../src/platform/state/run-record";
import { WatchedSeries } from "../../../src/platform/state/watched-series";
import { Panel } from "../../../src/platform/ui/panel/Panel";
import { type CoinsDocument, coinsFields, coinsKind, firstCoins } from "./document";
import { type Coins, type CoinsState, coinsJobs } from "./engine/engine";
import { coinsText as words } from "./words";

class CoinsSeries extends WatchedSeries<CoinsState> {
  state: CoinsState | null = null;

  get totalSteps(): number {
    return this.state?.step ?? 0;
  }
  get hasMoved(): boolean {
    return this.totalSteps > 1;
  }
  protected override take(state: CoinsState): boolean {
    this.state = state;
    return true;
  }
  acceptViews(): void {}
  clearViews(): void {}
  clear(): void {
    this.state = null;
    this.changed();
  }
}

interface CoinsSummary extends RunSummary {
  readonly heads: number;
}

function whatChanged(before: CoinsDocument | null, { seed, tosses }: CoinsDocument): string {
  return before?.tosses === tosses ? words.history.seed(seed) : words.history.tosses(tosses);
}

const session: LabSession<CoinsDocument> = {
  kind: coinsKind,
  ownData: null,
  open({ listener, cores }): OpenLab<CoinsDocument> {
    const series = new CoinsSeries();
    return {
      engine: openPool<Coins>("coins", { jobs: coinsJobs, cores }, listener) as OpenLab<CoinsDocument>["engine"],
      series,
      backend: null,
      learnSpeed: () => {},
      summary: (_, finished) => ({ finished, heads: series.state?.heads ?? 0 }) as CoinsSummary,
      curves: () => [series.state?.shares ?? null],
      inspect: () => ({ tosses: series.state }),
    };
  },
  computeResult: resultInWorker<Coins>("coins"),
  learners: () => 1,
  nameOfRun: async (before, after) => whatChanged(before, after),
  readSummary: (value) => (typeof (value as Partial<CoinsSummary> | undefined)?.heads === "number" ? (value as CoinsSummary) : null),
  archiveChecks: async () => ({ data: () => "", curve: () => null }),
  jobs: coinsJobs,
  readCheckpoint: (value) => (value as Coins["checkpoint"] | undefined) ?? null,
};

function useTarget(): Target {
  const { seed, tosses } = useDocument() as CoinsDocument;
  const session = useSession();
  const set = (name: string, value: unknown) => propose(session, name, (document) => ({ ...document, [name]: value }));
  return {
    title: words.settings,
    kindLabel: words.title,
    kinds: [{ id: "coins", name: words.title }],
    kind: "coins",
    choose: () => {},
    groups: [
      {
        path: "",
        title: words.settings,
        owner: "coins",
        table: { tosses: coinsFields.tosses },
        values: { tosses },
        base: { tosses: firstCoins.tosses },
        propose: set,
      },
    ],
    seed: { field: coinsFields.seed, value: seed, propose: (value) => set("seed", value) },
  };
}

const said = (series: CoinsSeries) => words.heads.summary(series.state?.heads ?? 0, series.totalSteps);

function HeadsPanel() {
  const series = useSeries(true, readingPace) as CoinsSeries;
  const shares = [...(series.state?.shares ?? [])];
  return (
    <Panel
      id="heads"
      title={words.heads.title}
      summary={said(series)}
      plainSummary={() => said(series)}
      explanation={<Termed words={words.heads.explanation} />}
      table={() => ({ columns: words.heads.columns, rows: shares.map((share, part) => [part + 1, share]) })}
    >
      <svg viewBox="0 0 100 100" role="img" aria-label={words.heads.title}>
        <polyline fill="none" stroke="currentColor" points={shares.map((share, part) => `${part},${100 - 100 * share}`).join(" ")} />
      </svg>
    </Panel>
  );
}

async function loadControls() {
  const [choice, number] = await Promise.all([
    import("../../../src/platform/ui/controls/ChoiceControl"),
    import("../../../src/platform/ui/controls/NumberControl"),
  ]);
  return { ...choice, ...number };
}

export const coins: Lab<CoinsDocument> = {
  id: "coins",
  session,
  title: () => words.title,
  first: firstCoins,
  presets: {
    all: [],
    groups: () => ({}),
    baseOf: () => undefined,
    stands: () => false,
    words: async () => ({ commentary: "", paper: null }),
    thumbnails: async () => ({}),
    searches: () => [],
    lede: () => words.heads.explanation,
    lead: () => ["heads"],
  },
  rail: {
    label: () => words.title,
    Own: () => null,
    useTarget,
    useContenders: () => null,
    useFigure: () => null,
    useStanding: () => ({ words: "", tone: "plain" }),
  },
  forms: { loadControls },
  header: {
    takesSteps: () => true,
    progress: (series) => (series as CoinsSeries).state?.progress ?? 0,
    useForecast: () => null,
  },
  panels: [{ id: "heads", title: () => words.heads.title, control: null, Content: HeadsPanel, columns: 12, height: 300 }],
  glossary: async () => words.glossary,
  dialogs: async () => ({
    fileStem: ({ seed }) => `coins-seed-${seed}`,
    resultHelp: () => words.result,
    bibliography: (_, address) => `@misc{coins, url = {${address}}}`,
    papers: [],
    history: {
      changes: (before, after) => whatChanged(before as CoinsDocument | null, after as CoinsDocument),
      facts: ({ summary }) => [{ words: words.history.heads((summary as CoinsSummary).heads), help: words.history.help }],
      columns: () => words.history.columns,
      rows: ({ name, summary }) => [[name, String((summary as CoinsSummary).heads)]],
    },
    settingsOf: () => words.title,
  }),
};
