import { useId } from "react";
import { Segments } from "./ChoiceControl";

export interface TitledSegmentsProps {
  readonly title: string;
  /** Of the title, for what it names besides. */
  readonly titleId: string;
  readonly level: "h2" | "h3";
  readonly value: string;
  readonly options: Readonly<Record<string, string>>;
  /** What the chosen option means. */
  readonly help: string;
  readonly onChange: (value: string) => void;
}

/** A choice in a popover: its title, the options side by side, and what the chosen one means. */
export function TitledSegments({ title, titleId, level: Heading, value, options, help, onChange }: TitledSegmentsProps) {
  const helpId = useId();
  return (
    <>
      <Heading className="popover-title" id={titleId}>
        {title}
      </Heading>
      <Segments labelId={titleId} {...{ helpId, value, options, onChange }} />
      <p className="field-help" id={helpId}>
        {help}
      </p>
    </>
  );
}
