import { useId, useState } from "react";
import { attentionFields } from "../../../experiment/lion/attention-fields";
import type { Picture } from "../../../experiment/lion/picture-text";
import { problemFields } from "../../../experiment/lion/problem-fields";
import type { FormName } from "../../../lion/forms/form";
import type { StructuredControlProps } from "../../../shell/forms/lab-forms";
import { FieldFrame } from "../../../ui/controls/FieldFrame";
import { PictureControl } from "./PictureControl";
import { lionRailText } from "./words";

const formNames = attentionFields.forms.default;

/** Sets a text, the list of forms, a picture, or a grid. */
export function StructuredControl(props: StructuredControlProps) {
  if (typeof props.value === "string") return <TextControl {...props} text={props.value} />;
  if (props.field.label === attentionFields.forms.label) return <FormsControl {...props} chosen={props.value as readonly FormName[]} />;
  if (props.field.label === problemFields.image.picture.label) return <PictureControl {...props} picture={props.value as Picture | null} />;
  return <GridControl {...props} />;
}

function TextControl({ field, text, changed, propose, onReset }: StructuredControlProps & { readonly text: string }) {
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const write = (words: string) => {
    const found = propose(words);
    setProblem(found);
    // What cannot be is kept in sight until it can.
    setDraft(found ? words : null);
  };
  return (
    <FieldFrame label={field.label} labelId={id} help={lionRailText.sequence.tokens([...text].length)} {...{ changed, onReset, problem }}>
      <textarea
        className="lion-text lion-written"
        rows={2}
        aria-labelledby={id}
        value={draft ?? text}
        onChange={(event) => write(event.target.value)}
      />
    </FieldFrame>
  );
}

/** Which forms are computed; the last one stays. */
function FormsControl({ field, chosen, changed, propose, onReset }: StructuredControlProps & { readonly chosen: readonly FormName[] }) {
  const id = useId();
  return (
    <FieldFrame label={field.label} labelId={id} help={field.help} {...{ changed, onReset }}>
      <fieldset className="lion-forms" aria-labelledby={id}>
        {formNames.map((name) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={chosen.includes(name)}
              disabled={chosen.length === 1 && chosen[0] === name}
              onChange={({ target }) => propose(formNames.filter((form) => (form === name ? target.checked : chosen.includes(form))))}
            />
            {lionRailText.forms[name]}
          </label>
        ))}
      </fieldset>
    </FieldFrame>
  );
}

function GridControl({ field, value, changed, propose, onReset }: StructuredControlProps) {
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const shown = Array.isArray(value) ? value.join(" x ") : "";
  const write = (words: string) => {
    const sides = words.match(/\d+/g)?.map(Number) ?? [];
    setProblem(words.trim() === "" ? propose(null) : sides.length === 2 ? propose(sides) : lionRailText.grid);
  };
  return (
    <FieldFrame label={field.label} labelId={id} help={field.help} {...{ changed, onReset, problem }}>
      <input
        key={shown}
        className="lion-text"
        type="text"
        aria-labelledby={id}
        defaultValue={shown}
        placeholder={lionRailText.noGrid}
        onBlur={(event) => write(event.target.value)}
        onKeyDown={(event) => event.key === "Enter" && write(event.currentTarget.value)}
      />
    </FieldFrame>
  );
}
