import { useState } from "react";
import { type LionPreset, presets } from "../../../experiment/lion/presets";
import { LockNote } from "../../../shell/class/LockNote";
import { useLock } from "../../../shell/class/locks";
import { ChevronIcon } from "../../../ui/icons";
import { translate } from "../../../ui/language";
import { useDocument, useSession } from "../session/react";
import { presetOf } from "./base";
import { lionRailText } from "./words";

/** Which preset runs, and what it shows; after a change the words fold away, since they speak of the preset. */
export function Head() {
  const session = useSession();
  const document = useDocument();
  const exact = presetOf(document);
  const [last, setLast] = useState(exact);
  if (exact && exact !== last) setLast(exact);
  const lock = useLock("preset");
  const words = lionRailText.preset;
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
      {exact ? <Commentary preset={exact} /> : last && lock !== "hidden" && <Former preset={last} />}
    </div>
  );
}

function Former({ preset }: { readonly preset: LionPreset }) {
  const session = useSession();
  const lock = useLock("preset");
  return (
    <details className="rail-paper">
      <summary>{lionRailText.preset.showed(translate(preset.title))}</summary>
      <Commentary preset={preset} />
      {lock === "free" && (
        <button type="button" className="link-button" onClick={() => session.edit(({ seed }) => ({ ...preset.document, seed }))}>
          {lionRailText.preset.restore}
        </button>
      )}
    </details>
  );
}

function Commentary({ preset: { id, commentary } }: { readonly preset: LionPreset }) {
  return <p className="rail-commentary">{translate(commentary, `preset ${id} commentary`)}</p>;
}
