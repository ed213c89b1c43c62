import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { aDocument } from "@/__tests__/experiments/study/document/a-document";
import { LiveView } from "@/components/features/data/follow/live-view.client";
import type { ServerRecords } from "@/components/features/data/use-server-records.client";
import { data } from "@/content/data";
import { MODELS } from "@/experiments/catalog/generated/models";
import { canonicalJson } from "@/experiments/study/document/canonical";
import { readProtocol } from "@/experiments/study/document/check";
import { protocolId } from "@/experiments/study/document/protocol-id";
import { siteStudiesText } from "@/experiments/study/document/site-studies";
import { localize } from "@/lib/i18n/define-content";
import { READ_TOKEN, simulateReceiver } from "./a-receiver";

const words = localize(data, "en").follow;
const NOBODY = `${JSON.stringify({ index: "0".repeat(64), records: 0, sessions: 0 })}\n`;

const checked = readProtocol(JSON.stringify(aDocument()), MODELS);
if ("faults" in checked) throw new Error("not a study");
const DOCUMENT = checked.document;
const PROTOCOL = protocolId(DOCUMENT);

beforeEach(() => {
  process.env.NEXT_PUBLIC_SEND_URL = "/sessions";
  Object.defineProperty(globalThis, "isSecureContext", { value: true, configurable: true });
});
afterEach(() => {
  delete process.env.NEXT_PUBLIC_SEND_URL;
});

/** The body of an answer that arrives at once. */
function streamOf(text: string) {
  let left: Uint8Array[] = [new TextEncoder().encode(text)];
  return {
    getReader: () => ({
      async read() {
        const [value] = left;
        left = [];
        return { done: value === undefined, value };
      },
      cancel: async () => undefined,
    }),
  };
}

/** Replaces fetch by a site that serves some files, with a receiver of the study whose records are empty. */
function simulateSite(files: Readonly<Record<string, string>>) {
  simulateReceiver(({ path }) => {
    if (path === "studies")
      return { body: { studies: [{ protocol: PROTOCOL, documents: [], state: "open" }] } };
    return undefined;
  });
  const receiver = globalThis.fetch;
  globalThis.fetch = (async (address: string, init?: RequestInit) => {
    if (address.startsWith("/protocols/")) {
      const text = files[address.slice("/protocols/".length)];
      const isFound = text !== undefined;
      return { ok: isFound, json: async () => JSON.parse(text ?? ""), text: async () => text };
    }
    if (address.includes("/records?")) return { ok: true, status: 200, body: streamOf(NOBODY) };
    return receiver(address, init);
  }) as unknown as typeof fetch;
}

/** Reads the records, and returns the files that the page then reads. */
async function readRecords() {
  let latest: ServerRecords | null = null;
  const keep = (records: ServerRecords | null) => {
    latest = records;
  };
  render(<LiveView words={words} locale="en" onRecords={keep} />);
  fireEvent.change(screen.getByLabelText(words.connect.token), { target: { value: READ_TOKEN } });
  await act(async () => void fireEvent.click(screen.getByText(words.connect.connect)));
  await act(async () => void fireEvent.click(await screen.findByText(words.records.read)));
  await waitFor(() => expect(latest?.state).toBe("complete"));
  return (latest as ServerRecords | null)?.inputs ?? [];
}

const LIST = siteStudiesText([["my-study", DOCUMENT]]);

it("the document that the site serves for a study is read with the records of the study", async () => {
  simulateSite({ "_studies.json": LIST, "my-study.json": canonicalJson(DOCUMENT) });
  expect((await readRecords()).map(({ name }) => name)).toEqual(["my-study.json"]);
});

it.each([
  ["the site has no list of studies", {}],
  ["the document is missing", { "_studies.json": LIST }],
  [
    "the document is of another procedure",
    { "_studies.json": LIST, "my-study.json": canonicalJson({ ...DOCUMENT, seed: "other" }) },
  ],
  ["the list does not name the study", { "_studies.json": siteStudiesText([]) }],
])("the records are read without a document if %s", async (_, files) => {
  simulateSite(files);
  expect(await readRecords()).toEqual([]);
});
