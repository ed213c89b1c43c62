import { expect, type Page } from "@playwright/test";
import { deliveryWords } from "@/content/delivery";
import { editorWords } from "@/content/editor";
import { launchWords } from "@/content/launch";
import { protocolWords } from "@/content/running-study";
import { protocolId } from "@/experiments/study/document/protocol-id";
import { type Localized, localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { LOCALES, pathOf } from "@/lib/routes";
import { startServer } from "../scripts/serve";
import { violations } from "../testing/axe";
import { waitForHydration } from "../testing/behaviour";
import { BASE, test } from "../testing/built-below";
import { FORM_SCRIPTS, fillForm } from "../testing/forms";
import { startProlific } from "../testing/prolific";
import { startRecordReceiver } from "../testing/record-receiver";
import { editedSentStudy } from "../testing/sent-study";

test.describe.configure({ timeout: 120_000 });

const IDS = { PROLIFIC_PID: "5a9d64f5", STUDY_ID: "6b1", SESSION_ID: "7c2" };

const SHEET = [
  "purpose",
  "payment",
  "risks",
  "legalBasis",
  "retention",
  "rights",
  "complaint",
] as const;

const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole("button", { name, exact: typeof name === "string" })
    .first()
    .click();

/** Does the study of this test from its information sheet to its end. */
async function takePart(page: Page, { start, parts }: Localized<typeof protocolWords>) {
  await page.getByRole("button", { name: start, exact: true }).click();
  await page.getByRole("button", { name: parts.start, exact: true }).click();
  await fillForm(page, FORM_SCRIPTS["eleven-twenty"].pages, "keys");
}

for (const locale of LOCALES)
  test(`an author can build a study that leads a participant of Prolific to the payment (${locale})`, async ({
    page,
    context,
    builtBelow,
  }) => {
    const editor = localize(editorWords, locale);
    const launch = localize(launchWords, locale);
    const study = localize(protocolWords, locale);
    const delivery = localize(deliveryWords, locale);
    const site = await startServer({ port: 0, quiet: true, out: builtBelow.out, base: BASE });
    const receiver = await startRecordReceiver(builtBelow.receiverPort);
    const prolific = await startProlific("C1A2B3");
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    try {
      await page.goto(`${site.url}${pathOf("protocol", locale)}`);
      await waitForHydration(page);
      await press(page, editor.startEmpty);
      const panel = page.getByRole("region", { name: launch.title });
      await expect(panel).toContainText(launch.texts.noSteps);
      await panel.getByRole("button", { name: launch.steps.addStep, exact: true }).click();
      await expect(page.locator("#add-app")).toBeFocused();
      await press(page, `+ ${editor.form.addApp}`);
      await press(page, /11–20/);
      await page.locator("#field-recruiter").selectOption("prolific");

      // Each next step in the launch panel moves the focus to the field that this step names.
      await panel.getByRole("button", { name: launch.steps.nameController, exact: true }).click();
      await expect(page.locator("[id='field-information.controller']")).toBeFocused();
      await page.keyboard.insertText("Decision Laboratory");
      await panel.getByRole("button", { name: launch.steps.giveContact, exact: true }).click();
      await expect(page.locator("[id='field-information.contact']")).toBeFocused();
      await page.keyboard.insertText("decision@lab.example");
      await panel.getByRole("button", { name: launch.steps.giveCode, exact: true }).click();
      const code = panel.getByLabel(interpolate(launch.back.label, { name: "Prolific" }));
      await expect(code).toBeFocused();
      await page.keyboard.insertText(prolific.completion);
      await page.keyboard.press("Tab");
      await expect(code).toHaveValue("C1A2B3");
      for (const field of SHEET) {
        const label = interpolate(launch.steps.state, { field: editor.information.fields[field] });
        await panel.getByRole("button", { name: label, exact: true }).click();
        await page.keyboard.insertText("A sentence.");
      }
      // The study is in two languages. The button below a text writes it separately for each of them.
      for (const field of SHEET) {
        const label = interpolate(launch.steps.stateInBoth, {
          field: editor.information.fields[field],
        });
        await panel.getByRole("button", { name: label, exact: true }).click();
        await expect(page.locator(`[id='field-information.${field}']`)).toBeFocused();
        await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
      }
      // The last next step is a rehearsal. Its data arrive, too, and are marked.
      await panel.getByRole("link", { name: launch.steps.rehearse, exact: true }).click();
      await takePart(page, study);
      await page.getByRole("link", { name: study.backToEditor, exact: true }).click();
      await expect(panel.getByText(launch.rehearsal.done)).toBeVisible();
      const copy = panel.getByRole("button", {
        name: interpolate(launch.copy.recruiter, { name: "Prolific" }),
        exact: true,
      });
      await copy.click();
      await expect(
        panel.getByText(interpolate(launch.copy.copiedRecruiter, { name: "Prolific" })),
      ).toBeVisible();
      expect(await violations(page, { part: "#launch" })).toEqual([]);
      const link = await page.evaluate(() => navigator.clipboard.readText());

      const participant = await context.newPage();
      await prolific.route(participant);
      await participant.goto(prolific.linkFor(link, IDS));
      await waitForHydration(participant);
      await takePart(participant, study);
      await expect(
        participant.getByRole("heading", { name: delivery.titles.arrived }),
      ).toBeVisible();
      await expect(participant.getByText("C1A2B3", { exact: true })).toBeVisible();
      await participant
        .getByRole("link", { name: interpolate(delivery.exit.back, { name: "Prolific" }) })
        .click();
      await expect(participant.getByRole("heading", { name: "Submission complete" })).toBeVisible();
      expect(prolific.returned).toEqual(["C1A2B3"]);
      const arrived = (rehearsal: boolean) =>
        receiver
          .records()
          .map(({ record }) => record)
          .filter((record) => record.rehearsal === rehearsal);
      // The page sends the records of a session at the same time, so the end may arrive first.
      const both = ["end", "step"].map((kind) => [kind, protocolId(editedSentStudy())]);
      for (const isRehearsal of [true, false])
        await expect
          .poll(() =>
            arrived(isRehearsal)
              .map(({ kind, protocol }) => [kind, protocol])
              .sort(),
          )
          .toEqual(both);
      expect(arrived(false).find(({ kind }) => kind === "step")).toMatchObject({ ids: IDS });
    } finally {
      await prolific.stop();
      await receiver.stop();
      await site.close();
    }
  });

test("the launch panel reports a study that the data server does not list: its id, both settings and the restart", async ({
  page,
  builtBelow,
}) => {
  const launch = localize(launchWords, "en");
  const site = await startServer({ port: 0, quiet: true, out: builtBelow.out, base: BASE });
  try {
    await page.goto(`${site.url}${pathOf("protocol", "en")}?app=mini-ipip`);
    await waitForHydration(page);
    const panel = page.getByRole("region", { name: launch.title });
    await expect(panel.getByText(/this study is not on its list/)).toBeVisible();
    const listed = panel.getByText(/^NEXT_PUBLIC_SEND_PROTOCOLS=/);
    const id = await panel.getByText(/^[0-9a-f]{64}$/).innerText();
    await expect(listed).toContainText(protocolId(editedSentStudy()));
    await expect(listed).toContainText(id);
    await expect(panel.getByText("systemctl restart receiver")).toBeVisible();
    await expect(panel.getByRole("button", { name: launch.copy.plain })).toHaveCount(0);
  } finally {
    await site.close();
  }
});
