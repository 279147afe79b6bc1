/** The views of the laboratory. */

import type { ComponentType } from "react";
import type { DataTable } from "../../../../platform/ui/panel/table";
import type { SentenceParts } from "../../../../platform/ui/Sentence";
import type { Laboratory } from "../../document/laboratory";
import type { Question } from "../../engine/study/questions";
import { AddedControls, AddedPicture } from "./data/AddedView";
import { addedQuestions, addedSentence, addedTable, noAdded } from "./data/added-data";
import { EntriesControls, EntriesPicture } from "./entries/EntriesView";
import { entriesQuestions, entriesSentence, entriesTable, noEntries } from "./entries/entries-data";
import { MapPicture, MapSelectors } from "./feature-map/MapView";
import { mapQuestions, mapSentence, mapTable, noMap } from "./feature-map/map-data";
import { SearchControls, SearchPicture } from "./heads/SearchView";
import { noSearch, searchQuestions, searchSentence, searchTable } from "./heads/search-data";
import { SplitPicture } from "./learners/SplitView";
import { noSplit, splitSentence, splitTable } from "./learners/split-data";
import type { Moment } from "./moment";
import { SampleControls, SamplePicture, SampleSelectors } from "./sample/SampleView";
import { noSample, sampleQuestions, sampleSentence, sampleTable } from "./sample/sample-data";
import { SweepControls, SweepPicture } from "./sweep/SweepView";
import { noPoints, sweepQuestions, sweepSentence, sweepTable } from "./sweep/sweep-data";
import { TwinSelectors, TwinSlider } from "./twin/TwinControls";
import { TwinPicture } from "./twin/TwinView";
import { noPicture, twinQuestions, twinSentence, twinTable } from "./twin/twin-data";
import { certificateText } from "./words";

const { sample, twin, learners, data, entries, map, heads, sweep } = certificateText;

export const views: Readonly<Record<Laboratory["view"], View>> = {
  sample: {
    ...sample,
    questions: sampleQuestions,
    instead: noSample,
    sentence: sampleSentence,
    table: sampleTable,
    Selectors: SampleSelectors,
    Controls: SampleControls,
    Picture: SamplePicture,
  },
  twin: {
    ...twin,
    questions: twinQuestions,
    instead: noPicture,
    sentence: twinSentence,
    table: twinTable,
    Selectors: TwinSelectors,
    Controls: TwinSlider,
    Picture: TwinPicture,
  },
  learners: {
    ...learners,
    questions: () => [],
    instead: noSplit,
    sentence: splitSentence,
    table: splitTable,
    Controls: null,
    Picture: SplitPicture,
  },
  data: {
    ...data,
    questions: addedQuestions,
    instead: noAdded,
    sentence: addedSentence,
    table: addedTable,
    Controls: AddedControls,
    Picture: AddedPicture,
  },
  entries: {
    ...entries,
    questions: entriesQuestions,
    instead: noEntries,
    sentence: entriesSentence,
    table: entriesTable,
    Controls: EntriesControls,
    Picture: EntriesPicture,
  },
  map: {
    ...map,
    questions: mapQuestions,
    instead: noMap,
    sentence: mapSentence,
    table: mapTable,
    Selectors: MapSelectors,
    Controls: null,
    Picture: MapPicture,
  },
  heads: {
    ...heads,
    questions: searchQuestions,
    instead: noSearch,
    sentence: searchSentence,
    table: searchTable,
    Controls: SearchControls,
    Picture: SearchPicture,
  },
  sweep: {
    ...sweep,
    questions: sweepQuestions,
    instead: noPoints,
    sentence: sweepSentence,
    table: sweepTable,
    Controls: SweepControls,
    Picture: SweepPicture,
  },
};

/** One view of the laboratory: questions, sentence, table and picture. A new view is such a record and a line in `views.ts`. */
interface View {
  readonly explain: readonly string[];
  readonly formula: string;
  /** The questions needed now; questions that are no longer among them are cancelled. */
  readonly questions: (moment: Moment) => readonly Question[];
  /** The line shown instead of a missing picture: the awaited data, or what to do; null when there is a picture. */
  readonly instead: (moment: Moment) => SentenceParts | null;
  /** Caption of the picture. */
  readonly sentence: (moment: Moment) => SentenceParts;
  /** Its numbers. */
  readonly table: (moment: Moment) => DataTable;
  /** Choices in the title row. */
  readonly Selectors?: ComponentType;
  readonly Controls: ComponentType | null;
  readonly Picture: ComponentType;
}
