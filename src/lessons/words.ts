/** Words of the frame of lessons; the lessons themselves are files of their own. */
import { inLanguage } from "./in-language";

const english = {
  title: "Lessons",
  explain: "Each takes five to ten minutes, beside the running page. What you answer and solve is kept on this device.",
  close: "Close",
  minutes: (minutes: number) => `${minutes} min`,
  state: (share: number) => (share === 0 ? "not begun" : share >= 1 ? "done" : `${Math.max(1, Math.floor(100 * share))} % done`),
  loading: "The lesson is being fetched.",
  missing: (id: string) => `There is no lesson called “${id}”. Choose one from the list.`,
  label: "Lesson",
  number: (order: number) => `Lesson ${order}`,
  inEnglish: "This lesson has not been translated yet.",
  leave: "Leave the lesson",
  print: "Print as a handout",
  next: (title: string) => `Next: ${title}`,
  list: "All lessons",
  resumed: "You are where you left off.",
  toTop: "From the beginning",
  text: "Text",
  panels: "Panels",
  sides: "What to show",
  beside: {
    reached: "The panels that the text has come to; more follow as you read.",
    all: "All panels, also those that the text has not come to.",
    came: (panels: string) => `Now beside the text: ${panels}.`,
    everything: "Show everything",
    onlyReached: "Only those it has come to",
  },
  ownKept: "Your own experiment is kept: Undo leads back to it, or",
  ownBack: "bring it back now",
  otherLab: "The panels show another lab, of which this lesson does not speak:",
  backToLab: "run its first experiment",
  address: "This lesson, live:",

  words: {
    show: "Show this panel",
    open: "Run this experiment",
    set: "Change the experiment, which runs at once",
    run: "Run the experiment",
    pause: "Pause the experiment",
    paused: "Nothing runs now",
  },
  field: {
    drag: "Drag sideways, use the arrow keys, or type",
    absent: "(this experiment has no such setting)",
    start: "What the exercise starts with; press “Start from here” to change it",
  },
  noFigure: "–",

  predict: {
    title: "Predict first",
    number: "Your number",
    run: "Run and compare",
    running: "It runs. Your answer is compared as soon as it has come so far.",
    again: "Answer again",
    happened: "– this is what happened",
    measured: (what: string, figure: string) => `${what}: ${figure}`,
    right: (measured: string) => `${measured}. That is what you predicted.`,
    wrong: (measured: string) => `${measured}. You predicted otherwise.`,
    exactly: (measured: string) => `${measured}. Exactly what you predicted.`,
    near: (measured: string, answer: string) => `${measured}. You said ${answer}, which is close.`,
    off: (measured: string, answer: string) => `${measured}. You said ${answer}.`,
  },
  exercise: {
    title: "Exercise",
    start: "Start from here",
    hint: "A hint",
    solved: (how: string) => `Solved. ${how}`,
  },
} as const;

export const lessonsText = inLanguage("words", english);
