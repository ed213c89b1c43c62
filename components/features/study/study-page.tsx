import { ExampleScreen } from "@/components/plots/figure-screen";
import { ConnectionState } from "@/components/shell/layout/connection-state.client";
import { structuredData } from "@/components/shell/metadata/json-ld";
import { StructuredData } from "@/components/shell/metadata/structured-data";
import { ActionLink } from "@/components/ui/action-link";
import { PageHead } from "@/components/ui/page-head";
import { apps } from "@/content/apps";
import { type DataWords, dataWords } from "@/content/data-downloads";
import { deliveryWords } from "@/content/delivery";
import { organisation } from "@/content/organisation";
import { runWords } from "@/content/run";
import { siteWords } from "@/content/site-words";
import { standaloneArchive } from "@/content/standalone-archive";
import { study } from "@/content/study";
import { APP_IDS } from "@/experiments/catalog/app-ids";
import { exampleContent } from "@/experiments/catalog/app-texts";
import { APPS } from "@/experiments/catalog/registry";
import { givesReceipts, receiver, receiverHost } from "@/experiments/engine/sending/receiver";
import { payloadUrl } from "@/experiments/payloads/app-payload";
import { archivePayloadUrl } from "@/experiments/payloads/archive-payload";
import { archiveSizes } from "@/experiments/payloads/archive-sizes";
import { AppFactLine } from "@/experiments/presentation/app-facts";
import { appSummary } from "@/experiments/study/export/runner-words";
import { type Localized, localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { withColon } from "@/lib/i18n/typeset";
import { type Locale, pathOf } from "@/lib/routes";
import { MyDataPart } from "./lazy-my-data.client";
import { OWN_RUNS_ID } from "./own-runs-ids";
import { PublishedStudies } from "./published-studies";
import styles from "./study-page.module.css";
import { StudyRoom } from "./study-room.client";

export function StudyPage({ locale }: { locale: Locale }) {
  const words = localize(study, locale);
  const path = pathOf("study", locale);
  const known = APP_IDS.map((id) => ({
    ...appSummary(id, locale),
    payloadUrl: payloadUrl(id, locale),
  }));
  const owners = known.map(({ id, name }) => ({ id, name, version: APPS[id].model.facts.version }));
  const data = dataTexts(locale);
  const list = (
    <div className={styles.list}>
      <PageHead title={words.title} lede={words.lede} />
      <div className={styles.column}>
        <noscript>
          <p className={styles.needsScripts}>{words.needsScripts}</p>
        </noscript>
        <section className={styles.own}>
          <h2>{words.own.title}</h2>
          <div id={OWN_RUNS_ID} />
        </section>
        <h2 className={styles.choose}>{words.choose}</h2>
        <ul role="list" className={styles.apps}>
          {known.map(({ id, name }) => (
            <li key={id} className={styles.app}>
              <div className={styles.screen} aria-hidden="true">
                <ExampleScreen content={exampleContent(id, locale)} description="" />
              </div>
              <h3>{name}</h3>
              <AppFactLine app={id} locale={locale} />
              <ActionLink
                href={`${path}?app=${id}`}
                aria-label={withColon(words.open, name, locale)}
              >
                {words.open}
              </ActionLink>
            </li>
          ))}
        </ul>
        <PublishedStudies words={words.studies} locale={locale} />
        <MyDataPart
          apps={owners}
          words={data}
          ownWords={words.own}
          sending={
            receiver() && {
              payloadUrl: payloadUrl("study", locale),
              withdraw: words.withdraw,
              eraseUnsent: localize(deliveryWords, locale).withdraw.eraseUnsent,
            }
          }
          locale={locale}
        />
        <ConnectionState words={localize(siteWords, locale).connection} />
      </div>
    </div>
  );
  return (
    <>
      <StructuredData graph={structuredData("study", locale)} />
      <StudyRoom
        locale={locale}
        list={list}
        apps={known}
        payloadUrl={payloadUrl("study", locale)}
        words={{
          forResearchers: words.forResearchers,
          adapt: words.adapt,
          back: words.back,
          brief: words.brief,
          risks: words.risks,
          missingCapability: words.missingCapability,
          recorded: recordedText(words.brief, data, locale),
          sheet: sheetPoints(words.brief),
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
    </>
  );
}

/** Returns the words about the data of runs, adapted to the receiver of this build. */
function dataTexts(locale: Locale): DataWords {
  const words = localize(dataWords, locale);
  const to = receiver();
  if (!to || givesReceipts(to)) return words;
  const { accepted } = localize(deliveryWords, locale).state;
  const sent = interpolate(accepted, { host: receiverHost(to) });
  return { ...words, sending: { ...words.sending, sent } };
}

/** Returns the text about the recorded data, which depends on whether this build sends data. */
function recordedText(
  { recordedShort, keptHere, keptAndSent }: Localized<typeof study>["brief"],
  { sending }: DataWords,
  locale: Locale,
): string {
  const to = receiver();
  if (!to) return `${recordedShort} ${keptHere}`;
  const host = receiverHost(to);
  const { noReceipts } = localize(deliveryWords, locale).before;
  return [
    recordedShort,
    keptAndSent,
    interpolate(sending.notice, { host }),
    ...(givesReceipts(to) ? [] : [interpolate(noReceipts, { host })]),
  ].join(" ");
}

/** Returns the points of the information and consent sheet with the answers for this build. */
function sheetPoints({ sheet }: Localized<typeof study>["brief"]): [string, string][] {
  const to = receiver();
  const { legalName, email } = organisation;
  return [
    [sheet.purposeTitle, to ? sheet.purposeSent : sheet.purpose],
    [sheet.whoTitle, interpolate(sheet.who, { legalName, email })],
    [sheet.risksTitle, sheet.risks],
    [
      sheet.withdrawalTitle,
      to
        ? `${sheet.withdrawal} ${interpolate(sheet.withdrawalSent, { host: receiverHost(to) })}`
        : sheet.withdrawal,
    ],
  ];
}
