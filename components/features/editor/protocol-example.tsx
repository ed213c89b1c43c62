import { TrialFigure } from "@/components/plots/trial-figure";
import { ActionLink } from "@/components/ui/action-link";
import { HiddenText } from "@/components/ui/hidden-text";
import { apps } from "@/content/apps";
import { protocol } from "@/content/protocol";
import { fillWords } from "@/experiments/catalog/app-texts";
import { MODELS } from "@/experiments/catalog/generated/models";
import { APPS } from "@/experiments/catalog/registry";
import { REHEARSAL } from "@/experiments/engine/session/rehearsal";
import { galleryPayload } from "@/experiments/payloads/gallery";
import {
  SimulatedExample,
  simulatedExampleTitle,
} from "@/experiments/presentation/simulated-example";
import { EXAMPLE_PLAN, EXAMPLE_STROOP } from "@/experiments/study/document/example-study";
import { localize } from "@/lib/i18n/define-content";
import { formatMs, formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { formatMoney } from "@/lib/i18n/money";
import { withColon } from "@/lib/i18n/typeset";
import { type Locale, pathOf } from "@/lib/routes";
import { examplePlan } from "./plan/example-plan";
import styles from "./protocol-example.module.css";
import { ReadyList } from "./ready-list";
import readyStyles from "./ready-list.module.css";
import { Bench, EditorPanel, PaneTitle, SettingRow, StudyHead } from "./shared/frame";

/** The parameters of the example that the page displays. */
const NAMED = ["trials", "blocks", "practiceTrials", "fixationMs", "responseWindowMs"] as const;

/**
 * An example study with the data derived from it, and the gallery of templates. Visitors can read this content while
 * the editor loads, or if scripts are disabled.
 */
export function ProtocolExample({ locale }: { locale: Locale }) {
  const words = localize(protocol, locale);
  const { example } = words;
  const model = MODELS.stroop.modelOf(EXAMPLE_STROOP);
  const stroop = fillWords(localize(APPS.stroop.words, locale), model, locale);
  const traits = APPS["mini-ipip"];
  const { definitions } = MODELS.stroop.parameters;
  const minutes = Math.ceil((model.facts.seconds + traits.model.facts.seconds) / 60);
  const { people, payPerHour: pay, currency } = EXAMPLE_PLAN;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const total = money((people * pay * minutes) / 60);
  const plan = examplePlan(example.name, locale);
  const items = { n: formatNumber(traits.model.facts.trials, locale) };
  const others = Object.keys(definitions).length - NAMED.length;
  const steps = [
    { name: stroop.name, note: interpolate(example.trials, { n: model.facts.trials }) },
    { name: localize(traits.words, locale).name, note: interpolate(example.items, items) },
  ];
  return (
    <>
      <StudyHead
        title={
          <h1 className={styles.title} tabIndex={-1}>
            <HiddenText>{withColon(words.title, "", locale)}</HiddenText>
            {example.name}
          </h1>
        }
        saved={example.eyebrow}
        factsLabel={example.eyebrow}
        facts={[
          { value: "2", name: example.steps },
          { value: `${minutes} min`, name: example.perPerson },
          { value: formatNumber(people, locale), name: example.people },
          { value: total, name: example.pay },
        ]}
      >
        <p className={styles.lede}>{words.lede}</p>
      </StudyHead>
      <Bench
        shown={null}
        steps={
          <section>
            <p className={styles.needsScripts}>{words.needsScripts}</p>
            <PaneTitle>{example.steps}</PaneTitle>
            <ol role="list" className={styles.steps}>
              {steps.map(({ name, note }) => (
                <li key={name}>
                  <b>{name}</b>
                  <span>{note}</span>
                </li>
              ))}
            </ol>
          </section>
        }
        settings={
          <section className={styles.card}>
            <h2>{stroop.name}</h2>
            <dl>
              {NAMED.map((name) => (
                <SettingRow
                  key={name}
                  name={definitions[name].label[locale]}
                  value={
                    name.endsWith("Ms")
                      ? formatMs(EXAMPLE_STROOP[name], locale)
                      : formatNumber(EXAMPLE_STROOP[name], locale)
                  }
                />
              ))}
              <SettingRow
                name={interpolate(example.atDefault, { n: others })}
                value={example.defaults}
              />
            </dl>
          </section>
        }
        preview={
          <>
            <EditorPanel title={example.seesTitle}>
              <figure className={styles.figure}>
                <TrialFigure
                  frames={model.figure(stroop)}
                  words={localize(apps, locale).figure}
                  description={stroop.brief.figure}
                  locale={locale}
                />
              </figure>
            </EditorPanel>
            <EditorPanel title={plan.heading}>
              <p>{example.question}</p>
              <ul className={styles.notes}>
                {plan.notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            </EditorPanel>
            <EditorPanel
              title={interpolate(example.costTitle, {
                people: formatNumber(people, locale),
                minutes,
                hour: money(pay),
                pay: total,
              })}
            >
              <p>{example.costText}</p>
            </EditorPanel>
            <EditorPanel title={simulatedExampleTitle(locale)}>
              <SimulatedExample locale={locale} hasTitle={false} />
            </EditorPanel>
          </>
        }
        launch={
          <EditorPanel title={example.paperTitle}>
            <p>
              {stroop.brief.methods} {interpolate(example.afterwards, items)}
            </p>
          </EditorPanel>
        }
      />
      <ReadyToRead locale={locale} />
    </>
  );
}

/** The gallery of templates for browsers without scripts: the purpose and the document of each template. */
function ReadyToRead({ locale }: { locale: Locale }) {
  const gallery = galleryPayload(locale);
  const { title, lede, file, try: through } = gallery.words;
  return (
    <section
      className={`${readyStyles.gallery} ${styles.gallery}`}
      aria-labelledby="ready-protocols"
    >
      <h2 id="ready-protocols">{title}</h2>
      <p className={readyStyles.lede}>{lede}</p>
      <ReadyList
        gallery={gallery}
        ways={(ready) => (
          <>
            <ActionLink
              href={`${pathOf("study", locale)}${ready.query}&${REHEARSAL}`}
              aria-label={withColon(through, ready.title, locale)}
            >
              {through}
            </ActionLink>
            <a href={ready.address} aria-label={withColon(file, ready.title, locale)}>
              {file}
            </a>
          </>
        )}
      />
    </section>
  );
}
