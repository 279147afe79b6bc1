import { useState } from "react";
import { type EaglePreset, presets } from "../../../experiment/eagle/presets";
import { LockNote } from "../../../shell/class/LockNote";
import { useLock } from "../../../shell/class/locks";
import { ChevronIcon } from "../../../ui/icons";
import { translate } from "../../../ui/language";
import { unbroken } from "../../../ui/unbroken";
import { useDocument, useSession } from "../session/react";
import { presetOf } from "./base";
import { eagleRailText } from "./words";

/** Which preset runs, and what it shows; after a change the words fold away, since they speak of the preset. */
export function Head() {
  const session = useSession();
  const document = useDocument();
  const exact = presetOf(document);
  const [last, setLast] = useState(exact);
  if (exact && exact !== last) setLast(exact);
  const lock = useLock("preset");
  const words = eagleRailText.preset;
  const choose = (id: string) => {
    const chosen = presets.find((preset) => preset.id === id);
    if (chosen) session.open(chosen.document, chosen.views);
  };
  return (
    <div className="rail-preset">
      <div className="select" hidden={lock === "hidden"}>
        <select
          disabled={lock === "locked"}
          aria-label={words.label}
          value={exact?.id ?? ""}
          onChange={(event) => choose(event.target.value)}
        >
          {!exact && <option value="">{words.own}</option>}
          {presets.map(({ id, title }) => (
            <option key={id} value={id}>
              {translate(title)}
            </option>
          ))}
        </select>
        <ChevronIcon />
      </div>
      {lock === "locked" && <LockNote />}
      <p className="rail-lede">{words.lede}</p>
      {exact ? <Words preset={exact} /> : last && lock !== "hidden" && <Former preset={last} />}
    </div>
  );
}

function Former({ preset }: { readonly preset: EaglePreset }) {
  const session = useSession();
  const lock = useLock("preset");
  return (
    <details className="rail-paper">
      <summary>{eagleRailText.preset.showed(translate(preset.title))}</summary>
      <Words preset={preset} />
      {lock === "free" && (
        <button type="button" className="link-button" onClick={() => session.edit(({ seed }) => ({ ...preset.document, seed }))}>
          {eagleRailText.preset.restore}
        </button>
      )}
    </details>
  );
}

/** What to see, and where it is a figure of the paper what of that is reproduced. */
function Words({ preset }: { readonly preset: EaglePreset }) {
  const { paper, id } = preset;
  const words = eagleRailText.preset.paper;
  return (
    <>
      <p className="rail-commentary">{unbroken(commentary(preset))}</p>
      {paper && (
        <details className="rail-paper">
          <summary>{words.title}</summary>
          <dl>
            {(["setting", "reproduced", "differs"] as const).map((part) => (
              <div key={part}>
                <dt>{words[part]}</dt>
                <dd>{unbroken(translate(paper[part], `preset ${id} ${part}`))}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}

function commentary({ id, commentary: words }: EaglePreset): string {
  return translate(words, `preset ${id} commentary`);
}
