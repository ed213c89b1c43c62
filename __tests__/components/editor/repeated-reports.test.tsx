import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CopiedText } from "@/components/features/editor/launch/copied-text.client";
import { CopyLaunchLink } from "@/components/features/editor/launch/copy-link.client";
import { CopyText } from "@/components/features/editor/plan/copy-text.client";
import { CopyRow } from "@/components/features/editor/shared/copy-row.client";
import { showInEditor } from "./show-in-editor";

const DONE = "Copied, as the test names it";

it.each([
  ["a link to take away", <CopyRow key="" label="Link" text="https://example.org" />],
  ["settings for a service", <CopiedText key="" text="a=b" what="the settings" />],
  [
    "the link for participants",
    <CopyLaunchLink
      key=""
      look="quiet"
      link={{ text: "https://example.org", button: "Copy", copied: DONE }}
    />,
  ],
  [
    "a sentence about the plan",
    <CopyText
      key=""
      text="We will recruit"
      words={{ button: "Copy", copied: DONE, failed: "no" }}
    />,
  ],
])("copying %s twice is reported twice, because each report is a new element", async (_, part) => {
  const user = userEvent.setup();
  showInEditor(part);
  const button = screen.getByRole("button");
  await user.click(button);
  const first = screen.getByRole("status").firstElementChild as Element;
  const { textContent } = first;
  expect(first).toHaveTextContent(/./);
  await user.click(button);
  expect(first).not.toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent(textContent ?? "");
});
