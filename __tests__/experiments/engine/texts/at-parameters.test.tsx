import { render, screen } from "@testing-library/react";
import { runWords } from "@/content/run";
import { app as stroop } from "@/experiments/apps/stroop/view.client";
import { APP_IDS, type AppId } from "@/experiments/catalog/app-ids";
import { APPS } from "@/experiments/catalog/registry";
import { type App, type AppModel, withParameters } from "@/experiments/engine/contract/define-app";
import type { ParameterSet } from "@/experiments/engine/contract/define-parameters";
import { Result } from "@/experiments/engine/result/result.client";
import type { Session } from "@/experiments/engine/session/session";
import { atParameters } from "@/experiments/engine/texts/at-parameters";
import { withInstructions } from "@/experiments/engine/texts/with-instructions";
import { appPayload } from "@/experiments/payloads/app-payload";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES, type Locale } from "@/lib/routes";
import { seededRandom } from "@/lib/stats/random";
import { type DrawnParameters, randomParameters } from "@/scripts/build/versions/draw-parameters";
import { simulatedRuns } from "@/testing/simulated-runs";

const DRAWN = 50;

/** Returns the properties of an app on which its texts depend, for a run with these parameters. */
function appAt(id: AppId, drawn: DrawnParameters): App {
  const parameters: ParameterSet = APPS[id].parameters;
  const model: AppModel = APPS[id].modelOf(drawn as never);
  return { parameters, model } as App;
}

it.each(APP_IDS)("%s fills every placeholder in a run's texts for any parameters", (id) => {
  const random = seededRandom(APP_IDS.indexOf(id) + 1);
  for (const locale of LOCALES)
    for (let draw = 0; draw < DRAWN; draw += 1) {
      const app = appAt(id, randomParameters(APPS[id].parameters, random));
      const { task, methods, needs, words } = atParameters(appPayload(id, locale), app, locale);
      const { reasons, caption, comparison } = words.result;
      const { keys, instruction } = words.run;
      // A questionnaire fills its instruction with the values of a screen.
      const told = app.model.kind === "timed" ? instruction : "";
      const texts = [task, methods, needs, keys, told, reasons, caption, comparison];
      expect(JSON.stringify(texts)).not.toMatch(/\{\w+\}|undefined|NaN/);
    }
});

it.each(APP_IDS)("%s does not mention its French texts to participants of an English run", (id) => {
  const payload = appPayload(id, "en");
  const changed = atParameters(
    payload,
    appAt(id, randomParameters(APPS[id].parameters, seededRandom(1))),
    "en",
  );
  for (const { methods, words } of [payload, changed])
    expect(`${methods} ${JSON.stringify(words.result)}`).not.toMatch(/French/);
});

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

function showStroop(
  changes: DrawnParameters,
  locale: Locale,
  instructions: Parameters<typeof withInstructions>[1] = "ours",
) {
  const app = withParameters(stroop, { ...APPS.stroop.model.parameters, ...changes });
  const [run] = simulatedRuns("stroop", 1, 4);
  const { container } = render(
    <Result
      session={{ rows: run?.rows ?? [], sittings: 1 } as unknown as Session}
      app={app}
      payload={withInstructions(
        atParameters(appPayload("stroop", locale), app, locale),
        instructions,
        locale,
      )}
      words={localize(runWords, locale)}
      locale={locale}
    />,
  );
  return container.querySelector("figure");
}

it.each([
  [
    "en",
    "There are no published data for these settings, so your result is shown without a comparison. Changed from the task’s defaults: “Fixation cross”.",
  ],
  [
    "fr",
    "Il n’y a pas de données publiées pour ces réglages\u202F: votre résultat s’affiche sans comparaison. Réglage modifié\u00A0: «\u202FCroix de fixation\u202F».",
  ],
] as const)(
  "a result of changed parameters without published data states that there are no data, and lists these parameters (%s)",
  (locale, reason) => {
    const figure = showStroop({ fixationMs: 800 }, locale);
    expect(figure).toHaveTextContent(reason.replace(/[\u202F\u00A0]/g, " "));
    expect(figure?.querySelectorAll("circle")).toHaveLength(1);
    expect(screen.queryByText(runWords.result.about[locale])).toBeNull();
  },
);

it("a result is compared with the published data for the number of trials of its run", () => {
  const figure = showStroop({ trials: 96 }, "en");
  expect(figure).toHaveTextContent("on top of the effects of 519 US participants");
  expect(screen.getByText(/from their first 48 trials of each kind/)).toBeInTheDocument();
});

it.each([
  [
    "en",
    /on top of the effects of 519.*Caution: the participants of the published data read other instructions/,
  ],
  [
    "fr",
    /519 participants.*Attention : les participants des données publiées avaient lu une autre consigne/,
  ],
] as const)(
  "a result cautions against the published data if researchers replaced or removed the instructions (%s)",
  (locale, caution) => {
    for (const instructions of [{ own: "Take your time." }, "none"] as const)
      expect(showStroop({ trials: 96 }, locale, instructions)).toHaveTextContent(caution);
    expect(showStroop({ trials: 96 }, locale)).not.toHaveTextContent(/Caution|Attention/);
    // A result that is not compared with published data does not display the caution about the comparison.
    expect(showStroop({ fixationMs: 800 }, locale, "none")).not.toHaveTextContent(
      /Caution|Attention/,
    );
  },
);
