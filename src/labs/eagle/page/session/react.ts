import { hooksOf, type LabPageSession } from "../../../../platform/state/react";
import type { EagleDocument } from "../../document/document";
import type { EagleSeries } from "./series";

export type EaglePageSession = LabPageSession<EagleDocument, EagleSeries>;

export const { useSession, usePlayground, useDocument, useSeries } = hooksOf<EaglePageSession>();
