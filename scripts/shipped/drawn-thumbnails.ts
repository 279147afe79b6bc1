/** Pictures of presets for the gallery: each runs to its end without a page, and the charts of the page draw its lead panel small. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { labs as computing } from "../../src/labs/compute";
import type { EagleDocument } from "../../src/labs/eagle/document/document";
import { readStoredRuns } from "../../src/labs/eagle/engine/training/stored-runs";
import { eaglePresets } from "../../src/labs/eagle/page/presets";
import { EagleSeries } from "../../src/labs/eagle/page/session/series";
import { eaglePictures } from "../../src/labs/eagle/page/thumbnails";
import { learnabilityPresets } from "../../src/labs/learnability/page/presets";
import { RunSeries } from "../../src/labs/learnability/page/session/series";
import { learnabilityPictures } from "../../src/labs/learnability/page/thumbnails";
import { lionPresets } from "../../src/labs/lion/page/presets";
import { LionSeries } from "../../src/labs/lion/page/session/series";
import { lionPictures } from "../../src/labs/lion/page/thumbnails";
import type { Thumbnail, Thumbnails } from "../../src/platform/charts/thumbnail";
import type { LabDocument } from "../../src/platform/documents/kind";
import type { Preset } from "../../src/platform/documents/preset";
import { isUnderWay, type JobState } from "../../src/platform/engine/job";
import { viewsOf } from "../../src/platform/engine/reporter";
import { same } from "../../src/platform/shell/forms/values";
import { leadPicture, type PanelPictures } from "../../src/platform/shell/presets/gallery/lead-picture";
import type { LabPresets } from "../../src/platform/shell/presets/lab-presets";
import type { Series } from "../../src/platform/state/lab-session";

/** Last states of the jobs of a preset. */
export interface Finished {
  readonly states: readonly JobState[];
  readonly views: unknown;
}

export interface DrawnLab {
  readonly presets: readonly Preset[];
  /** File of its pictures. */
  readonly file: string;
  run(preset: Preset): Promise<Finished>;
  picture(preset: Preset, finished: Finished): Thumbnail;
  /** Whether a run is short enough for a unit test. */
  isQuick(preset: Preset): boolean;
}

interface Parts<Document extends LabDocument, RunSeries> {
  readonly presets: Pick<LabPresets<Document>, "all" | "lead">;
  readonly pictures: PanelPictures<Document, RunSeries>;
  newSeries(): RunSeries;
  isQuick(preset: Preset<Document>): boolean;
  /** States of a kept run of this document; null where there is none. */
  kept?(document: Document): readonly JobState[] | null;
}

function drawnLab<Document extends LabDocument, RunSeries extends Series>(lab: string, parts: Parts<Document, RunSeries>): DrawnLab {
  const { presets, pictures, newSeries, isQuick, kept } = parts;
  const own = (preset: Preset) => preset as Preset<Document>;
  return {
    presets: presets.all,
    file: fileURLToPath(new URL(`../../src/labs/${lab}/document/fixtures/preset-thumbnails.json`, import.meta.url)),
    run: async (preset) => {
      const { document } = own(preset);
      const states = kept?.(document);
      return states ? { states, views: null } : runToItsEnd(lab, document);
    },
    picture: (preset, { states, views }) => {
      const { document, views: panelViews } = own(preset);
      const series = newSeries();
      series.accept(states);
      if (views) series.acceptViews(views);
      return leadPicture(pictures, [...preset.lead, ...presets.lead(document)], { document, views: panelViews, series });
    },
    isQuick: (preset) => isQuick(own(preset)),
  };
}

async function runToItsEnd(lab: string, document: LabDocument): Promise<Finished> {
  const engine = await computing[lab].engine();
  const { create } = await engine.prepare(document);
  const states: JobState[] = [];
  const views: unknown[] = [];
  for (const { id } of engine.jobs(document)) {
    const job = create({ document, data: null, id });
    while (isUnderWay(job.status)) {
      job.advance(Number.POSITIVE_INFINITY);
      await job.awaits;
    }
    states.push(...job.states());
    views.push(...[viewsOf(job, 0)].filter((view) => view !== null));
    job.dispose?.();
  }
  return { states, views: engine.joinViews(views) };
}

const storedRuns = readStoredRuns(readFileSync(new URL("../../src/labs/eagle/page/training/stored-runs.json", import.meta.url), "utf8"));

export const drawnLabs: Readonly<Record<string, DrawnLab>> = {
  learnability: drawnLab("learnability", {
    presets: learnabilityPresets,
    pictures: learnabilityPictures,
    newSeries: () => new RunSeries(),
    isQuick: ({ quick }) => quick,
  }),
  eagle: drawnLab("eagle", {
    presets: eaglePresets,
    pictures: eaglePictures,
    newSeries: () => new EagleSeries(),
    isQuick: ({ document }) => keptRun(document) !== undefined || solvesSoon(document),
    kept: (document) => {
      const run = keptRun(document);
      return run ? [run.state] : null;
    },
  }),
  lion: drawnLab("lion", {
    presets: lionPresets,
    pictures: lionPictures,
    newSeries: () => new LionSeries(),
    isQuick: ({ document: { problem } }) => problem.kind !== "task",
  }),
};

/** A few thousand iterations take less than a second. */
const soon = 20_000;

function solvesSoon({ problem, solvers }: EagleDocument): boolean {
  return problem.kind !== "training" && solvers.every((spec) => !("iterations" in spec) || spec.iterations <= soon);
}

function keptRun(document: EagleDocument) {
  return storedRuns.find((run) => same(run.document, document));
}

/** As it is read from the file: without values that JSON does not keep. */
export function written(thumbnail: Thumbnail): Thumbnail {
  return JSON.parse(JSON.stringify(thumbnail)) as Thumbnail;
}

/** The text of the file, a line for each preset in the order of the gallery. */
export function thumbnailsText(presets: readonly Preset[], thumbnails: Thumbnails): string {
  const lines = presets.flatMap(({ id }) => (thumbnails[id] ? [`${JSON.stringify(id)}: ${JSON.stringify(thumbnails[id])}`] : []));
  return `{\n${lines.join(",\n")}\n}\n`;
}
