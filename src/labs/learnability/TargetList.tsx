import { formatSetting } from "../../charts/format";
import type { Experiment, TaskSpec } from "../../experiment/document";
import { usePlayground } from "../../state/react";
import { fields as custom } from "../../tasks/custom/schema";
import type { Field, Fields } from "../../tasks/fields";
import { fields as randomAttention } from "../../tasks/random-attention/schema";
import { text } from "../../ui/text";

const tables: Readonly<Record<TaskSpec["kind"], Fields>> = { "random-attention": randomAttention, custom };

/** Always listed; of the others only what was changed. */
const essential: ReadonlySet<string> = new Set(["d", "n", "heads", "samples", "noise", "inputLaw"]);

/** What there is to learn, setting by setting. */
export function TargetList() {
  const experiment = usePlayground((state) => state.experiment);
  return (
    <section className="rail-section" aria-labelledby="target-heading">
      <h2 id="target-heading">{text.rail.target}</h2>
      <p className="target-kind">{text.tasks[experiment.task.kind]}</p>
      <dl className="settings">
        {settingsOf(experiment).map(({ label, help, value }) => (
          <div className="setting" key={label} title={help}>
            <dt>{label}</dt>
            <dd className="number">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface Setting {
  readonly label: string;
  readonly help: string;
  readonly value: string;
}

function settingsOf({ task, seed }: Experiment): Setting[] {
  const values = task as unknown as Readonly<Record<string, unknown>>;
  const shown = Object.entries(tables[task.kind]).filter(([name, field]) => essential.has(name) || isChanged(field, values[name]));
  const settings = shown.flatMap(([name, field]) => {
    const value = valueWords(field, values[name]);
    return value ? [{ label: field.label, help: field.help, value }] : [];
  });
  return [...settings, { label: text.rail.seed, help: "", value: formatSetting(seed) }];
}

function isChanged(field: Field, value: unknown): boolean {
  return field.kind !== "structured" && value !== field.default;
}

function valueWords(field: Field, value: unknown): string {
  if (typeof value === "number") return formatSetting(value);
  if (field.kind === "choice") return field.options[String(value)] ?? String(value);
  return typeof value === "string" ? value : "";
}
