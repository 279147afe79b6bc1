import { formatCount } from "../../../../platform/charts/format";
import type { Words } from "../../../../platform/ui/translation";
import type { lionRailText } from "./words";

export default {
  label: "Folge und Attention",
  settings: "Folge und Attention",
  preset: {
    own: "Ein eigenes Experiment",
    lede: "„Lineare Attention ist ein rekurrentes Netz“: Wie kann sie dann in beide Richtungen zugleich sehen? Als Matrix, mit zwei Durchläufen oder in Blöcken, mit derselben Antwort.",
    ledeOfTasks:
      "Kleine Encoder lernen, für jedes Token einer Folge zu antworten, jeder mit einer anderen Art von Attention. Wer kann die Reihenfolge nutzen, wer braucht Zerfall, und was ist es wert, in beide Richtungen zu sehen?",
    showed: (title: string) => `Was „${title}“ zeigte`,
    groups: { forms: "Eine Folge: Masken und Formen", learning: "Encoder, die lernen" },
  },
  sequence: {
    title: "Folge",
    kind: "Woher die Token kommen",
    kinds: { random: "Zufällig", text: "Text", image: "Bild", task: "Encoder trainieren", custom: "Eigene q, k, v" },
    tokens: (count: number) => `${formatCount(count)} Token, eines je Zeichen`,
  },
  picture: {
    drawn: "Eine Landschaft, die hier gezeichnet wird",
    choose: "Ein Bild wählen",
    help: "PNG, JPEG, WebP oder GIF; oder eines auf die Seite ziehen. Das Quadrat in seiner Mitte wird in Bildfelder zerschnitten, die in Links mitreisen.",
  },
  attention: { title: "Attention" },
  learners: {
    title: "Encoder",
    none: "Noch lernt niemand. Einen Encoder hinzufügen.",
    add: (name: string) => `${name} hinzufügen`,
    most: (count: number) => `Höchstens ${formatCount(count)} Encoder.`,
    steps: (count: number) => formatCount(count),
    waiting: "wartet",
    learns: "lernt",
    learned: "alle seine Schritte sind getan",
    failed: "fehlgeschlagen",
    accuracy: (share: string) => `, ${share} richtig`,
    loss: (nats: string) => `, ${nats} Nats`,
    skipped: (count: number) =>
      count === 0
        ? ""
        : `; ${formatCount(count)} ${count === 1 ? "Schritt war" : "Schritte waren"} nicht endlich und ${count === 1 ? "zählt" : "zählen"} nicht`,
  },
  own: {
    help: "Eigene Anfragen, Schlüssel, Werte und Zerfälle: JSON, CSV mit einer Zeile für jedes Token oder .npz mit den Feldern q, k, v und decay.",
    none: "Noch ist nichts geöffnet: eine Datei öffnen, auf die Seite ziehen oder ihren Text einfügen.",
    needs: (name: string) => `Dieses Experiment braucht die Datei ${name}. Sobald sie geöffnet ist, läuft es.`,
    size: (tokens: number, d: number, dv: number) => `${formatCount(tokens)} × ${formatCount(d)}, Werte zu ${formatCount(dv)}`,
    heads: (count: number) => `Köpfe: ${formatCount(count)}; gezeichnet wird der erste.`,
  },
  forms: {
    full: "volle Attention",
    recurrent: "rekurrent",
    chunk: "Blöcke, wie im Paper",
    "state-chunk": "Blöcke mit Zuständen",
  },
  noGrid: "keines",
  grid: "Zeilen und Spalten, wie in 4 x 8",
} satisfies Words<typeof lionRailText>;
