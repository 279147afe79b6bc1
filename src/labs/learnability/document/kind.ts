/** The documents of the learnability lab, as links, files, locks and undo see them. */
import type { DocumentKind } from "../../../platform/documents/kind";
import { isOwnData, ownDataKind } from "../math/tasks/registry";
import type { OwnSize } from "../math/tasks/size";
import { type Experiment, experimentVersion, parseExperiment } from "./document";
import { kernelsOf } from "./kernels";
import { withoutLaterSettings } from "./later-settings";
import { locks } from "./locks";
import { presets } from "./presets";
import { withoutShown } from "./shown";
import { sizeProblemSoon } from "./size-check";
import { sparse } from "./sparse";
import { withTarget } from "./with-target";

export const learnabilityKind: DocumentKind<Experiment> = {
  lab: "learnability",
  version: experimentVersion,
  kernelsOf,
  parse: (value) => {
    const parsed = parseExperiment(value);
    return parsed.ok ? { ok: true, document: parsed.experiment } : parsed;
  },
  tooLarge: (experiment, size) => sizeProblemSoon(experiment, size as OwnSize | null),
  sparse,
  withoutLater: withoutLaterSettings,
  run: withoutShown,
  ...locks,
  get presets() {
    return presets.map(({ document: experiment }) => experiment);
  },
  ownData: ({ task }) => (isOwnData(task) ? { name: task.name, hash: task.hash } : null),
  withOwnData: (experiment, { name, hash }) => withTarget(experiment, { kind: ownDataKind, name: name.slice(0, 200), hash }),
};
