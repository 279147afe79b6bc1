/** An example of a file of own data, in place of the panels while there are no data. */
import { useId } from "react";
import { Button, FileTrigger } from "react-aria-components";
import { useSession } from "../../state/react";
import { useLock } from "../class/locks";
import { useLab } from "../lab";
import { useFetched } from "../late";
import { takeOwnDataBack, useOwnDataAsked } from "./asked";
import { ownDataText } from "./words";
import "./own-data-example.css";

export function OwnDataExample() {
  const session = useSession();
  const { ownFiles } = useFetched(useLab().dialogs);
  const mayOpen = useLock("open") === "free";
  const asked = useOwnDataAsked();
  const heading = useId();
  const words = ownDataText;
  if (!ownFiles) return null;
  const { types, formats, example } = ownFiles;
  const open = (files: readonly File[]) => files.length > 0 && void session.openFiles(files);
  return (
    <section className="panel own-example" aria-labelledby={heading}>
      <h2 className="panel-title" id={heading}>
        {words.title}
      </h2>
      <p>
        {words.example} {example.said()}
      </p>
      <pre className="number">{example.text}</pre>
      {mayOpen && (
        <>
          <p>{words.ways(formats())}</p>
          <div className="own-example-ways">
            <FileTrigger acceptedFileTypes={[".json", ...types]} allowsMultiple onSelect={(files) => open([...(files ?? [])])}>
              <Button className="button button-primary">{words.choose}</Button>
            </FileTrigger>
            <button type="button" className="button" onClick={() => open([new File([example.text], example.name)])}>
              {words.use}
            </button>
          </div>
        </>
      )}
      {asked && (
        <p>
          <button type="button" className="link-button" onClick={takeOwnDataBack}>
            {words.back}
          </button>{" "}
          {words.backHelp}
        </p>
      )}
    </section>
  );
}
