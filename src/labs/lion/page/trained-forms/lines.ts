/** From measured forms of an encoder to what is drawn. */
import { formatDuration, formatRounded } from "../../../../platform/charts/format";
import type { GuideLine, LossData, LossLine } from "../../../../platform/charts/loss-data";
import { type EncoderForm, encoderForms, type FormCost } from "../../engine/encoders/messages";
import type { FormsShows } from "./views";
import { trainedFormsText } from "./words";

/** In the order of speed, as everywhere in this lab. */
const looks: Readonly<Record<EncoderForm, { readonly place: number; readonly marker: number }>> = {
  full: { place: 2, marker: 1 },
  recurrent: { place: 0, marker: 0 },
  "state-chunk": { place: 4, marker: 2 },
};

/** Null before a form has been measured at two lengths. */
export function costLines(show: Exclude<FormsShows, "answers">, costs: readonly FormCost[]): LossData | null {
  const measured = encoderForms
    .map((form) => ({ form, own: costs.filter((one) => one.form === form) }))
    .filter(({ own }) => own.length > 0);
  const lengths = costs.map(({ length }) => length);
  const [low, high] = [Math.min(...lengths), Math.max(...lengths)];
  if (measured.length === 0 || low === high) return null;
  const amount = (one: FormCost) => (show === "time" ? one.milliseconds : one.bytes / 1e6);
  const lines = measured.map(({ form, own }): LossLine => {
    const { place, marker } = looks[form];
    const last = amount(own[own.length - 1]);
    return {
      id: form,
      name: trainedFormsText.forms[form],
      color: `var(--ramp-${place})`,
      textColor: `var(--ramp-text-${place})`,
      marker,
      stroke: "solid",
      x: own.map(({ length }) => length),
      main: own.map(amount),
      thin: null,
      band: null,
      note: show === "time" ? formatDuration(last) : trainedFormsText.megabytes(formatRounded(last, 3)),
      diverged: false,
    };
  });
  const guides = measured.map(({ form, own }): GuideLine => {
    const last = own[own.length - 1];
    return {
      id: `model ${form}`,
      role: "theory",
      name: "",
      x: own.map(({ length }) => length),
      main: own.map((one) => (show === "time" ? (last.milliseconds * one.operations) / last.operations : one.held / 1e6)),
    };
  });
  return { lines, levels: [], guides, marks: [], axis: { scale: "log", low, high } };
}
