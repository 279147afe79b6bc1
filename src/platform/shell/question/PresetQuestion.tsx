import { lazy, type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { PanelLink } from "../../documents/commentary";
import type { Preset } from "../../documents/preset";
import { viewOf } from "../../documents/views";
import { useSession } from "../../state/react";
import { presetSaid } from "../../ui/language";
import { TitleWords } from "../../ui/panel/TitleWords";
import { unbroken } from "../../ui/unbroken";
import { useLock } from "../class/locks";
import { useDocument, useLab } from "../lab";
import { LatePart } from "../offline/LatePart";
import { pointAt } from "../panels/point-at";
import { usePresetBase } from "../presets/PresetBase";
import { presetsText } from "../presets/words";
import { useMotion } from "../use-motion";
import "./question.css";

const Commentary = lazy(() => import("./Commentary").then((module) => ({ default: module.Commentary })));
const Changes = lazy(() => import("./Changes").then((module) => ({ default: module.Changes })));

/** The headline of the page: the question of the preset, or the person's own experiment and its differences from the preset. */
export function PresetQuestion() {
  const { presets } = useLab();
  const document = useDocument();
  const { preset, stands } = usePresetBase();
  const moved = useMotion();
  const block = useRef<HTMLElement>(null);
  const height = useHeightOfQuestion(block, stands, preset !== undefined);
  const context = preset ? stands && presetSaid(preset.id, "context", preset.context) : presets.lede(document);
  return (
    <section className="preset-question" aria-labelledby="question" ref={block} style={{ minHeight: height }}>
      <h2 id="question">{preset && stands ? unbroken(presetSaid(preset.id, "question", preset.question)) : presetsText.yours}</h2>
      {context && (
        <p className="question-context">
          <TitleWords words={context} />
        </p>
      )}
      {preset && !stands && <Difference preset={preset} listed={moved} />}
      {preset && (
        <div className="question-folds" key={preset.id}>
          {moved && <Words preset={preset} stands={stands} />}
        </div>
      )}
    </section>
  );
}

/**
 * Height of the question, kept after a change of the experiment: the panel that is being dragged in must not move. An experiment
 * that comes from no preset, such as own data, has not been dragged to.
 */
function useHeightOfQuestion(block: RefObject<HTMLElement | null>, stands: boolean, varies: boolean): number | undefined {
  const [known, setKnown] = useState<{ readonly height: number; readonly width: number } | null>(null);
  useLayoutEffect(() => {
    const element = block.current;
    if (!element || !stands) return;
    const observer = new ResizeObserver(() => setKnown({ height: element.getBoundingClientRect().height, width: window.innerWidth }));
    observer.observe(element);
    return () => observer.disconnect();
  }, [block, stands]);
  return stands || !varies || known?.width !== window.innerWidth ? undefined : known.height;
}

/** Differences of the experiment from its preset, and the way back. */
function Difference({ preset, listed }: { readonly preset: Preset; readonly listed: boolean }) {
  const session = useSession();
  const lock = useLock("preset");
  return (
    <p className="question-changes">
      {listed && (
        <LatePart fallback={null}>
          <Changes preset={preset} />
        </LatePart>
      )}{" "}
      {lock === "free" && (
        <button type="button" className="link-button" onClick={() => session.edit(() => preset.document)}>
          {presetsText.restore}
        </button>
      )}
    </p>
  );
}

/** The commentary on the preset. A link in it may change the document so that a panel shows its evidence. */
function Words({ preset, stands }: { readonly preset: Preset; readonly stands: boolean }) {
  const session = useSession();
  const { presets } = useLab();
  const show = ({ panel, view }: PanelLink) => {
    session.edit((now) => presets.evidence?.(now, panel, preset) ?? now);
    session.setPanelView(panel, view ?? viewOf(preset.views, panel));
    pointAt(panel);
  };
  return (
    <LatePart fallback={null}>
      <Commentary preset={preset} stands={stands} onLink={show} />
    </LatePart>
  );
}
