import { hooksOf, type LabPageSession } from "../../../../platform/state/react";
import type { LionDocument } from "../../document/document";
import type { LionSeries } from "./series";

export type LionPageSession = LabPageSession<LionDocument, LionSeries>;

export const { useSession, usePlayground, useDocument, useSeries } = hooksOf<LionPageSession>();
