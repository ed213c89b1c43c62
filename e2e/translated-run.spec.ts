import { expect, type Page, test } from "@playwright/test";
import { runWords } from "@/content/run";
import { protocolWords } from "@/content/running-study";
import { appWords } from "@/experiments/catalog/app-texts";
import { MODELS } from "@/experiments/catalog/generated/models";
import { checkProtocol } from "@/experiments/study/document/check";
import { linkHash } from "@/experiments/study/document/link";
import { localize } from "@/lib/i18n/define-content";
import { pathOf } from "@/lib/routes";
import { waitForHydration, watchFaults } from "../testing/behaviour";
import { FORM_SCRIPTS, fillForm } from "../testing/forms";
import { Participant, takeOverTime } from "../testing/lab";
import { storedParticipations } from "../testing/stored";
import { TIMED_SCRIPTS } from "../testing/strategies";
import { versionOf } from "../testing/version-of";

const STUDY = {
  protocol: 1,
  steps: [
    { id: "welcome", text: { en: "Welcome to **our study**." } },
    {
      id: "stroop",
      app: "stroop",
      version: versionOf("stroop"),
      parameters: { trials: 24, blocks: 1, practiceTrials: 0 },
    },
    { id: "traits", app: "mini-ipip", version: versionOf("mini-ipip"), parameters: {} },
  ],
  title: { en: "Interference and personality" },
  language: "en",
  debriefing: { en: "We compare the two." },
};

/**
 * Translates the page like Chrome, now and whenever the page changes. Each text becomes a `font` element with its
 * translation, here in upper case. Elements with `translate="no"` do not change, and the root is marked as translated.
 */
function translatePage() {
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!parent || !text.data.trim()) continue;
      if (parent.closest('script, style, font, textarea, select, [translate="no"]')) continue;
      const font = document.createElement("font");
      font.append(document.createElement("font"));
      (font.firstChild as Element).textContent = text.data.toUpperCase();
      parent.insertBefore(font, text);
      text.remove();
    }
  };
  document.documentElement.classList.add("translated-ltr");
  document.documentElement.lang = "fr";
  wrap(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.isConnected) wrap(node);
  }).observe(document.body, { childList: true, subtree: true });
}

/** Matches names in upper and lower case, because the simulated translation changes the case. */
const press = (page: Page, name: string) => page.getByRole("button", { name }).click();

test("stimuli and answers do not change in a study that the browser translates, and the data record the translation", async ({
  page,
}) => {
  test.slow();
  const faults = watchFaults(page);
  const words = localize(protocolWords, "en");
  const { wait } = localize(runWords, "en");
  const checked = checkProtocol(STUDY, MODELS);
  if (!("document" in checked)) throw new Error(JSON.stringify(checked.faults));
  await takeOverTime(page);
  await page.goto(`${pathOf("study", "en")}${linkHash(checked.document)}`);
  await waitForHydration(page);
  await expect(page.getByText(STUDY.title.en)).toBeVisible();
  await page.evaluate(translatePage);
  await press(page, words.start);
  await expect(page.locator("strong", { hasText: "OUR STUDY" })).toBeVisible();
  await press(page, words.parts.continue);

  await press(page, words.parts.start);
  await expect(page.locator("[data-wait]")).toContainText(wait.translated.toUpperCase());
  const { strategy, keys } = TIMED_SCRIPTS.stroop;
  const participant = new Participant(page, "stroop", "en", "keys");
  await participant.work(strategy, keys, ({ index }) => index === 3);
  const inks = Object.values(appWords("stroop", "en").inks);
  expect(inks).toContain(await page.locator("dialog[open] [data-ink]").textContent());
  await expect(page.locator("dialog[open] fieldset button").first()).toContainText(
    inks[0] as string,
  );
  expect(await participant.work(strategy, keys)).toBe("over");

  await press(page, words.parts.start);
  const { items } = appWords("mini-ipip", "en");
  await expect(page.locator("main legend").first()).toContainText(items.E1);
  await expect(page.getByRole("status").getByText(wait.translated)).toBeVisible();
  await fillForm(page, FORM_SCRIPTS["mini-ipip"].pages, "keys");
  await expect(page.getByText(STUDY.debriefing.en)).toBeVisible();

  expect(faults).toEqual([]);
  await expect.poll(async () => (await storedParticipations(page))[0]?.ending).toBe("completed");
  const [participation] = await storedParticipations(page);
  expect(participation?.events.map(({ what }) => what)).toContain("translated");
  const { stroop, traits } = participation?.runs ?? {};
  for (const run of [stroop, traits])
    expect(run?.events.map(({ what }) => what)).toEqual(["started", "translated", "finished"]);
  expect(stroop?.rows).toHaveLength(24);
  expect(traits?.rows.filter(({ response }) => response !== null)).toHaveLength(20);
});
