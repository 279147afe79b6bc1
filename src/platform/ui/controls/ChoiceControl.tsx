import { useId } from "react";
import { Button } from "react-aria-components/Button";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { Radio, RadioGroup } from "react-aria-components/RadioGroup";
import { Select, SelectValue } from "react-aria-components/Select";
import type { ChoiceField } from "../../fields/fields";
import { ChevronIcon } from "../icons";
import { fieldSaid } from "../language";
import { fitsSegments } from "./choice-shape";
import { FieldFrame } from "./FieldFrame";

export interface ChoiceControlProps {
  readonly field: ChoiceField;
  readonly value: string;
  readonly changed: boolean;
  /** A list even for few options, so that label and value share a line. */
  readonly brief?: boolean;
  readonly propose: (value: unknown) => string | null;
  readonly onReset: () => void;
}

/** One of a few options: side by side where they fit, in a list otherwise. */
export function ChoiceControl({ field, value, changed, brief = false, propose, onReset }: ChoiceControlProps) {
  const [labelId, helpId] = [useId(), useId()];
  const { label, help, options } = fieldSaid(field);
  const Options = !brief && fitsSegments(field) ? Segments : Dropdown;
  return (
    <FieldFrame {...{ label, labelId, help, helpId, changed, onReset }}>
      <Options {...{ labelId, helpId, value, options }} onChange={propose} />
    </FieldFrame>
  );
}

interface OptionsProps {
  readonly labelId: string;
  readonly helpId: string;
  readonly value: string;
  /** The words of each option, in the language of the page. */
  readonly options: Readonly<Record<string, string>>;
  readonly onChange: (value: string) => void;
}

export function Segments({ labelId, helpId, value, options, onChange }: OptionsProps) {
  return (
    <RadioGroup className="segments" orientation="horizontal" aria-labelledby={labelId} aria-describedby={helpId} {...{ value, onChange }}>
      {Object.entries(options).map(([name, words]) => (
        <Radio key={name} value={name} className="segment">
          {words}
        </Radio>
      ))}
    </RadioGroup>
  );
}

function Dropdown({ labelId, helpId, value, options, onChange }: OptionsProps) {
  return (
    <Select
      className="dropdown"
      aria-labelledby={labelId}
      aria-describedby={helpId}
      value={value}
      onChange={(key) => key !== null && onChange(String(key))}
    >
      <Button className="dropdown-button">
        <SelectValue className="dropdown-value" />
        <ChevronIcon />
      </Button>
      <Popover className="dropdown-popover" offset={4}>
        <ListBox className="dropdown-list">
          {Object.entries(options).map(([name, words]) => (
            <ListBoxItem key={name} id={name} className="dropdown-item">
              {words}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  );
}
