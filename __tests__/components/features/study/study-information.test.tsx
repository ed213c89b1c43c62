import { render, screen, within } from "@testing-library/react";
import { APPS_HERE, aDocument, withStep } from "@/__tests__/experiments/study/document/a-document";
import { StudyInformation } from "@/components/features/study/study-information.client";
import { studyPayload } from "@/experiments/payloads/study-payload";
import { checkProtocol } from "@/experiments/study/document/check";
import { runnerWords } from "@/experiments/study/export/runner-words";
import { LOCALES, type Locale } from "@/lib/routes";

const RULE = { if: { measure: "stroop.accuracy", below: 0.6 }, exit: "failedCheck" };

function show(document: object, locale: Locale = "en", person: object = {}) {
  const checked = checkProtocol(document, APPS_HERE);
  if ("faults" in checked) throw new Error(JSON.stringify(checked.faults));
  const { words: own, delivery } = studyPayload(locale);
  const { apps, words } = runnerWords(locale);
  return render(
    <StudyInformation
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
      onStart={() => {}}
      onDecline={() => {}}
      onShowEnd={() => {}}
      onResume={() => {}}
    />,
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
    expect(isBeforeStart(/can end early for you/)).toBe(true);
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

  it("can be tried by a visitor whose URL does not contain an identifier", () => {
    show(document, "en", { ids: { PROLIFIC_PID: null } });
    expect(start()).toBeVisible();
  });
});
