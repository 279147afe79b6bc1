import { real } from "../../../../../platform/fields/fields";
import { NumberControl } from "../../../../../platform/ui/controls/NumberControl";
import { usePanelOnScreen } from "../../../../../platform/ui/panel/Panel";
import { QuietSelect } from "../../../../../platform/ui/panel/QuietSelect";
import { Stepper } from "../../../../../platform/ui/panel/Stepper";
import { sliderFirst } from "../../../../../platform/ui/roving";
import { laboratoryFields } from "../../../document/laboratory";
import { useLaboratory, useMoment } from "../Laboratory";
import { nullityOf, outputsOf } from "../moment";
import { certificateText } from "../words";
import { largestAmplitude } from "./twin-curves";
import { directionOf, noTwin, outputOf, witnessNumber } from "./twin-data";

/** As the document has it, but in words of this view and with a slider that is fine near nothing. */
const amplitudeField = () =>
  real({
    label: certificateText.twin.amplitude,
    help: certificateText.twin.amplitudeHelp,
    min: laboratoryFields.amplitude.min,
    max: laboratoryFields.amplitude.max,
    default: laboratoryFields.amplitude.default,
    scale: "log",
    slider: [0.01, largestAmplitude],
  });

/** Direction and output of the twin, in the title row. */
export function TwinSelectors() {
  const { show } = useLaboratory();
  const moment = useMoment(usePanelOnScreen(), 500);
  if (noTwin(moment)) return null;
  const words = certificateText.twin;
  const direction = directionOf(moment);
  const witness = moment.entry("twin")?.answer?.witness === true || direction.kind === "witness";
  const kinds = (["null", ...(witness ? (["witness"] as const) : [])] as const).map((value) => ({ value, label: words.kinds[value] }));
  const outputs = Array.from({ length: outputsOf(moment) }, (_, index) => ({ value: String(index), label: words.outputOf(index + 1) }));
  return (
    <>
      <QuietSelect
        label={words.direction}
        help={words.kindHelp}
        value={direction.kind}
        options={kinds}
        onChange={(kind) => show({ direction: kind === "witness" ? witnessNumber : 0 })}
      />
      {direction.kind === "null" && (
        <Stepper
          label={words.stepper}
          value={direction.index + 1}
          most={nullityOf(moment)}
          onChange={(number) => show({ direction: number - 1 })}
        />
      )}
      {outputs.length > 1 && (
        <QuietSelect
          label={words.output}
          value={String(outputOf(moment))}
          options={outputs}
          onChange={(output) => show({ output: Number(output) })}
        />
      )}
    </>
  );
}

export function TwinSlider() {
  const { show, slide } = useLaboratory();
  const moment = useMoment(usePanelOnScreen(), 500);
  if (noTwin(moment)) return null;
  const words = certificateText.twin;
  const { min, max } = laboratoryFields.amplitude;
  const take = (amplitude: unknown) => {
    if (typeof amplitude !== "number" || !(amplitude >= min && amplitude <= max)) return words.amplitudeBounds(min, max);
    slide(amplitude);
    return null;
  };
  return (
    <div className="certificate-slider" ref={sliderFirst}>
      <NumberControl
        field={amplitudeField()}
        value={moment.shown.amplitude}
        changed={false}
        propose={take}
        onReset={() => show({ amplitude: laboratoryFields.amplitude.default })}
      />
    </div>
  );
}
