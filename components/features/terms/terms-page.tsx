import { tileSource } from "@/components/map/tile-source";
import { structuredData } from "@/components/shell/metadata/json-ld";
import { StructuredData } from "@/components/shell/metadata/structured-data";
import { DeferredContent } from "@/components/shell/navigation/deferred-content.client";
import { contactEndpoint } from "@/components/shell/outbox/endpoint";
import { PageContents } from "@/components/ui/page-contents";
import { PageHead } from "@/components/ui/page-head";
import { Prose } from "@/components/ui/prose";
import { cgu } from "@/content/cgu";
import { organisation } from "@/content/organisation";
import { publishedNorm } from "@/experiments/catalog/norms";
import { APPS } from "@/experiments/catalog/registry";
import { receiver } from "@/experiments/engine/sending/receiver";
import { localize } from "@/lib/i18n/define-content";
import { formatDay } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { typeset } from "@/lib/i18n/typeset";
import type { Locale } from "@/lib/routes";
import { EraseButton } from "./erase-button.client";
import { storage } from "./stored-data";
import styles from "./terms-page.module.css";

/** Returns facts about the organisation and the demonstrations, keyed by the placeholders in the texts of the terms. */
function facts(locale: Locale) {
  const { host, coordinates, labRegions, cities, reach, ordering, support, ...others } =
    organisation;
  const { openingHours, dayRate, replyTime, costs, people, work, ...own } = others;
  const tiles = tileSource();
  // The groups of digits of a number remain on one line.
  const set = Object.entries(own).map(([name, fact]) => [name, typeset(fact, locale)]);
  return {
    ...Object.fromEntries(set),
    streetMap: tiles ? interpolate(localize(cgu, locale).streetMap, { host: tiles.host }) : "",
    hostName: host.name,
    hostAddress: host.address,
    hostPhone: typeset(host.phone, locale),
    stroopParticipants: publishedNorm(APPS.stroop.model.facts.measures[0].norm, locale).n,
  };
}

export function CguPage({ locale }: { locale: Locale }) {
  const words = localize(cgu, locale);
  const kept = localize(storage, locale);
  const updated = formatDay(words.updated, locale);
  return (
    <>
      <PageHead title={words.title} lede={interpolate(words.lede, facts(locale))} />
      <DeferredContent>
        <div className={styles.page}>
          <div className={styles.contents}>
            <PageContents title={words.contentsTitle} sections={words.sections} />
            <p className={styles.updated}>
              {words.updatedLabel}
              <br />
              <time dateTime={words.updated}>{updated}</time>
            </p>
          </div>
          <div className={styles.sections}>
            {words.sections.map(({ id, title, body, part }) => (
              <section key={id} id={id}>
                <h2>{title}</h2>
                <Prose locale={locale}>{interpolate(body, facts(locale))}</Prose>
                {part === "storage" && (
                  <>
                    <div className={styles.table}>
                      <table>
                        <caption className={styles.caption}>{kept.caption}</caption>
                        <thead>
                          <tr>
                            <th scope="col">{kept.columns.key}</th>
                            <th scope="col">{kept.columns.purpose}</th>
                            <th scope="col">{kept.columns.lifetime}</th>
                          </tr>
                        </thead>
                        <tbody>
                          {kept.entries.map(({ key, purpose, lifetime }) => (
                            <tr key={key}>
                              <th scope="row">
                                <code>{key}</code>
                              </th>
                              <td>{purpose}</td>
                              <td>{lifetime}</td>
                            </tr>
                          ))}
                        </tbody>
                      </table>
                    </div>
                    <EraseButton
                      words={{ erase: kept.erase, erased: kept.erased, refused: kept.refused }}
                      // A build that does not send data needs no question about unsent data.
                      unsentWords={receiver() || contactEndpoint() ? kept.unsent : null}
                    />
                  </>
                )}
              </section>
            ))}
          </div>
        </div>
      </DeferredContent>
      <StructuredData graph={structuredData("cgu", locale)} />
    </>
  );
}
