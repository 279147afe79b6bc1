/** The panels that can stand alone, in the order of the page. */
import type { ComponentType } from "react";
import type { Locks } from "../../documents/locks";
import type { Experiment } from "../../experiment/learnability/document";
import { CertificateSlot } from "../../labs/learnability/certificate/CertificateSlot";
import { ComputationsSlot } from "../../labs/learnability/computations/ComputationsSlot";
import { ExhibitPanel } from "../../labs/learnability/exhibits/ExhibitPanel";
import { LandscapeSlot } from "../../labs/learnability/landscape/LandscapeSlot";
import { MapSlot } from "../../labs/learnability/map/MapSlot";
import { AttentionPanel } from "../../labs/learnability/panels/AttentionPanel";
import { HeadsPanel } from "../../labs/learnability/panels/HeadsPanel";
import { LossPanel } from "../../labs/learnability/panels/LossPanel";
import { SpectrumPanel } from "../../labs/learnability/panels/SpectrumPanel";
import { text } from "../../ui/text";
import { lockOf } from "../class/locks";

export interface StagePanel {
  /** In the address: "loss". */
  readonly id: string;
  readonly title: string;
  readonly Content: ComponentType;
  /** The control that may hide it, or lock what is set in it. */
  readonly control?: string | undefined;
}

interface Candidate extends Omit<StagePanel, "title"> {
  readonly title: () => string;
  /** Kinds of target that have it; all, unless told. */
  readonly kinds?: readonly Experiment["task"]["kind"][];
}

const candidates: readonly Candidate[] = [
  { id: "loss", title: () => text.loss.title, Content: LossPanel },
  { id: "spectrum", title: () => text.spectrum.title, Content: SpectrumPanel },
  { id: "attention", title: () => text.panels.attention.title, Content: AttentionPanel },
  { id: "heads", title: () => text.panels.heads.title, Content: HeadsPanel },
  {
    id: "exhibit",
    title: () => text.rail.target,
    Content: ExhibitPanel,
    control: "exhibit",
    kinds: ["associative-memory", "automaton", "turing-machine"],
  },
  {
    id: "computations",
    title: () => text.computations.title,
    Content: ComputationsSlot,
    control: "computations",
    kinds: ["automaton", "turing-machine"],
  },
  { id: "certificate", title: () => text.certificate.title, Content: CertificateSlot, control: "laboratory" },
  { id: "landscape", title: () => text.landscape.title, Content: LandscapeSlot, control: "landscape" },
  { id: "map", title: () => text.map.title, Content: MapSlot, control: "map" },
];

/** What this experiment has to show, less what the link of a teacher hides. */
export function stagePanels({ task }: Experiment, locks: Locks | null): readonly StagePanel[] {
  return candidates
    .filter(({ kinds }) => kinds?.includes(task.kind) ?? true)
    .filter(({ control }) => control === undefined || lockOf(locks, control) !== "hidden")
    .map(({ title, ...panel }) => ({ ...panel, title: title() }));
}

/** The panels of exhibits have ids of their own, by which they may be asked for as well. */
const aliases: Readonly<Record<string, string>> = { memory: "exhibit", automaton: "exhibit", turing: "exhibit", laboratory: "certificate" };

/** The place of a panel among others, by the id in the address; 0 where there is none of that id. */
export function placeOf(panels: readonly StagePanel[], id: string | null): number {
  const wanted = id !== null && Object.hasOwn(aliases, id) ? aliases[id] : id;
  return Math.max(
    0,
    panels.findIndex((panel) => panel.id === wanted),
  );
}
