import { ScatterPlot } from "@/components/plots/scatter-plot";
import { simulationWords } from "@/content/simulation";
import { MODELS } from "@/experiments/catalog/generated/models";
import { minorOf } from "@/experiments/engine/contract/app-versions";
import { defaultsOf } from "@/experiments/engine/contract/define-parameters";
import { appPayload } from "@/experiments/payloads/app-payload";
import type { AppStep } from "@/experiments/study/document/schema";
import { FEW, FIRST_SEED } from "@/experiments/study/simulation/limits";
import { simulatedParticipants } from "@/experiments/study/simulation/participants";
import { batchSummary, type StepSummary } from "@/experiments/study/simulation/recovery";
import { stepTexts } from "@/experiments/study/simulation/step-texts";
import { localize } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";
import { recoveryDescription, recoveryPoints, simulationHeading } from "./simulation-result";
import styles from "./simulation-result.module.css";

const DEFAULTS = defaultsOf(MODELS.stroop.parameters);

/** A step of a study with the Stroop task and its default parameters. */
const STEP: AppStep = {
  id: "stroop",
  app: "stroop",
  version: minorOf(MODELS.stroop.modelOf(DEFAULTS).facts.version),
  parameters: { ...DEFAULTS },
};

/**
 * Returns the summary of the example's simulated participants. The fixed seed gives the same participants in each
 * build.
 */
function exampleSummary(): StepSummary {
  const participants = simulatedParticipants({
    document: { steps: [STEP] },
    protocolId: "",
    documentId: "",
    people: FEW,
    seed: FIRST_SEED,
    means: {},
    differences: {},
  });
  return batchSummary([...participants]).steps[STEP.id] as StepSummary;
}

/** Returns the main sentence about the simulated participants of the example. */
export const simulatedExampleTitle = (locale: Locale): string =>
  simulationHeading(exampleSummary(), localize(simulationWords, locale), locale);

/**
 * Displays simulated participants in the Stroop task, with the sentence and the plot that the editor displays for any
 * study.
 */
export function SimulatedExample({
  locale,
  hasTitle = true,
}: {
  locale: Locale;
  /** True if the figure displays the main sentence. Otherwise, the page displays the sentence above the figure. */
  hasTitle?: boolean;
}) {
  const words = localize(simulationWords, locale);
  const summary = exampleSummary();
  const texts = stepTexts(STEP, appPayload("stroop", locale), locale);
  return (
    <figure className={styles.figure}>
      {hasTitle && (
        <figcaption>
          <strong>{simulationHeading(summary, words, locale)}</strong>
        </figcaption>
      )}
      <ScatterPlot
        points={recoveryPoints(summary)}
        span={texts.measure.span}
        xLabel={words.recovery.true}
        yLabel={words.recovery.measured}
        description={recoveryDescription(summary, texts, words, locale)}
        locale={locale}
      />
      <p className={styles.caption}>
        {words.recovery.line} {words.honesty}
      </p>
    </figure>
  );
}
