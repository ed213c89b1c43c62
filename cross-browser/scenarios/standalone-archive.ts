import { mkdtempSync, rmSync } from "node:fs";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { unzipSync } from "fflate";
import getPort from "get-port";
import { makeCertificate } from "@/bench/site/certificate";
import { deliveryWords } from "@/content/delivery";
import { editorWords } from "@/content/editor";
import { protocolWords } from "@/content/running-study";
import { linkHash } from "@/experiments/study/document/link";
import { PARTICIPATIONS_DATABASE } from "@/lib/device/database-names";
import { localize } from "@/lib/i18n/define-content";
import { type Locale, pathOf } from "@/lib/routes";
import { UserError } from "@/scripts/terminal.mjs";
import { mountSite } from "@/testing/mounted-site";
import { startRecordReceiver } from "@/testing/record-receiver";
import { shortSentStudy } from "@/testing/sent-study";
import { unzip } from "@/testing/standalone-archive";
import { requestSeventeen } from "../eleven-twenty";
import { withoutRun } from "../exports";
import type { Scenario, Visitor } from "../visitor";

/**
 * The time limit within which the outbox sends after the connection is restored. The second wait of the outbox is 30 s.
 */
const OUTBOX_PATIENCE_MS = 90_000;

/** Returns the part of a text before its first placeholder. */
const startOf = (text: string) => (/^[^({]*/.exec(text)?.[0] ?? "").trim();

/** A network address of this machine other than localhost. Browsers do not treat its http pages as a secure context. */
function networkAddress(): string {
  const found = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .find(({ family, internal }) => family === "IPv4" && !internal);
  if (!found) throw new UserError("This machine has no address in a network.");
  return found.address;
}

/**
 * Completes the standalone archive of a study with a receiver. The archive is opened from the disk, over http through a
 * network address, and over https. Each time, the page is reloaded, the connection fails at the end of the study, the
 * code appears after the connection is restored, and the data are downloaded.
 */
export const standaloneArchive: Scenario = async (visitor, observe) => {
  const folder = mkdtempSync(join(tmpdir(), "protocole-archive-"));
  const address = networkAddress();
  const port = await getPort();
  const tls = await makeCertificate(folder);
  const receiver = await startRecordReceiver(port, { tls, address });
  const closes = [() => receiver.stop()];
  try {
    const archive = join(folder, "archive");
    await downloadArchive(visitor, `https://${address}:${port}/sessions`, archive);
    const places = [
      ["disk", "en", pathToFileURL(join(archive, "index.html")).href],
      ...(await Promise.all(
        (["http", "https"] as const).map(async (scheme) => {
          const site = await mountSite(archive, "/a/study", {
            tls: scheme === "https" ? tls : null,
            address,
          });
          closes.push(site.close);
          return [scheme, scheme === "http" ? "fr" : "en", `${site.origin}/a/study/`] as const;
        }),
      )),
    ] as const;
    for (const [place, locale, url] of places) {
      receiver.mend();
      const before = receiver.records().length;
      await doStudy(visitor, `${url}?lang=${locale}`, locale, receiver);
      await visitor.insist("the end to arrive", async () => receiver.records().length > before + 1);
      const arrived = receiver.records().slice(before);
      observe(
        `${place}: what arrives`,
        arrived.map(({ record }) => record.kind),
      );
      observe(`${place}: is secure`, await visitor.ask(() => isSecureContext));
      const texts = await visitor.texts("main h1, main h2, main [role=status]");
      observe(
        `${place}: the end`,
        texts.map((text) => text.replaceAll(`${address}:${port}`, "…")),
      );
      // On a page over http, Chromium withholds the file until a person confirms the download.
      if (place !== "http")
        observe(`${place}: the files of the participant`, await filesOf(visitor, locale));
    }
  } finally {
    for (const close of closes) await close();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Downloads the archive of a short study with a receiver from the editor, and unpacks it. */
async function downloadArchive(visitor: Visitor, receiver: string, archive: string) {
  const { away } = localize(editorWords, "en");
  const { delivery, steps, ...study } = shortSentStudy();
  const text = { id: "hello", text: { en: "Hello.", fr: "Bonjour." } };
  // With a fixed seed, the trials are the same in every engine.
  const document = {
    ...study,
    seed: 20261125,
    steps: [text, ...steps],
    delivery: { ...delivery, receiver },
  };
  await visitor.visit(pathOf("protocol", "en") + linkHash(document));
  await visitor.press("#launch label", startOf(away.archive.confirm));
  const { bytes } = await visitor.download("zip", () =>
    visitor.press("#launch button", startOf(away.archive.take)),
  );
  unzip(bytes, archive);
}

/** Returns whether this origin stores a participation in a database whose name begins with the given prefix. */
async function isKept(start: string): Promise<boolean> {
  const settled = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const databases = await indexedDB.databases();
  const name = databases.find((each) => each.name?.startsWith(start))?.name;
  if (name === undefined) return false;
  const database = await settled(indexedDB.open(name));
  const { objectStoreNames } = database;
  const count = objectStoreNames.contains("participations")
    ? await settled(database.transaction("participations").objectStore("participations").count())
    : 0;
  database.close();
  return count > 0;
}

/**
 * Completes the study at a URL until the page displays the completion code. In between, the page is reloaded. At the
 * end of the study, the connection fails for a while.
 */
async function doStudy(
  visitor: Visitor,
  url: string,
  locale: Locale,
  receiver: Awaited<ReturnType<typeof startRecordReceiver>>,
) {
  const words = localize(protocolWords, locale);
  const open = async () => {
    await visitor.openElsewhere(url);
    await visitor.watch();
  };
  await open();
  await visitor.press("main button", words.start);
  await visitor.press("main button", words.parts.continue);
  await visitor.see("main button", words.parts.start);
  await visitor.insist("the participation to be kept", () =>
    visitor.ask(isKept, PARTICIPATIONS_DATABASE),
  );
  await open();
  await visitor.press("main button", words.unfinished.goOn);
  await visitor.press("main button", words.parts.start);
  receiver.cut();
  await requestSeventeen(visitor);
  const { exit } = localize(deliveryWords, locale);
  await visitor.see("main p", exit.withheld.pending);
  receiver.mend();
  await visitor.insist(
    "the code",
    () => visitor.ask(() => document.querySelector("main")?.textContent?.includes("C1A2B3")),
    OUTBOX_PATIENCE_MS,
  );
}

/** Downloads the data of a participation. @returns the paths of the files in the downloaded archive */
async function filesOf(visitor: Visitor, locale: Locale): Promise<string[]> {
  const { end } = localize(protocolWords, locale);
  const { bytes } = await visitor.download("zip", () => visitor.press("main button", end.download));
  return Object.keys(unzipSync(new Uint8Array(bytes))).map(withoutRun);
}
