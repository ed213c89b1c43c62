import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { aSurvey } from "@/__tests__/experiments/study/papers/a-survey";
import { AnswerSection } from "@/components/features/data/read/answer-section";
import { DownloadsSection } from "@/components/features/data/read/downloads-section.client";
import { ExploratorySection } from "@/components/features/data/read/exploratory-section.client";
import { PeopleList } from "@/components/features/data/read/people-list.client";
import { PlannedSection } from "@/components/features/data/read/planned-section";
import { SensitivitySection } from "@/components/features/data/read/sensitivity-section";
import { SimulatedContext } from "@/components/features/data/read/simulated-mark.client";
import { StudyHead } from "@/components/features/data/read/study-head.client";
import { SurveySection } from "@/components/features/data/read/survey-section.client";
import { MODELS } from "@/experiments/catalog/generated/models";
import { checkProtocol } from "@/experiments/study/document/check";
import type { PlannedAndFound } from "@/experiments/study/findings/findings";
import { downloadBlob } from "@/lib/device/download";
import { interpolate } from "@/lib/i18n/interpolate";
import { LOCALES, type Locale } from "@/lib/routes";
import { ANSWER, DOCUMENT, estimate, FINDINGS, FLANKER, STROOP, WITH_PLAN } from "./made-findings";
import { partsIn, plain } from "./shown";

jest.mock("@/lib/device/download", () => ({
  ...jest.requireActual("@/lib/device/download"),
  downloadBlob: jest.fn(),
}));

/** Returns the smallest element that contains a block and a further text: a heading or a caption. */
function besides(block: Element): Element {
  let around = block.parentElement as Element;
  while (around.parentElement && !around.querySelector("h2, h3, h4")) around = around.parentElement;
  return around;
}

const body = () => plain(document.body.textContent);

describe.each(LOCALES)("the findings (%s)", (locale) => {
  const parts = partsIn(locale);
  const { words } = parts;
  const isEnglish = locale === "en";

  it("compare planned with found numbers, and say what the plan did not state", () => {
    render(
      <PlannedSection
        planned={WITH_PLAN.planned as PlannedAndFound}
        answer={ANSWER}
        plan={DOCUMENT.content.plan}
        {...parts}
      />,
    );
    const [, planned, found] = screen.getAllByRole("row");
    expect(plain(planned?.textContent ?? "")).toMatch(
      isEnglish
        ? /60.*30 and 30.*70\.5 ms.*not stated.*52 ms/
        : /60.*30 et 30.*70,5 ms.*non indiqué.*52 ms/,
    );
    expect(plain(found?.textContent ?? "")).toMatch(
      isEnglish
        ? /54.*37 and 17.*61\.1 ms95% CI \[51\.4, 75\.4\].*\.63/
        : /54.*37 et 17.*61,1 msIC à 95 % \[51,4 ; 75,4\].*0,63/,
    );
  });

  it("separate the ends of an interval in a table as the language does", () => {
    render(<ExploratorySection findings={FINDINGS} {...parts} />);
    const cells = screen
      .getAllByRole("cell", { hidden: true })
      .map((cell) => plain(cell.textContent));
    expect(cells).toContainEqual(
      expect.stringMatching(isEnglish ? /^[\d.]+ ms, [\d.]+ ms$/ : /^[\d,]+ ms ; [\d,]+ ms$/),
    );
  });

  it("compare scores with published data only where the parameters allow it", () => {
    const { unmount } = render(<ExploratorySection findings={FINDINGS} {...parts} />);
    expect(body()).toMatch(
      isEnglish
        ? /published distribution of 518 participants/
        : /distribution publiée de 518 participants/,
    );
    expect(body()).not.toContain(plain(words.exploratory.unpublished));
    unmount();
    const [stroop] = DOCUMENT.content.steps;
    const changed = {
      ...DOCUMENT.content,
      steps: [
        {
          ...stroop,
          parameters: { ...(stroop as { parameters: object }).parameters, fixationMs: 900 },
        },
      ],
    } as typeof DOCUMENT.content;
    render(
      <ExploratorySection
        findings={{ ...FINDINGS, measures: FINDINGS.measures.slice(0, 1), correlations: [] }}
        {...partsIn(locale, changed)}
      />,
    );
    expect(body()).toContain(plain(words.exploratory.unpublished));
  });

  it("state dz with its number of trials, the measured and the published reliability, and correlations with their interval", () => {
    render(<ExploratorySection findings={FINDINGS} {...parts} />);
    expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(words.exploratory.title);
    expect(body()).toContain(isEnglish ? "dz, with 24 trials each" : "dz, pour 24 essais");
    const reliability = within(
      screen.getByRole("list", { name: words.exploratory.reliability.title }),
    );
    const rows = reliability.getAllByRole("listitem").map(({ textContent }) => plain(textContent));
    expect(rows[0]).toBe(
      isEnglish
        ? "Stroop effect, here.63 [.40, .74]"
        : "Effet Stroop, dans ces données0,63 [0,40 ; 0,74]",
    );
    expect(rows[1]).toMatch(isEnglish ? /published/ : /publié/);
    expect(body()).toContain(isEnglish ? "r = .26 [−.01, .49]" : "r = 0,26 [−0,01 ; 0,49]");
    expect(body()).toContain(plain(words.exploratory.correlations.notCorrected));
    expect(body()).not.toMatch(/\bp\s*[=<]/);
  });

  it("state a corrected correlation with the share of resamples above 1", () => {
    const [first] = FINDINGS.correlations;
    if (!first) throw new Error("No correlation");
    const corrected = {
      estimate: estimate(0.49, 0.09, 1.08),
      shareAbove1: 0.04,
      shareUndefined: 0.0065,
      resamples: { count: 2000, seed: 1 },
    };
    render(
      <ExploratorySection
        findings={{ ...FINDINGS, correlations: [{ ...first, corrected }] }}
        {...parts}
      />,
    );
    expect(body()).toContain(
      isEnglish
        ? "above 1 in 4.0% of resamples, undefined in 0.7%"
        : "supérieure à 1 dans 4,0 % des rééchantillonnages, non définie dans 0,7 %",
    );
  });

  it("always display all sensitivity rows, also those with too few people", () => {
    render(<SensitivitySection findings={WITH_PLAN} {...parts} />);
    const items = screen.getAllByRole("listitem").map(({ textContent }) => plain(textContent));
    expect(items).toHaveLength(WITH_PLAN.sensitivity.length);
    expect(items[0]).toContain(isEnglish ? "31.6 ms [−1.5, 64.7]" : "31,6 ms [−1,5 ; 64,7]");
    expect(items[7]).toContain(isEnglish ? "Language: French" : "Langue : français");
    expect(items.at(-1)).toContain(words.sensitivity.tooFew);
  });

  it("name the measure of the sensitivity analyses without an answer, even if another measure is listed first", () => {
    render(
      <SensitivitySection
        findings={{ ...FINDINGS, answer: { reason: "noPlan", n: [] }, asked: FLANKER }}
        {...parts}
      />,
    );
    expect(body()).toContain(plain(parts.names.measure(FLANKER).label));
    expect(body()).not.toContain(plain(parts.names.measure(STROOP).label));
  });

  it("add the step to the name of a scale that two questionnaires share", () => {
    const survey = aSurvey();
    const [step] = survey.steps;
    const both = ["before", "after"].map((id) => ({ ...step, id }));
    const checked = checkProtocol({ ...survey, steps: both }, MODELS);
    if ("faults" in checked) throw new Error(JSON.stringify(checked.faults));
    const { names } = partsIn(locale, checked.document);
    const [first, second] = both.map(({ id }) =>
      names.measure({ step: id, task: "survey", id: "worry_mean", name: `${id}.worry_mean` }),
    );
    expect(first?.label).toMatch(/ \(before\)$/);
    expect(second?.label).toMatch(/ \(after\)$/);
  });

  it("name a property that the records do not state, in agreement with the name of the property", () => {
    const [row] = WITH_PLAN.sensitivity;
    if (!row) throw new Error("No row");
    const sensitivity = (["locale", "input"] as const).map((id) => ({ ...row, id, part: null }));
    render(<SensitivitySection findings={{ ...WITH_PLAN, sensitivity }} {...parts} />);
    const [language, input] = screen
      .getAllByRole("listitem")
      .map(({ textContent }) => plain(textContent));
    expect(language).toContain(isEnglish ? "Language: not known" : "Langue : inconnue");
    expect(input).toContain(isEnglish ? "Input: not known" : "Moyen de réponse : inconnu");
    expect(input).not.toContain("inconnue");
  });

  it("state the frequencies and moments of survey items, and do not display free text", () => {
    render(<SurveySection surveys={FINDINGS.surveys} document={null} {...parts} />);
    const table = within(screen.getByRole("table"));
    expect(plain(table.getByRole("row", { name: /^female/ }).textContent)).toBe(
      isEnglish ? "female57%30" : "female57 %30",
    );
    expect(body()).toContain(
      isEnglish
        ? "mean 31.40, SD 9.20, from 18 to 62"
        : "moyenne 31,40, écart type 9,20, de 18 à 62",
    );
    expect(body()).toContain(plain(words.surveys.text));
  });

  it("display the mark of simulated data, the title, and the plan with its hash and days", () => {
    render(
      <StudyHead
        findings={WITH_PLAN}
        documents={[DOCUMENT]}
        choice={{}}
        onChoose={() => {}}
        words={words}
        locale={locale}
      />,
    );
    expect(body()).toContain(plain(words.study.simulated));
    expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(
      isEnglish ? "Stroop effect in groups a and b" : "Effet Stroop dans les groupes a et b",
    );
    expect(body()).toMatch(
      isEnglish
        ? /58 sessions.*dc22fa07.*3 December 2026 to 9 December 2026/
        : /58 passations.*dc22fa07.*du 3 décembre 2026 au 9 décembre 2026/,
    );
    expect(screen.queryByRole("radio")).not.toBeInTheDocument();
  });

  it("state one day for the sessions of another plan that all started on this day", () => {
    const hash = "12".repeat(32);
    const plans = [{ hash, sessions: 2, first: "2026-12-03", last: "2026-12-03" }];
    render(
      <StudyHead
        findings={{ ...WITH_PLAN, study: { ...WITH_PLAN.study, plans } }}
        documents={[DOCUMENT]}
        choice={{}}
        onChoose={() => {}}
        words={words}
        locale={locale}
      />,
    );
    expect(body()).toContain(
      isEnglish
        ? "2 sessions started with another plan, 12121212, all on 3 December 2026."
        : "2 passations ont commencé avec un autre plan, 12121212, toutes le 3 décembre 2026.",
    );
  });

  it("name a study by its protocol id if its document is missing, and not as tasks outside a study", () => {
    const { study } = WITH_PLAN;
    const title = (protocol: string | null) => {
      render(
        <StudyHead
          findings={{ ...WITH_PLAN, study: { ...study, protocol, document: null, others: [] } }}
          documents={[]}
          choice={{}}
          onChoose={() => {}}
          words={words}
          locale={locale}
        />,
      );
      return screen.getAllByRole("heading", { level: 2 }).at(-1)?.textContent;
    };
    expect(title("abcdef12".repeat(8))).toBe(isEnglish ? "study abcdef12" : "étude abcdef12");
    expect(title(null)).toBe(words.study.noStudy);
  });

  it("offer the plans of several documents and other studies, and name how these differ", async () => {
    const other = "f".repeat(64);
    const later = { ...DOCUMENT, document: "e".repeat(64) };
    const onChoose = jest.fn();
    const user = userEvent.setup();
    render(
      <StudyHead
        findings={{
          ...WITH_PLAN,
          study: { ...WITH_PLAN.study, others: [{ protocol: other, sessions: 3 }] },
        }}
        documents={[
          DOCUMENT,
          later,
          {
            ...DOCUMENT,
            protocol: other,
            document: other,
            content: { ...DOCUMENT.content, order: "shuffled" },
          },
        ]}
        choice={{}}
        onChoose={onChoose}
        words={words}
        locale={locale}
      />,
    );
    await user.click(screen.getByRole("radio", { name: /eeeeeeee/ }));
    expect(onChoose).toHaveBeenLastCalledWith({ plan: later.document });
    expect(body()).toContain(
      isEnglish ? "ffffffff differs in: order." : "Différences de ffffffff : order.",
    );
    await user.click(screen.getByRole("checkbox"));
    expect(onChoose).toHaveBeenLastCalledWith({ protocols: [DOCUMENT.protocol, other] });
  });

  it("can be downloaded, and if a file cannot be created, the page states the reason", async () => {
    const blob = new Blob(["x".repeat(2500)]);
    const download = jest
      .fn()
      .mockResolvedValueOnce({ name: "study-results.json", blob })
      .mockRejectedValueOnce(new Error("out of memory"));
    const user = userEvent.setup();
    render(
      <DownloadsSection
        client={{ download }}
        findings={FINDINGS}
        isFinal={false}
        warnings={["Check the cells."]}
        words={words}
        locale={locale}
      />,
    );
    expect(body()).toContain("Check the cells.");
    await user.click(screen.getByRole("button", { name: words.downloads.results }));
    expect(downloadBlob).toHaveBeenCalledWith("study-results.json", blob);
    expect(screen.getByRole("status")).toHaveTextContent(/study-results\.json/);
    await user.click(screen.getByRole("button", { name: words.downloads.participants }));
    expect(screen.getByRole("status")).toHaveTextContent(
      plain(
        interpolate(words.downloads.failed, { name: "participants.csv", message: "out of memory" }),
      ),
    );
  });

  it("keep the focus on the pressed button while the file is made", async () => {
    const { words } = partsIn("en");
    const name = words.downloads.results;
    let finish = (_: object) => {};
    const download = () => new Promise<never>((resolve) => (finish = resolve as typeof finish));
    render(
      <DownloadsSection
        client={{ download }}
        findings={FINDINGS}
        isFinal={false}
        warnings={[]}
        words={words}
        locale="en"
      />,
    );
    const button = screen.getByRole("button", { name });
    await userEvent.click(button);
    expect(button).toHaveAttribute("aria-disabled", "true");
    expect(button).toHaveFocus();
    await act(async () => finish({ name: "study-results.json", blob: new Blob(["{}"]) }));
    expect(button).toHaveFocus();
  });

  it("are made ahead, so that each file has its size, and no file is handed out twice", async () => {
    let made = 0;
    const download = jest.fn(async (kind: string, _: Locale) => {
      made += 1;
      return { name: `${kind}-${made}`, blob: new Blob(["x".repeat(1000 * made)]) };
    });
    const user = userEvent.setup();
    render(
      <DownloadsSection
        client={{ download }}
        findings={FINDINGS}
        isFinal
        warnings={[]}
        words={words}
        locale={locale}
      />,
    );
    const kB = isEnglish ? "kB" : "ko";
    const dataSet = await screen.findByRole("button", {
      name: (name) => plain(name).startsWith(`${words.downloads.button} 4 ${kB}`),
    });
    const sizes = screen.getAllByRole("listitem").map(({ textContent }) => plain(textContent));
    expect(sizes[1]).toMatch(new RegExp(`1 ${kB}$`));
    expect(sizes[2]).toMatch(new RegExp(`2 ${kB}$`));
    expect(download.mock.calls.map(([, language]) => language)).toEqual(Array(4).fill(locale));
    await user.click(dataSet);
    expect(downloadBlob).toHaveBeenLastCalledWith("dataSet-4", expect.anything());
    await user.click(screen.getByRole("button", { name: new RegExp(words.downloads.dataSet) }));
    expect(downloadBlob).toHaveBeenLastCalledWith("dataSet-5", expect.anything());
  });

  it("of many people are made when they are asked for, with the progress", async () => {
    const sessions = Array.from({ length: 201 }, () => FINDINGS.sessions[0]);
    let finish = () => {};
    const download = jest.fn(
      (kind: string, _: Locale, onMaking?: (making: { done: number; of: number }) => void) =>
        new Promise<{ name: string; blob: Blob }>((resolve) => {
          const file = { name: kind, blob: new Blob(["x".repeat(2500)]) };
          if (kind !== "dataSet") return resolve(file);
          onMaking?.({ done: 1200, of: 15000 });
          finish = () => resolve(file);
        }),
    );
    const user = userEvent.setup();
    render(
      <DownloadsSection
        client={{ download }}
        findings={{ sessions: sessions as typeof FINDINGS.sessions }}
        isFinal
        warnings={[]}
        words={words}
        locale={locale}
      />,
    );
    expect(body()).toContain(plain(words.downloads.sizeLater));
    await waitFor(() => expect(download).toHaveBeenCalledTimes(3));
    await user.click(screen.getByRole("button", { name: new RegExp(words.downloads.dataSet) }));
    expect(screen.getByRole("progressbar")).toHaveValue(1200);
    expect(body()).toMatch(
      isEnglish ? /1,200 of 15,000 records/ : /1 200 enregistrements .*15 000/,
    );
    await act(async () => finish());
    expect(screen.queryByRole("progressbar")).toBeNull();
    expect(body()).not.toContain(plain(words.downloads.sizeLater));
  });

  it("mark each figure and each table of simulated data, and nothing of people's data", async () => {
    const user = userEvent.setup();
    const shown = (mark: string | null) => (
      <SimulatedContext value={mark}>
        <PlannedSection
          planned={WITH_PLAN.planned as PlannedAndFound}
          answer={ANSWER}
          plan={DOCUMENT.content.plan}
          {...parts}
        />
        <AnswerSection
          answer={ANSWER}
          plan={DOCUMENT.content.plan}
          correlations={FINDINGS.correlations}
          {...parts}
        />
        <ExploratorySection findings={FINDINGS} {...parts} />
        <SensitivitySection findings={WITH_PLAN} {...parts} />
        <SurveySection surveys={FINDINGS.surveys} document={DOCUMENT.content} {...parts} />
      </SimulatedContext>
    );
    const mark = plain(words.study.simulatedMark);
    const { rerender } = render(shown(words.study.simulatedMark));
    for (const summary of document.querySelectorAll("summary")) await user.click(summary);
    const blocks = document.querySelectorAll("figure, table, ul[aria-label]");
    expect(blocks.length).toBeGreaterThan(8);
    for (const block of blocks) {
      // The planned numbers, an interval list and the answers to an item have their mark outside the block.
      const around = block.closest("figure") ?? (block.querySelector("caption") ? block : null);
      expect(plain((around ?? besides(block)).textContent)).toContain(mark);
    }
    rerender(shown(null));
    expect(body()).not.toContain(mark);
  });

  it("display the title, the choices and other answers of a survey in the language of the reader", () => {
    const said = { en: "left", fr: "gauche" };
    const content = {
      ...DOCUMENT.content,
      steps: [
        ...DOCUMENT.content.steps,
        {
          id: "you",
          survey: {
            title: { en: "About you", fr: "À propos de vous" },
            pages: [{ items: [{ id: "hand", type: "one", choices: "hands", label: said }] }],
            choices: { hands: [{ value: 1, label: said }] },
          },
        },
      ],
    } as unknown as typeof DOCUMENT.content;
    const item = {
      column: "hand",
      shown: 2,
      answered: 2,
      kind: "choices" as const,
      frequencies: [{ value: "1", label: "left", n: 2 }],
      moments: null,
    };
    const other = { ...item, column: "hand_other", kind: "text" as const, frequencies: [] };
    render(
      <SurveySection
        surveys={[{ step: "you", items: [item, other] }]}
        document={content}
        {...partsIn(locale, content)}
      />,
    );
    expect(screen.getByRole("rowheader")).toHaveTextContent(said[locale]);
    expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
      words.surveys.title,
      isEnglish ? "About you" : "À propos de vous",
      said[locale],
      isEnglish ? "left (other answer)" : "gauche (autre réponse)",
    ]);
  });
});

it("closing the rows of a run moves the focus back to the button that opened them", async () => {
  const { words, names } = partsIn("en");
  const run = {
    step: "stroop",
    task: "stroop",
    startedAt: "2026-11-25T10:00:00.000Z",
    source: { file: 0, entry: null, line: 1 },
  };
  const session = { id: "s1", condition: null, startedAt: null, runs: [run] };
  const row = { step: "stroop", phase: "test", block: 1, trial: 1 };
  render(
    <PeopleList
      sessions={[{ session, aside: null, detail: null } as never]}
      reason="Read"
      client={{ rows: async () => [row] as never }}
      names={names}
      words={words}
      locale="en"
    />,
  );
  const opener = screen.getByRole("button", {
    name: interpolate(words.people.show, { step: names.step("stroop") }),
  });
  await userEvent.click(opener);
  await userEvent.click(await screen.findByRole("button", { name: words.rows.close }));
  expect(opener).toHaveFocus();
});

it("further people are added to the list, and the first of them receives the focus", async () => {
  const { words, names } = partsIn("en");
  const sessions = Array.from({ length: 30 }, (_, n) => ({
    session: { id: `s${n}`, condition: null, startedAt: null, runs: [] },
    aside: null,
    detail: null,
  }));
  render(
    <PeopleList
      sessions={sessions as never}
      reason="Read"
      client={{ rows: async () => [] }}
      names={names}
      words={words}
      locale="en"
    />,
  );
  await userEvent.click(screen.getByRole("button", { name: /^Show 5 more/ }));
  expect(screen.getByRole("row", { name: /^s25 / })).toHaveFocus();
});
