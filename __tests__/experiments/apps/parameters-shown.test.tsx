import { cleanup, fireEvent, render } from "@testing-library/react";
import { runWords } from "@/content/run";
import { APP_IDS, type AppId } from "@/experiments/catalog/app-ids";
import { fillWords } from "@/experiments/catalog/app-texts";
import { loadAppCode } from "@/experiments/catalog/load-app.client";
import { APPS } from "@/experiments/catalog/registry";
import {
  type App,
  type FormAnswer,
  type FormApp,
  type Scene,
  type TimedApp,
  withParameters,
} from "@/experiments/engine/contract/define-app";
import type { BlockPhase, TrialRow } from "@/experiments/engine/contract/trial-row";
import type { SpanTrial } from "@/experiments/engine/span/span-trial";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES, type Locale } from "@/lib/routes";
import type { Random } from "@/lib/stats/random";
import { oneOf } from "@/scripts/build/versions/draw-parameters";
import { randomRun } from "@/scripts/build/versions/random-run";
import { TIMED_SCRIPTS } from "@/testing/strategies";
import { chosenOf, REPEAT } from "../../chosen-cases";
import { anyParameters } from "../any-parameters";

// Leaflet draws only in elements that have a size, and elements have no size in this test. The browser tests check the
// map.
jest.mock("@/experiments/apps/where-is-it/error-map.client", () => ({ ErrorMap: () => null }));
jest.mock("@/experiments/apps/where-is-it/answer-world.client", () => ({
  openAnswerWorld: (
    _: HTMLElement,
    on: { ready: () => void; place: (place: object, at: number) => void },
  ) => ({
    draw: () => on.ready(),
    press: ({ timeStamp }: Event) => {
      on.place({ latitude: 12, longitude: 34 }, timeStamp);
      return true;
    },
    show: () => {},
    close: () => {},
  }),
}));

beforeAll(() => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
});

const WITHOUT_VALUE = /\{\w+\}|undefined|NaN|\[object/;

const wordsOf = (id: AppId, { model }: App, locale: Locale) =>
  fillWords(localize(APPS[id].words, locale), model, locale);

/**
 * Calls `see` for many sets of valid parameters, each time in a random language.
 * @throws Error that contains the parameters
 */
async function atAnyParameters(
  id: AppId,
  see: (app: App, seed: number, random: Random, locale: Locale) => void,
) {
  const code = await loadAppCode(id);
  for (const { parameters, seed, random } of anyParameters(id))
    try {
      see(withParameters(code, parameters), seed, random, oneOf(LOCALES, random));
    } catch (error) {
      throw new Error(`${id} at ${JSON.stringify(parameters)} (${REPEAT})`, { cause: error });
    } finally {
      cleanup();
    }
}

/** Number of random trials of a run that are checked, in addition to the first and the last trial. */
const LOOKED_AT = 5;

type Shown = { trial: unknown; phase: BlockPhase };

/** Returns some trials of a run: the first trial, the first test trial, random trials and the last trial. */
function someTrials({ model }: TimedApp, seed: number, rows: readonly TrialRow[], random: Random) {
  let before = 0;
  const all = model.blocks(seed).flatMap(({ phase, length, trialAt }) =>
    Array.from({ length }, (_, index): Shown => {
      const trial = trialAt(index, rows.slice(0, before));
      before += 1;
      return { trial, phase };
    }),
  );
  const drawn = Array.from({ length: LOOKED_AT }, () => oneOf(all, random));
  const [first, last] = [all[0], all.at(-1)];
  const measured = all.find(({ phase }) => phase === "test");
  return [first, measured, ...drawn, last].flatMap((each) => each ?? []);
}

/**
 * Returns first responses in the trial with this number. Null means that the participant did not respond. Successive
 * trials have two successive of the other responses, so each response occurs with each app; `CASES=all` has all.
 */
const answersTo = ({ keys }: TimedApp["model"], trial: unknown, number: number) => {
  const squares = (trial as Partial<SpanTrial>).sequence?.slice(0, 1).map(String) ?? [];
  const given = [...new Set([...Object.values(keys), ...squares])];
  const chosen = [2 * number, 2 * number + 1].flatMap((each) => chosenOf(given, each));
  return [null, ...new Set(chosen)];
};

function showTrial(
  id: keyof typeof TIMED_SCRIPTS,
  { model }: TimedApp,
  scene: Scene<unknown, string>,
  { trial, phase }: Shown,
  locale: Locale,
  number: number,
) {
  const feedback = Object.values(localize(runWords, locale).feedback);
  for (const response of answersTo(model, trial, number)) {
    const lit: number[] = [];
    const texts = new Set<string>();
    scene.prepare(trial);
    for (const { name, responses } of model.phases(trial, phase)) {
      scene.show?.(name, trial, { response, stamp: 0, falseStart: false });
      if (responses) {
        const [displayed, wanted] = TIMED_SCRIPTS[id].displayed(scene.node, trial, locale);
        expect(displayed).toEqual(wanted);
        if (response !== null) scene.taken?.(response, trial);
      }
      if (name === "feedback")
        expect(feedback.some((word) => scene.node.textContent?.includes(word))).toBe(true);
      texts.add(scene.node.textContent ?? "");
      for (const item of scene.node.querySelectorAll<HTMLElement>("[data-lit]"))
        lit.push(Number(item.dataset.response ?? item.textContent));
    }
    expect([...texts, scene.node.outerHTML].join()).not.toMatch(WITHOUT_VALUE);
    expect(lit).toEqual((trial as Partial<SpanTrial>).sequence ?? []);
  }
}

it.each(Object.keys(TIMED_SCRIPTS) as (keyof typeof TIMED_SCRIPTS)[])(
  "%s displays the stimulus of its trials with any valid parameters",
  async (id) => {
    await atAnyParameters(id, (app, seed, random, locale) => {
      const timed = app as TimedApp;
      const { feedback } = localize(runWords, locale);
      const scene = timed.view.scene(wordsOf(id, app, locale), feedback);
      document.body.replaceChildren(scene.node);
      const rows = randomRun(app.model, seed, random);
      for (const [index, shown] of someTrials(timed, seed, rows, random).entries())
        showTrial(id, timed, scene, shown, locale, seed + index);
    });
  },
  60_000,
);

/** Returns the elements with which a screen asks for answers: groups of radio buttons, or a map. */
const itemsOf = (container: HTMLElement) => [
  ...container.querySelectorAll<HTMLElement>("[role=radiogroup], [role=application]"),
];

function expectNames(item: HTMLElement) {
  expect(item).toHaveAccessibleName(/\S/);
  const options = [...item.querySelectorAll("input")].map(({ labels }) => labels?.[0]?.textContent);
  expect(options).not.toContain("");
  expect(new Set(options).size).toBe(options.length);
}

function answer(item: HTMLElement, random: Random) {
  const options = [...item.querySelectorAll("input")];
  if (options.length > 0) fireEvent.click(oneOf(options, random));
  else fireEvent.keyDown(item, { key: "ArrowUp" });
}

it.each(APP_IDS.filter((id) => APPS[id].model.kind === "form"))(
  "%s names all items on its screens and accepts their answers with any valid parameters",
  async (id) => {
    await atAnyParameters(id, (app, seed, random, locale) => {
      const { model, view } = app as FormApp;
      const words = wordsOf(id, app, locale);
      const rows = randomRun(app.model, seed, random);
      const last = model.screens - 1;
      const looked = [...new Set([0, Math.floor(last / 2), last])];
      // The test answers one screen only. Answers on all screens would take three times as long and would not reveal
      // more faults.
      const answered = oneOf(looked, random);
      for (const index of looked) {
        const asked = rows.filter(({ block }) => block === index + 1).length;
        const screen = model.screenAt(index, seed, rows.slice(0, index * asked));
        const onAnswers = jest.fn<void, [readonly (FormAnswer<string> | null)[]]>();
        const { container, unmount } = render(
          <view.Form
            screen={screen}
            words={words}
            locale={locale}
            draft={{}}
            onDraft={() => {}}
            onAnswers={onAnswers}
          />,
        );
        expect(container.querySelector("h2")).toHaveTextContent(/\S/);
        expect(container.innerHTML).not.toMatch(WITHOUT_VALUE);
        const items = itemsOf(container);
        expect(items).toHaveLength(asked);
        items.forEach(expectNames);
        if (index === answered) {
          for (const item of items) answer(item, random);
          fireEvent.submit(container.querySelector("form") as HTMLFormElement);
          const [answers = []] = onAnswers.mock.lastCall ?? [];
          expect(model.outcome(screen, answers)).toHaveLength(asked);
        }
        unmount();
      }
    });
  },
  60_000,
);

const WITH_ADDITION = APP_IDS.filter((id) => "addition" in APPS[id].model);

it.each(WITH_ADDITION)(
  "%s displays its own section of the result with any valid parameters",
  async (id) => {
    await atAnyParameters(id, (app, seed, random, locale) => {
      const rows = randomRun(app.model, seed, random);
      const addition = app.model.addition?.(rows, app.model.score(rows));
      if (addition == null) return;
      const Addition = app.view.Addition as NonNullable<typeof app.view.Addition>;
      const { container } = render(
        <Addition addition={addition} words={wordsOf(id, app, locale)} locale={locale} />,
      );
      expect(container).toHaveTextContent(/\S/);
      expect(container.innerHTML).not.toMatch(WITHOUT_VALUE);
    });
  },
  60_000,
);
