"use client";

import { memo, useState } from "react";
import type { Links } from "@/components/features/editor/document/consequences";
import { addressOf, LONGEST_LINK } from "@/components/features/editor/shared/address-of";
import { CopyRow } from "@/components/features/editor/shared/copy-row.client";
import {
  useEditorBase,
  useEditorPage,
} from "@/components/features/editor/shared/editor-context.client";
import { EditorPanel } from "@/components/features/editor/shared/frame";
import { keepDraft, readDraft } from "@/components/shell/outbox/store";
import { ActionButton } from "@/components/ui/action-button";
import { canonicalJson } from "@/experiments/study/document/canonical";
import { linkHash } from "@/experiments/study/document/link";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { download, FILE_TYPES } from "@/lib/device/download";
import { interpolate } from "@/lib/i18n/interpolate";
import { sizeText } from "@/lib/i18n/size-text";
import { pathOf } from "@/lib/routes";
import { LazyQrCode } from "./lazy-qr-code.client";
import { studyMessage, withStudy } from "./study-message";
import styles from "./take-away.module.css";

const FILE = "protocol.json";

const fileText = (document: ProtocolDocument) =>
  `${JSON.stringify(JSON.parse(canonicalJson(document)), null, 2)}\n`;

/**
 * The ways to share and save the study itself: a link to the editor, a QR code, the study's file, and the contact page.
 */
export const TakeAway = memo(function TakeAway({
  complete,
  links: { studyHash, hash, isTooLong },
  isCollecting,
}: {
  /** The document completed with all defaults; null if the document has faults. */
  complete: ProtocolDocument | null;
  links: Links;
  /** Whether the data of participants who open the study's link are sent to a receiver. */
  isCollecting: boolean;
}) {
  const { payload } = useEditorPage();
  const { words, locale } = useEditorBase();
  const { away } = words;
  const { qr } = payload.launch;
  const [outcome, setOutcome] = useState("");
  const [hasCode, setHasCode] = useState(false);
  if (!complete || (!studyHash && !isTooLong))
    return (
      <EditorPanel title={away.title} id="take-away">
        <p>{away.notYet}</p>
      </EditorPanel>
    );
  const link = studyHash && addressOf(pathOf("study", locale)) + studyHash;
  const editor = hash && addressOf(pathOf("protocol", locale)) + hash;
  const text = fileText(complete);
  const size = sizeText(new TextEncoder().encode(text).length, locale);

  const send = async () => {
    const file = new File([text], FILE, { type: FILE_TYPES.json });
    const draft = await readDraft();
    // A link that is too long is not written into the message; the message states its length.
    const unread = addressOf(pathOf("protocol", locale)) + linkHash(complete);
    const about = { link: editor ?? unread, file: FILE };
    const { title, values } = studyMessage(complete, about, payload.launch.contact, locale);
    const isUntouched = draft === undefined || draft.study !== undefined;
    await keepDraft({
      values: isUntouched ? values : withStudy(values, draft.values),
      attachment: file,
      keptAt: new Date().toISOString(),
      ...(isUntouched && { study: title }),
    });
    const kept = await readDraft();
    if (kept?.attachment?.name === FILE) location.assign(addressOf(pathOf("contact", locale)));
    else setOutcome(away.sendFailed);
  };

  return (
    <EditorPanel title={away.title} id="take-away">
      {editor ? (
        <CopyRow label={away.editLink} text={editor} note={away.editLinkHelp} />
      ) : (
        <p className={styles.warning}>{away.noLink}</p>
      )}
      {editor && editor.length > LONGEST_LINK && <p className={styles.warning}>{away.tooLong}</p>}
      <div className={styles.ways}>
        <ActionButton onClick={() => download(FILE, text, FILE_TYPES.json)}>
          <span>
            {away.file} <span className={styles.size}>{size}</span>
          </span>
        </ActionButton>
        {link && (
          <ActionButton aria-expanded={hasCode} onClick={() => setHasCode(!hasCode)}>
            {away.qr}
          </ActionButton>
        )}
      </div>
      {link && hasCode && (
        <LazyQrCode
          text={link}
          label={away.qr}
          words={qr}
          note={isCollecting ? qr.forStudy : qr.forTrial}
          locale={locale}
        />
      )}
      <p className={styles.send}>
        <ActionButton onClick={() => void send()}>{away.send}</ActionButton>
        <span>{interpolate(away.sendText, { name: FILE, size })}</span>
      </p>
      <p role="status">{outcome}</p>
    </EditorPanel>
  );
});
