import { lazy } from "react";
import { formatCount, formatValue } from "../../../../platform/charts/format";
import { LockNote } from "../../../../platform/shell/class/LockNote";
import { useLock } from "../../../../platform/shell/class/locks";
import { FieldsForm } from "../../../../platform/shell/forms/FieldsForm";
import { propose } from "../../../../platform/shell/forms/propose";
import { valuesOf } from "../../../../platform/shell/forms/values";
import { LatePart } from "../../../../platform/shell/offline/LatePart";
import { readingPace } from "../../../../platform/state/react";
import { asSentence } from "../../../../platform/ui/grammar";
import { problemSaid } from "../../../../platform/ui/problem-said";
import { completionFields } from "../../document/problem-fields";
import { suiteSparseArchive, suiteSparseMatrices, suiteSparsePage } from "../../math/files/suite-sparse";
import { refusalSentence } from "../panels/matrix-sentence";
import type { OwnDataSummary } from "../session/own-data";
import { useDocument, usePlayground, useSeries, useSession } from "../session/react";
import { baseProblem, useBasePreset } from "./base";
import { withProblemField } from "./edits";
import { ownMatrixText } from "./own-matrix-words";
import "../../../../platform/shell/rail/own-data.css";

const OpenFile = lazy(() => import("../../../../platform/shell/files/OpenFile").then((module) => ({ default: module.OpenFile })));

/** A file is completed: which one is open, what of it, and where the matrices of the paper are. */
export function OwnMatrixPane() {
  const lock = useLock("open");
  const { problem } = useDocument();
  const own = usePlayground((state) => state.ownData) as OwnDataSummary | null;
  const words = ownMatrixText;
  const missing = problem.kind === "custom" && problem.name !== "" ? words.needs(problem.name) : words.none;
  return (
    <div className="own-data">
      <p className="field-help">{words.help}</p>
      {own ? <OpenData data={own} /> : <p>{missing}</p>}
      {lock === "free" ? (
        <LatePart fallback={<div className="own-data-open" />}>
          <div className="own-data-open">
            <OpenFile />
          </div>
        </LatePart>
      ) : (
        <LockNote />
      )}
      {own && <Refusal />}
      {own?.kind === "matrix" && <CompletionForm />}
      <SuiteSparse />
    </div>
  );
}

function OpenData({ data: { name, kind, rows, columns, nonzeros, notes } }: { readonly data: OwnDataSummary }) {
  const words = ownMatrixText;
  const [height, width] = [formatCount(rows), formatCount(columns)];
  return (
    <p className="own-data-file">
      <strong>{name}</strong>
      <span className="number">
        {kind === "matrix" ? words.matrix(height, width, formatCount(nonzeros ?? 0)) : words.blocks(height, width)}
      </span>
      {notes.map((note) => (
        <span key={note.code}>{asSentence(problemSaid(note))}</span>
      ))}
    </p>
  );
}

/** In full, beside the setting that helps. */
function Refusal() {
  const refused = useSeries(true, readingPace).problem?.refused;
  return refused ? <p className="tone-warning">{refusalSentence(refused)}</p> : null;
}

function CompletionForm() {
  const session = useSession();
  const { problem } = useDocument();
  const base = useBasePreset();
  return (
    <FieldsForm
      owner="custom"
      table={completionFields}
      values={valuesOf(problem)}
      base={valuesOf(baseProblem(problem, base))}
      propose={(name, value) => propose(session, `problem.${name}`, withProblemField(name, value))}
    />
  );
}

/** The matrices of the paper are not part of this page; links lead to their archives. */
function SuiteSparse() {
  const words = ownMatrixText.suite;
  const { max: most } = completionFields.rank;
  return (
    <details className="rail-paper">
      <summary>{words.title}</summary>
      <p className="field-help">{words.help}</p>
      <ul className="suite">
        {suiteSparseMatrices.map((matrix) => {
          const { group, name, rows, columns, rank, conditioning, density, seconds } = matrix;
          return (
            <li key={name}>
              <a href={suiteSparsePage(matrix)} target="_blank" rel="noreferrer">
                {group}/{name}
              </a>
              <span className="number">
                {words.facts(formatCount(rows), formatCount(columns), formatCount(rank), formatValue(conditioning))}
              </span>
              <span className="number">{words.full(formatValue(100 * density), suiteSparseArchive(matrix))}</span>
              <span className="number">{words.seconds(seconds)}</span>
              {rank > most && <span className="number">{words.tooLarge(formatCount(most))}</span>}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
