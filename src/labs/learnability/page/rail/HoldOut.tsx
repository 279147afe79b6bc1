import { useState } from "react";
import { Button } from "react-aria-components";
import { ChevronIcon } from "../../../../platform/ui/icons";
import { heldOut, heldOutName, heldOutOf } from "../../math/tasks/custom/hold-out";
import type { OwnData } from "../../math/tasks/dataset";
import { dataFile, type OwnDataSummary } from "../session/own-data";
import { useSession } from "../session/react";
import { railText } from "./words";

const shares = [0.1, 0.2, 0.3, 0.5];

/** Own data without test samples: some of theirs can become such. Undo brings back the data as they were opened. */
export function HoldOut({ data }: { readonly data: OwnDataSummary }) {
  const session = useSession();
  const [share, setShare] = useState(0.2);
  const words = railText.target.holdOut;
  const act = async () => {
    const { seed } = session.store.getState().experiment;
    const split = heldOut(session.ownData() as OwnData, share, seed);
    await session.openFiles([new File([await dataFile(split, "npz")], heldOutName(data.name, share, seed))]);
  };
  return (
    <div className="hold-out">
      <h3>{words.title}</h3>
      <p className="field-help">{words.help}</p>
      <div className="hold-out-choice">
        <span className="select">
          <select aria-label={words.share} value={share} onChange={({ target }) => setShare(Number(target.value))}>
            {shares.map((one) => (
              <option key={one} value={one}>
                {words.percent(one)}
              </option>
            ))}
          </select>
          <ChevronIcon />
        </span>
        <Button className="button" onPress={() => void act()}>
          {words.act(heldOutOf(data.train, share))}
        </Button>
      </div>
    </div>
  );
}
