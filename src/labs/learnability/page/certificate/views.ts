/** The views of the laboratory. */
import type { Laboratory } from "../../document/laboratory";
import { AddedControls, AddedPicture } from "./data/AddedView";
import { addedQuestions, addedSentence, addedTable, noAdded } from "./data/added-data";
import { SearchControls, SearchPicture } from "./heads/SearchView";
import { noSearch, searchQuestions, searchSentence, searchTable } from "./heads/search-data";
import { SplitPicture } from "./learners/SplitView";
import { noSplit, splitSentence, splitTable } from "./learners/split-data";
import { SampleControls, SamplePicture } from "./sample/SampleView";
import { noSample, sampleQuestions, sampleSentence, sampleTable } from "./sample/sample-data";
import { SweepControls, SweepPicture } from "./sweep/SweepView";
import { noPoints, sweepQuestions, sweepSentence, sweepTable } from "./sweep/sweep-data";
import { TwinControls } from "./twin/TwinControls";
import { TwinPicture } from "./twin/TwinView";
import { noPicture, twinQuestions, twinSentence, twinTable } from "./twin/twin-data";
import type { View } from "./view";
import { certificateText } from "./words";

const { sample, twin, learners, data, heads, sweep } = certificateText;

export const views: Readonly<Record<Laboratory["view"], View>> = {
  sample: {
    ...sample,
    questions: sampleQuestions,
    instead: noSample,
    sentence: sampleSentence,
    table: sampleTable,
    Controls: SampleControls,
    Picture: SamplePicture,
  },
  twin: {
    ...twin,
    questions: twinQuestions,
    instead: noPicture,
    sentence: twinSentence,
    table: twinTable,
    Controls: TwinControls,
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
