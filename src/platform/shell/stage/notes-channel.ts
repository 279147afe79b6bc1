/** Messages between a presentation and the window with its notes, which is the same page in another view. */
import type { SlideCount } from "./slides";
import type { StageAction } from "./stage-keys";

export interface NextSlide {
  readonly title: string;
  readonly sentence: string;
  /** SVG text; null where the panel has no drawing now. */
  readonly picture: string | null;
}

/** All that the window of the notes shows. */
export interface SlideNotes {
  /** Of the preset. */
  readonly title: string;
  readonly question: string;
  /** Of the panel that is shown. */
  readonly panel: string;
  readonly sentence: string;
  /** Paragraphs: context and commentary of the preset. */
  readonly notes: readonly string[];
  readonly listed: SlideCount;
  /** Null on the last slide. */
  readonly next: NextSlide | null;
}

type Message =
  | { readonly kind: "hello" }
  | { readonly kind: "slide"; readonly presenter: string; readonly slide: SlideNotes }
  | { readonly kind: "act"; readonly presenter: string; readonly action: StageAction }
  | { readonly kind: "over"; readonly presenter: string };

/** The page of one browser share it; a window of notes follows the presentation that was moved last. */
const name = "learnability-stage";

interface Channel {
  readonly post: (message: Message) => void;
  readonly close: () => void;
}

export function openChannel(onMessage: (message: Message) => void): Channel {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<Message>) => onMessage(data);
  return { post: (message) => channel.postMessage(message), close: () => channel.close() };
}
