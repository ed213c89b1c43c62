"use client";

import { memo } from "react";
import { conditionIds } from "@/components/features/editor/document/conditions";
import type { StepModel } from "@/components/features/editor/document/consequences";
import { planOf } from "@/components/features/editor/document/people-cost";
import { recruiterIdOf } from "@/components/features/editor/document/recruiter-edit";
import { visitIdsOf } from "@/components/features/editor/document/visits";
import {
  useEditorContext,
  useEditorPage,
} from "@/components/features/editor/shared/editor-context.client";
import { EditorPanel } from "@/components/features/editor/shared/frame";
import { PARTS } from "@/components/features/editor/shared/panes";
import { ActionButton } from "@/components/ui/action-button";
import { DEVICE_TASK } from "@/experiments/device-step/model/device-step-model";
import { knownRecruiter } from "@/experiments/study/document/recruiters";
import { costOf, recruited } from "@/experiments/study/plan/cost";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { lengthText } from "@/lib/i18n/length-text";
import { formatMoney } from "@/lib/i18n/money";
import { typeset } from "@/lib/i18n/typeset";
import styles from "./cost-panel.module.css";

/** The duration of the study, the cost of its participants, and the duration of each step. */
export const CostPanel = memo(function CostPanel({
  steps,
  minutes,
  onGo,
}: {
  steps: readonly StepModel[];
  /** The duration of the study for one participant (`Checked.seconds`), in whole minutes. */
  minutes: number;
  /** Moves the focus to the field that belongs to a path. */
  onGo: (path: string) => void;
}) {
  const { apps, words: page, payload } = useEditorPage();
  const { document, words, locale } = useEditorContext();
  const own = words.cost;
  const plan = planOf(document);
  const { fee } = payload.launch;
  const service = knownRecruiter(recruiterIdOf(document));
  const people = recruited(plan);
  const visits = visitIdsOf(document);
  const cost = costOf(plan, minutes);
  const money = (amount: number) => formatMoney(amount, plan.currency, locale);
  const isBeforeFee = cost !== null && plan.fee === null && service?.chargesFee === true;
  const time = interpolate(words.facts.minutes, { n: minutes });
  /** Returns the name of a step, with its id if another step has the same name. */
  const nameOf = ({ app, id }: StepModel) => {
    const other = app === DEVICE_TASK ? words.form.device : words.form.survey;
    const name = apps.find((each) => each.id === app)?.name ?? other;
    return steps.filter((step) => step.app === app).length === 1 ? name : `${name} (${id})`;
  };
  if (minutes === 0) return null;
  const title = () => {
    if (cost && plan.payPerHour !== null)
      return interpolate(own.title, {
        recruited: formatNumber(cost.people, locale),
        minutes: time,
        hour: money(plan.payPerHour),
        total: money(cost.pay + cost.fee),
      });
    if (people === null) return interpolate(own.titleAlone, { minutes: time });
    const inAll = people * minutes;
    // Less than ten hours have one decimal, and less than one hour is stated in minutes.
    const hours =
      inAll < 60
        ? interpolate(words.facts.minutes, { n: inAll })
        : typeset(
            `${formatNumber(inAll / 60, locale, inAll < 600 && inAll % 60 > 0 ? 1 : 0)} h`,
            locale,
          );
    return interpolate(own.titleNoPay, {
      minutes: time,
      recruited: formatNumber(people, locale),
      hours,
    });
  };
  return (
    <EditorPanel id={PARTS.cost} name={payload.bench.map.cost} title={title()}>
      <p>
        {cost
          ? interpolate(isBeforeFee ? fee.sum : own.sum, {
              pay: money(cost.pay),
              fee: money(cost.fee),
              each: money(cost.each),
            })
          : own.length}
      </p>
      {document.conditionsAre === "sessions" && (
        <p>{interpolate(own.sessions, { n: conditionIds(document).length })}</p>
      )}
      {visits.length > 0 && <p>{interpolate(own.visits, { n: visits.length })}</p>}
      {isBeforeFee && (
        <p className={styles.fee}>
          {interpolate(fee.notStated, { name: service.name })}{" "}
          <ActionButton look="quiet" onClick={() => onGo("plan.feePercent")}>
            {interpolate(fee.add, { name: service.name })}
          </ActionButton>
        </p>
      )}
      {steps.length > 1 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{own.step}</th>
              <th scope="col">{own.trials}</th>
              <th scope="col">{own.time}</th>
            </tr>
          </thead>
          <tbody>
            {steps.map((step) => (
              <tr key={step.index}>
                <td>{nameOf(step)}</td>
                <td>
                  {step.app === DEVICE_TASK ? "–" : formatNumber(step.model.facts.trials, locale)}
                </td>
                <td>{lengthText(step.model.facts.seconds, page.length, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </EditorPanel>
  );
});
