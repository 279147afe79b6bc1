import { FieldsForm } from "../../../../platform/shell/forms/FieldsForm";
import { propose } from "../../../../platform/shell/forms/propose";
import { valuesOf } from "../../../../platform/shell/forms/values";
import { useOwnDataAsked } from "../../../../platform/shell/own-data/asked";
import { ProblemSection } from "../../../../platform/shell/rail/ProblemSection";
import { attentionFields } from "../../document/attention-fields";
import { type LionDocument, lionFields } from "../../document/document";
import { attentionGroup } from "../../document/locks";
import { madeKinds, problemFields } from "../../document/problem-fields";
import { useDocument, useSession } from "../session/react";
import { baseAttention, baseProblem, presetOf } from "./base";
import { withField, withKind, withTaskField } from "./edits";
import { LearnerList } from "./LearnerList";
import { OwnDataPane } from "./OwnDataPane";
import { lionRailText } from "./words";

/** A file of a person's own comes last. */
const kinds = [...madeKinds, "custom"] as const;

/** What is attended to, and how; or what is learned, and by whom. */
export function Settings() {
  const { problem } = useDocument();
  const asked = useOwnDataAsked();
  const rest = problem.kind === "task" ? <LearnerList /> : <AttentionSection />;
  return (
    <>
      <SequenceSection />
      {!asked && rest}
    </>
  );
}

function SequenceSection() {
  const session = useSession();
  const document = useDocument();
  const { problem, seed } = document;
  return (
    <ProblemSection
      words={lionRailText.sequence}
      kinds={kinds}
      problem={problem}
      fields={problemFields}
      base={baseProblem(problem, presetOf(document))}
      seed={{ field: lionFields.seed, value: seed }}
      Own={OwnDataPane}
      choose={(kind) => session.edit(withKind(kind))}
      propose={(name, value) => propose(session, `problem.${name}`, withTaskField(name, value))}
      proposeSeed={(value) => propose(session, "seed", withField("seed", value))}
    />
  );
}

function AttentionSection() {
  const session = useSession();
  const document = useDocument();
  return (
    <section className="rail-section" aria-labelledby="attention-heading">
      <h2 id="attention-heading">{lionRailText.attention.title}</h2>
      <FieldsForm
        owner={attentionGroup.owner}
        table={attentionFields}
        values={valuesOf(document)}
        base={baseAttention(presetOf(document))}
        propose={(name, value) => propose(session, name, withField(name as keyof LionDocument, value))}
      />
    </section>
  );
}
