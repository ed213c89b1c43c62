/** @jest-environment node */

import { mailLink } from "@/components/features/contact/mail";
import { studyMessage, withStudy } from "@/components/features/editor/share/study-message";
import { launchWords } from "@/content/launch";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { localize } from "@/lib/i18n/define-content";

const words = localize(launchWords, "en").contact;
const STUDY = {
  protocol: 1,
  steps: [],
  title: "Attention",
  language: "en",
  conditions: ["a", "b"],
  delivery: { ids: ["PROLIFIC_PID", "STUDY_ID", "SESSION_ID"] },
  plan: { question: "effect", people: 90, loss: 0.1 },
} as unknown as ProtocolDocument;
const LINK = `https://site.example/study/protocol#p=${"x".repeat(1000)}`;

it("an attached study fills in the kind of request, sample size, recruiter, language and study link", () => {
  const about = { link: LINK, file: "protocol.json" };
  const { title, values } = studyMessage(STUDY, about, words, "en");
  expect(title).toBe("“Attention”");
  expect(values).toMatchObject({
    kind: "online",
    participants: "90 analysed, 100 recruited, in 2 groups",
  });
  for (const text of ["Prolific", "English", LINK]) expect(values.message).toContain(text);
});

it("an attached study of several sessions does not call its sessions groups", () => {
  const about = { link: LINK, file: "protocol.json" };
  const study: ProtocolDocument = { ...STUDY, conditionsAre: "sessions" };
  expect(studyMessage(study, about, words, "en").values.participants).toBe(
    "90 analysed, 100 recruited, in 2 sessions each",
  );
});

it("a study link that is too long for an e-mail is replaced by the name of the attached file", () => {
  const link = `${LINK}${"y".repeat(1000)}`;
  const { message } = studyMessage(STUDY, { link, file: "protocol.json" }, words, "en").values;
  expect(message).not.toContain(link);
  expect(message).toContain("protocol.json");
});

it("the visitor's text precedes the study, and attaching a study again replaces the earlier link", () => {
  const { values } = studyMessage(STUDY, { link: LINK, file: "f" }, words, "en");
  const once = withStudy(values, { message: "Hello.", kind: "lab" });
  expect(once.kind).toBe("lab");
  expect(once.message).toMatch(/^Hello\.\n\n/);
  const other = { ...values, message: (values.message ?? "").replaceAll("x", "z") };
  const again = withStudy(other, once);
  expect(again.message).toContain("zzz");
  expect(again.message).not.toContain("xxx");
  expect(again.message).toMatch(/^Hello\./);
});

it("an e-mail link whose text is shortened does not end in an incomplete web address", () => {
  const mail = { subject: "A study", text: `${"a".repeat(900)} ${LINK}`, goesOn: "[more]" };
  const { href, isWhole } = mailLink("us@site.example", mail);
  expect(isWhole).toBe(false);
  expect(decodeURIComponent(href)).not.toContain("https://");
});
