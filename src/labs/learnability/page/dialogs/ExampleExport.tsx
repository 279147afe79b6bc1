import { SaveButton } from "../../../../platform/shell/files/SaveButton";
import { saveFile } from "../../../../platform/shell/files/save";
import { type ExampleData, examples } from "../../math/tasks/custom/examples";
import { exampleText } from "../example-words";
import { dataFile, type TableFormat, tableFormats } from "../session/own-data";
import { dialogsText } from "./words";

/** Example files of own data, to save. */
export function ExampleExport() {
  const save = async ({ id, make }: ExampleData, format: TableFormat) => saveFile(await dataFile(make(), format), `${id}.${format}`);
  return (
    <section className="dialog-part">
      <h3>{dialogsText.examples}</h3>
      <p className="dialog-help">{dialogsText.examplesHelp}</p>
      <ul className="dialog-examples">
        {examples.map((example) => (
          <li key={example.id}>
            <p>{exampleText[example.id].title}</p>
            <div className="dialog-actions">
              {tableFormats.map((format) => (
                <SaveButton key={format} what={exampleText[example.id].title} format={format} onPress={() => void save(example, format)} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
