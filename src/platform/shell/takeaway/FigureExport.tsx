import { useEffect, useId, useState } from "react";
import { useSession } from "../../state/react";
import type { ChosenPanel, FigurePage, FigureWidth } from "../../ui/panel/figure-page";
import { errorSaid } from "../error-said";
import { saveFile } from "../files/save";
import { Action, Part } from "./Part";
import { exportText } from "./words";

const widths: readonly FigureWidth[] = ["single", "double"];

/** Several panels as one figure. */
export function FigureExport() {
  const session = useSession();
  const [panels, setPanels] = useState<readonly ChosenPanel[] | null>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [width, setWidth] = useState<FigureWidth>("double");
  const [letters, setLetters] = useState(true);
  const [busy, setBusy] = useState(false);
  const [caption, setCaption] = useState("");
  const [message, setMessage] = useState("");
  const names = useId();
  useEffect(() => {
    let gone = false;
    void import("../../ui/panel/figure-page").then(({ panelsWithCharts }) => gone || setPanels(panelsWithCharts()));
    return () => {
      gone = true;
    };
  }, []);
  const chosen = (panels ?? []).filter(({ id }) => !left.has(id));
  const states = { isDisabled: chosen.length === 0, isPending: busy };

  const make = async (use: (page: FigurePage) => Promise<void>) => {
    setBusy(true);
    setMessage("");
    try {
      const { figurePage, panelsWithCharts } = await import("../../ui/panel/figure-page");
      // A panel may have lost its chart, or got one, since the dialog was opened.
      const now = panelsWithCharts();
      setPanels(now);
      const address = `${window.location.href.split("#", 1)[0]}#${session.link()}`;
      const wanted = now.filter(({ id }) => !left.has(id));
      const page = await figurePage(wanted, {
        width,
        letters: letters && wanted.length > 1,
        opening: exportText.captionOpening,
        closing: exportText.captionClosing(address),
      });
      setCaption(page.caption);
      await use(page);
    } catch (error) {
      setMessage(exportText.figureFailed(errorSaid(error)));
    }
    setBusy(false);
  };
  const save = (content: Blob, name: string, { width, height }: FigurePage) => {
    saveFile(content, name);
    setMessage(exportText.figureSaved(name, width, height));
  };
  const saveSvg = async (page: FigurePage) => {
    const { svgText } = await import("../../ui/panel/figure");
    save(new Blob([svgText(page.figure)], { type: "image/svg+xml" }), "learnability-figure.svg", page);
  };
  const savePdf = async (page: FigurePage) => {
    const { figurePdf } = await import("../../ui/panel/figure-pdf");
    save(await figurePdf(page), "learnability-figure.pdf", page);
  };
  return (
    <Part title={exportText.figure} help={exportText.figureHelp} message={message}>
      {panels !== null && panels.length === 0 && <p>{exportText.noPanels}</p>}
      {panels !== null && panels.length > 0 && (
        <>
          <fieldset className="takeaway-choices" aria-label={exportText.figurePanels}>
            {panels.map(({ id, title }) => (
              <label key={id}>
                <input type="checkbox" checked={!left.has(id)} onChange={() => setLeft(toggled(left, id))} />
                {title}
              </label>
            ))}
          </fieldset>
          <fieldset className="takeaway-choices" aria-label={exportText.figureWidth}>
            {widths.map((one) => (
              <label key={one}>
                <input type="radio" name={names} checked={width === one} onChange={() => setWidth(one)} />
                {exportText.figureWidths[one]}
              </label>
            ))}
            <label>
              <input type="checkbox" checked={letters} onChange={() => setLetters(!letters)} />
              {exportText.figureLetters}
            </label>
          </fieldset>
          <div className="dialog-actions">
            <Action words={exportText.figureSvg} {...states} onPress={() => void make(saveSvg)} />
            <Action words={exportText.figurePdf} {...states} onPress={() => void make(savePdf)} />
          </div>
          {caption && <textarea className="link-text" readOnly rows={5} value={caption} aria-label={exportText.figureCaption} />}
        </>
      )}
    </Part>
  );
}

function toggled(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const others = [...set].filter((other) => other !== id);
  return new Set(set.has(id) ? others : [...others, id]);
}
