import { render, screen } from "@testing-library/react";
import { AppTask } from "@/components/features/study/app-brief";
import { appPayload } from "@/experiments/payloads/app-payload";
import { runnerWords } from "@/experiments/study/export/runner-words";

it.each([
  [
    "mentions the practice of a task that begins with practice",
    true,
    /48 trials after a short practice/,
  ],
  ["does not mention practice if a study leaves it out", false, /^48 trials, /],
])("the introduction of a task %s", (_, hasPractice, length) => {
  const { apps, words } = runnerWords("en");
  const app = apps.find(({ id }) => id === "stroop");
  if (!app) throw new Error("no app");
  render(
    <AppTask
      app={{ ...app, payloadUrl: "" }}
      payload={appPayload("stroop", "en")}
      words={words}
      locale="en"
      hasPractice={hasPractice}
    >
      {null}
    </AppTask>,
  );
  expect(screen.getByText(length)).toBeVisible();
});
