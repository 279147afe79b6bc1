/** The window with notes and the next slide, kept in step with a presentation. */
import { useEffect, useRef, useState } from "react";
import { commentaryParts } from "../../documents/commentary";
import { wholePage, writePageView } from "../../state/page-view";
import { currentLanguage, presetSaid } from "../../ui/language";
import { boxAround, chartsOf, drawn, element } from "../../ui/panel/drawing";
import { useDocument, useLab } from "../lab";
import type { PanelDefinition } from "../panel-definition";
import { usePresetBase } from "../presets/PresetBase";
import { presetsText } from "../presets/words";
import { openChannel, type SlideNotes } from "./notes-channel";
import type { SlideCount } from "./slides";
import type { StageAction } from "./stage-keys";

/** Milliseconds between two looks at the slide, whose sentence changes during a run. */
const pace = 1000;

interface Slides {
  readonly listed: SlideCount;
  readonly current: PanelDefinition;
  readonly next: PanelDefinition | undefined;
}

/** @returns whether the window listens, and a function that opens it: false where the browser refused. */
export function useNotesWindow(
  slides: Slides,
  act: (action: StageAction) => void,
): { readonly listens: boolean; readonly open: () => boolean } {
  const [listens, setListens] = useState(false);
  const words = useNotes();
  const latest = useRef({ slides, act, words });
  latest.current = { slides, act, words };
  useEffect(() => {
    const presenter = crypto.randomUUID();
    let said = "";
    const say = () => {
      const {
        slides: now,
        words: { title, question, notes },
      } = latest.current;
      const { listed, current, next } = now;
      const slide: SlideNotes = {
        ...{ title, question, notes, listed },
        panel: current.title(),
        sentence: sentenceOf(current),
        next: next ? { title: next.title(), sentence: sentenceOf(next), picture: pictureOf(next) } : null,
      };
      const text = JSON.stringify(slide);
      if (text !== said) channel.post({ kind: "slide", presenter, slide });
      said = text;
    };
    let timer = 0;
    const channel = openChannel((message) => {
      if (message.kind === "act" && message.presenter === presenter) latest.current.act(message.action);
      if (message.kind !== "hello") return;
      said = "";
      setListens(true);
      clearInterval(timer);
      timer = window.setInterval(say, pace);
      say();
    });
    return () => {
      clearInterval(timer);
      channel.post({ kind: "over", presenter });
      channel.close();
    };
  }, []);
  return { listens, open: openWindow };
}

function openWindow(): boolean {
  const search = writePageView({ ...wholePage, mode: "notes", language: currentLanguage() });
  return window.open(`${window.location.pathname}${search}`, "learnability-notes", "popup,width=960,height=680") !== null;
}

/** The words of the notes: context and commentary of the preset. */
function useNotes(): Pick<SlideNotes, "title" | "question" | "notes"> {
  const { presets } = useLab();
  const document = useDocument();
  const { preset, stands } = usePresetBase();
  const [commentary, setCommentary] = useState("");
  useEffect(() => {
    setCommentary("");
    let left = false;
    // Without them there are the question and the sentences.
    const take = (words: { readonly commentary: string }) => left || setCommentary(words.commentary);
    if (preset) void presets.words(preset).then(take, () => {});
    return () => {
      left = true;
    };
  }, [presets, preset]);
  if (!preset || !stands) {
    const lede = presets.lede(document);
    return { title: preset ? presetSaid(preset.id, "title", preset.title) : "", question: presetsText.yours, notes: lede ? [lede] : [] };
  }
  const plain = commentaryParts(presetSaid(preset.id, "commentary", commentary))
    .map((part) => (typeof part === "string" ? part : part.words))
    .join("");
  return {
    title: presetSaid(preset.id, "title", preset.title),
    question: presetSaid(preset.id, "question", preset.question),
    notes: [presetSaid(preset.id, "context", preset.context), plain].filter(Boolean),
  };
}

const panelOnStage = ({ id }: PanelDefinition) => document.querySelector(`.stage-panel[data-panel="${id}"]`);

function sentenceOf(panel: PanelDefinition): string {
  return panelOnStage(panel)?.querySelector(".panel-summary")?.textContent?.trim() ?? "";
}

/** The drawing of a slide that is laid out; null for one that is not drawn. */
function pictureOf(panel: PanelDefinition): string | null {
  const stage = panelOnStage(panel);
  const charts = stage ? chartsOf(stage) : [];
  if (stage === null || charts.length === 0) return null;
  const box = boxAround(charts);
  const [width, height] = [Math.ceil(box.width), Math.ceil(box.height)];
  const picture = element("svg", { viewBox: `0 0 ${width} ${height}`, width, height });
  picture.append(element("rect", { width, height, fill: getComputedStyle(document.body).backgroundColor }), drawn(charts, box));
  return new XMLSerializer().serializeToString(picture);
}
