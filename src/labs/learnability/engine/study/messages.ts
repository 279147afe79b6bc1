/** Messages between the page and the worker of the certificate laboratory. */
import type { Problem } from "../../../../platform/fields/problem";
import type { Experiment } from "../../document/document";
import type { OwnData } from "../../math/tasks/dataset";
import type { Answer, StudyQuestion } from "./questions";

export type ToStudy =
  /** The data of the following questions; sent once, since they can be large. */
  | { readonly type: "data"; readonly data: OwnData | null }
  /** A port to the worker of the present run, which may have computed shared results. */
  | { readonly type: "run"; readonly port: MessagePort }
  /** Askers are numbered: the newest question of a kind takes the place of the one before of the same asker. */
  | { readonly type: "ask"; readonly id: number; readonly asker: number; readonly experiment: Experiment; readonly question: StudyQuestion }
  | { readonly type: "cancel"; readonly id: number };

export type FromStudy =
  | { readonly type: "answer"; readonly id: number; readonly answer: Answer; readonly last: boolean }
  | { readonly type: "progress"; readonly id: number; readonly share: number }
  | { readonly type: "failed"; readonly id: number; readonly failure: Problem };
