import { expect, it } from "vitest";
import { readPageStage } from "./page-stage";

it("reads the stage that an entry of the history holds", () => {
  expect(readPageStage({ stage: "question", behind: "few" })).toEqual({ stage: "question", behind: "few" });
  expect(readPageStage({ stage: "few", behind: null, more: 1 })).toEqual({ stage: "few", behind: null });
});

it.each([null, undefined, 7, "question", {}, { stage: "quiz" }, { stage: null, behind: "few" }])(
  "shows everything for an entry that holds none, such as %j",
  (state) => {
    expect(readPageStage(state)).toEqual({ stage: "everything", behind: null });
  },
);

it("knows no page behind the question but those that it can be entered from", () => {
  expect(readPageStage({ stage: "question", behind: "question" })).toEqual({ stage: "question", behind: null });
});
