import { lazy, useState } from "react";
import { wholePage } from "../../state/page-view";
import { usePlayground, useSession } from "../../state/react";
import { IconButton } from "../../ui/IconButton";
import { ChevronIcon, CloseIcon, CodeIcon, CopyIcon, PauseIcon, PlayIcon, ResetIcon, SlidersIcon, StepIcon } from "../../ui/icons";
import { ExplainIcon } from "../../ui/panel/icons";
import { useLock, useLocks } from "../class/locks";
import { headerText } from "../header/words";
import { LatePart } from "../offline/LatePart";
import { addressOf } from "../share/share-address";
import { announced, placeSaid, useStageTitle } from "./StageWords";
import type { SlideCount } from "./slides";
import type { StageAction } from "./stage-keys";
import { presenterText as words } from "./words";

const FullCode = lazy(() => import("../share/QrCode").then((module) => ({ default: module.FullCode })));

export interface StageControlsProps {
  readonly listed: SlideCount;
  readonly title: string;
  readonly keys: boolean;
  /** Effect of the left and right arrow keys in this panel; null where they lead to the next one. */
  readonly hint: string | null;
  /** Titles of the panels that were just skipped. */
  readonly passed: readonly string[];
  readonly act: (action: StageAction) => void;
}

/** Place in the presentation. The other controls appear when the mouse or the Tab key reaches them. */
export function StageControls({ listed, title: panel, keys, hint, passed, act }: StageControlsProps) {
  const title = useStageTitle();
  const { place, ready } = listed;
  return (
    <footer className="stage-foot">
      {keys && <Keys />}
      <p className="stage-hint">
        <span role="status">{passed.length > 0 ? words.passed(passed) : hint}</span>
        {passed.length === 0 && hint === null && title}
      </p>
      <p className="stage-dots" aria-hidden="true">
        {ready.map((isReady, slide) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dots have no names
          <span key={slide} data-current={slide === place || undefined} data-waiting={!isReady || undefined} />
        ))}
      </p>
      <fieldset className="stage-controls" aria-label={words.controls}>
        <RunButtons />
        <IconButton look="plain" label={words.previous} disabled={place === 0} onPress={() => act("previous")}>
          <span className="stage-previous">
            <ChevronIcon />
          </span>
        </IconButton>
        <IconButton look="plain" label={words.next} disabled={place === ready.length - 1} onPress={() => act("next")}>
          <span className="stage-next">
            <ChevronIcon />
          </span>
        </IconButton>
        <IconButton look="plain" label={words.slides.title} popup="dialog" onPress={() => act("slides")}>
          <SlidersIcon />
        </IconButton>
        <IconButton look="plain" label={words.notes.title} onPress={() => act("notes")}>
          <CopyIcon />
        </IconButton>
        <CodeButton />
        <IconButton look="plain" label={words.keys} expanded={keys} onPress={() => act("keys")}>
          <ExplainIcon />
        </IconButton>
        <IconButton look="plain" label={words.leave} onPress={() => act("leave")}>
          <CloseIcon />
        </IconButton>
      </fieldset>
      <p className="stage-place number" aria-hidden="true">
        {placeSaid(listed)}
      </p>
      <p className="visually-hidden" role="status">
        {announced(panel, listed)}
      </p>
    </footer>
  );
}

/** A code with the experiment for the telephones of a hall, unless a teacher's link forbids sharing. */
function CodeButton() {
  const session = useSession();
  const locks = useLocks();
  const lock = useLock("share");
  const [open, setOpen] = useState(false);
  if (lock !== "free") return null;
  return (
    <>
      <IconButton look="plain" label={words.code} popup="dialog" onPress={() => setOpen(true)}>
        <CodeIcon />
      </IconButton>
      {open && (
        <LatePart fallback={null}>
          <FullCode address={addressOf(session.link(locks), wholePage)} onClose={() => setOpen(false)} />
        </LatePart>
      )}
    </>
  );
}

function RunButtons() {
  const session = useSession();
  const activity = usePlayground((state) => state.activity);
  const lock = useLock("run");
  if (lock === "hidden") return null;
  const running = activity === "running";
  const over = activity === "finished" || activity === "stopped";
  const disabled = lock === "locked";
  return (
    <>
      <IconButton
        look="plain"
        label={running ? headerText.run.pause : headerText.run.play}
        hint={over ? headerText.run.againHint : undefined}
        disabled={disabled}
        onPress={() => (running ? session.pause() : session.play())}
      >
        {running ? <PauseIcon /> : <PlayIcon />}
      </IconButton>
      <IconButton look="plain" label={headerText.run.step} disabled={disabled || over} onPress={() => session.step()}>
        <StepIcon />
      </IconButton>
      <IconButton look="plain" label={headerText.run.reset} disabled={disabled} onPress={() => session.reset()}>
        <ResetIcon />
      </IconButton>
    </>
  );
}

function Keys() {
  return (
    <dl className="stage-keys">
      {words.keyList.map(([keys, meaning]) => (
        <div key={keys}>
          <dt>{keys}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
