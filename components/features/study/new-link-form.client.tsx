"use client";

import { type FormEvent, useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { CONDITION_SOURCES } from "@/experiments/engine/session/session";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { visitsOf } from "@/experiments/study/document/visits";
import {
  type PersonalLink,
  personalPart,
  readPersonalLink,
} from "@/experiments/study/participation/personal-link";
import type { StudyPayload } from "@/experiments/study/participation/study-payload";
import { interpolate } from "@/lib/i18n/interpolate";
import { CopiedCode } from "./copied-code.client";
import styles from "./new-link-form.module.css";
import { personalAddress } from "./personal-address";

/** Returns the link that the values of the form describe; null if they do not describe one. */
function linkOf(values: FormData, content: ProtocolDocument): PersonalLink | null {
  const of = (name: string) => String(values.get(name) ?? "").trim();
  const [first] = content.delivery?.ids ?? [];
  const row = of("row");
  const link: PersonalLink = {
    person: of("person"),
    ids: first === undefined ? {} : { [first]: of("person") },
    condition: content.conditions ? of("condition") : null,
    conditionSource: content.conditions
      ? (CONDITION_SOURCES.find((each) => each === of("source")) ?? null)
      : null,
    row: row === "" ? null : Number(row),
    rehearsal: false,
    done: visitsOf(content).flatMap(({ id }) => {
      const [session, day] = [of(`session ${id}`), of(`day ${id}`)];
      return session === "" && day === "" ? [] : [{ visit: id, session, day }];
    }),
  };
  // A link that cannot be read again is not shown.
  const read = readPersonalLink(new URLSearchParams(), `#${personalPart(link, content)}`, content);
  return read && "link" in read ? read.link : null;
}

/** A form in which researchers make a new personal link for a participant who has lost it. */
export function NewLinkForm({
  content,
  words,
  copied,
}: {
  content: ProtocolDocument;
  words: StudyPayload["words"]["visits"];
  copied: Pick<StudyPayload["delivery"]["exit"], "copied" | "copyFailed">;
}) {
  const [made, setMade] = useState<string | null | "fault">(null);
  const { make } = words;
  const { conditions, order } = content;
  const begin = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const link = linkOf(new FormData(event.currentTarget), content);
    setMade(link ? personalAddress(link, content, location) : "fault");
  };
  return (
    <form className={styles.form} onSubmit={begin} onChange={() => setMade(null)} noValidate>
      <p>{make.text}</p>
      <label>
        {make.person}
        <input name="person" autoComplete="off" />
      </label>
      {conditions && (
        <>
          <label>
            {make.condition}
            <select name="condition">
              {conditions.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </label>
          <label>
            {make.source}
            <select name="source">
              {CONDITION_SOURCES.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </label>
        </>
      )}
      {order === "latin-square" && (
        <label>
          {make.row}
          <input name="row" inputMode="numeric" autoComplete="off" />
        </label>
      )}
      {visitsOf(content)
        .slice(0, -1)
        .map(({ id }) => (
          <div key={id} className={styles.pair}>
            <label>
              {interpolate(make.session, { visit: id })}
              <input name={`session ${id}`} autoComplete="off" />
            </label>
            <label>
              {interpolate(make.day, { visit: id })}
              <input name={`day ${id}`} type="date" />
            </label>
          </div>
        ))}
      <p>
        <ActionButton type="submit">{make.button}</ActionButton>
      </p>
      <div role="status">{made === "fault" && make.fault}</div>
      {made !== null && made !== "fault" && (
        <CopiedCode
          code={made}
          isMain="link"
          looks="primary"
          words={{ ...copied, copy: words.next.copy }}
        />
      )}
    </form>
  );
}
