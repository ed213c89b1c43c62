import { Prose } from "@/components/ui/prose";
import { timing } from "@/content/timing";
import { localize } from "@/lib/i18n/define-content";
import { formatMs, formatNumber, LANGUAGE_TAGS } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import styles from "./timing-evidence.module.css";
import { timingFigures as figures, type TimingFigures } from "./timing-figures";

const NO_BREAK_SPACE = "\u00A0";

const CONDITIONS = ["idle", "load"] as const;
const METHODS = ["own", "stock"] as const;

type TargetId = TimingFigures["targets"][number]["id"];

/** What our own benchmark measured, the machine, and what software cannot see. */
export function TimingEvidence({ locale }: { locale: Locale }) {
  const words = localize(timing, locale);
  const { machine, parameters, durations, ownLog, responses, touch, start, targets } = figures;

  const percent = (share: number) =>
    interpolate(words.percent, { share: formatNumber(share * 100, locale) });
  const ms = (value: number, digits = 1) =>
    `${formatNumber(value, locale, digits)}${NO_BREAK_SPACE}ms`;
  const list = (values: readonly (number | string)[]) =>
    new Intl.ListFormat(LANGUAGE_TAGS[locale], { type: "conjunction" }).format(values.map(String));

  const units: Record<TargetId, (value: number) => string> = {
    exactByWitness: percent,
    exactByLog: percent,
    biasMs: ms,
    sdMs: ms,
    loadExact: percent,
    touchSpreadMs: ms,
    startMs: (value) => formatMs(value, locale),
  };
  const limitOf = (id: TargetId, limit: number) =>
    units[id] === percent ? percent(limit) : formatMs(limit, locale);

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
    date: new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], {
      dateStyle: "long",
      timeZone: "UTC",
    }).format(new Date(figures.measured)),
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
    <div className={styles.evidence} id="timing-evidence">
      <h3>{words.title}</h3>
      <div className={styles.parts}>
        <figure>
          <WideTable label={words.title}>
            <thead>
              <tr>
                <th scope="col">{words.setting}</th>
                <th scope="col">{words.columns.exact}</th>
                <th scope="col">{words.columns.bias}</th>
                <th scope="col">{words.columns.sd}</th>
              </tr>
            </thead>
            {CONDITIONS.map((condition) => (
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
          </WideTable>
          <figcaption className={styles.caption}>
            <Prose inline locale={locale}>
              {caption}
            </Prose>
          </figcaption>
        </figure>
        <div className={styles.reading}>
          <Prose locale={locale}>{findings}</Prose>
          <p>{words.unseen}</p>
          <details>
            <summary>
              {interpolate(words.targetsTitle, {
                met: targets.filter(({ met }) => met).length,
                all: targets.length,
              })}
            </summary>
            <WideTable label={words.targetColumns.target}>
              <thead>
                <tr>
                  <th scope="col">{words.targetColumns.target}</th>
                  <th scope="col">{words.targetColumns.value}</th>
                  <th scope="col">{words.targetColumns.outcome}</th>
                </tr>
              </thead>
              <tbody>
                {targets.map(({ id, value, limit, met }) => (
                  <tr key={id}>
                    <th scope="row">
                      {interpolate(words.targets[id], { limit: limitOf(id, limit) })}
                    </th>
                    <td>{units[id](value)}</td>
                    <td>{met ? words.met : words.missed}</td>
                  </tr>
                ))}
              </tbody>
            </WideTable>
          </details>
        </div>
      </div>
    </div>
  );
}

/** A table that scrolls in its place where large text leaves it no room. */
function WideTable({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={styles.scroller} aria-label={label} tabIndex={0}>
      <table className={styles.table}>{children}</table>
    </section>
  );
}
