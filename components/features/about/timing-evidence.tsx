import { ExternalLink } from "@/components/ui/external-link";
import { Prose } from "@/components/ui/prose";
import { WideContent } from "@/components/ui/wide-content";
import { about } from "@/content/about";
import { timing } from "@/content/timing";
import { localize } from "@/lib/i18n/define-content";
import { formatDay, formatNumber, LANGUAGE_TAGS } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import styles from "./timing-evidence.module.css";
import { timingFigures as figures } from "./timing-figures";
import { METHODS, TIMING_CONDITIONS, timingFormat } from "./timing-format";

/**
 * The evidence for the timing of the site: published papers, the results and equipment of the site's own benchmark, and
 * the delays that software cannot measure. The section is collapsed.
 */
export function TimingEvidence({ locale }: { locale: Locale }) {
  const words = localize(timing, locale);
  const { findings: papers, terms } = localize(about, locale).timing;
  const { machine, parameters, durations, ownLog, responses, touch, start, targets } = figures;

  const { percent, measured, target } = timingFormat(locale);
  const list = (values: readonly (number | string)[]) =>
    new Intl.ListFormat(LANGUAGE_TAGS[locale], { type: "conjunction" }).format(values.map(String));

  const [shortest, longest] = parameters.busyEveryMs;
  const caption = interpolate(words.caption, {
    ...machine,
    hz: formatNumber(machine.displayHz, locale),
    trials: durations.own.idle.trials,
    durations: list(parameters.durationsMs),
    answers: parameters.answers,
    busy: parameters.busyMs,
    shortest,
    longest,
    date: formatDay(figures.measured, locale),
    jspsych: figures.versions.jspsych,
  });
  const spread = targets.find(({ id }) => id === "touchSpreadMs")?.value ?? Number.NaN;
  const findings = interpolate(words.findings, {
    logIdle: percent(ownLog.idle.exact),
    logLoad: percent(ownLog.load.exact),
    holds: list(touch.map(({ holdMs }) => holdMs)),
    spread: formatNumber(spread, locale, 1),
    clicks: list(touch.map(({ clickBiasMs }) => formatNumber(clickBiasMs, locale))),
    slowdown: parameters.cpuSlowdown,
    kbit: formatNumber(parameters.kbitPerSecond, locale),
    start: formatNumber(start.atOnce.sumMs, locale),
    runs: start.atOnce.runs.length,
  });

  return (
    <details className={styles.evidence} id="timing-evidence">
      <summary>{words.evidence}</summary>
      <h3>{words.papersTitle}</h3>
      <p className={styles.terms}>{terms}</p>
      <ul role="list" className={styles.papers}>
        {papers.map(({ id, url, citation, setting, finding }) => (
          <li key={id}>
            <p>
              {finding} <span className={styles.setting}>{setting}.</span>
            </p>
            <p className={styles.source}>
              <ExternalLink href={url}>{citation}</ExternalLink>
            </p>
          </li>
        ))}
      </ul>
      <h3>{words.title}</h3>
      <div className={styles.parts}>
        <figure>
          <WideContent label={words.title}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{words.setting}</th>
                  <th scope="col">{words.columns.exact}</th>
                  <th scope="col">{words.columns.bias}</th>
                  <th scope="col">{words.columns.sd}</th>
                </tr>
              </thead>
              {TIMING_CONDITIONS.map((condition) => (
                <tbody key={condition}>
                  <tr>
                    <th scope="rowgroup" colSpan={4}>
                      {words.conditions[condition]}
                    </th>
                  </tr>
                  {METHODS.map((method) => (
                    <tr key={method}>
                      <th scope="row">{words.methods[method]}</th>
                      <td>{percent(durations[method][condition].exact)}</td>
                      <td>{formatNumber(responses[method][condition].biasMs, locale, 1)}</td>
                      <td>{formatNumber(responses[method][condition].sdMs, locale, 1)}</td>
                    </tr>
                  ))}
                </tbody>
              ))}
            </table>
          </WideContent>
          <figcaption className={styles.caption}>
            <Prose inline locale={locale}>
              {caption}
            </Prose>
          </figcaption>
        </figure>
        <div className={styles.reading}>
          <Prose locale={locale}>{findings}</Prose>
          <h4>
            {interpolate(words.targetsTitle, {
              met: targets.filter(({ met }) => met).length,
              all: targets.length,
            })}
          </h4>
          <WideContent label={words.targetColumns.target}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{words.targetColumns.target}</th>
                  <th scope="col">{words.targetColumns.value}</th>
                  <th scope="col">{words.targetColumns.outcome}</th>
                </tr>
              </thead>
              <tbody>
                {targets.map((each) => (
                  <tr key={each.id}>
                    <th scope="row">{target(each)}</th>
                    <td>{measured(each)}</td>
                    <td>{each.met ? words.met : words.missed}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </WideContent>
        </div>
      </div>
      <h3>{words.limitsTitle}</h3>
      <Prose locale={locale}>{words.limits}</Prose>
    </details>
  );
}
