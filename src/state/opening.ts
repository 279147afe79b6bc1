/** Opening files and pasted text: everything is read first, and only then is anything changed. */

import { type Intake, recognise } from "../engine/intake/recognise";
import type { Experiment } from "../experiment/learnability/document";
import type { Problem } from "../fields/problem";
import type { DataShelf } from "./data-shelf";
import { type OpenedLink, readLink } from "./incoming-link";
import type { FileProgress, ReadFile } from "./read-file";
import type { Notice } from "./store";

export interface OpeningOptions {
  readonly current: () => Experiment;
  readonly shelf: DataShelf;
  readonly openLink: (opened: OpenedLink) => void;
  readonly open: (experiment: Experiment) => void;
  /** Asks whether an archive is to be restored. */
  readonly offerArchive: (file: File) => void;
  readonly say: (notice: Notice) => void;
  readonly readFile: ReadFile;
  /** Tells how far a large file is; null when none is read. */
  readonly showProgress: (progress: FileProgress | null) => void;
}

type DataIntake = Extract<Intake, { kind: "data" }>;

export class Opening {
  readonly #options: OpeningOptions;
  #reading: AbortController | null = null;

  constructor(options: OpeningOptions) {
    this.#options = options;
  }

  /** Opens one file, or an experiment together with the data it learns from. */
  async files(files: readonly File[]): Promise<void> {
    this.cancel();
    const reading = new AbortController();
    this.#reading = reading;
    const { readFile, showProgress } = this.#options;
    const onProgress = (progress: FileProgress) => {
      if (!reading.signal.aborted) showProgress(progress);
    };
    const intakes: Intake[] = [];
    for (const file of files) {
      const intake = await readFile(file, { onProgress, signal: reading.signal });
      if (!intake || reading.signal.aborted) return;
      intakes.push(intake);
    }
    showProgress(null);
    this.#take(intakes, files);
  }

  /** Gives up the files that are being read; nothing has been changed by them. */
  cancel(): void {
    this.#reading?.abort();
    this.#reading = null;
    this.#options.showProgress(null);
  }

  async text(text: string): Promise<void> {
    if (text.trim() === "") return;
    this.#take([await recognise(new TextEncoder().encode(text), "")], [new File([text], "")]);
  }

  /** @param files  what was read, one for each. */
  #take(intakes: readonly Intake[], files: readonly File[]): void {
    const problem = intakes.find((intake) => intake.kind === "problem") ?? tooMany(intakes);
    if (problem) {
      this.#refuse(problem.name, problem.problem);
      return;
    }
    if (intakes.some(({ kind }) => kind === "archive")) {
      this.#options.offerArchive(files[0]);
      return;
    }
    const link = intakes.find((intake) => intake.kind === "link");
    if (link) this.#openLink(link.link);
    const experiment = intakes.find((intake) => intake.kind === "experiment");
    const data = intakes.find((intake) => intake.kind === "data");
    if (data) this.#openData(data, experiment?.experiment ?? this.#options.current());
    else if (experiment) this.#options.open(experiment.experiment);
  }

  #openLink(text: string): void {
    const opened = readLink(text);
    if (opened.ok) this.#options.openLink(opened);
    else this.#refuse("", opened.problem);
  }

  /** The learners stay; the target becomes the data. */
  #openData({ data, name, hash }: DataIntake, experiment: Experiment): void {
    const { shelf, open, say } = this.#options;
    const { task } = experiment;
    const shelved = shelf.put(data, name || "pasted data", hash);
    const expected = task.kind === "custom" ? task : null;
    const awaited = expected !== null && (expected.hash === shelved.hash || expected.hash === "");
    const named = awaited && expected.name !== "" ? expected.name : shelved.name;
    open({ ...experiment, task: { kind: "custom", name: named.slice(0, 200), hash: shelved.hash } });
    if (expected && !awaited && !shelf.get(expected.hash)) say({ kind: "other-data", name: shelved.name, expected: expected.name });
  }

  #refuse(name: string, { field, message, hint }: Problem): void {
    this.#options.say({ kind: "bad-file", name, message: field ? `${field} ${message}` : message, hint });
  }
}

function tooMany(intakes: readonly Intake[]): { readonly name: string; readonly problem: Problem } | undefined {
  const archive = intakes.find((intake) => intake.kind === "archive");
  if (archive && intakes.length > 1)
    return { name: archive.name, problem: { field: "", message: "an archive is opened by itself", hint: "open one at a time" } };
  for (const [kind, noun] of [
    ["experiment", "experiments"],
    ["data", "data files"],
  ] as const) {
    const same = intakes.filter((intake) => intake.kind === kind);
    if (same.length > 1)
      return { name: "", problem: { field: "", message: `these are ${same.length} ${noun}`, hint: "open one at a time" } };
  }
  return undefined;
}
