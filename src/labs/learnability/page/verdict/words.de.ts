import { formatCount, formatSetting, formatValue } from "../../../../platform/charts/format";
import { joinSentences } from "../../../../platform/ui/grammar";
import { counted } from "../../../../platform/ui/grammar.de";
import type { Answer } from "./verdict";
import type { verdictText } from "./words";

const answers: Readonly<Record<Answer, string>> = {
  yes: "ja",
  no: "nein",
  uncomputed: "nicht berechnet",
  undecided: "offen",
};

const waiting = {
  "file-closed": "Die Datei mit den Daten ist nicht geöffnet.",
  failed: "Die Beispiele waren nicht verwendbar.",
  drawing: "Die Beispiele sind noch nicht alle berechnet.",
} as const;

const percent = (share: number) => `${formatValue(100 * share)} %`;

const bests = {
  exact: "der besten Schicht, deren Fehler 0 ist",
  "best-layer": "der besten Schicht, einer Anpassung an eine große Stichprobe",
  "closed-form": "der geschlossenen Lösung, die für die beste Schicht steht",
} as const;

const constructed = {
  teacher: (heads: number) => `Der Lehrer ist eine Schicht mit ${counted(heads, "Kopf", "Köpfen")}.`,
  memory: (heads: number) => `Eine Schicht mit ${counted(heads, "Kopf", "Köpfen")} ruft den Wert ab (Gl. (13)).`,
  orthonormal: (heads: number) =>
    `Eine Schicht mit ${counted(heads, "Kopf", "Köpfen")} berechnet Gl. (14), denn die Normen der Schlüssel bestimmen den fehlenden Term.`,
  machine: (heads: number) => `Eine Schicht mit ${counted(heads, "Kopf", "Köpfen")} berechnet jedes Token dieser Abläufe.`,
} as const;

export default {
  label: "Urteil über dieses Experiment",
  answers,
  realizable: {
    name: "Realisierbar",
    meaning: "Realisierbar heißt: Eine Schicht linearer Attention berechnet die Labels ohne Rauschen exakt.",
    short(reason, answer) {
      if (reason.kind === "constructed")
        return reason.noise > 0 ? `ja, σ ${formatSetting(reason.noise)}` : `ja, ${counted(reason.heads, "Kopf", "Köpfe")}`;
      if (reason.kind !== "measured") return answers[answer];
      const short = answer === "yes" ? `ja, Residuum ${formatValue(reason.share)}` : `nein, Rest ${percent(reason.share)}`;
      return reason.ofFile ? `Datei: ${short}` : short;
    },
    sentence(reason, answer) {
      switch (reason.kind) {
        case "constructed":
          return joinSentences(
            constructed[reason.of](reason.heads),
            reason.noise > 0 && `Die Trainingslabels haben Rauschen mit Standardabweichung σ = ${formatSetting(reason.noise)}.`,
          );
        case "measured":
          if (reason.ofFile)
            return answer === "yes"
              ? `Eine Schicht passt auf alle ${counted(reason.samples, "Zeile", "Zeilen")} dieser Datei; andere Zeilen sind nicht geprüft.`
              : `Die beste Anpassung an die ${counted(reason.samples, "Zeile", "Zeilen")} dieser Datei lässt ${percent(reason.share)} der Varianz der Labels übrig.`;
          return `Die beste Anpassung an ${counted(reason.samples, "Beispiel", "Beispiele")} lässt ${percent(reason.share)} der Varianz der Labels übrig.`;
        case "few-rows":
          return `Diese Datei hat ${counted(reason.rows, "verschiedene Zeile", "verschiedene Zeilen")}. Auf so wenige passt eine Schicht bei beliebigen Labels; nötig sind ${formatCount(reason.least)}.`;
        case "constant-labels":
          return "Die Labels ändern sich nicht, also hat ein Residuum keine Skala.";
        case "unmeasured":
          return `Eine geschlossene Lösung ohne Ridge-Strafe und Rauschen misst es an mindestens ${formatCount(reason.least)} Beispielen.`;
        default:
          return waiting[reason.kind];
      }
    },
  },
  identified: {
    name: "Identifiziert",
    meaning: "Identifiziert heißt: Λ hat vollen Rang ψ; dann ist die Anpassung nach kleinsten Quadraten eindeutig.",
    short(reason, answer) {
      if (reason.kind === "rank") return `${formatCount(reason.rank)} von ${formatCount(reason.psi)}`;
      return reason.kind === "rank-so-far" ? `bisher ${formatCount(reason.rank)}` : answers[answer];
    },
    sentence(reason, answer) {
      switch (reason.kind) {
        case "rank":
          if (answer === "no")
            return `Der Rang ist ${rankOf(reason)}: Die Beispiele lassen ${counted(reason.psi - reason.rank, "Richtung", "Richtungen")} unbestimmt.`;
          return joinSentences(
            `Der Rang ist ${rankOf(reason)}.`,
            reason.target ? "Die eindeutige Anpassung ist das Ziel." : "Die eindeutige Anpassung muss nicht das Ziel sein.",
          );
        case "rank-so-far":
          return `Der Rang ist ${formatCount(reason.rank)} von ${formatCount(reason.psi)} nach ${formatCount(reason.samples)} von ${counted(reason.total, "Beispiel", "Beispielen")}.`;
        default:
          return waiting[reason.kind];
      }
    },
  },
  approximate: {
    name: "PAC",
    meaning:
      "Wahrscheinlich annähernd richtig (PAC) heißt: Ein Anteil 1 − δ der Anpassungen an N Beispiele liegt höchstens ε über der besten Schicht.",
    short(reason, answer) {
      if (reason.kind === "needed") return `${ofFile(reason)}${reason.atMost ? "≤ " : ""}${formatCount(reason.needed)} nötig`;
      if (reason.kind === "some-draws") return `${formatCount(reason.done)} von ${formatCount(reason.draws)}`;
      return reason.kind === "more-needed" ? `${ofFile(reason)}über ${formatCount(reason.largest)} nötig` : answers[answer];
    },
    sentence(reason) {
      switch (reason.kind) {
        case "too-large":
          return "Berechnet wird die Stichprobenkomplexität bis 2\u202f200 Merkmale, bei Maschinen bis 2\u202f048 Token in allen Abläufen.";
        case "one-row":
          return "Datensätze sind Teilmengen von höchstens der Hälfte der Datei; diese hat eine einzige Zeile.";
        case "added":
          return "Die zusätzlichen Beispiele folgen einer anderen Verteilung, daher gilt Satz 2.2 für diese Trainingsmenge nicht.";
        case "undrawn":
          return "Das Bild zur Stichprobenkomplexität berechnet, wie viele Beispiele genügen (Satz 2.2).";
        case "some-draws":
          return `Bisher sind ${formatCount(reason.done)} von ${counted(reason.draws, "Datensatz", "Datensätzen")} berechnet.`;
        case "needed":
          return `Nach ${counted(reason.draws, "Datensatz", "Datensätzen")}${inFile(reason)} genügt N = ${formatCount(reason.needed)} für ε = ${formatSetting(reason.epsilon)} und δ = ${formatSetting(reason.delta)}. Hier ist N = ${formatCount(reason.samples)}.`;
        case "more-needed":
          return joinSentences(
            `Für ε = ${formatSetting(reason.epsilon)} und δ = ${formatSetting(reason.delta)} genügt N = ${formatCount(reason.largest)}${reason.ofFile ? " in dieser Datei" : ""} nicht.`,
            reason.beyond ? `N = ${formatCount(reason.samples)} ist nicht berechnet.` : `Hier ist N = ${formatCount(reason.samples)}.`,
          );
        case "failed":
          return "Die Datensätze waren nicht zu berechnen.";
        default:
          return waiting[reason.kind];
      }
    },
  },
  found: {
    name: "Gradienten\u00adabstieg",
    meaning:
      "Gradientenabstieg findet die beste Schicht, wenn der quadrierte Fehler eines Laufs, summiert über die Ausgaben, höchstens ε darüber endet.",
    short(reason, answer) {
      if (reason.kind !== "runs") return answers[answer];
      return `${formatCount(reason.within)} von ${formatCount(reason.runs)}`;
    },
    sentence(reason) {
      switch (reason.kind) {
        case "no-descent":
          return "Kein Lerner dieses Experiments lernt durch Gradientenabstieg.";
        case "no-best":
          return "Der Fehler der besten Schicht ist nicht bekannt; eine geschlossene Lösung ohne Ridge-Strafe würde für sie stehen.";
        case "runs": {
          const { within, runs, learnersWithin, learners, steps, epsilon, best, underWay } = reason;
          const seeds = runs > learners ? ` (${formatCount(learnersWithin)} von ${counted(learners, "Lerner", "Lernern")})` : "";
          return joinSentences(
            `${formatCount(within)} von ${counted(runs, "Lauf", "Läufen")}${seeds} ${within === 1 || runs === 1 ? "liegt" : "liegen"} ${underWay ? "bisher " : ""}höchstens ε = ${formatSetting(epsilon)} über ${bests[best]}.`,
            steps !== null && `Der schnellste braucht ${counted(steps, "Schritt", "Schritte")}.`,
          );
        }
        default:
          return waiting[reason.kind];
      }
    },
  },
} satisfies typeof verdictText;

function ofFile({ ofFile }: { readonly ofFile: boolean }): string {
  return ofFile ? "Datei: " : "";
}

function inFile({ ofFile }: { readonly ofFile: boolean }): string {
  return ofFile ? " dieser Datei" : "";
}

function rankOf({ rank, psi, zeros }: { readonly rank: number; readonly psi: number; readonly zeros: number }): string {
  const besides =
    zeros > 0 ? `, neben ${counted(zeros, "strukturell verschwindenden Merkmal", "strukturell verschwindenden Merkmalen")}` : "";
  return `${formatCount(rank)} von ${formatCount(psi)}${besides}`;
}
