"use client";

import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";
import { interpolate } from "@/lib/i18n/interpolate";
import { whenIdle } from "@/lib/idle";
import { ContactEnd } from "./contact-end";
import { ContactFields } from "./contact-fields";
import styles from "./contact-form.module.css";
import type { ContactDesk } from "./contact-form-controller.client";
import type { ContactFormProps, FaultTexts } from "./contact-types";

type Desk = ComponentType<React.ComponentProps<typeof ContactDesk>>;

/**
 * The form as it stands in the pre-rendered page. What checks, keeps and sends it comes when the page
 * is at rest or at the first touch, whichever is first, and finds what was typed until then.
 */
export function ContactForm({ privacy, ...props }: ContactFormProps) {
  const { words, locale, email, endpoint, apps, countries } = props;
  const form = useRef<HTMLFormElement>(null);
  const [Desk, setDesk] = useState<Desk | null>(null);
  const [isLost, setIsLost] = useState(false);
  const [asked, setAsked] = useState(0);
  const [isHidden, setIsHidden] = useState(false);
  const [faults, setFaults] = useState<FaultTexts>({});
  const [app, setApp] = useState<string | undefined>();
  const [openedAt] = useState(() => performance.now());

  const load = useCallback(async () => {
    try {
      const { ContactDesk } = await import("./contact-form-controller.client");
      setDesk(() => ContactDesk);
      setIsLost(false);
    } catch {
      setIsLost(true);
    }
  }, []);

  useEffect(() => {
    // Until here the browser's own checks have stood in.
    if (form.current) form.current.noValidate = true;
    setApp(new URLSearchParams(location.search).get("app") ?? undefined);
    return whenIdle(() => void load());
  }, [load]);

  const about = apps.find(({ id }) => id === app);
  return (
    <div className={styles.contact} data-sends={endpoint !== null}>
      {Desk && (
        <Desk
          {...props}
          form={form}
          openedAt={openedAt}
          asked={asked}
          onFaults={setFaults}
          onHidden={setIsHidden}
          onApp={setApp}
        />
      )}
      <form
        ref={form}
        className={styles.form}
        hidden={isHidden}
        action={endpoint?.url}
        method="post"
        encType="multipart/form-data"
        onFocus={Desk ? undefined : load}
        onSubmit={(event) => {
          event.preventDefault();
          setAsked((before) => before + 1);
          if (!Desk) void load();
        }}
      >
        <input type="hidden" name="language" value={locale} />
        <ContactFields words={words} faults={faults} countries={countries} about={about} />
        <ContactEnd words={words} endpoint={endpoint} privacy={privacy}>
          {isLost && asked > 0 && interpolate(words.lost, { email })}
        </ContactEnd>
      </form>
    </div>
  );
}
