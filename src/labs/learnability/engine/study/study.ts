import type { LongComputation } from "../../../../platform/numerics/progress";
import type { Experiment } from "../../document/document";
import { withoutShown } from "../../document/shown";
import type { OwnData } from "../../math/tasks/dataset";
import { answerAdded } from "./answer-added";
import { answerEntries } from "./answer-entries";
import { answerFeatureMap } from "./answer-feature-map";
import { answerFeatures } from "./answer-features";
import { answerFewHeads } from "./answer-few-heads";
import { answerFewestHeads } from "./answer-fewest-heads";
import { answerPoint } from "./answer-point";
import { Twins } from "./answer-twin";
import { errorGrowth } from "./error-growth";
import { answerBarrier } from "./landscape/answer-barrier";
import { answerLandscape } from "./landscape/answer-landscape";
import { Paths } from "./landscape/paths";
import { Prepared, type PreparedHelp } from "./prepared";
import type { Answer, StudyQuestion } from "./questions";

/**
 * Answers questions about the data of an experiment. Data set, second moment, closed form and null space are computed on
 * demand and kept for later questions, also those of another experiment on the same data.
 */
export class Study {
  readonly experiment: Experiment;
  readonly #prepared: Prepared;
  readonly #twins: Twins;
  readonly #paths: Paths;

  private constructor(experiment: Experiment, prepared: Prepared, twins: Twins, paths: Paths) {
    this.experiment = experiment;
    this.#prepared = prepared;
    this.#twins = twins;
    this.#paths = paths;
  }

  /** @param before  an earlier study whose results may be reused. */
  static of(experiment: Experiment, data: OwnData | null, before: Study | null = null, help: PreparedHelp = {}): Study {
    if (before && before.#prepared.ownData === data && haveSameData(before.experiment, experiment))
      return new Study(experiment, before.#prepared, before.#twins, before.#paths);
    before?.rest();
    const prepared = new Prepared(experiment, data, help);
    return new Study(experiment, prepared, new Twins(prepared), new Paths());
  }

  /** Resolves when a helper thread reports; null while this one has work. */
  get awaits(): Promise<void> | null {
    return this.#prepared.awaits;
  }

  /** Ends the helper threads until a question needs them again. */
  rest(): void {
    this.#prepared.rest();
  }

  /**
   * @param onPartial  receives the results so far, any number of times.
   * @throws {PlaygroundError} with what cannot be answered, and why.
   */
  answer(question: StudyQuestion, onPartial: (answer: Answer) => void = () => {}): LongComputation<Answer> {
    switch (question.kind) {
      case "point":
        return answerPoint(this.#prepared, this.experiment, question);
      case "features":
        return answerFeatures(this.#prepared, this.experiment, question);
      case "twin":
        return this.#twins.answer(question);
      case "twin-heads":
        return this.#twins.heads(question);
      case "added":
        return answerAdded(this.#prepared, this.experiment, question, onPartial);
      case "entries":
        return answerEntries(this.#prepared, this.experiment, onPartial);
      case "feature-map":
        return answerFeatureMap(this.#prepared, this.experiment, question);
      case "error-growth":
        return errorGrowth(this.#prepared, this.experiment, question, onPartial);
      case "landscape":
        return answerLandscape(this.#prepared, this.#paths, this.experiment, question);
      case "barrier":
        return answerBarrier(this.#prepared, this.#paths, this.experiment, question);
      case "fewest-heads":
        return answerFewestHeads(this.#prepared, question, onPartial);
      case "few-heads":
        return answerFewHeads(this.#prepared, question, onPartial);
    }
  }
}

/** Compares own data by content, others by seed and task: learners do not change the data. */
function haveSameData(a: Experiment, b: Experiment): boolean {
  const data = (experiment: Experiment) => {
    const { seed, task } = withoutShown(experiment);
    return JSON.stringify([seed, task]);
  };
  return a === b || data(a) === data(b);
}
