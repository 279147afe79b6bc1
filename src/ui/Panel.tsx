import { createContext, type ReactNode, useContext, useId, useRef } from "react";
import { type Size, useOnScreen, useSize } from "./measure";

const OnScreen = createContext(true);

/** Whether the panel around a component can be seen; what cannot be seen is not drawn. */
export function usePanelOnScreen(): boolean {
  return useContext(OnScreen);
}

export interface PanelProps {
  /** What the panel shows. */
  readonly title: string;
  /** What it shows now: a component of its own, so that new words do not draw the chart again. */
  readonly summary: ReactNode;
  readonly actions?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Panel({ title, summary, actions, className = "", children }: PanelProps) {
  const heading = useId();
  const element = useRef<HTMLElement>(null);
  const onScreen = useOnScreen(element);
  return (
    <section className={`panel ${className}`} aria-labelledby={heading} ref={element}>
      <OnScreen value={onScreen}>
        <div className="panel-head">
          <h2 className="panel-title" id={heading}>
            {title}
          </h2>
          {actions}
        </div>
        <p className="panel-summary">{summary}</p>
        {children}
      </OnScreen>
    </section>
  );
}

/** The rest of a panel, for a chart that fills it. */
export function PanelBody({ children }: { readonly children: (size: Size) => ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const size = useSize(element);
  return (
    <div className="panel-body" ref={element}>
      {size && size.width > 0 && size.height > 0 && children(size)}
    </div>
  );
}
