/** Everything that can stand in a lesson beside Markdown and the parts of its lab; `docs/lessons.md` tells of each with an example. */
import type { MDXComponents } from "mdx/types";
import { Exercise, Hint } from "./Exercise";
import { Field } from "./Field";
import { Figure } from "./Figure";
import { Link, Step, Subtitle } from "./Headings";
import { Live } from "./Live";
import { After, Choice, Predict, Reply } from "./Predict";
import { Open, Pause, Run, SetField, Show } from "./Words";

export const lessonParts = {
  h2: Step,
  h3: Subtitle,
  a: Link,
  Show,
  Open,
  SetField,
  Field,
  Run,
  Pause,
  Live,
  Predict,
  Choice,
  Reply,
  After,
  Exercise,
  Hint,
  Figure,
} as const satisfies MDXComponents;
