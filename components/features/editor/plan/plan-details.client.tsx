"use client";

import { memo, useState } from "react";
import { isObject, type JsonObject } from "@/components/features/editor/document/json";
import { ChoiceField } from "@/components/features/editor/form/choice-field.client";
import { FlagField } from "@/components/features/editor/form/flag-field.client";
import { NumberField, RawNumberField } from "@/components/features/editor/form/number-field.client";
import { SaidField } from "@/components/features/editor/form/said-field.client";
import {
  useEditorContext,
  useField,
} from "@/components/features/editor/shared/editor-context.client";
import { LazyFold } from "@/components/features/editor/shared/lazy-fold.client";
import { formatNumber } from "@/lib/i18n/format";
import { ExcludeFields } from "./exclude-fields.client";
import styles from "./plan-panel.module.css";

/** The smallest and the largest proportion that a field accepts; 0 and 1 themselves are excluded. */
const SHARE = { minimum: 0.01, maximum: 0.99, step: 0.05 };
const RATIO = { minimum: 0.05, maximum: 20, step: 0.5 };

/** Returns the plan of a document. The document may be incomplete. */
const planOf = (document: JsonObject): JsonObject => (isObject(document.plan) ? document.plan : {});

/** The fields on which the result also depends. The question and the aim determine which fields are displayed. */
export const QuestionDetails = memo(function QuestionDetails() {
  const { document, words } = useEditorContext();
  const own = words.plan;
  const { question, goal, observed, other, when } = planOf(document);
  const hasOther = isObject(other) && other.measure !== undefined;
  const isOtherDay = when === "anotherDay";
  return (
    <>
      {goal === "width" && (
        <NumberField
          path={["plan", "width"]}
          label={own.width}
          hint={own.widthHelp}
          limits={
            question === "correlation" || question === "proportion" || question === "proportions"
              ? { minimum: 0.01, maximum: 2, step: 0.05 }
              : { minimum: 0.01, maximum: 1000, step: 1 }
          }
        />
      )}
      {(question === "mean" || question === "proportion" || question === "proportions") && (
        <NumberField
          path={["plan", "reference"]}
          label={own.reference}
          hint={own.referenceHelp}
          limits={
            question === "mean"
              ? { minimum: -10_000, maximum: 10_000, step: 1 }
              : { minimum: 0.01, maximum: 0.99, step: 0.05 }
          }
        />
      )}
      {question === "change" && (
        <NumberField
          path={["plan", "rho"]}
          label={own.rho}
          hint={own.rhoHelp}
          limits={{ minimum: 0, maximum: 1, step: 0.05 }}
        />
      )}
      {question === "correlation" && !hasOther && (
        <>
          <SaidField path={["plan", "other", "name"]} label={own.otherName} rows={0} />
          <NumberField
            path={["plan", "other", isOtherDay ? "retest" : "reliability"]}
            label={isOtherDay ? own.otherRetest : own.otherReliability}
            limits={SHARE}
          />
        </>
      )}
      {question === "correlation" && (
        <FlagField path={["plan", "observed"]} label={own.observed} hint={own.observedHelp} />
      )}
      {question === "correlation" && observed === true && (
        <>
          <NumberField
            path={["plan", "observedWith", "measure"]}
            label={own.observedMeasure}
            limits={SHARE}
          />
          <NumberField
            path={["plan", "observedWith", "other"]}
            label={own.observedOther}
            limits={SHARE}
          />
        </>
      )}
    </>
  );
});

const TEST = [
  "alpha",
  "tests",
  "sides",
  "whyOneSided",
  "hypotheses",
  "whyEffect",
  "days",
  "groups",
  "beside",
];
const OWN = ["sd", "reliability", "retest", "figuresFrom"];

/** The fields that few plans change: the test, figures from the author's own data, and the exclusions. */
export const PlanFolds = memo(function PlanFolds({
  needsOwn,
}: {
  /** True if no figures were published for the parameters of the step. */
  needsOwn: boolean;
}) {
  const { document, words, faults, locale } = useEditorContext();
  const own = words.plan;
  const plan = planOf(document);
  const { question, sides, when } = plan;
  const isWrong = (keys: readonly string[]) =>
    [...faults.keys()].some((path) =>
      keys.some((key) => path === `plan.${key}` || path.startsWith(`plan.${key}.`)),
    );
  const isSet = (keys: readonly string[]) => keys.some((key) => plan[key] !== undefined);
  return (
    <div className={styles.folds}>
      <LazyFold className={styles.fold} summary={own.test} isNeeded={isWrong(TEST)}>
        {() => (
          <div className={styles.ask}>
            <NumberField
              path={["plan", "alpha"]}
              label={own.alpha}
              limits={{ minimum: 0.0001, maximum: 0.2, step: 0.01 }}
              placeholder={formatNumber(0.05, locale, 2)}
            />
            <NumberField
              path={["plan", "tests"]}
              label={own.tests}
              limits={{ minimum: 1, maximum: 1000, step: 1 }}
              placeholder="1"
            />
            <ChoiceField
              path={["plan", "sides"]}
              label={own.sides}
              fallback="two"
              choices={{ two: own.twoSided, one: own.oneSided }}
            />
            {sides === "one" && (
              <SaidField path={["plan", "whyOneSided"]} label={own.whyOneSided} />
            )}
            <SaidField path={["plan", "hypotheses"]} label={own.hypotheses} />
            <SaidField path={["plan", "whyEffect"]} label={own.whyEffect} />
            {(question === "change" || when === "anotherDay") && (
              <NumberField
                path={["plan", "days"]}
                label={own.days}
                limits={{ minimum: 1, maximum: 36_500, step: 1 }}
              />
            )}
            <SizeRatioField />
            {question === "groups" && (
              <NumberField
                path={["plan", "groups", "sdRatio"]}
                label={own.sdRatio}
                limits={RATIO}
                placeholder="1"
              />
            )}
            {question !== "correlation" && (
              <NumberField
                path={["plan", "beside", "correlation"]}
                label={own.besideCorrelation}
                limits={SHARE}
              />
            )}
            {question !== "groups" && (
              <NumberField
                path={["plan", "beside", "groups"]}
                label={own.besideGroups}
                limits={{ minimum: 0.01, maximum: 1000, step: 1 }}
              />
            )}
          </div>
        )}
      </LazyFold>
      <LazyFold
        className={styles.fold}
        summary={own.own}
        isNeeded={needsOwn || isSet(OWN) || isWrong(OWN)}
      >
        {() => (
          <>
            <p className={styles.help}>{own.ownHelp}</p>
            <div className={styles.ask}>
              <NumberField
                path={["plan", "sd"]}
                label={own.sd}
                limits={{ minimum: 0.01, maximum: 10_000, step: 1 }}
              />
              <NumberField path={["plan", "reliability"]} label={own.reliability} limits={SHARE} />
              <NumberField path={["plan", "retest"]} label={own.retest} limits={SHARE} />
              <SaidField path={["plan", "figuresFrom"]} label={own.figuresFrom} />
            </div>
          </>
        )}
      </LazyFold>
      <LazyFold
        className={styles.fold}
        summary={own.exclude}
        isNeeded={isSet(["exclude"]) || isWrong(["exclude"])}
      >
        {() => <ExcludeFields />}
      </LazyFold>
    </div>
  );
});

/**
 * The ratio of the sizes of the groups. The field only allows the author to remove a ratio, because all conditions are
 * equally likely. An emptied field remains, because the author may still type in it.
 */
function SizeRatioField() {
  const { document, words } = useEditorContext();
  const field = useField(["plan", "groups", "sizeRatio"]);
  const hasRatio = field.value !== undefined;
  const [hadRatio, setHadRatio] = useState(hasRatio);
  if (hasRatio && !hadRatio) setHadRatio(true);
  if (!hasRatio && !(hadRatio && planOf(document).question === "groups")) return null;
  return (
    <RawNumberField field={field} label={words.plan.sizeRatio} limits={RATIO} placeholder="1" />
  );
}
