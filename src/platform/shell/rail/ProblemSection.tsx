import type { ComponentType } from "react";
import type { Fields, NumberField } from "../../fields/fields";
import { useSession } from "../../state/react";
import { StaticNumber } from "../../ui/controls/StaticField";
import { LockNote } from "../class/LockNote";
import { useLock } from "../class/locks";
import { FieldsForm } from "../forms/FieldsForm";
import { SeedField } from "../forms/SeedField";
import { valuesOf } from "../forms/values";
import { askForOwnData, takeOwnDataBack, useOwnDataAsked } from "../own-data/asked";

interface ProblemSectionProps<Kind extends string> {
  readonly words: { readonly title: string; readonly kind: string; readonly kinds: Readonly<Record<Kind | "custom", string>> };
  readonly kinds: readonly (Kind | "custom")[];
  /** Of one of the kinds, or "custom" for data of a person's own. */
  readonly problem: { readonly kind: Kind | "custom" };
  readonly fields: Readonly<Record<Kind, Fields>>;
  /** What its fields are compared with and reset to. */
  readonly base: object;
  readonly seed: { readonly field: NumberField; readonly value: number };
  /** How data of one's own are opened, and what they are. */
  readonly Own: ComponentType;
  readonly choose: (kind: Kind) => void;
  readonly propose: (name: string, value: unknown) => string | null;
  readonly proposeSeed: (value: unknown) => string | null;
}

/** What a lab computes on: of which kind it is, its settings, and the seed of all that is drawn. */
export function ProblemSection<Kind extends string>(props: ProblemSectionProps<Kind>) {
  const { words, kinds, problem, fields, base, seed, Own, choose, propose, proposeSeed } = props;
  const lock = useLock("kind");
  const seedLock = useLock("seed");
  const session = useSession();
  // A file becomes the problem once it is open; until then choosing it only shows how to open one.
  const asked = useOwnDataAsked();
  const shown = asked ? "custom" : problem.kind;
  const turnTo = (kind: Kind | "custom") => {
    if (kind === "custom") askForOwnData(session);
    else takeOwnDataBack();
    if (kind !== "custom" && kind !== problem.kind) choose(kind);
  };
  return (
    <section className="rail-section" aria-labelledby="problem-heading">
      <h2 id="problem-heading">{words.title}</h2>
      {lock !== "hidden" && (
        <fieldset className="kinds" disabled={lock === "locked"}>
          <legend className="visually-hidden">{words.kind}</legend>
          {kinds.map((kind) => (
            <label key={kind} className="kind">
              <input type="radio" name="problem-kind" value={kind} checked={kind === shown} onChange={() => turnTo(kind)} />
              <span>{words.kinds[kind]}</span>
            </label>
          ))}
        </fieldset>
      )}
      {lock === "locked" && <LockNote />}
      {shown === "custom" && <Own />}
      {shown !== "custom" && problem.kind !== "custom" && (
        <FieldsForm
          key={problem.kind}
          owner={problem.kind}
          table={fields[problem.kind]}
          values={valuesOf(problem)}
          base={valuesOf(base)}
          propose={propose}
        />
      )}
      {!asked && seedLock === "locked" && <StaticNumber field={seed.field} value={seed.value} locked />}
      {!asked && seedLock === "free" && <SeedField field={seed.field} value={seed.value} propose={proposeSeed} />}
    </section>
  );
}
