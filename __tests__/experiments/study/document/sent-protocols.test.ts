/** @jest-environment node */
import { documentId, protocolId } from "@/experiments/study/document/protocol-id";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { isSentFrom } from "@/experiments/study/document/sent-protocols";
import { aDocument } from "./a-document";

const study = aDocument() as ProtocolDocument;

afterEach(() => {
  delete process.env.NEXT_PUBLIC_SEND_PROTOCOLS;
});

it("a build sends the data of a published study, but not the data of a study from a link", () => {
  expect(isSentFrom(study, false)).toBe(false);
  expect(isSentFrom(study, true)).toBe(true);
});

it.each([
  ["protocol", protocolId(study)],
  ["document", documentId(study)],
])("a build sends the data of any study whose %s id the operator has listed", (_, id) => {
  process.env.NEXT_PUBLIC_SEND_PROTOCOLS = `${"0".repeat(64)},${id}`;
  expect(isSentFrom(study, false)).toBe(true);
  expect(isSentFrom({ ...study, seed: 7 }, false)).toBe(false);
});
