import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { APPS_HERE, aDocument, withStep } from "@/__tests__/experiments/study/document/a-document";
import { aSurvey, surveyStep, WORRY } from "@/__tests__/experiments/study/papers/a-survey";
import { SITE, StudyHostContext } from "@/components/features/study/study-host.client";
import { StudyInformation } from "@/components/features/study/study-information.client";
import { studyPayload } from "@/experiments/payloads/study-payload";
import { checkProtocol } from "@/experiments/study/document/check";
import { runnerWords } from "@/experiments/study/export/runner-words";
import { LOCALES, type Locale } from "@/lib/routes";

const RULE = { if: { measure: "stroop.accuracy", below: 0.6 }, exit: "failedCheck" };

function show(
  document: object,
  locale: Locale = "en",
  person: object = {},
  absentIds: string = "problem",
  changes: object = {},
) {
  const checked = checkProtocol(document, APPS_HERE);
  if ("faults" in checked) throw new Error(JSON.stringify(checked.faults));
  const { words: own, delivery } = studyPayload(locale);
  const { apps, words } = runnerWords(locale);
  return render(
    <StudyHostContext value={{ ...SITE, absentIds: absentIds as typeof SITE.absentIds }}>
      <StudyInformation
        visits={null}
        content={checked.document}
        person={{ ids: {}, condition: null, notes: [], ...person } as never}
        isListed={false}
        own={own}
        apps={apps.map((app) => ({ ...app, payloadUrl: "" }))}
        words={words}
        locale={locale}
        notice=""
        earlier={{}}
        delivery={delivery}
        sendsTo={null}
        closed={null}
        isStarting={false}
        onStart={() => {}}
        onDecline={() => {}}
        onShowEnd={() => {}}
        onResume={() => {}}
        {...changes}
      />
    </StudyHostContext>,
  );
}

/** Returns whether a text is outside of any disclosure and precedes the start button. */
function isBeforeStart(text: RegExp, start: RegExp = /I agree, start/): boolean {
  const [found] = screen.getAllByText(text);
  const button = screen.getByRole("button", { name: start });
  if (!found || found.closest("details")) return false;
  return Boolean(found.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING);
}

describe("the information before a study states", () => {
  it("the author's texts about pay, risks, benefits and an early end", () => {
    const information = {
      payment: "Ten pounds.",
      earlyEnd: "Half of it.",
      risks: "Tired eyes.",
      benefits: "Nothing for you.",
    };
    show({ ...withStep(1, { leave: [RULE] }), information });
    for (const text of Object.values(information))
      expect(isBeforeStart(new RegExp(text))).toBe(true);
    expect(isBeforeStart(/can end the study early for you/)).toBe(true);
  });

  it.each(LOCALES)(
    "that the author has not stated pay, risks and benefits, if these texts are missing (%s)",
    (locale) => {
      show(aDocument(), locale);
      const list = screen.getByText(/^(Not stated|Non indiqué)$/).parentElement as HTMLElement;
      expect(within(list).getByText(/Payment|Rémunération/)).toHaveTextContent(
        /Payment.*Risks.*Benefits|Rémunération.*Risques.*Bénéfices/,
      );
      // This study has no rules that end a session early.
      expect(list).not.toHaveTextContent(/ends early|avant la fin/);
    },
  );

  it("that the author has not stated the pay after an early end, if this text is missing", () => {
    show(withStep(1, { leave: [RULE] }));
    expect(isBeforeStart(/The study does not state what you are paid in that case/)).toBe(true);
  });

  it("the number of tasks of each kind in the longest condition, but not the names of the tasks", () => {
    const { steps } = aDocument();
    const again = { ...steps[1], id: "again" };
    show(aDocument({ steps: [...steps, again] }));
    expect(screen.getByText(/^Timed tasks: 2\./)).toBeVisible();
    expect(screen.queryByText(/Stroop/)).toBeNull();
    const third = { ...again, id: "third", for: ["long"] };
    show(aDocument({ conditions: ["short", "long"], steps: [...steps, again, third] }), "fr");
    expect(screen.getByText(/^Tâches chronométrées\s: jusqu’à 3\./)).toBeVisible();
  });

  it.each(LOCALES)(
    "the number of questions in surveys, and that names in answers are recorded, but not the titles of surveys (%s)",
    (locale) => {
      const { steps } = aDocument();
      show(aDocument({ steps: [...steps, surveyStep()] }), locale);
      const button = /I agree, start|J’accepte/;
      const questions =
        /^Questionnaires: 1 \(number of questions: up to 14\)|^Questionnaires\s: 1 \(nombre de questions\s: jusqu’à 14\)/;
      expect(isBeforeStart(questions, button)).toBe(true);
      expect(isBeforeStart(/^(Forms: 2|Formulaires\s: 2)\./, button)).toBe(true);
      expect(isBeforeStart(/do not name yourself|n’y écrivez ni votre nom/, button)).toBe(true);
      expect(
        screen.getByText(/even if it is your name|même s’il s’agit de votre nom/),
      ).toBeInTheDocument();
      expect(screen.queryByText(/Worry|Inquiétude/)).toBeNull();
    },
  );

  it("the exact number of questions if no rule hides any, without a request about names if no answer is a text", () => {
    const survey = { choices: WORRY.choices, pages: [WORRY.pages[1]] };
    show(aSurvey({}, survey));
    expect(screen.getByText(/^Questionnaires: 1 \(number of questions: 4\)/)).toBeVisible();
    expect(screen.getByText(/recorded as you give them/)).toBeVisible();
    expect(screen.queryByText(/do not name yourself/)).toBeNull();
  });

  it("nothing about questionnaires in a study without surveys", () => {
    show(aDocument());
    expect(screen.queryByText(/questionnaire/i)).toBeNull();
  });

  it.each(LOCALES)("that participants may refuse without any disadvantage (%s)", (locale) => {
    show(aDocument(), locale);
    expect(
      isBeforeStart(
        /does not put you at a disadvantage|ne vous désavantage en rien/,
        /I agree|J’accepte/,
      ),
    ).toBe(true);
  });
});

describe("a study that has a completion code but no destination for its data", () => {
  const document = aDocument({
    information: { controller: "Laboratory", contact: "d@lab.example" },
    delivery: { ids: ["PROLIFIC_PID"], exits: { completed: { code: "C1A2B3" } } },
  });
  const start = () => screen.queryByRole("button", { name: /I agree, start|J’accepte/ });

  it.each(LOCALES)("cannot be started by a participant from a recruiter (%s)", (locale) => {
    show(document, locale, { ids: { PROLIFIC_PID: "5a9d64f5" } });
    const { blocked } = studyPayload(locale).delivery;
    expect(screen.getByRole("heading", { name: blocked.title })).toBeVisible();
    expect(screen.getByText(/could not start|pas pu commencer/)).toBeVisible();
    expect(start()).toBeNull();
  });

  it("cannot be started if the URL contains a placeholder that the recruiter has not replaced", () => {
    const came = ["{{%PROLIFIC_PID%}}"];
    const note = { what: "id_missing", name: "PROLIFIC_PID", came, used: null };
    show(document, "en", {
      ids: { PROLIFIC_PID: null },
      notes: [{ ...note, problem: "placeholder" }],
    });
    expect(start()).toBeNull();
  });

  it("can be rehearsed with the identifier of a recruiter, because nobody pays for a rehearsal", () => {
    show(document, "en", { ids: { PROLIFIC_PID: "5a9d64f5" }, rehearsal: true });
    expect(start()).toBeVisible();
    expect(isBeforeStart(/If somebody sent you here to take part, do not start/)).toBe(true);
  });

  it("can be tried by a visitor whose URL does not contain an identifier", () => {
    show(document, "en", { ids: { PROLIFIC_PID: null } });
    expect(start()).toBeVisible();
  });
});

describe("a study that requires its identifier", () => {
  const document = aDocument({
    information: { contact: "d@lab.example" },
    delivery: { ids: ["PROLIFIC_PID", "STUDY_ID"], requireId: true },
  });
  const start = () => screen.queryByRole("button", { name: /I agree, start|J’accepte/ });
  const ids = { PROLIFIC_PID: null, STUDY_ID: "s" };
  const note = { what: "id_missing", name: "PROLIFIC_PID", used: null };
  const absent = { ids, notes: [{ ...note, came: [], problem: "absent" }] };

  it.each(LOCALES)(
    "cannot be started without it, and the page states the cause and the next step (%s)",
    (locale) => {
      show(document, locale, absent);
      expect(start()).toBeNull();
      const { required, address } = studyPayload(locale).words;
      const notice = screen.getByRole("heading", { name: required.title }).parentElement;
      expect(notice).toHaveTextContent(
        /PROLIFIC_PID.*(go back to Prolific|revenez sur Prolific).*(I could not start|Je n’ai pas pu commencer)/,
      );
      expect(screen.getByRole("heading", { name: address.title })).toBeVisible();
      expect(screen.queryByText(new RegExp(address.anyway))).toBeNull();
    },
  );

  it("cannot be started with a placeholder that the recruiter has not replaced", () => {
    const came = ["{{%PROLIFIC_PID%}}"];
    show(document, "en", { ids, notes: [{ ...note, came, problem: "placeholder" }] });
    expect(start()).toBeNull();
  });

  it("cannot be started on a published page that does not send data either", () => {
    show(document, "en", absent, "unused");
    expect(start()).toBeNull();
  });

  it("can be started with the identifier, even if another identifier is missing", () => {
    show(document, "en", {
      ids: { PROLIFIC_PID: "5a9d64f5", STUDY_ID: null },
      notes: [{ ...note, name: "STUDY_ID", came: [], problem: "absent" }],
    });
    expect(start()).toBeVisible();
  });

  it("can be tried by its author", () => {
    show(document, "en", absent, "rehearsal");
    expect(start()).toBeVisible();
  });
});

describe("the information before a study of several sessions", () => {
  const [, stroop, game] = aDocument().steps;
  const document = aDocument({
    conditions: ["first", "second"],
    conditionsAre: "sessions",
    steps: [
      { ...stroop, for: ["first"] },
      { ...game, for: ["second"] },
    ],
  });
  const asked = (came: string) => ({
    notes: [{ what: "condition_unknown", name: "condition", came: [came], used: null }],
  });

  it("states which session begins, and its tasks alone", () => {
    show(document, "en", { condition: "second" });
    expect(isBeforeStart(/The study has 2 sessions\. This is session 2\./)).toBe(true);
    expect(screen.getByText(/^Forms: 1\./)).toBeVisible();
    expect(screen.queryByText(/^Timed tasks/)).toBeNull();
  });

  it.each(LOCALES)(
    "states that the first session begins if the link asks for an unknown session (%s)",
    (locale) => {
      show(document, locale, asked("third"));
      expect(
        screen.getByText(/session “\u2068third\u2069”|séance « \u2068third\u2069 »/),
      ).toBeVisible();
      expect(screen.getByText(/begin with its first session|par sa première séance/)).toBeVisible();
      expect(screen.queryByText(/at random|au sort/)).toBeNull();
      expect(screen.getByText(/This is session 1\.|Voici la séance 1\./)).toBeVisible();
    },
  );

  it("states that a condition is assigned if the conditions of the same study are groups", () => {
    const { conditionsAre: _, ...groups } = document as Record<string, unknown>;
    show(groups, "en", asked("third"));
    expect(screen.getByText(/assigned to a condition/)).toBeVisible();
    expect(screen.queryByText(/This is session/)).toBeNull();
  });
});

describe("the button for a new participant, next to an unfinished participation", () => {
  const own = studyPayload("en").words;
  const unfinished = {
    startedAt: "2026-11-25T10:00:00.000+01:00",
    order: [],
    done: 0,
    steps: [],
    ids: {},
    condition: null,
  };
  const newParticipant = () =>
    screen.queryByRole("button", { name: own.unfinished.newParticipant });

  it("moves the focus to the consent, whose button a second press of the key does not trigger", async () => {
    Element.prototype.scrollIntoView = () => {};
    show(aDocument(), "en", {}, "problem", { earlier: { unfinished } });
    await userEvent.click(newParticipant() as HTMLElement);
    expect(document.activeElement).toContainElement(
      screen.getByRole("button", { name: own.start }),
    );
    expect(screen.getByRole("button", { name: own.start })).not.toHaveFocus();
  });

  it("is absent if nobody can start the study", () => {
    show(aDocument(), "en", {}, "problem", { earlier: { unfinished }, closed: "full" });
    expect(screen.getByRole("button", { name: own.unfinished.goOn })).toBeVisible();
    expect(newParticipant()).toBeNull();
  });
});
