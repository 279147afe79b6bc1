import { translate } from "../../../../platform/ui/language";
import { type ExampleData, examples } from "../../math/tasks/custom/examples";
import { writeJson } from "../../math/tasks/custom/write-json";
import { useSession } from "../session/react";
import { railText } from "./words";

/** Data to try when there are none at hand. */
export function ExampleFiles() {
  const session = useSession();
  const open = ({ id, make }: ExampleData) =>
    session.openFiles([new File([writeJson(make())], `${id}.json`, { type: "application/json" })]);
  return (
    <div className="examples">
      <h3>{railText.target.examples}</h3>
      <ul>
        {examples.map((example) => (
          <li key={example.id}>
            <button type="button" className="pill" onClick={() => void open(example)}>
              {translate(example.title)}
            </button>
            <p className="field-help">{translate(example.sentence)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
