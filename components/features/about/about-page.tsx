import { structuredData } from "@/components/shell/metadata/json-ld";
import { StructuredData } from "@/components/shell/metadata/structured-data";
import { DeferredContent } from "@/components/shell/navigation/deferred-content.client";
import { ActionLink } from "@/components/ui/action-link";
import { Band } from "@/components/ui/band";
import { ClosingBand } from "@/components/ui/closing-band";
import { PageContents } from "@/components/ui/page-contents";
import { PageHead } from "@/components/ui/page-head";
import { about } from "@/content/about";
import { precision } from "@/content/precision";
import { APP_IDS } from "@/experiments/catalog/app-ids";
import { APPS } from "@/experiments/catalog/registry";
import type { AppModel } from "@/experiments/engine/contract/define-app";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { type Locale, pathOf } from "@/lib/routes";
import styles from "./about-page.module.css";
import { CostsTable } from "./costs-table";
import { DeviceSupport } from "./device-support";
import { InstitutionFacts } from "./institution-facts";
import { OtherTools } from "./other-tools";
import { PeopleAndWork } from "./people-and-work";
import { PrecisionFigure } from "./precision-figure";
import { ProcessSteps } from "./process-steps";
import { TermList } from "./term-list";
import { TimingEvidence } from "./timing-evidence";
import { TimingPlot } from "./timing-plot";

const readAloud = APP_IDS.filter((app) => {
  const { facts }: AppModel = APPS[app].model;
  return facts.screenReader;
});

export function AboutPage({ locale }: { locale: Locale }) {
  const words = localize(about, locale);
  const { process, people, tools, notUs, costs, institution, timing, ethics, devices, closing } =
    words;
  const sections = [
    { id: "process", title: process.title },
    { id: "people", title: people.title },
    { id: "trials", title: localize(precision, locale).title },
    { id: "not-us", title: notUs.title },
    { id: "tools", title: tools.title },
    { id: "costs", title: costs.title },
    { id: "institution", title: institution.title },
    { id: "ethics", title: ethics.title },
    { id: "timing", title: timing.title },
    { id: "devices", title: devices.title },
  ];
  return (
    <>
      <PageHead title={words.title} lede={words.lede} />
      <DeferredContent>
        <PageContents across title={words.contentsTitle} sections={sections} />
        <Band id="process" title={process.title} intro={process.intro} pace="large">
          <ProcessSteps locale={locale} />
        </Band>
        <Band id="people" title={people.title} pace="dense">
          <PeopleAndWork locale={locale} />
        </Band>
        <Band id="trials" title={localize(precision, locale).title} tone="surface">
          <PrecisionFigure locale={locale} />
        </Band>
        <Band id="not-us" title={notUs.title} intro={notUs.intro}>
          <ul role="list" className={styles.items}>
            {notUs.items.map((item) => (
              <li key={item.title}>
                <h3>{item.title}</h3>
                <p>{item.body}</p>
              </li>
            ))}
          </ul>
        </Band>
        <Band id="tools" title={tools.title} intro={tools.intro} pace="dense">
          <OtherTools locale={locale} />
        </Band>
        <Band id="costs" title={costs.title} pace="dense">
          <CostsTable locale={locale} />
        </Band>
        <Band
          id="institution"
          title={institution.title}
          intro={institution.intro}
          tone="surface"
          pace="dense"
        >
          <InstitutionFacts locale={locale} />
        </Band>
        <Band id="ethics" title={ethics.title} intro={ethics.intro} pace="dense">
          <TermList items={ethics.items} locale={locale} />
        </Band>
        <Band id="timing" title={timing.title} pace="large">
          <TimingPlot locale={locale} />
          <TimingEvidence locale={locale} />
        </Band>
        <Band
          id="devices"
          title={devices.title}
          intro={interpolate(devices.intro, { aloud: readAloud.length, all: APP_IDS.length })}
          pace="dense"
        >
          <DeviceSupport locale={locale} />
        </Band>
        <ClosingBand
          title={closing.title}
          body={closing.body}
          actions={
            <ActionLink primary href={pathOf("contact", locale)}>
              {closing.action}
            </ActionLink>
          }
        />
      </DeferredContent>
      <StructuredData graph={structuredData("about", locale)} />
    </>
  );
}
