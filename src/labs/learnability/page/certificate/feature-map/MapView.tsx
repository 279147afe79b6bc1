import { PanelChart, usePanelOnScreen } from "../../../../../platform/ui/panel/Panel";
import { QuietSelect } from "../../../../../platform/ui/panel/QuietSelect";
import { plain } from "../../../../../platform/ui/Sentence";
import { featureMaps } from "../../../math/model/feature-maps";
import { HeadsChart } from "../../charts/HeadsChart";
import { comparisonText } from "../../panels/comparison-words";
import { panelText } from "../../panels/words";
import { useLaboratory, useMoment } from "../Laboratory";
import { standing } from "../moment";
import { certificateText } from "../words";
import { headValues, mapAnswer, mapSentence, noHeadBelow, roundingOf, spectra } from "./map-data";

const words = certificateText.map;

/** Computed anew at each drawing: the language may have changed. */
const options = () => featureMaps.map((value) => ({ value, label: words.maps[value] }));

export function MapSelectors() {
  const { choose } = useLaboratory();
  const moment = useMoment(usePanelOnScreen(), 500);
  if (standing(moment)) return null;
  return (
    <QuietSelect
      label={words.map}
      help={words.mapHelp}
      value={moment.choices.map}
      options={options()}
      onChange={(map) => choose({ map })}
    />
  );
}

/** Eigenvalues of the features at the left, singular values of W at the right. */
export function MapPicture() {
  const moment = useMoment(usePanelOnScreen(), 500);
  const answer = mapAnswer(moment);
  if (!answer) return null;
  const summary = plain(mapSentence(moment));
  const values = headValues(answer);
  const { spectrum } = panelText;
  const { heads } = comparisonText;
  return (
    <div className="certificate-maps">
      <PanelChart>
        {(size) => (
          <HeadsChart
            {...size}
            series={spectra(answer)}
            threshold={roundingOf(answer)}
            teacher={null}
            words={{
              ...spectrum,
              name: words.spectrum,
              summary,
              upward: words.upward + (answer.samples < answer.all ? words.first(answer.samples) : ""),
              across: spectrum.order,
              value: spectrum.eigenvalue,
              threshold: spectrum.noise,
              teacher: "",
            }}
          />
        )}
      </PanelChart>
      {values.length > 0 && (
        <PanelChart>
          {(size) => (
            <HeadsChart
              {...size}
              series={values}
              threshold={noHeadBelow}
              teacher={answer.target?.heads ?? null}
              words={{
                ...heads,
                name: words.values,
                summary,
                threshold: heads.threshold(noHeadBelow),
                teacher: heads.teacher(answer.target?.heads ?? 0),
              }}
            />
          )}
        </PanelChart>
      )}
    </div>
  );
}
