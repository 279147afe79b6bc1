import { lazy } from "react";
import type { PanelLink } from "../../documents/commentary";
import type { Preset } from "../../documents/preset";
import { viewOf } from "../../documents/views";
import { useSession } from "../../state/react";
import { presetSaid } from "../../ui/language";
import { TitleWords } from "../../ui/panel/TitleWords";
import { useLock } from "../class/locks";
import { useDocument, useLab } from "../lab";
import { LatePart } from "../offline/LatePart";
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
  const lede = presets.lede(document);
  return (
    <section className="preset-question" aria-labelledby="question">
      <h2 id="question">{preset && stands ? presetSaid(preset.id, "question", preset.question) : presetsText.yours}</h2>
      {preset && stands ? (
        <p className="question-context">
          <TitleWords words={presetSaid(preset.id, "context", preset.context)} />
        </p>
      ) : (
        lede !== null && (
          <p className="question-context">
            <TitleWords words={lede} />
          </p>
        )
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
  const show = async ({ panel, view }: PanelLink) => {
    const { pointAt } = await import("../panels/point-at");
    session.edit((now) => presets.evidence?.(now, panel, preset) ?? now);
    session.setPanelView(panel, view ?? viewOf(preset.views, panel));
    pointAt(panel);
  };
  return (
    <LatePart fallback={null}>
      <Commentary preset={preset} stands={stands} onLink={(link) => void show(link)} />
    </LatePart>
  );
}
