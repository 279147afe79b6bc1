import { useId } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { Threads } from "../../../../platform/shell/help/Threads";
import type { MenuSettingsProps } from "../../../../platform/shell/lab-menu";
import type { BackendChoice, BackendSetting } from "../../../../platform/state/backend-setting";
import { TitledSegments } from "../../../../platform/ui/controls/TitledSegments";
import { failureSaid } from "../../../../platform/ui/problem-said";
import type { Measured } from "../../engine/calibration";
import { calibrationOf } from "../session/calibration-of";
import { usePlayground, useSession } from "../session/react";
import { backendPopoverText as words } from "./backend-popover-words";

/** Device on which gradient learners train, the reason, and the measured speeds of this device. */
export function BackendPopover({ anchor, onClose }: MenuSettingsProps) {
  const { backend } = useSession();
  const titleId = useId();
  const setting = usePlayground((state) => state.backend);
  const { choice, running } = setting;
  const failed = choice === "WebGPU" && running.backend === "WASM" && running.obstacle !== null && running.obstacle !== "float64";
  return (
    <Popover className="popover" triggerRef={anchor} isOpen onOpenChange={(open) => !open && onClose()} placement="bottom end" offset={8}>
      <Dialog className="popover-dialog backend-dialog" aria-labelledby={titleId}>
        <TitledSegments
          title={words.title}
          titleId={titleId}
          level="h2"
          value={choice}
          options={words.choices}
          help={words.help[choice]}
          onChange={(value) => backend.choose(value as BackendChoice)}
        />
        <p className="backend-now" role="status">
          {words.now(words.running(running))}
        </p>
        {failed && (
          <button type="button" className="pill" onClick={() => backend.choose("WebGPU")}>
            {words.again}
          </button>
        )}
        <Measurement {...setting} />
        <p className="field-help">{words.scope}</p>
        <Threads />
      </Dialog>
    </Popover>
  );
}

function MeasuredRow({ name, WASM, WebGPU }: Measured & { readonly name: string }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{words.time(WASM)}</td>
      <td>{words.time(WebGPU)}</td>
    </tr>
  );
}

/** Cost of a step on this device, and the button that measures it. */
function Measurement(setting: BackendSetting) {
  const { estimate, measuring, unmeasured } = setting;
  const calibration = calibrationOf(setting);
  const { backend } = useSession();
  return (
    <section className="backend-measurement">
      {calibration ? (
        <table className="number">
          <caption>{words.measured(calibration.device)}</caption>
          <thead>
            <tr>
              <th scope="col">{words.learner}</th>
              <th scope="col">{words.choices.WASM}</th>
              <th scope="col">{words.choices.WebGPU}</th>
            </tr>
          </thead>
          <tbody>
            {calibration.points.map((point) => (
              <MeasuredRow key={point.work} name={words.point(point)} {...point} />
            ))}
            {calibration.layers.map((point) => (
              <MeasuredRow key={point.work} name={words.layersPoint(point)} {...point} />
            ))}
            {calibration.closedForms.map((point) => (
              <MeasuredRow key={point.work} name={words.closedForm(point)} {...point} />
            ))}
          </tbody>
        </table>
      ) : (
        <p className="field-help">{words.unmeasured}</p>
      )}
      {estimate && <p className="field-help">{words.estimate(estimate)}</p>}
      {unmeasured && <p role="alert">{words.notMeasured(failureSaid(unmeasured.problem))}</p>}
      <button type="button" className="pill" disabled={measuring !== null} onClick={() => void backend.measure()}>
        {measuring !== null ? words.measuring(measuring) : calibration ? words.measureAgain : words.measure}
      </button>
    </section>
  );
}
