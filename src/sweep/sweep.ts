/** A sweep: documents of any lab, with numbered parts. */
import { createHash } from "node:crypto";
import { refusalOf } from "../cli/refusal";
import { labs } from "../labs/compute";
import type { LabDocument } from "../platform/documents/kind";
import type { LabEngine, LabTypes, Prepared } from "../platform/engine/lab-engine";
import type { PartOutcome, ResultPart } from "../platform/engine/result-parts";
import { bounded } from "./bounded";

/** A document with its name. */
export interface SweepDocument {
  /** Unique; the name of its file, without folder and extension. */
  readonly name: string;
  /** JSON, with every default written out. */
  readonly text: string;
}

/** A file of own data. */
export interface SweepData {
  readonly name: string;
  /** As the documents name it. */
  readonly hash: string;
  readonly bytes: Uint8Array;
}

/** Everything that determines the results of a sweep; workers receive nothing else. */
export interface SweepContent {
  readonly documents: readonly SweepDocument[];
  readonly data: SweepData | null;
  /** Whether rows also hold weights and predictions. */
  readonly weights: boolean;
}

/** The document and the part of a run. */
export interface RunPlace {
  readonly document: number;
  readonly part: number;
}

interface Opened {
  readonly document: LabDocument;
  readonly engine: LabEngine<LabTypes>;
  readonly prepared: Prepared<LabTypes>;
  readonly parts: readonly ResultPart[];
  readonly data: unknown;
  readonly kernels: string;
}

/** The only part of a document without separable work. */
const whole: readonly ResultPart[] = [{ at: {}, data: "", work: 0 }];

export class Sweep {
  readonly content: SweepContent;
  /** A hash of everything that the rows depend on, including the kernels. */
  readonly id: string;
  /** The number of the first run of every document, and the number of all runs. */
  readonly #starts: readonly number[];
  readonly #opened: readonly Opened[];

  private constructor(content: SweepContent, opened: readonly Opened[]) {
    this.content = content;
    this.#opened = opened;
    const starts = [0];
    for (const { parts } of opened) starts.push(starts[starts.length - 1] + parts.length);
    this.#starts = starts;
    this.id = idOf(content, this.kernels);
  }

  /** @throws {Refusal} for a document that cannot be read. */
  static async open(content: SweepContent): Promise<Sweep> {
    const opened: Opened[] = [];
    for (const { name, text } of content.documents) opened.push(await openDocument(name, text, content.data));
    return new Sweep(content, opened);
  }

  /** Of all runs. */
  get count(): number {
    return this.#starts[this.#starts.length - 1];
  }

  /** Versions of its kernels; with other versions the last digits may differ. */
  get kernels(): string {
    return [...new Set(this.#opened.map(({ document, kernels }) => `${document.lab} ${kernels}`))].sort().join(", ");
  }

  document(index: number): LabDocument {
    return this.#opened[index].document;
  }

  engine(index: number): LabEngine<LabTypes> {
    return this.#opened[index].engine;
  }

  /** The numbers of the runs of a document: from the first to before the second. */
  range(document: number): readonly [from: number, to: number] {
    return [this.#starts[document], this.#starts[document + 1]];
  }

  place(run: number): RunPlace {
    let [low, high] = [0, this.#opened.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.#starts[middle] <= run) low = middle;
      else high = middle - 1;
    }
    return { document: low, part: run - this.#starts[low] };
  }

  part(run: number): ResultPart {
    const { document, part } = this.place(run);
    return this.#opened[document].parts[part];
  }

  /** The key of the data of a run: runs with the same key belong to one job. */
  dataKey(run: number): string {
    return JSON.stringify([this.place(run).document, this.part(run).data]);
  }

  /** "map, x 3, y 4, seed 1". */
  nameOf(run: number): string {
    const { document } = this.place(run);
    const at = Object.entries(this.part(run).at).map(([name, value]) => `${name} ${value}`);
    return [this.content.documents[document].name, ...at].join(", ");
  }

  /**
   * Computes runs one after another and keeps their common data, for one document at a time.
   * @returns a function that throws {PlaygroundError} for a run that cannot be computed.
   */
  computer(): (run: number) => PartOutcome {
    let open: { readonly document: number; readonly compute: (part: number) => PartOutcome } | null = null;
    return (run) => {
      const { document, part } = this.place(run);
      if (open?.document !== document) open = { document, compute: this.#computerOf(document) };
      return open.compute(part);
    };
  }

  #computerOf(index: number): (part: number) => PartOutcome {
    const { document, engine, prepared, data } = this.#opened[index];
    if (engine.parts) {
      const compute = engine.parts.open(document, data);
      const partsJoin = this.#opened[index].parts.length > 1;
      // The own result of a document with parts is stored whole.
      return (part) => {
        const outcome = compute(part);
        return (part === 0 && partsJoin) || this.content.weights || !("experiment" in outcome) ? outcome : withoutWeights(outcome);
      };
    }
    return () => (this.content.weights ? prepared.result(document, data) : withoutWeights(prepared.result(document, data)));
  }
}

function withoutWeights(result: object): PartOutcome {
  const { kept, leftOut } = bounded(result);
  return { ...(kept as object), ...(leftOut.length > 0 ? { leftOut } : {}) };
}

async function openDocument(name: string, text: string, data: SweepData | null): Promise<Opened> {
  const value = JSON.parse(text) as { readonly lab: string };
  const lab = labs[value.lab];
  const kind = await lab.kind();
  const parsed = kind.parse(value);
  if (!parsed.ok) throw refusalOf(parsed.problem, name);
  const engine = await lab.engine();
  const { document } = parsed;
  const prepared = await engine.prepare(document);
  const own = kind.ownData(document) && data ? await lab.ownData?.().then((reader) => reader.read(data.bytes, data.name)) : null;
  if (own && !own.ok) throw refusalOf(own.problem, data?.name ?? name);
  return {
    document,
    engine,
    prepared,
    parts: engine.parts?.list(document) ?? whole,
    data: own ? own.data : null,
    kernels: kind.kernelsOf(document),
  };
}

function idOf({ documents, data, weights }: SweepContent, kernels: string): string {
  const all = JSON.stringify([kernels, documents.map(({ name, text }) => [name, text]), data?.hash ?? null, weights]);
  return createHash("sha256").update(all).digest("hex").slice(0, 16);
}
