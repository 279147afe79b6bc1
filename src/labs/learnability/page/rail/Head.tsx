import { lazy } from "react";
import { useLock } from "../../../../platform/shell/class/locks";
import { LatePart } from "../../../../platform/shell/offline/LatePart";
import type { CommentaryProps } from "../../../../platform/shell/rail/Commentary";
import { openPreset } from "../../../../platform/shell/rail/open-preset";
import { PresetChoice } from "../../../../platform/shell/rail/PresetChoice";
import { railFrameText } from "../../../../platform/shell/rail/words";
import { useMotion } from "../../../../platform/shell/use-motion";
import { ChevronIcon } from "../../../../platform/ui/icons";
import { presetSaid } from "../../../../platform/ui/language";
import type { Experiment } from "../../document/document";
import { type Preset, presets } from "../../document/presets";
import { isOwnData } from "../../math/tasks/registry";
import { usePlayground, useSession } from "../session/react";
import { targetView } from "../target-views/registry";
import { useBasePreset } from "./BasePreset";
import { changesSince, isOfPreset } from "./base";
import { railText } from "./words";

const PresetWords = lazy(() => import("./PresetWords").then((module) => ({ default: module.PresetWords })));

/** Which preset runs, what it shows, and how far the experiment has moved away from it. */
export function Head() {
  const session = useSession();
  const experiment = usePlayground((state) => state.experiment);
  const base = useBasePreset();
  const lock = useLock("preset");
  const { ownData, ownCommentary, ...words } = railText.presets;
  return (
    <PresetChoice
      {...{ presets, base, chosen: base, stands: base !== undefined && isOfPreset(experiment, base) }}
      words={{ ...words, lede: ledeOf(experiment), noBase: isOwnData(experiment.task) ? ownData : ownCommentary }}
      Words={LateWords}
      // The laboratory's view is part of the document.
      beforeEvidence={(panel, { document: { laboratory } }) => {
        if (panel === "certificate") session.edit((now) => ({ ...now, laboratory }));
      }}
    >
      {base && lock === "free" && <Changes base={base} />}
    </PresetChoice>
  );
}

function LateWords(props: CommentaryProps<Preset>) {
  const moved = useMotion();
  if (!moved) return null;
  return (
    <LatePart fallback={null}>
      <PresetWords {...props} />
    </LatePart>
  );
}

/**
 * A summary in plain words: the source of the samples, the number of learners, and the question. Null for own data
 * and without learners.
 */
function ledeOf({ task, learners }: Experiment): string | null {
  const { lede } = targetView(task);
  if (lede === null || learners.length === 0) return null;
  return `${lede.made(task)} ${railText.lede.learners(learners.length)} ${lede.question}`;
}

/** What was changed and the way back; where nothing was, the way on. Both in one place, as high as the way on, so that a change moves nothing. */
function Changes({ base }: { readonly base: Preset }) {
  const session = useSession();
  const experiment = usePlayground((state) => state.experiment);
  const changes = changesSince(experiment, base);
  const changed = changes > 0 || !isOfPreset(experiment, base);
  const next = presets.at(presets.indexOf(base) + 1);
  return (
    <p className="rail-changes">
      {next && (
        <button
          type="button"
          className="link-button"
          style={changed ? { visibility: "hidden" } : undefined}
          onClick={() => openPreset(session, next)}
        >
          {railText.lede.next(presetSaid(next.id, "title", next.title))}
          <ChevronIcon />
        </button>
      )}
      {changed && (
        <span>
          <span className="rail-changes-dot" aria-hidden="true" />
          {changes > 0 ? railText.presets.changed(changes) : otherwise(experiment, base)}{" "}
          <button type="button" className="link-button" onClick={() => session.edit(() => base.document)}>
            {railFrameText.presets.restore}
          </button>
        </span>
      )}
    </p>
  );
}

/** In words what no setting counts. */
function otherwise({ seed }: Experiment, { document: experiment }: Preset): string {
  return seed === experiment.seed ? railText.presets.otherwise : railText.presets.otherSeed;
}
