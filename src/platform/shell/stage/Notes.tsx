import { useEffect, useRef, useState } from "react";
import { openChannel, type SlideNotes } from "./notes-channel";
import { placeSaid } from "./StageWords";
import { type StageAction, useStageKeys } from "./stage-keys";
import { presenterText } from "./words";
import "../../ui/controls/controls.css";
import "./notes.css";

/** Actions that the keys of this window perform in the presentation; Escape closes the window. */
const remote: readonly StageAction[] = ["forward", "back", "next", "previous", "first", "last", "play", "blank"];

/** Notes for the speaker and the next slide, in a window beside the presentation. */
export function Notes() {
  const words = presenterText.notes;
  const [slide, setSlide] = useState<SlideNotes | null>(null);
  const send = useRef((_: StageAction) => {});
  useEffect(() => {
    let presenter = "";
    const channel = openChannel((message) => {
      if (message.kind === "slide") {
        presenter = message.presenter;
        setSlide(message.slide);
      }
      if (message.kind === "over" && message.presenter === presenter) setSlide(null);
    });
    send.current = (action) => channel.post({ kind: "act", presenter, action });
    channel.post({ kind: "hello" });
    return () => channel.close();
  }, []);
  const act = (action: StageAction) => {
    if (action === "leave") window.close();
    if (remote.includes(action)) send.current(action);
  };
  useStageKeys(act);
  useEffect(() => {
    document.title = presenterText.notes.title;
  }, []);
  if (!slide) return <main className="notes-none">{words.none}</main>;
  const { title, question, panel, sentence, notes, listed, next } = slide;
  const { place, ready } = listed;
  return (
    <main className="notes">
      <header>
        <p>{title}</p>
        <p className="number">{placeSaid(listed)}</p>
        <Elapsed />
      </header>
      <section aria-label={words.title}>
        <h1>{place === 0 ? question : panel}</h1>
        <p className="notes-sentence">{sentence}</p>
        {notes.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <div className="notes-ways">
          <button type="button" className="button" disabled={place === 0} onClick={() => act("previous")}>
            {presenterText.previous}
          </button>
          <button type="button" className="button button-primary" disabled={place === ready.length - 1} onClick={() => act("next")}>
            {presenterText.next}
          </button>
        </div>
      </section>
      <section className="notes-next" aria-label={words.next}>
        <h2>{next ? words.nextIs(next.title) : words.last}</h2>
        {next && <p>{next.sentence}</p>}
        {next?.picture && <img alt={next.title} src={`data:image/svg+xml,${encodeURIComponent(next.picture)}`} />}
      </section>
    </main>
  );
}

/** Minutes and seconds since the window was opened. */
function Elapsed() {
  const [began] = useState(() => Date.now());
  const [now, setNow] = useState(began);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.round((now - began) / 1000);
  return (
    <p className="number" title={presenterText.notes.elapsed}>
      {`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`}
    </p>
  );
}
