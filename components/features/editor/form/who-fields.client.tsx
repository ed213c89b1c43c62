"use client";

import { memo, useState } from "react";
import { type JsonObject, withValue } from "@/components/features/editor/document/json";
import { planOf } from "@/components/features/editor/document/people-cost";
import {
  idsOf,
  recruiterIdOf,
  withIds,
} from "@/components/features/editor/document/recruiter-edit";
import {
  useEditorBase,
  useEditorContext,
  useField,
} from "@/components/features/editor/shared/editor-context.client";
import { RECRUITERS, type RecruiterId } from "@/experiments/study/document/recruiters";
import { recruited } from "@/experiments/study/plan/cost";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { currencySign } from "@/lib/i18n/money";
import { ChoiceField, Select } from "./choice-field.client";
import { FieldRow } from "./field.client";
import flagStyles from "./flag-field.module.css";
import styles from "./form-sections.module.css";
import { PAY_CURRENCIES } from "./money";
import { NumberField } from "./number-field.client";
import { SaidField } from "./said-field.client";
import { TextInput } from "./text-field.client";

/** The fields for the participants: their number, recruitment, pay and language. */
export const WhoFields = memo(function WhoFields() {
  const { document, words, locale } = useEditorContext();
  const { who } = words;
  const plan = planOf(document);
  const currency = useField(["plan", "currency"]);
  const all = recruited(plan);
  const pay = currencySign(plan.currency, locale);
  return (
    <section className={styles.section}>
      <h2>{who.title}</h2>
      <NumberField
        path={["plan", "people"]}
        about="people"
        label={who.people}
        limits={{ minimum: 2, maximum: 100_000, step: 1 }}
      />
      <NumberField
        path={["plan", "loss"]}
        label={who.loss}
        limits={{ minimum: 0, maximum: 95, step: 1 }}
        scale={100}
        unit="%"
        cost={
          all !== null && plan.loss > 0
            ? interpolate(who.recruited, {
                n: formatNumber(all, locale),
                people: formatNumber(plan.people ?? 0, locale),
              })
            : undefined
        }
      />
      <RecruiterField />
      <SaidField path={["plan", "recruitment"]} label={who.recruitment} />
      <NumberField
        path={["plan", "payPerHour"]}
        label={who.pay}
        limits={{ minimum: 0, maximum: 1000, step: 0.5 }}
        prefix={pay.isBefore ? pay.sign : undefined}
        unit={pay.isBefore ? undefined : pay.sign || undefined}
      />
      <FieldRow id={currency.id} at={currency.name} label={who.currency} error={currency.error}>
        {(control) => (
          <Select
            {...control}
            value={plan.currency}
            choices={{
              "": who.noCurrency,
              ...Object.fromEntries(PAY_CURRENCIES.map((code) => [code, code])),
            }}
            onChange={(code) => currency.set(code || undefined)}
          />
        )}
      </FieldRow>
      <NumberField
        path={["plan", "feePercent"]}
        label={who.fee}
        hint={who.feeHelp}
        limits={{ minimum: 0, maximum: 100, step: 1 }}
        unit="%"
      />
      <ChoiceField
        path={["language"]}
        label={who.language}
        fallback="participant"
        choices={{
          participant: who.languages.participant,
          en: who.languages.english,
          fr: who.languages.french,
        }}
      />
    </section>
  );
});

/** The choice of the recruitment service, or the names of its identifiers. */
function RecruiterField() {
  const { document, words, edit, faults, locale } = useEditorContext();
  const { who } = words;
  const ids = idsOf(document);
  /**
   * The names that the author has typed, also if they are empty or equal to the names of a service: the field must not
   * disappear while the author types.
   */
  const [typed, setTyped] = useState<string | null>(null);
  const required = useField(["delivery", "requireId"]);
  const found = recruiterIdOf(document);
  const chosen: RecruiterId = typed === ids.join() ? "other" : found;
  const setIds = (next: readonly string[], typing?: string) =>
    edit((now) => withIds(now, next), typing === undefined ? {} : { typing });
  const names = Object.entries(RECRUITERS).map(([id, { name }]) => [id, name]);
  const fault = [...faults.values()].find(({ path }) => path.startsWith("delivery.ids"));
  const id = "field-recruiter";
  return (
    <>
      <FieldRow
        id={id}
        label={who.recruiter}
        error={undefined}
        cost={
          chosen !== "other" && ids.length > 0
            ? interpolate(who.keeps, { ids: ids.join(", ") })
            : undefined
        }
      >
        {(control) => (
          <Select
            {...control}
            value={chosen}
            choices={{
              none: who.nobody,
              ...Object.fromEntries(names),
              other: who.other,
            }}
            onChange={(next) => {
              setTyped(next === "other" ? ids.join() : null);
              if (next in RECRUITERS) setIds(RECRUITERS[next as keyof typeof RECRUITERS].ids);
              else if (next === "none")
                // Without identifiers, none can be required.
                edit(
                  (now) =>
                    withValue(withIds(now, []), ["delivery", "requireId"], undefined) as JsonObject,
                );
            }}
          />
        )}
      </FieldRow>
      {chosen === "other" && (
        <ListField
          id="field-delivery.ids"
          label={who.ids}
          hint={who.idsHelp}
          values={ids}
          at={fault?.path}
          error={fault?.rule[locale]}
          onChange={(next) => {
            setTyped(next.join());
            setIds(next, "delivery.ids");
          }}
        />
      )}
      {(ids.length > 0 || required.value !== undefined) && (
        <FieldRow
          id={required.id}
          at={required.name}
          label={interpolate(who.requireId, { id: ids[0] || "…" })}
          hint={who.requireIdHelp}
          error={required.error}
        >
          {(control) => (
            <input
              {...control}
              type="checkbox"
              className={flagStyles.flag}
              checked={required.value === true}
              onChange={({ target }) => required.set(target.checked || undefined)}
            />
          )}
        </FieldRow>
      )}
    </>
  );
}

/** A field for names separated by commas. */
function ListField({
  id,
  label,
  hint,
  values,
  error,
  at,
  cost,
  onChange,
}: {
  id: string;
  label: string;
  hint: string;
  values: readonly string[];
  error: string | undefined;
  /** The path of the fault that the field displays. */
  at?: string | undefined;
  cost?: React.ReactNode;
  onChange: (values: readonly string[]) => void;
}) {
  const { dispatch } = useEditorBase();
  const [typed, setTyped] = useState<string | null>(null);
  const read = (text: string) =>
    text
      .split(",")
      .map((each) => each.trim())
      .filter((each) => each !== "");
  const shown = typed !== null && read(typed).join() === values.join() ? typed : values.join(", ");
  return (
    <FieldRow id={id} at={at} label={label} hint={hint} error={error} cost={cost} isWide>
      {(control) => (
        <TextInput
          {...control}
          look="code"
          spellCheck={false}
          value={shown}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(read(target.value));
          }}
          onBlur={() => {
            setTyped(null);
            dispatch({ type: "rested" });
          }}
        />
      )}
    </FieldRow>
  );
}
