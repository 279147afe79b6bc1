import { expect, it } from "vitest";
import { firstLesson, lessonsOn } from "./LessonEntry";
import { lessonList } from "./registry";

it("the lessons that openings lead to have their numbers in the list, and their labs", () => {
  const list = lessonList("en");
  expect(list[0].id).toBe(firstLesson);
  for (const [lab, [id, number]] of Object.entries(lessonsOn)) {
    const earlier = list.slice(0, number - 1).map(({ lab }) => lab);
    expect(list[number - 1]).toMatchObject({ id, lab });
    expect(earlier).not.toContain(lab);
  }
});
