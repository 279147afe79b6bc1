import { useId, useState } from "react";
import type { StructuredControlProps } from "../../../../platform/shell/forms/lab-forms";
import { FieldFrame } from "../../../../platform/ui/controls/FieldFrame";
import { fieldSaid } from "../../../../platform/ui/language";
import { attentionFields } from "../../document/attention-fields";
import type { Picture } from "../../document/picture-text";
import { problemFields } from "../../document/problem-fields";
import { taskFields } from "../../document/task-fields";
import type { FormName } from "../../math/forms/form";
import { PictureControl } from "./PictureControl";
import { lionRailText } from "./words";

const formNames = attentionFields.forms.default;

/** Sets a text, the list of forms, a picture, or a grid. */
export function StructuredControl(props: StructuredControlProps) {
  if (typeof props.value === "string") return <TextControl {...props} text={props.value} />;
  if (props.field.label === taskFields.testLengths.label) return <LengthsControl {...props} lengths={props.value as readonly number[]} />;
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
    // A text that is refused stays in the field, with its problem.
    setDraft(found ? words : null);
  };
  return (
    <FieldFrame
      label={fieldSaid(field).label}
      labelId={id}
      help={field.label === taskFields.text.label ? fieldSaid(field).help : lionRailText.sequence.tokens([...text].length)}
      {...{ changed, onReset, problem }}
    >
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
    <FieldFrame label={fieldSaid(field).label} labelId={id} help={fieldSaid(field).help} {...{ changed, onReset }}>
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

function GridControl(props: StructuredControlProps) {
  const { value, propose } = props;
  const write = (words: string) => {
    const sides = numbersIn(words);
    return words.trim() === "" ? propose(null) : sides.length === 2 ? propose(sides) : lionRailText.grid;
  };
  return <WordsControl {...props} shown={Array.isArray(value) ? value.join(" x ") : ""} placeholder={lionRailText.noGrid} write={write} />;
}

function LengthsControl({ lengths, ...props }: StructuredControlProps & { readonly lengths: readonly number[] }) {
  return <WordsControl {...props} shown={lengths.join(", ")} placeholder="" write={(words) => props.propose(numbersIn(words))} />;
}

function numbersIn(words: string): number[] {
  return words.match(/\d+/g)?.map(Number) ?? [];
}

interface WordsControlProps extends StructuredControlProps {
  readonly shown: string;
  readonly placeholder: string;
  /** Returns the problem of the words; null when they were accepted. */
  readonly write: (words: string) => string | null;
}

/** A line of words that is read when it loses focus or on Enter. */
function WordsControl({ field, changed, onReset, shown, placeholder, write }: WordsControlProps) {
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <FieldFrame label={fieldSaid(field).label} labelId={id} help={fieldSaid(field).help} {...{ changed, onReset, problem }}>
      <input
        key={shown}
        className="lion-text"
        type="text"
        aria-labelledby={id}
        defaultValue={shown}
        placeholder={placeholder}
        onBlur={(event) => setProblem(write(event.target.value))}
        onKeyDown={(event) => event.key === "Enter" && setProblem(write(event.currentTarget.value))}
      />
    </FieldFrame>
  );
}
