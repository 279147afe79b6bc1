import type { StoreApi } from "zustand/vanilla";
import { hooksOf } from "../../../../platform/state/react";
import type { Session } from "../../../../platform/state/session-api";
import type { PlaygroundState } from "../../../../platform/state/store";
import type { LionDocument } from "../../document/document";
import type { LionSeries } from "./series";

export interface LionState extends PlaygroundState {
  readonly experiment: LionDocument;
}

export interface LionPageSession extends Session<LionDocument> {
  readonly store: StoreApi<LionState>;
  readonly series: LionSeries;
}

export const { useSession, usePlayground, useDocument, useSeries } = hooksOf<LionPageSession>();
