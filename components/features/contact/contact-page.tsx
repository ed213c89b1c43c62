import { structuredData } from "@/components/shell/metadata/json-ld";
import { StructuredData } from "@/components/shell/metadata/structured-data";
import { DeferredContent } from "@/components/shell/navigation/deferred-content.client";
import { contactEndpoint } from "@/components/shell/outbox/endpoint";
import { ActionLink } from "@/components/ui/action-link";
import { PageHead } from "@/components/ui/page-head";
import { Prose } from "@/components/ui/prose";
import { contact } from "@/content/contact";
import { contactForm } from "@/content/contact-form";
import { organisation } from "@/content/organisation";
import { APP_IDS } from "@/experiments/catalog/app-ids";
import { APPS } from "@/experiments/catalog/registry";
import { countries } from "@/lib/countries";
import { localize } from "@/lib/i18n/define-content";
import { formatTimeOfDay, LANGUAGE_TAGS } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { typeset } from "@/lib/i18n/typeset";
import type { Locale } from "@/lib/routes";
import { ContactForm } from "./contact-form.client";
import { ContactMap } from "./contact-map";
import styles from "./contact-page.module.css";

export function ContactPage({ locale }: { locale: Locale }) {
  const words = localize(contact, locale);
  const { email, phone, openingHours, dayRate, replyTime } = organisation;
  const body = words.questions.map((question) => `${question}\n\n`).join("\n");
  const mail = `mailto:${email}?subject=${encodeURIComponent(words.subject)}&body=${encodeURIComponent(body)}`;
  const endpoint = contactEndpoint();
  return (
    <>
      <PageHead title={words.title} lede={words.lede} />
      <DeferredContent>
        <div className={styles.page}>
          <div className={styles.write}>
            <ContactForm
              words={localize(contactForm, locale)}
              locale={locale}
              email={email}
              endpoint={endpoint && { url: endpoint.url, host: new URL(endpoint.url).host }}
              apps={APP_IDS.map((id) => ({ id, name: localize(APPS[id].words, locale).name }))}
              countries={countries(LANGUAGE_TAGS[locale])}
              privacy={
                <Prose inline locale={locale}>
                  {words.privacy}
                </Prose>
              }
            />
            <noscript>
              <div className={styles.helpful}>
                <h2>{words.questionsTitle}</h2>
                <ol>
                  {words.questions.map((question) => (
                    <li key={question}>{question}</li>
                  ))}
                </ol>
                <ActionLink primary href={mail}>
                  {words.write}
                </ActionLink>
                <p className={styles.note}>{words.writeNote}</p>
              </div>
            </noscript>
          </div>
          <div className={styles.side}>
            <section className={styles.next}>
              <h2>{words.next.title}</h2>
              <ol>
                {words.next.steps.map((step) => (
                  <li key={step}>{interpolate(step, { time: localize(replyTime, locale) })}</li>
                ))}
              </ol>
            </section>
            <dl className={styles.facts}>
              <div>
                <dt>{words.emailTitle}</dt>
                <dd>
                  <a href={`mailto:${email}`}>{email}</a>
                </dd>
              </div>
              <div>
                <dt>{words.phoneTitle}</dt>
                <dd>
                  <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{typeset(phone, locale)}</a>
                </dd>
              </div>
              <div>
                <dt>{words.addressTitle}</dt>
                <dd>
                  <address className={styles.address}>
                    {organisation.legalName}
                    <br />
                    {organisation.street}
                    <br />
                    {organisation.postalCode} {organisation.city}
                    <br />
                    {words.country}
                  </address>
                </dd>
              </div>
              <div>
                <dt>{words.hoursTitle}</dt>
                <dd>
                  {interpolate(words.hours, {
                    opens: formatTimeOfDay(openingHours.opens, locale),
                    closes: formatTimeOfDay(openingHours.closes, locale),
                    timeZone: openingHours.timeZone,
                  })}
                </dd>
              </div>
              <div>
                <dt>{words.rateTitle}</dt>
                <dd>
                  <Prose inline locale={locale}>
                    {interpolate(words.rate, { rate: localize(dayRate, locale) })}
                  </Prose>
                </dd>
              </div>
            </dl>
          </div>
        </div>
        <ContactMap locale={locale} />
      </DeferredContent>
      <StructuredData graph={structuredData("contact", locale)} />
    </>
  );
}
