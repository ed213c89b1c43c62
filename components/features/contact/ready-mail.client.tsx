"use client";

import { useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { ActionLink } from "@/components/ui/action-link";
import { copyText } from "@/lib/device/copy";
import { download } from "@/lib/device/download";
import { interpolate } from "@/lib/i18n/interpolate";
import type { ContactWords, ReadyMailText } from "./contact-types";
import { emlText } from "./eml";
import { mailLink } from "./mail";
import { ContactPanel } from "./panel.client";
import styles from "./ready-mail.module.css";

/** Displays the ways in which visitors can send a prepared e-mail. The page itself does not send e-mails. */
export function ReadyMail({
  mail,
  email,
  words,
  onDone,
}: {
  mail: ReadyMailText;
  email: string;
  words: ContactWords["ready"];
  onDone: () => void;
}) {
  const [outcome, setOutcome] = useState("");
  const { subject, text, attachment } = mail;
  const link = mailLink(email, { subject, text, goesOn: words.goesOn });

  const copy = () =>
    copyText(text.replaceAll("\r\n", "\n")).then(
      () => setOutcome(interpolate(words.copied, { email })),
      () => setOutcome(words.copyFailed),
    );
  const save = (extension: string, content: string, type: string) => {
    const file = `${words.file}.${extension}`;
    download(file, content, type);
    setOutcome(interpolate(words.saved, { file }));
  };
  const saveEml = async () => save("eml", await emlOf(mail, email), "message/rfc822");

  return (
    <ContactPanel title={words.title}>
      <p>{interpolate(words.text, { email })}</p>
      {!link.isWhole && <p>{words.cut}</p>}
      {attachment && <p>{interpolate(words.attachment, { file: attachment.name })}</p>}
      <div className={styles.ways}>
        <ActionLink primary href={link.href}>
          {words.open}
        </ActionLink>
        <ActionButton onClick={() => void copy()}>{words.copy}</ActionButton>
        <ActionButton onClick={() => void saveEml()}>{words.eml}</ActionButton>
        <ActionButton onClick={() => save("txt", text, "text/plain;charset=utf-8")}>
          {words.txt}
        </ActionButton>
      </div>
      <p role="status">{outcome}</p>
      <p>{words.hint}</p>
      <details>
        <summary>{words.show}</summary>
        <pre className={styles.text}>{`${subject}\n\n${text}`}</pre>
      </details>
      <div>
        <ActionButton onClick={onDone}>{words.done}</ActionButton>
      </div>
    </ContactPanel>
  );
}

async function emlOf({ from, subject, text, attachment }: ReadyMailText, to: string) {
  const bytes = attachment && new Uint8Array(await attachment.arrayBuffer());
  return emlText({
    from,
    to,
    subject,
    text,
    date: new Date(),
    attachment: bytes && { name: attachment.name, type: attachment.type, bytes },
  });
}
