import { useState } from "react";
import { attentionFields } from "../../../experiment/lion/attention-fields";
import { attentionGroup } from "../../../experiment/lion/controls";
import { type LionDocument, lionFields } from "../../../experiment/lion/document";
import { madeKinds, type ProblemSpec, problemFields } from "../../../experiment/lion/problem-fields";
import { LockNote } from "../../../shell/class/LockNote";
import { useLock } from "../../../shell/class/locks";
import { FieldsForm } from "../../../shell/forms/FieldsForm";
import { SeedField } from "../../../shell/forms/SeedField";
import { valuesOf } from "../../../shell/forms/values";
import { StaticNumber } from "../../../ui/controls/StaticField";
import { useDocument, useSession } from "../session/react";
import { baseAttention, baseProblem, presetOf } from "./base";
import { propose, withField, withKind, withProblemField } from "./edits";
import { OwnDataPane } from "./OwnDataPane";
import { lionRailText } from "./words";

/** A file of a person's own comes last. */
const kinds: readonly ProblemSpec["kind"][] = [...madeKinds, "custom"];

/** What is attended to, and how. */
export function Settings() {
  return (
    <>
      <SequenceSection />
      <AttentionSection />
    </>
  );
}

function SequenceSection() {
  const session = useSession();
  const document = useDocument();
  const { problem, seed } = document;
  const lock = useLock("kind");
  const seedLock = useLock("seed");
  // A file becomes the problem once it is open; until then choosing it only shows how to open one.
  const [browsing, setBrowsing] = useState<ProblemSpec | null>(null);
  const shown = browsing === problem ? "custom" : problem.kind;
  const choose = (kind: ProblemSpec["kind"]) => {
    setBrowsing(kind === "custom" ? problem : null);
    if (kind !== "custom" && kind !== problem.kind) session.edit(withKind(kind));
  };
  const words = lionRailText.sequence;
  return (
    <section className="rail-section" aria-labelledby="sequence-heading">
      <h2 id="sequence-heading">{words.title}</h2>
      {lock !== "hidden" && (
        <fieldset className="kinds" disabled={lock === "locked"}>
          <legend className="visually-hidden">{words.kind}</legend>
          {kinds.map((kind) => (
            <label key={kind} className="kind">
              <input type="radio" name="sequence-kind" value={kind} checked={kind === shown} onChange={() => choose(kind)} />
              <span>{words.kinds[kind]}</span>
            </label>
          ))}
        </fieldset>
      )}
      {lock === "locked" && <LockNote />}
      {shown === "custom" && <OwnDataPane />}
      {shown !== "custom" && problem.kind !== "custom" && (
        <FieldsForm
          key={problem.kind}
          owner={problem.kind}
          table={problemFields[problem.kind]}
          values={valuesOf(problem)}
          base={valuesOf(baseProblem(problem, presetOf(document)))}
          propose={(name, value) => propose(session, `problem.${name}`, withProblemField(name, value))}
        />
      )}
      {seedLock === "locked" && <StaticNumber field={lionFields.seed} value={seed} locked />}
      {seedLock === "free" && (
        <SeedField field={lionFields.seed} value={seed} propose={(value) => propose(session, "seed", withField("seed", value))} />
      )}
    </section>
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
