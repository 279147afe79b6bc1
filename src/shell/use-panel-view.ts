/** What a panel shows of itself, kept beside the document: it travels in links, is no step of undo, and nothing locks it. */
import { useCallback, useMemo } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { ViewCodec } from "./view-codec";

/** By the id of the panel. */
const views = createStore<Readonly<Record<string, string>>>(() => ({}));

function textOf(panel: string): string | null {
  return views.getState()[panel] ?? null;
}

function setText(panel: string, text: string | null): void {
  const { [panel]: _, ...others } = views.getState();
  views.setState(text === null ? others : { ...others, [panel]: text }, true);
}

/** The text of a panel's view, null for what it shows first, and a way to change it. */
export function usePanelText(panel: string): readonly [string | null, (text: string | null) => void] {
  const text = useStore(views, (all) => all[panel] ?? null);
  return [text, useCallback((next: string | null) => setText(panel, next), [panel])];
}

/**
 * What is chosen in a panel, and a way to choose otherwise.
 *
 * @param panel  its id, or that of its element where it may be several.
 */
export function usePanelView<Value extends object>(
  panel: string,
  codec: ViewCodec<Value>,
): readonly [Value, (change: Partial<Value>) => void] {
  const text = useStore(views, (all) => all[panel] ?? null);
  const value = useMemo(() => codec.read(text ?? ""), [codec, text]);
  const choose = useCallback(
    (change: Partial<Value>) => {
      const words = codec.write({ ...codec.read(textOf(panel) ?? ""), ...change });
      setText(panel, words === "" ? null : words);
    },
    [panel, codec],
  );
  return [value, choose];
}
