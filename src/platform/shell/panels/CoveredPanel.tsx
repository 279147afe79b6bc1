import { type ReactNode, useId } from "react";
import { PanelEmpty } from "../../ui/panel/Panel";
import { usePlaceStyle } from "../../ui/panel/place";
import { useArrival } from "../../ui/panel/staging";
import { TitleWords } from "../../ui/panel/TitleWords";

interface CoveredPanelProps {
  /** Of the panel that it stands for. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** The place and the title of a panel, without its picture, its numbers and its sentence. */
export function CoveredPanel({ id, title, children }: CoveredPanelProps) {
  const heading = useId();
  useArrival();
  return (
    <section className={`panel ${id}-panel panel-covered`} aria-labelledby={heading} style={usePlaceStyle()}>
      <div className="panel-head">
        <h2 className="panel-title" id={heading}>
          <TitleWords words={title} tabStop={false} />
        </h2>
      </div>
      <PanelEmpty>{children}</PanelEmpty>
    </section>
  );
}
