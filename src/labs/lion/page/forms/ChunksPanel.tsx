import { useMemo } from "react";
import { Explanation } from "../../../../platform/shell/help/Explanation";
import { usePanelView } from "../../../../platform/shell/use-panel-view";
import { readingPace } from "../../../../platform/state/react";
import type { Size } from "../../../../platform/ui/measure";
import { Panel, PanelChart, PanelEmpty, usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import { Stepper } from "../../../../platform/ui/panel/Stepper";
import type { DrawnHead } from "../../engine/protocol";
import { TilesChart } from "../charts/TilesChart";
import { hasMask, matricesOf, weightsOf } from "../panels/head";
import { tokenView } from "../panels/views";
import { useDocument, useSeries, useSession } from "../session/react";
import { chunkSentence, emptyWords } from "./sentences";
import { tokenOf, useToken } from "./token";
import { formsText } from "./words";

/** The matrix in tiles: what is computed, and what two carried states stand for. */
export function ChunksPanel() {
  const session = useSession();
  const document = useDocument();
  const words = formsText.chunks;
  const [{ token: wished }] = usePanelView("matrix", tokenView);
  const { forms } = useSeries(usePanelOnScreen(), readingPace);
  const head = forms?.head && hasMask(forms.head, document) ? forms.head : null;
  const length = head?.sequence.length ?? 1;
  const [token, choose] = useToken(length);
  const { chunk } = document;
  const count = Math.ceil(length / chunk);
  const chosen = Math.floor((token - 1) / chunk);
  return (
    <Panel
      id="chunks"
      title={words.title}
      controls={
        head && (
          <Stepper
            label={words.chunk}
            value={chosen + 1}
            most={count}
            onChange={(tile) => choose(Math.min(length, (tile - 1) * chunk + 1))}
          />
        )
      }
      summary={head ? chunkSentence(head, chunk, chosen) : emptyWords(forms, document)}
      plainSummary={() => {
        const { experiment } = session.store.getState();
        const drawn = session.series.forms?.head;
        if (!drawn || !hasMask(drawn, experiment)) return emptyWords(session.series.forms, experiment);
        const at = tokenOf(wished, session.series, drawn.sequence.length);
        return chunkSentence(drawn, experiment.chunk, Math.floor((at - 1) / experiment.chunk));
      }}
      explanation={<Explanation sentences={words.explain} formula={words.formula} />}
      table={() => ({
        columns: [words.columns.chunk, words.columns.tokens, words.columns.entries],
        rows: head
          ? Array.from({ length: count }, (_, tile) => {
              const tokens = Math.min(chunk, length - tile * chunk);
              return [tile + 1, tokens, tokens * tokens];
            })
          : [],
      })}
    >
      <PanelChart>
        {(size) => (head ? <LiveTiles size={size} head={head} chosen={chosen} /> : <PanelEmpty>{emptyWords(forms, document)}</PanelEmpty>)}
      </PanelChart>
    </Panel>
  );
}

function LiveTiles({ size, head, chosen }: { readonly size: Size; readonly head: DrawnHead; readonly chosen: number }) {
  const document = useDocument();
  const words = formsText.chunks;
  const values = useMemo(() => weightsOf(matricesOf(head, document), "both", document.scaled), [head, document]);
  const { length } = head.sequence;
  const tiles = Math.ceil(length / document.chunk);
  return (
    <TilesChart
      {...size}
      length={length}
      values={values}
      chunk={document.chunk}
      chosen={chosen}
      words={{
        ...words,
        name: words.chart,
        summary: chunkSentence(head, document.chunk, chosen),
        foot: words.foot(tiles, Math.min(document.chunk, length)),
      }}
    />
  );
}
