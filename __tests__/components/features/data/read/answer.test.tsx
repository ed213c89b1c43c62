import { render, screen, within } from "@testing-library/react";
import { AnswerSection } from "@/components/features/data/read/answer-section";
import {
  answerNumbers,
  decisionText,
  intervalText,
  questionText,
} from "@/components/features/data/read/answer-texts";
import type { Answer, NoAnswer } from "@/experiments/study/findings/findings";
import { LOCALES } from "@/lib/routes";
import { ANSWER, DOCUMENT, estimate, FINDINGS, FLANKER, STROOP } from "./made-findings";
import { partsIn, plain } from "./shown";

const { plan } = DOCUMENT.content;
const side = ANSWER.sides[0] as Answer["sides"][number];
const single = (more: Partial<Answer>): Answer => ({
  ...ANSWER,
  question: "effect",
  method: "t",
  sides: [{ ...side, condition: null }],
  margin: null,
  ...more,
});
const correlation = (more: Partial<Answer>): Answer => ({
  ...ANSWER,
  question: "correlation",
  method: "fisher",
  other: FLANKER,
  standardised: null,
  df: null,
  margin: null,
  estimate: estimate(0.258, -0.013, 0.494),
  ...more,
});

const cases: [name: string, answer: Answer, en: string, fr: string][] = [
  [
    "groups, undecided",
    ANSWER,
    "Undecided: 32 ms larger in b, but zero is not ruled out.",
    "Non concluant : 32 ms de plus (b), mais zéro n’est pas exclu.",
  ],
  [
    "groups, below",
    { ...ANSWER, decision: "below", estimate: estimate(-31.6, -60, -3) },
    "32 ms smaller in b, and zero is ruled out.",
    "32 ms de moins (b), et zéro est exclu.",
  ],
  [
    "groups, equivalent",
    { ...ANSWER, goal: "equivalence", decision: "equivalent", estimate: estimate(4, -8, 16, 0.9) },
    "Equivalent: 4 ms larger in b, and effects of interest are ruled out.",
    "En deçà du plus petit effet d’intérêt : 4 ms de plus (b).",
  ],
  [
    "groups, not shown to be equivalent",
    { ...ANSWER, goal: "equivalence" },
    "Undecided: 32 ms larger in b, but 25 ms or more is not ruled out.",
    "Non concluant : 32 ms de plus (b), mais un effet d’au moins 25 ms n’est pas exclu.",
  ],
  [
    "groups, against the direction of a one-sided test",
    { ...ANSWER, estimate: estimate(-31.6, -60, -3) },
    "Not in the planned direction: 32 ms smaller in b.",
    "Pas dans le sens prévu : 32 ms de moins (b).",
  ],
  [
    "groups, estimated",
    { ...ANSWER, goal: "width", decision: "estimated" },
    "Estimate: 32 ms larger in b.",
    "Estimation : 32 ms de plus (b).",
  ],
  [
    "effect, above",
    single({ decision: "above", estimate: estimate(121.7, 105, 138) }),
    "A mean of 122 ms, and zero is ruled out.",
    "Une moyenne de 122 ms, et zéro est exclu.",
  ],
  [
    "mean, below a reference",
    single({
      question: "mean",
      decision: "below",
      reference: 130,
      estimate: estimate(110, 100, 120),
    }),
    "A mean of 110 ms, and 130 ms is ruled out.",
    "Une moyenne de 110 ms, et 130 ms est exclu.",
  ],
  [
    "change, above",
    {
      ...ANSWER,
      question: "change",
      method: "pairedT",
      decision: "above",
      estimate: estimate(12, 3, 21),
    },
    "12 ms larger in b, and zero is ruled out.",
    "12 ms de plus (b), et zéro est exclu.",
  ],
  [
    "correlation, undecided",
    correlation({}),
    "Undecided: a correlation of .26, but zero is not ruled out.",
    "Non concluant : une corrélation de 0,26, mais zéro n’est pas exclu.",
  ],
  [
    "mean, not shown to be close to a reference",
    single({
      question: "mean",
      goal: "equivalence",
      margin: 20,
      reference: 500,
      estimate: estimate(510, 495, 525),
    }),
    "Undecided: a mean of 510 ms, but a difference of 20 ms or more from 500 ms is not ruled out.",
    "Non concluant : une moyenne de 510 ms, mais un écart d’au moins 20 ms avec 500 ms n’est pas exclu.",
  ],
  [
    "proportion, not shown to be close to one half",
    single({
      question: "proportion",
      method: "wilson",
      goal: "equivalence",
      margin: 0.05,
      reference: 0.5,
      estimate: estimate(0.52, 0.43, 0.6),
    }),
    "Undecided: a proportion of 52%, but a difference of 5 percentage points or more from 50% is not ruled out.",
    "Non concluant : une proportion de 52 %, mais un écart d’au moins 5 points avec 50 % n’est pas exclu.",
  ],
  [
    "proportion, above one half",
    single({
      question: "proportion",
      method: "wilson",
      decision: "above",
      reference: 0.5,
      estimate: estimate(0.62, 0.53, 0.7),
    }),
    "A proportion of 62%, and 50% is ruled out.",
    "Une proportion de 62 %, et 50 % est exclu.",
  ],
  [
    "proportions, undecided",
    {
      ...ANSWER,
      question: "proportions",
      method: "newcombe",
      margin: null,
      estimate: estimate(0.12, -0.02, 0.25),
    },
    "Undecided: 12 percentage points larger in b, but zero is not ruled out.",
    "Non concluant : 12 points de plus (b), mais zéro n’est pas exclu.",
  ],
];

describe.each(LOCALES)("the answer (%s)", (locale) => {
  const { names, words } = partsIn(locale);
  const parts = [names, words, locale] as const;

  it.each(cases)("states the decision in words: %s", (_, answer, en, fr) => {
    expect(plain(decisionText(answer, ...parts))).toBe(locale === "en" ? en : fr);
  });

  it.each(cases)(
    "states the question, the interval and the numbers without a placeholder: %s",
    (_, answer) => {
      const texts = [
        questionText(answer, plan, ...parts),
        intervalText(answer, ...parts),
        ...answerNumbers(answer, ...parts),
      ];
      for (const text of texts) expect(text).not.toMatch(/\{|undefined|NaN/);
      expect(texts[0]).toMatch(/\?/);
    },
  );

  it("says what the interval includes, and whether effects in it would matter", () => {
    const said = (low: number, high: number, margin: number | null = 25) =>
      plain(
        intervalText(
          { ...ANSWER, margin, estimate: estimate((low + high) / 2, low, high) },
          ...parts,
        ),
      );
    expect(said(-1, 65)).toContain(
      locale === "en"
        ? "includes zero, and it includes effects larger"
        : "contient zéro, et il contient des effets supérieurs",
    );
    expect(said(-10, 12)).toContain(
      locale === "en" ? "all effects in it are smaller" : "entièrement en deçà",
    );
    expect(said(30, 65)).toContain(
      locale === "en" ? "all effects in it are larger" : "entièrement au-delà",
    );
    expect(said(2, 12, null)).toContain(
      locale === "en" ? "does not include zero." : "ne contient pas zéro.",
    );
  });

  it("is the heading of its section, with a figure whose text says the same, and a table", () => {
    render(<AnswerSection answer={ANSWER} plan={plan} correlations={[]} {...partsIn(locale)} />);
    const heading = screen.getByRole("heading", { level: 2 });
    expect(heading).toHaveTextContent(plain(decisionText(ANSWER, ...parts)));
    expect(screen.getByRole("img").getAttribute("aria-label")).toContain(
      decisionText(ANSWER, ...parts),
    );
    const table = within(screen.getByRole("table", { hidden: true }));
    expect(table.getByText("37")).toBeInTheDocument();
    expect(document.body.textContent).not.toMatch(/\bp\s*[=<]/);
  });

  it("draws the shares of two groups, and a correlation with its dots", () => {
    const shares: Answer = { ...(cases.at(-1)?.[1] as Answer) };
    shares.sides = shares.sides.map((each, index) => ({ ...each, mean: 0.4 + index * 0.12 }));
    render(<AnswerSection answer={shares} plan={plan} correlations={[]} {...partsIn(locale)} />);
    expect(plain(document.body.textContent)).toContain(
      locale === "en" ? "proportion = 52.0%" : "proportion = 52,0 %",
    );
    render(
      <AnswerSection
        answer={correlation({ measure: STROOP })}
        plan={plan}
        correlations={FINDINGS.correlations}
        {...partsIn(locale)}
      />,
    );
    expect(screen.getByRole("img").getAttribute("aria-label")).toMatch(/53/);
  });

  it("says that each dot is one percent if there are many people", () => {
    const values = Array.from({ length: 2500 }, (_, index) => Math.sin(index) * 60 + 100);
    const many = { ...ANSWER, sides: ANSWER.sides.map((each) => ({ ...each, n: 2500, values })) };
    const { container } = render(
      <AnswerSection answer={many} plan={plan} correlations={[]} {...partsIn(locale)} />,
    );
    expect(
      screen.getByText(plain(words.answer.caption.manyDots), { exact: false }),
    ).toBeInTheDocument();
    const dots = [...container.querySelectorAll("path")].map(
      (path) => path.getAttribute("d")?.split("M").length,
    );
    expect(dots).toEqual([101, 101]);
  });

  it.each(["noPlan", "noMeasure", "noSides", "tooFew", "noSpread"] as const)(
    "says what is missing without an answer: %s",
    (reason: NoAnswer["reason"]) => {
      render(
        <AnswerSection
          answer={{ reason, n: [1, 0] }}
          plan={plan}
          correlations={[]}
          {...partsIn(locale)}
        />,
      );
      expect(screen.getByRole("heading")).toHaveTextContent(words.answer.noAnswer.title);
      if (reason === "tooFew")
        expect(document.body).toHaveTextContent(locale === "en" ? "1 and 0" : "1 et 0");
    },
  );

  it.each([
    ["tooFewOfOne", 2],
    ["tooFewWithBoth", 4],
  ] as const)("does not mention groups if the question has none: %s", (reason, least) => {
    const answer: NoAnswer = { reason, n: [1], least };
    render(<AnswerSection answer={answer} plan={plan} correlations={[]} {...partsIn(locale)} />);
    expect(document.body).toHaveTextContent(String(least));
    expect(document.body).not.toHaveTextContent(/group/);
  });
});
