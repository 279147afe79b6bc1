import type { StoreApi } from "zustand/vanilla";
import { hooksOf } from "../../../../platform/state/react";
import type { Session } from "../../../../platform/state/session-api";
import type { PlaygroundState } from "../../../../platform/state/store";
import type { EagleDocument } from "../../document/document";
import type { EagleSeries } from "./series";

export interface EagleState extends PlaygroundState {
  readonly experiment: EagleDocument;
}

export interface EaglePageSession extends Session<EagleDocument> {
  readonly store: StoreApi<EagleState>;
  readonly series: EagleSeries;
}

export const { useSession, usePlayground, useDocument, useSeries } = hooksOf<EaglePageSession>();
