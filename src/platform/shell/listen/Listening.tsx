import { useEffect, useState } from "react";
import { formatValue } from "../../charts/format";
import { everyoneText } from "../help/words";
import { scoreOf, type Voice } from "./notes";
import { play } from "./play";
import "./listen.css";

export interface Heard {
  readonly voices: readonly Voice[];
  readonly floor: number;
  readonly scale: "linear" | "log";
  /** The meaning of high and low pitch, in words. */
  readonly key: string;
}

/** Ends what plays now: two sounds at once could not be distinguished. */
let endOther: (() => void) | null = null;

/** The sound while it plays: its progress, its meaning, and a button that ends it. */
export function Listening({ heard, onEnd }: { readonly heard: Heard; readonly onEnd: () => void }) {
  const words = everyoneText.listen;
  const [share, setShare] = useState(0);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    if (endOther !== onEnd) endOther?.();
    endOther = onEnd;
    const score = scoreOf(heard.voices, heard.floor, heard.scale);
    if (score.notes.length === 0) return setTrouble(everyoneText.listen.nothing);
    if (!("AudioContext" in window)) return setTrouble(everyoneText.listen.silent);
    const playing = play(score);
    const timer = setInterval(() => {
      const now = playing.now() / score.seconds;
      setShare(Math.min(1, now));
      if (now >= 1) onEnd();
    }, 50);
    const onKeyDown = (event: KeyboardEvent) => event.key === "Escape" && onEnd();
    document.addEventListener("keydown", onKeyDown);
    return () => {
      clearInterval(timer);
      playing.stop();
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [heard, onEnd]);
  const summary = heard.voices.map(({ name, y }) => words.voice(name, formatValue(y[0]), formatValue(y[y.length - 1]))).join("; ");
  return (
    <div className="listening">
      <div className="listening-track" aria-hidden="true">
        <div className="listening-cursor" style={{ left: `${100 * share}%` }} />
      </div>
      <p role="status">{trouble ?? `${words.playing} ${summary}. (${heard.key})`}</p>
      <button type="button" className="link-button" onClick={onEnd}>
        {words.stop}
      </button>
    </div>
  );
}
