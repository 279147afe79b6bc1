import { type ExampleData, examples } from "../../math/tasks/custom/examples";
import { writeJson } from "../../math/tasks/custom/write-json";
import { exampleText } from "../example-words";
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
              {exampleText[example.id].title}
            </button>
            <p className="field-help">{exampleText[example.id].sentence}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
