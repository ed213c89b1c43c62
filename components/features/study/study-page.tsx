import { ConnectionState } from "@/components/shell/layout/connection-state.client";
import { structuredData } from "@/components/shell/metadata/json-ld";
import { StructuredData } from "@/components/shell/metadata/structured-data";
import { PageHead } from "@/components/ui/page-head";
import { Prose } from "@/components/ui/prose";
import { apps } from "@/content/apps";
import { type DataWords, dataWords } from "@/content/data-downloads";
import { deliveryWords } from "@/content/delivery";
import { organisation } from "@/content/organisation";
import { runWords } from "@/content/run";
import { protocolWords } from "@/content/running-study";
import { siteWords } from "@/content/site-words";
import { standaloneArchive } from "@/content/standalone-archive";
import { study } from "@/content/study";
import { APP_IDS } from "@/experiments/catalog/app-ids";
import { APPS } from "@/experiments/catalog/registry";
import { givesReceipts, receiver } from "@/experiments/engine/sending/receiver";
import { payloadUrl } from "@/experiments/payloads/app-payload";
import { archivePayloadUrl } from "@/experiments/payloads/archive-payload";
import { archiveSizes } from "@/experiments/payloads/archive-sizes";
import { appSummary } from "@/experiments/study/export/runner-words";
import { type Localized, localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { MyDataPart, StudyLinkPart } from "./lazy-my-data.client";
import { MY_DATA_ID, OWN_RUNS_ID } from "./own-runs-ids";
import { PublishedStudies } from "./published-studies";
import { withReceiver } from "./receiver-words";
import { barWords } from "./study-bar";
import styles from "./study-page.module.css";
import { StudyRoom } from "./study-room.client";

export function StudyPage({ locale }: { locale: Locale }) {
  const words = localize(study, locale);
  const known = APP_IDS.map((id) => ({
    ...appSummary(id, locale),
    payloadUrl: payloadUrl(id, locale),
  }));
  const owners = known.map(({ id, name }) => ({ id, name, version: APPS[id].model.facts.version }));
  const data = dataTexts(locale);
  const protocol = localize(protocolWords, locale);
  const list = (
    <div className={styles.list}>
      <PageHead title={words.title} lede={words.lede} compact />
      <div className={styles.column}>
        <noscript>
          <p className={styles.needsScripts}>{words.needsScripts}</p>
        </noscript>
        <div id={OWN_RUNS_ID} className={styles.own} />
        <div className={styles.columns}>
          <div className={styles.studies}>
            <section className={styles.link}>
              <h2>{words.link.title}</h2>
              <StudyLinkPart words={words.link} locale={locale} />
            </section>
            <PublishedStudies words={words.studies} locale={locale} />
            <section id="withdraw">
              <h2>{words.changedMind.title}</h2>
              <Prose locale={locale}>{words.changedMind.text}</Prose>
            </section>
            <Prose locale={locale}>{words.justTasks}</Prose>
          </div>
          <div id={MY_DATA_ID} className={styles.data}>
            {/* This placeholder is displayed until the list has loaded. */}
            <div className={styles.before}>
              <h2>{data.mine.title}</h2>
              <p>{data.mine.intro}</p>
            </div>
            <MyDataPart
              apps={owners}
              words={data}
              ownWords={words.own}
              sending={
                receiver() && {
                  payloadUrl: payloadUrl("study", locale),
                  eraseUnsent: localize(deliveryWords, locale).withdraw.eraseUnsent,
                }
              }
              locale={locale}
            />
          </div>
        </div>
        <ConnectionState words={localize(siteWords, locale).connection} />
      </div>
    </div>
  );
  return (
    <>
      <StudyRoom
        locale={locale}
        list={list}
        apps={known}
        payloadUrl={payloadUrl("study", locale)}
        words={{
          forResearchers: words.forResearchers,
          adapt: words.adapt,
          back: words.back,
          bar: barWords(protocol),
          brief: words.brief,
          risks: words.risks,
          missingCapability: words.missingCapability,
          recorded: recordedText(words.brief, data, locale),
          sheet: sheetPoints(words.brief, locale),
          run: localize(runWords, locale),
          data,
          length: localize(apps, locale).length,
          archive: {
            ...localize(standaloneArchive, locale),
            url: archivePayloadUrl(),
            bytes: archiveSizes().apps,
          },
        }}
      />
      <StructuredData graph={structuredData("study", locale)} />
    </>
  );
}

/** Returns the texts about the data of runs, adapted to the receiver of this build. */
function dataTexts(locale: Locale): DataWords {
  const words = localize(dataWords, locale);
  const to = receiver();
  if (!to || givesReceipts(to)) return words;
  const { accepted } = localize(deliveryWords, locale).state;
  const sent = withReceiver(accepted, to, locale);
  return { ...words, sending: { ...words.sending, sent } };
}

/** Returns the text about the recorded data. The text depends on whether this build sends data. */
function recordedText(
  { recordedShort, keptHere, keptAndSent }: Localized<typeof study>["brief"],
  { sending }: DataWords,
  locale: Locale,
): string {
  const to = receiver();
  if (!to) return `${recordedShort} ${keptHere}`;
  const { noReceipts } = localize(deliveryWords, locale).before;
  return [
    recordedShort,
    keptAndSent,
    withReceiver(sending.notice, to, locale),
    ...(givesReceipts(to) ? [] : [withReceiver(noReceipts, to, locale)]),
  ].join(" ");
}

/** Returns the points of the information and consent sheet, with the texts that apply to this build. */
function sheetPoints(
  { sheet }: Localized<typeof study>["brief"],
  locale: Locale,
): [string, string][] {
  const to = receiver();
  const { legalName, email } = organisation;
  return [
    [sheet.purposeTitle, to ? sheet.purposeSent : sheet.purpose],
    [sheet.whoTitle, interpolate(sheet.who, { legalName, email })],
    [sheet.risksTitle, sheet.risks],
    [
      sheet.withdrawalTitle,
      to
        ? `${sheet.withdrawal} ${withReceiver(sheet.withdrawalSent, to, locale)}`
        : sheet.withdrawal,
    ],
  ];
}
