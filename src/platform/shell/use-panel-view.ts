/** The view of a panel, kept beside the document: it travels in links, is no step of undo, and nothing locks it. */
import { useCallback, useMemo } from "react";
import { viewOf } from "../documents/views";
import { usePanelText, useSession } from "../state/react";
import type { ViewCodec } from "./view-codec";

/**
 * The view that is chosen in a panel, and a function that changes it.
 *
 * @param panel  its id, or that of its element where it may be several.
 */
export function usePanelView<Value extends object>(
  panel: string,
  codec: ViewCodec<Value>,
): readonly [Value, (change: Partial<Value>) => void] {
  const { store } = useSession();
  const [text, setText] = usePanelText(panel);
  const value = useMemo(() => codec.read(text ?? ""), [codec, text]);
  const choose = useCallback(
    (change: Partial<Value>) => {
      const words = codec.write({ ...codec.read(viewOf(store.getState().panelViews, panel) ?? ""), ...change });
      setText(words === "" ? null : words);
    },
    [store, panel, codec, setText],
  );
  return [value, choose];
}
