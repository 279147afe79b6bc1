/** Sentences of the panels of the first view for limiting numbers, in both languages: input, English, German. */
import { afterEach, describe, expect, it } from "vitest";
import { speak } from "../../../../platform/ui/language";
import { plain } from "../../../../platform/ui/Sentence";
import type { CertificateState, ClosedFormJobState, GradientJobState, LossCurve } from "../../engine/protocol";
import type { LearnerAttention, LearnerView, TargetView } from "../../engine/view";
import { experimentOf } from "../certificate/testing";
import { namedLearners } from "../learners";
import { RunSeries } from "../session/series";
import { attentionSentence, functionSentence } from "./comparison-sentences";
import { comparisonText } from "./comparison-words";
import { isDual } from "./heads-data";
import { learningCurveSentence, lossSentence, spectrumVerdict } from "./sentences";
import { panelText } from "./words";

afterEach(() => speak("en"));

async function inBoth(say: () => string): Promise<readonly [string, string]> {
  await speak("en");
  const english = say();
  await speak("de");
  return [english, say()];
}

const experiment = experimentOf({}, [{ kind: "closed-form" }, { kind: "gradient", heads: 1 }, { kind: "gradient", heads: 4 }]);
const learners = () => namedLearners(experiment);

function curve(test: readonly number[], train: readonly number[] = test): LossCurve {
  const step = Float64Array.from(test, (_, index) => 1000 * (index + 1));
  return { step, train: Float64Array.from(train), test: Float64Array.from(test), shifted: [] };
}

const closedForm: ClosedFormJobState = {
  kind: "closed-form",
  job: "data",
  learner: 0,
  status: "done",
  progress: 1,
  milliseconds: 41,
  curve: curve([3, 2e-27]),
  theory: null,
  solution: null,
};

function gradient(changes: Partial<GradientJobState>): GradientJobState {
  const base = { kind: "gradient", job: "learners[1]", learner: 1, status: "running", progress: 0, milliseconds: 0 } as const;
  return { ...base, step: 4000, steps: 9000, curve: curve([40, 2, 1]), repeats: [], ...changes };
}

function certificate(changes: Partial<CertificateState>): CertificateState {
  return {
    ...{ samples: 30, total: 30, psi: 40, rank: 30, nullity: 10, eigenvalues: new Float64Array(0), lambdaMin: 0, lambdaMax: 1 },
    ...{ conditionNumber: Number.POSITIVE_INFINITY, floor: 1e-13, inUnits: null, unitsHide: 0 },
    ...changes,
  };
}

const dataState = (state: CertificateState | null) =>
  ({
    kind: "certificate",
    job: "data",
    status: "done",
    progress: 1,
    milliseconds: 0,
    certificate: state,
    labelVariance: 40,
    bestFit: null,
  }) as const;

function seriesOf(...states: Parameters<RunSeries["accept"]>[0]): RunSeries {
  const series = new RunSeries();
  series.accept(states);
  return series;
}

describe("the verdict on the spectrum", () => {
  it.each([
    [
      "many samples",
      certificate({}),
      "These 30 samples leave 10 directions undetermined, so the least-squares fit is not unique (rank 30 of 40).",
      "Diese 30 Beispiele lassen 10 Richtungen unbestimmt, also ist die Anpassung nicht eindeutig (Rang 30 von 40).",
    ],
    [
      "one sample",
      certificate({ samples: 1, total: 1, rank: 1, nullity: 39 }),
      "This one sample leaves 39 directions undetermined, so the least-squares fit is not unique (rank 1 of 40).",
      "Dieses eine Beispiel lässt 39 Richtungen unbestimmt, also ist die Anpassung nicht eindeutig (Rang 1 von 40).",
    ],
    [
      "the first sample of many",
      certificate({ samples: 1, total: 64, rank: 1, nullity: 39 }),
      "The first of 64 samples leaves 39 directions undetermined so far (rank 1 of 40).",
      "Das erste von 64 Beispielen lässt bisher 39 Richtungen unbestimmt (Rang 1 von 40).",
    ],
    [
      "one direction free",
      certificate({ samples: 64, total: 64, rank: 39, nullity: 1 }),
      "These 64 samples leave 1 direction undetermined, so the least-squares fit is not unique (rank 39 of 40).",
      "Diese 64 Beispiele lassen 1 Richtung unbestimmt, also ist die Anpassung nicht eindeutig (Rang 39 von 40).",
    ],
    [
      "nothing free",
      certificate({ samples: 64, total: 64, rank: 40, nullity: 0 }),
      "The function is identified: Λ has full rank 40.",
      "Die Funktion ist identifiziert: Λ hat vollen Rang 40.",
    ],
  ])("is true for %s", async (_, state, english, german) => {
    expect(await inBoth(() => plain(spectrumVerdict(dataState(state), "finished", experiment.task)))).toEqual([english, german]);
  });

  it.each([
    [
      "all of 60 directions",
      { psi: 75, rank: 60, nullity: 15 },
      "The least-squares fit is unique: Λ has full rank 60. 15 further features are structurally zero: no sample of this target has them.",
      "Die Anpassung ist eindeutig: Λ hat vollen Rang 60. 15 weitere Merkmale sind strukturell null: Kein Beispiel dieses Ziels hat sie.",
    ],
    [
      "undetermined directions besides them",
      { psi: 75, rank: 30, nullity: 45 },
      "These 30 samples leave 30 directions undetermined, so the least-squares fit is not unique (rank 30 of 60). 15 further features are structurally zero: no sample of this target has them.",
      "Diese 30 Beispiele lassen 30 Richtungen unbestimmt, also ist die Anpassung nicht eindeutig (Rang 30 von 60). 15 weitere Merkmale sind strukturell null: Kein Beispiel dieses Ziels hat sie.",
    ],
    [
      "the first samples",
      { psi: 75, rank: 60, nullity: 15, samples: 64, total: 4096 },
      "The first 64 of 4\u202f096 samples already determine all 60 directions (rank 60 of 60). 15 further features are structurally zero: no sample of this target has them.",
      "Die ersten 64 von 4\u202f096 Beispielen bestimmen schon alle 60 Richtungen (Rang 60 von 60). 15 weitere Merkmale sind strukturell null: Kein Beispiel dieses Ziels hat sie.",
    ],
  ])("tells structurally zero features from undetermined directions: %s", async (_, state, english, german) => {
    const target = experimentOf({ kind: "in-context-regression" }, []).task;
    expect(await inBoth(() => plain(spectrumVerdict(dataState(certificate(state)), "finished", target)))).toEqual([english, german]);
  });
});

describe("the sentence above the loss", () => {
  const stuck = [40, 6.4, 6.36, 6.355, 6.35, 6.35];
  const unknown = stuck.map(() => Number.NaN);
  const fine = gradient({ learner: 2, job: "learners[2]", curve: curve([40, 1, 1e-2, 1e-4, 1e-5, 3e-6]) });

  it.each([
    [
      "a learner whose test and training errors differ",
      [
        gradient({
          curve: curve(
            stuck,
            stuck.map((error) => error + 1),
          ),
        }),
        fine,
      ],
      "Four heads are at 3.0e-6 and falling; one head stays at 6.35.",
      "Vier Köpfe liegen bei 3,0e-6 und fallen weiter; ein Kopf bleibt bei 6,35.",
    ],
    [
      "test samples without labels",
      [gradient({ curve: curve(unknown, stuck) })],
      "One head stays at a training error of 6.35. These are training errors: no test sample has a known label.",
      "Ein Kopf bleibt bei einem Trainingsfehler von 6,35. Das sind Trainingsfehler: Kein Testbeispiel hat ein bekanntes Label.",
    ],
    ["a closed form alone", [closedForm], "The closed form reached 2.0e-27.", "Die geschlossene Lösung erreicht 2,0e-27."],
    ["no learner that has begun", [], "The samples are being drawn.", "Die Beispiele werden gezogen."],
    [
      "the first sample of a closed form that still solves",
      [{ ...closedForm, status: "running", curve: { ...curve([3]), step: Float64Array.of(1) } } as const],
      "The closed form of the first sample has an error of 3.00.",
      "Die geschlossene Lösung aus dem ersten Beispiel liegt bei 3,00.",
    ],
    [
      "heads that stand where no linear attention fits better",
      [
        { ...closedForm, curve: curve([5.9], [5.8]) },
        gradient({ learner: 2, job: "learners[2]", status: "done", curve: curve(stuck, stuck) }),
      ],
      "The closed form reached 5.90. Four heads reached 6.35.",
      "Die geschlossene Lösung erreicht 5,90. Vier Köpfe: 6,35 erreicht.",
    ],
  ])("is true for %s", async (_, states, english, german) => {
    expect(await inBoth(() => lossSentence(learners(), seriesOf(...states), "running"))).toEqual([english, german]);
  });

  it.each([
    [
      "label noise",
      Float64Array.of(Number.NaN, 1e-27),
      "With 2\u202f000 samples the closed form is at 2.0e-27, 2.00 times the theoretical error for Gaussian features.",
      "Mit 2\u202f000 Beispielen liegt die geschlossene Lösung bei 2,0e-27, dem 2,00-fachen des theoretischen Fehlers für gaußsche Merkmale.",
    ],
    [
      "too few samples for theory",
      Float64Array.of(Number.NaN, Number.NaN),
      "With 2\u202f000 samples the closed form is at 2.0e-27.",
      "Mit 2\u202f000 Beispielen liegt die geschlossene Lösung bei 2,0e-27.",
    ],
    [
      "no noise",
      null,
      "With 2\u202f000 samples the closed form is at 2.0e-27.",
      "Mit 2\u202f000 Beispielen liegt die geschlossene Lösung bei 2,0e-27.",
    ],
  ])("speaks of theory as far as it goes: %s", async (_, theory, english, german) => {
    expect(await inBoth(() => learningCurveSentence(learners(), seriesOf({ ...closedForm, theory }), "finished"))).toEqual([
      english,
      german,
    ]);
  });
});

it("one of a kind is no plural, nor is one decade", async () => {
  const { loss, spectrum } = panelText;
  const { heads, attention } = comparisonText;
  expect(
    await inBoth(() =>
      [
        loss.at.samples(1),
        loss.learningCurve(1, 2),
        spectrum.clearance("3", 1)[1],
        heads.closedForm(1),
        heads.made(1),
        attention.strongest(1),
      ].join("; "),
    ),
  ).toEqual([
    "1 sample seen; With 1 sample the closed form is at 2.00; 1 decade above noise; The SVD of W gives the closed form 1 head; the teacher has 1 head; strongest head",
    "1 Beispiel gesehen; Mit 1 Beispiel liegt die geschlossene Lösung bei 2,00; 1 Dekade über dem Rauschen; Die SVD von W gibt der geschlossenen Lösung 1 Kopf; der Lehrer hat 1 Kopf; stärkster Kopf",
  ]);
});

describe("comparing with a teacher, or without", () => {
  const teacher = {
    heads: 1,
    V: new Float64Array(),
    Q: new Float64Array(),
    attention: Float64Array.of(3, 0, 0, 4),
    p: Float64Array.of(3, 0, 0, 4, 0, 0),
  };
  const target = {
    d: 2,
    outputs: 1,
    psi: 6,
    n: 2,
    Z: new Float64Array(4),
    sample: 0,
    samples: 9,
    training: 0,
    teacher,
    traces: null,
  } satisfies TargetView;
  const large = { ...target, psi: 2601, teacher: { ...teacher, p: null } };
  const without = { ...target, teacher: null };
  const heads = (aligned: boolean): LearnerAttention => {
    return { heads: 1, Q: new Float64Array(), matrices: Float64Array.of(3, 0, 0, 4), aligned, unexplained: 0 };
  };
  const view = (learner: number, attention: LearnerAttention | null): LearnerView => {
    return { learner, step: 1, p: null, distance: null, singularValues: new Float64Array(), attention, traces: null };
  };
  const compared = (...views: readonly LearnerView[]) => views.map((one) => ({ learner: learners()[one.learner], view: one }));

  it.each([
    [
      "a learner beside the teacher",
      target,
      [view(2, heads(true))],
      "Four heads match the teacher within 0.1 %.",
      "Vier Köpfe stimmen auf 0,1 % genau mit dem Lehrer überein.",
    ],
    [
      "the teacher alone",
      target,
      [],
      "Only the teacher is shown: no learner is compared with it.",
      "Nur der Lehrer wird gezeigt: Kein Lerner wird mit ihm verglichen.",
    ],
    [
      "the teacher and a closed form in dual form",
      large,
      [view(0, null)],
      "Only the teacher is shown: with 2\u202f601 features the closed form is solved in dual form and has no heads.",
      "Nur der Lehrer wird gezeigt: Bei 2\u202f601 Merkmalen wird die geschlossene Lösung in dualer Form berechnet und hat keine Köpfe.",
    ],
    [
      "many features, the closed form among the learners",
      large,
      [view(0, null), view(2, heads(false))],
      "Each learner shows its own strongest heads: with 2\u202f601 features they are not aligned with the teacher’s. The closed form has no heads.",
      "Jeder Lerner zeigt seine eigenen stärksten Köpfe: Bei 2\u202f601 Merkmalen werden sie nicht ausgerichtet. Die geschlossene Lösung hat keine Köpfe.",
    ],
    [
      "many features and no closed form",
      large,
      [view(2, heads(false))],
      "Each learner shows its own strongest heads: with 2\u202f601 features they are not aligned with the teacher’s.",
      "Jeder Lerner zeigt seine eigenen stärksten Köpfe: Bei 2\u202f601 Merkmalen werden sie nicht ausgerichtet.",
    ],
    [
      "own data, or a teacher that is no linear attention",
      without,
      [view(2, heads(false))],
      "Each learner shows its own strongest heads on this sample. No linear-attention teacher aligns them, so equal head numbers need not correspond.",
      "Jeder Lerner zeigt seine eigenen stärksten Köpfe auf diesem Beispiel. Ohne Lehrer aus linearer Attention sind sie nicht ausgerichtet; gleiche Kopfnummern müssen einander nicht entsprechen.",
    ],
    ["no learner at all", without, [], "No learner is compared.", "Kein Lerner wird verglichen."],
  ])("says what is shown of attention: %s", async (_, what, views, english, german) => {
    expect(await inBoth(() => attentionSentence(compared(...views), what))).toEqual([english, german]);
  });

  it.each([
    [
      "no teacher",
      without,
      [view(2, null)],
      "The chart shows the coefficients of each learner; this target has no linear-attention teacher.",
      "Das Diagramm zeigt die Koeffizienten jedes Lerners; dieses Ziel hat keinen Lehrer aus linearer Attention.",
    ],
    [
      "too many features",
      large,
      [],
      "With 2\u202f601 cubic features the coefficients p are not computed.",
      "Bei 2\u202f601 kubischen Merkmalen werden die Koeffizienten p nicht berechnet.",
    ],
  ])("says what is shown of functions: %s", async (_, what, views, english, german) => {
    expect(await inBoth(() => functionSentence(compared(...views), what))).toEqual([english, german]);
  });

  it("says that the dual form has no heads to count, and only once it has solved", async () => {
    const solution = { solver: "dual", relativeResidual: 0, conditionNumber: 1 };
    const ofHeads = (...values: readonly number[]) => ({
      ...closedForm,
      solution: { ...solution, wSingularValues: Float64Array.from(values) },
    });
    const dual = (state: ClosedFormJobState) => isDual(learners(), seriesOf(state));
    expect([dual(ofHeads()), dual(ofHeads(2, 1)), dual(closedForm), dual({ ...ofHeads(), status: "running" })]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(await inBoth(() => comparisonText.heads.dual(2601))).toEqual([
      "With 2\u202f601 features the closed form is solved in dual form and has no heads.",
      "Bei 2\u202f601 Merkmalen wird die geschlossene Lösung in dualer Form berechnet und hat keine Köpfe.",
    ]);
  });
});
