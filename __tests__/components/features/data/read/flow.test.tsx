import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BeforeLists } from "@/components/features/data/read/flow-lists.client";
import { FlowSection } from "@/components/features/data/read/flow-section.client";
import type { TrialRecord } from "@/experiments/engine/data/columns";
import type { ShownFindings } from "@/experiments/study/findings/worker/messages";
import { LOCALES, type Locale } from "@/lib/routes";
import { session, WITH_PLAN } from "./made-findings";
import { partsIn, plain } from "./shown";

const row = {
  step: "stroop",
  task: "stroop",
  phase: "test",
  block: 1,
  trial: 7,
  rt_ms: 512.5,
  correct: true,
};
const asRows = (rows: object[]) => rows as TrialRecord[];

function show(
  locale: Locale,
  findings: ShownFindings = WITH_PLAN,
  rows: readonly TrialRecord[] | null = asRows([row]),
) {
  const client = { rows: jest.fn(async () => rows) };
  const parts = { findings, client, ...partsIn(locale) };
  render(
    <>
      <BeforeLists {...parts} />
      <FlowSection {...parts} />
    </>,
  );
  return { ...parts, user: userEvent.setup() };
}

describe.each(LOCALES)("who counts (%s)", (locale) => {
  it("states in its heading how many began and how many are analysed in each group", () => {
    show(locale);
    expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(
      locale === "en"
        ? "58 participants began; 54 analysed, 37 in a and 17 in b."
        : "58 participants ont commencé ; l’analyse en retient 54, 37 dans a et 17 dans b.",
    );
  });

  it("opens the people behind a number, with their reason, and reads their rows when they are asked for", async () => {
    const { user, client, words } = show(locale);
    await user.click(screen.getByText(words.flow.aside.excluded, { selector: "summary span" }));
    const table = within(
      screen.getByRole("table", { name: new RegExp(words.flow.aside.excluded) }),
    );
    expect(table.getByRole("rowheader", { name: "s-0200" })).toBeInTheDocument();
    expect(plain(table.getAllByRole("row")[1]?.textContent ?? "")).toContain(
      locale === "en"
        ? "response times below 100 ms in more than 10% of test trials"
        : "temps de réponse inférieurs à 100 ms dans plus de 10 % des essais",
    );
    expect(client.rows).not.toHaveBeenCalled();
    const [button] = table.getAllByRole("button", { name: /stroop/i });
    if (button) await user.click(button);
    expect(await screen.findByRole("cell", { name: "512.5" })).toBeInTheDocument();
    expect(client.rows).toHaveBeenCalledWith({ file: 0, entry: null, line: 200 });
  });

  it("says that rows cannot be read again if the file has gone", async () => {
    const { user, words } = show(locale, WITH_PLAN, null);
    await user.click(screen.getByText(words.flow.aside.noScore, { selector: "summary span" }));
    const [button] = screen.getAllByRole("button", { name: /stroop/i });
    if (button) await user.click(button);
    expect(await screen.findByRole("alert")).toHaveTextContent(plain(words.rows.missing));
  });

  it("lists the first people of many, and more on demand", async () => {
    const sessions = Array.from({ length: 60 }, (_, index) => session(index, "a"));
    const { user, words } = show(locale, { ...WITH_PLAN, sessions });
    await user.click(screen.getByText(words.flow.counted, { selector: "summary span" }));
    expect(screen.getAllByRole("rowheader", { name: /^s-/ })).toHaveLength(25);
    await user.click(screen.getByRole("button", { name: /35/ }));
    expect(screen.getAllByRole("rowheader", { name: /^s-/ })).toHaveLength(60);
  });

  it("never says that conditions from the address were drawn at random", () => {
    const { words } = show(locale, {
      ...WITH_PLAN,
      flow: { ...WITH_PLAN.flow, sources: [{ source: "address", sessions: 58 }] },
    });
    expect(document.body).toHaveTextContent(plain(words.flow.notRandom));
    expect(document.body.textContent).not.toMatch(/random|hasard/i);
  });

  it("says that it cannot tell who came twice without identifiers, and counts sessions", () => {
    const { words } = show(locale, {
      ...WITH_PLAN,
      flow: { ...WITH_PLAN.flow, knowsPersons: false },
    });
    expect(document.body).toHaveTextContent(plain(words.flow.unknownPersons));
    expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(/58 (sessions|passations)/);
  });

  it("states in its heading how many people did how many sessions if the conditions are sessions", () => {
    const { flow } = WITH_PLAN;
    const people = { began: 35, analysed: 33 };
    show(locale, { ...WITH_PLAN, attrition: null, flow: { ...flow, people } });
    expect(plain(screen.getByRole("heading", { level: 2 }).textContent)).toBe(
      locale === "en"
        ? "58 sessions (participants: 35); 54 analysed, 37 in a and 17 in b."
        : "58 passations (participants : 35) ; l’analyse en retient 54, 37 dans a et 17 dans b.",
    );
  });

  it("states in its heading that no session was analysed if all sessions are rehearsals", () => {
    const { flow } = WITH_PLAN;
    const none = { total: 0, byCondition: [0, 0] };
    show(locale, {
      ...WITH_PLAN,
      flow: { ...flow, conditions: [null], knowsPersons: false, began: none, analysed: none },
    });
    expect(plain(screen.getByRole("heading", { level: 2 }).textContent)).toBe(
      locale === "en" ? "0 sessions; 0 analysed." : "0 passation ; l’analyse en retient 0.",
    );
  });

  it("displays a study without conditions as one group", () => {
    const none = { byCondition: [] };
    const { flow } = WITH_PLAN;
    const { words } = show(locale, {
      ...WITH_PLAN,
      attrition: null,
      flow: {
        ...flow,
        conditions: [],
        began: { ...flow.began, ...none },
        analysed: { ...flow.analysed, ...none },
        steps: flow.steps.map((step) => ({ ...step, ...none })),
      },
    });
    expect(screen.getByRole("img").getAttribute("aria-label")).toContain(words.flow.everyone);
    expect(screen.getByRole("img").getAttribute("aria-label")).toMatch(/58.*54/);
  });

  it("draws bands of many people in place of a line for each", () => {
    const { flow } = WITH_PLAN;
    const { words } = show(locale, {
      ...WITH_PLAN,
      flow: {
        ...flow,
        began: { total: 5004, byCondition: [2502, 2502] },
        analysed: { total: 5000, byCondition: [2501, 2499] },
      },
    });
    expect(document.body).toHaveTextContent(plain(words.flow.bands));
    const lines = [...screen.getByRole("img").querySelectorAll("path")].map(
      (path) => path.getAttribute("d")?.length ?? 0,
    );
    expect(Math.max(...lines)).toBeLessThan(100);
  });
});
