"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { onSend } from "@/components/ui/on-send";
import { interpolate } from "@/lib/i18n/interpolate";
import { whenIdle } from "@/lib/idle";
import { ContactEnd } from "./contact-end";
import { ContactFields } from "./contact-fields";
import styles from "./contact-form.module.css";
import type { ContactFormProps, ContactState } from "./contact-types";

type Controller = typeof import("./contact-form-controller.client");

const NEW_FORM: ContactState = {
  view: { kind: "writing" },
  shown: 0,
  ledBack: 0,
  fieldErrors: {},
  status: "",
};

/**
 * The pre-rendered form. Its controller validates, stores and sends the message. The controller is loaded when the page
 * is idle or at the first focus, and reads the text that was typed before it was loaded.
 */
export function ContactForm({ privacy, ...props }: ContactFormProps) {
  const { words, locale, email, endpoint, apps, countries } = props;
  const form = useRef<HTMLFormElement>(null);
  /** The controller; null if it failed to load when the form needed it. */
  const [controller, setController] = useState<Controller | null>();
  const [state, setState] = useState(NEW_FORM);
  const [openedAt] = useState(() => performance.now());
  const context = { ...props, openedAt, setState };

  const load = useCallback(async () => {
    try {
      const loaded = await import("./contact-form-controller.client");
      setController(loaded);
      return loaded;
    } catch {
      return null;
    }
  }, []);

  useEffect(() => {
    // Until the controller is loaded, the browser's own validation applies.
    if (form.current) form.current.noValidate = true;
    const app = new URLSearchParams(location.search).get("app");
    setState({ ...NEW_FORM, app });
    return whenIdle(() => void load());
  }, [load]);

  const send = async () => {
    const loaded = controller ?? (await load());
    if (!loaded) setController(null);
    else if (form.current) await loaded.submit(form.current, context);
  };

  const about = apps.find(({ id }) => id === state.app);
  return (
    <div className={styles.contact} data-sends={endpoint !== null}>
      {controller && <controller.ContactFormController {...context} form={form} state={state} />}
      <form
        ref={form}
        className={styles.form}
        hidden={state.view.kind === "queued"}
        action={endpoint?.url}
        method="post"
        encType="multipart/form-data"
        onFocus={controller ? undefined : load}
        {...onSend(() => void send())}
      >
        <input type="hidden" name="language" value={locale} />
        <ContactFields
          words={words}
          errors={state.fieldErrors}
          countries={countries}
          about={about}
        />
        <ContactEnd words={words} endpoint={endpoint} privacy={privacy}>
          {controller === null && interpolate(words.lost, { email })}
        </ContactEnd>
      </form>
    </div>
  );
}
