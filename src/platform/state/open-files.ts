/** Opens files and pasted text: everything is read before anything is changed. */

import { documentProblem } from "../documents/document-problem";
import type { LabDocument } from "../documents/kind";
import { type Intake, noData, recognise } from "../engine/intake/recognise";
import type { Problem } from "../fields/problem";
import { type IncomingLink, type OpenedLink, readLink } from "./incoming-link";
import type { LabSession, LabSource } from "./lab-session";
import { type FoundDocument, readAnyDocument } from "./labs";
import type { OwnDataStore } from "./own-data-store";
import { type FileProgress, readFile } from "./read-file";
import { stateProblem } from "./state-problem";
import type { Notice } from "./store";

export interface FileOpenerOptions {
  readonly labs: LabSource;
  readonly current: () => { readonly lab: LabSession; readonly document: LabDocument };
  readonly ownData: OwnDataStore;
  readonly openLink: (opened: OpenedLink) => void;
  readonly open: (experiment: LabDocument) => void;
  /** The opened document was part of a result, whose values the lab may show instead of computing them. */
  readonly takeResult: (experiment: LabDocument, result: object) => void;
  /** Asks the user whether to restore an archive. */
  readonly offerArchive: (file: File) => void;
  readonly say: (notice: Notice) => void;
  /** Reports the progress of a large file; null when none is read. */
  readonly showProgress: (progress: FileProgress | null) => void;
}

type DataIntake = Extract<Intake, { kind: "data" }>;
type ExperimentIntake = Extract<Intake, { kind: "experiment" }>;
type ProblemIntake = Extract<Intake, { kind: "problem" }>;

/** The parsed files; the lab of a document may have to be fetched. */
interface Read {
  readonly link: IncomingLink | null;
  readonly experiment: FoundDocument | null;
  readonly data: DataIntake | null;
}

export class FileOpener {
  readonly #options: FileOpenerOptions;
  #reading: AbortController | null = null;

  constructor(options: FileOpenerOptions) {
    this.#options = options;
  }

  /** Opens one file, or an experiment together with the data it learns from. */
  async files(files: readonly File[]): Promise<void> {
    const signal = this.#begin();
    const { showProgress, current } = this.#options;
    const onProgress = (progress: FileProgress) => {
      if (!signal.aborted) showProgress(progress);
    };
    const { lab, document } = current();
    const { kind, ownData } = lab;
    const options = { lab: kind.lab, reader: ownData?.reader ?? noData, onProgress, signal };
    const intakes: Intake[] = [];
    for (const file of files) {
      const intake = await (lab.intoDocument?.(file, document) ?? readFile(file, options));
      if (!intake || signal.aborted) return;
      intakes.push(intake);
    }
    showProgress(null);
    await this.#take(intakes, files, signal);
  }

  async text(text: string): Promise<void> {
    if (text.trim() === "") return;
    const signal = this.#begin();
    const reader = this.#options.current().lab.ownData?.reader ?? noData;
    await this.#take([await recognise(new TextEncoder().encode(text), "", reader)], [new File([text], "")], signal);
  }

  /** Stops reading files; nothing has been changed by them. */
  cancel(): void {
    this.#reading?.abort();
    this.#reading = null;
    this.#options.showProgress(null);
  }

  #begin(): AbortSignal {
    this.cancel();
    this.#reading = new AbortController();
    return this.#reading.signal;
  }

  /** @param files  the files of the intakes, in the same order. */
  async #take(intakes: readonly Intake[], files: readonly File[], signal: AbortSignal): Promise<void> {
    const problem = intakes.find((intake) => intake.kind === "problem") ?? tooMany(intakes);
    if (problem) this.#refuse(problem);
    else if (intakes.some(({ kind }) => kind === "archive")) this.#options.offerArchive(files[0]);
    else {
      const experiment = intakes.find((intake) => intake.kind === "experiment");
      const read = await this.#read(intakes, experiment);
      if (!signal.aborted) this.#open(read, experiment);
    }
  }

  async #read(intakes: readonly Intake[], experiment: ExperimentIntake | undefined): Promise<Read> {
    const { labs } = this.#options;
    const link = intakes.find((intake) => intake.kind === "link");
    return {
      link: link ? await readLink(link.link, labs) : null,
      experiment: experiment ? await readAnyDocument(experiment.document, labs) : null,
      data: intakes.find((intake) => intake.kind === "data") ?? null,
    };
  }

  #open({ link, experiment, data }: Read, intake: ExperimentIntake | undefined): void {
    const { openLink, open, current, takeResult } = this.#options;
    if (experiment && !experiment.ok) {
      this.#refuse({ name: intake?.name ?? "", problem: ownedBy(intake?.owner ?? "", experiment.problem) });
      return;
    }
    if (link?.ok) openLink(link);
    else if (link) this.#refuse({ name: "", problem: link.problem });
    if (data) this.#openData(data, experiment ?? current());
    else if (experiment) open(experiment.document);
    if (experiment && intake?.result) takeResult(experiment.document, intake.result);
  }

  /** Replaces the target of the document by own data; learners that can learn from these stay. */
  #openData({ data, name, hash }: DataIntake, { lab, document }: { readonly lab: LabSession; readonly document: LabDocument }): void {
    const { ownData: kept, open, say } = this.#options;
    const { kind, ownData } = lab;
    if (!ownData?.isData(data)) {
      this.#refuse({ name, problem: documentProblem("data-of-another-lab") });
      return;
    }
    const expected = kind.ownData(document);
    const stored = kept.put(ownData, data, name || "pasted data", hash);
    const isExpected = expected !== null && (expected.hash === stored.hash || expected.hash === "");
    const named = isExpected && expected.name !== "" ? expected.name : stored.name;
    const opened = kind.withOwnData(document, { name: named, hash: stored.hash });
    open(isExpected ? opened : (ownData.fitted?.(opened, data) ?? opened));
    if (expected && !isExpected && !kept.get(expected.hash)) say({ kind: "other-data", name: stored.name, expected: expected.name });
  }

  #refuse({ name, problem }: Omit<ProblemIntake, "kind">): void {
    this.#options.say({ kind: "bad-file", name, problem });
  }
}

/** The problem of a document within another one, such as a result. */
function ownedBy(owner: string, problem: Problem): Problem {
  const { field } = problem;
  return owner === "" ? problem : { ...problem, field: field === "" ? owner : `${owner}.${field}` };
}

function tooMany(intakes: readonly Intake[]): Omit<ProblemIntake, "kind"> | undefined {
  const archive = intakes.find((intake) => intake.kind === "archive");
  if (archive && intakes.length > 1) return { name: archive.name, problem: stateProblem("opened-archive-and-more") };
  for (const [kind, code] of [
    ["experiment", "opened-experiments"],
    ["data", "opened-data"],
  ] as const) {
    const count = intakes.filter((intake) => intake.kind === kind).length;
    if (count > 1) return { name: "", problem: stateProblem(code, { count }) };
  }
  return undefined;
}
