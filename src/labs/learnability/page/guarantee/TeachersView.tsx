import { propose } from "../../../../platform/shell/forms/propose";
import { SweepBar } from "../../../../platform/shell/sweeps/SweepBar";
import { useSweep } from "../../../../platform/shell/sweeps/use-sweep";
import { PanelChart, PanelEmpty } from "../../../../platform/ui/panel/Panel";
import { problemSaid } from "../../../../platform/ui/problem-said";
import { unbroken } from "../../../../platform/ui/unbroken";
import type { Experiment } from "../../document/document";
import type { SampleComplexityRun } from "../../engine/sample-complexity/excess-by-draw";
import type { RandomAttentionSpec } from "../../math/tasks/random-attention/schema";
import { useSession } from "../session/react";
import { type Asked, drawnKey, listedDrawing } from "./asked";
import { drawingMilliseconds, openedFor, questionsOf } from "./draws";
import { ExcessChart } from "./ExcessChart";
import type { Guarantee } from "./guarantee-data";
import { relativeTo } from "./guarantee-data";
import { guaranteeSentence } from "./sentences";
import { useGuarantee } from "./use-draws";
import { guaranteeText } from "./words";

type Teacher = RandomAttentionSpec["teacher"];

/** Three that are compared, the present one among them. */
function comparedWith(teacher: Teacher): readonly Teacher[] {
  const usual: readonly Teacher[] = ["linear", "softmax", "two-layer"];
  return usual.includes(teacher) ? usual : [teacher, "linear", "softmax"];
}

interface TeachersViewProps {
  readonly asked: Asked;
  readonly guarantee: Guarantee;
  readonly task: RandomAttentionSpec;
}

/** The same question for other teachers, which linear attention may not represent. Excess risks are relative to the variance of y. */
export function TeachersView({ asked, guarantee, task }: TeachersViewProps) {
  const words = guaranteeText;
  const share = guarantee.epsilon / guarantee.square;
  return (
    <section className="guarantee-teachers" aria-label={words.teachersTitle}>
      <div className="guarantee-part-head">
        <h3>{words.teachersTitle}</h3>
      </div>
      <p className="guarantee-part-summary">{unbroken(words.teachersSummary(share))}</p>
      <div className="guarantee-teacher-row">
        {comparedWith(task.teacher).map((teacher) =>
          teacher === task.teacher ? (
            <Small key={teacher} teacher={teacher} asked={asked} guarantee={guarantee} isShown />
          ) : (
            <OtherTeacher key={teacher} teacher={teacher} asked={{ ...asked, task: { ...task, teacher } }} share={share} />
          ),
        )}
      </div>
    </section>
  );
}

interface OtherTeacherProps {
  readonly teacher: Teacher;
  readonly asked: Asked;
  /** Tolerance as a part of the variance of y. */
  readonly share: number;
}

function OtherTeacher({ teacher, asked, share }: OtherTeacherProps) {
  const drawing = listedDrawing(asked);
  const controls = useSweep<SampleComplexityRun>(
    `guarantee-${teacher}`,
    drawnKey(asked, drawing),
    () => openedFor(questionsOf(asked, null, drawing)),
    drawingMilliseconds([[asked, drawing]]),
  );
  const guarantee = useGuarantee(asked, { listed: controls.sweep, between: null, fresh: null }, share);
  if (controls.sweep?.failure) return <PanelEmpty>{problemSaid(controls.sweep.failure)}</PanelEmpty>;
  return (
    <Small teacher={teacher} asked={asked} guarantee={guarantee} isShown={false}>
      {controls.sweep?.status !== "done" && <SweepBar {...controls} what={guaranteeText.ask(drawing.draws)} />}
    </Small>
  );
}

interface SmallProps {
  readonly teacher: Teacher;
  readonly asked: Asked;
  readonly guarantee: Guarantee | null;
  readonly isShown: boolean;
  readonly children?: React.ReactNode;
}

function Small({ teacher, asked, guarantee, isShown, children }: SmallProps) {
  const words = guaranteeText;
  const session = useSession();
  const show = () =>
    propose(session, "task.teacher", (now: Experiment) => ({ ...now, task: { ...now.task, teacher } as Experiment["task"] }));
  const relative = guarantee && relativeTo(guarantee, guarantee.square);
  return (
    <div className={isShown ? "guarantee-teacher guarantee-teacher-shown" : "guarantee-teacher"}>
      <div className="guarantee-part-head">
        <h4>{words.teacherOf[teacher]}</h4>
        {isShown ? (
          <span className="guarantee-shown">{words.shownAbove}</span>
        ) : (
          <button type="button" className="link-button" onClick={show}>
            {words.showAbove}
          </button>
        )}
      </div>
      <p className="guarantee-part-summary">{relative ? unbroken(words.best(relative.misfit)) : null}</p>
      {children}
      {relative && (
        <PanelChart>
          {(size) => (
            <ExcessChart
              {...size}
              guarantee={relative}
              listed={asked.sampleComplexity.samples}
              summary={guaranteeSentence(relative, relative.draws)}
              onPromise={null}
              size="small"
            />
          )}
        </PanelChart>
      )}
    </div>
  );
}
