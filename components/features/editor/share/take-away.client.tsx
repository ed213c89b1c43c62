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
import { PARTS } from "@/components/features/editor/shared/panes";
import { ActionButton } from "@/components/ui/action-button";
import { canonicalJson } from "@/experiments/study/document/canonical";
import { linkHash } from "@/experiments/study/document/link";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { download, FILE_TYPES } from "@/lib/device/download";
import { sizeText } from "@/lib/i18n/size-text";
import { pathOf } from "@/lib/routes";
import { ContactWay } from "./contact-way.client";
import { LazyQrCode } from "./lazy-qr-code.client";
import { studyMessage } from "./study-message";
import styles from "./take-away.module.css";

const FILE = "protocol.json";

const fileText = (document: ProtocolDocument) =>
  `${JSON.stringify(JSON.parse(canonicalJson(document)), null, 2)}\n`;

/**
 * The ways to share and save the study itself: a link to the editor, a QR code, the study's file, and the contact page.
 */
export const TakeAway = memo(function TakeAway({
  complete,
  links: { studyHash, hash },
  isCollecting,
}: {
  /** The document completed with all defaults. */
  complete: ProtocolDocument;
  links: Links;
  /** Whether the data of participants who open the study's link are sent to a receiver. */
  isCollecting: boolean;
}) {
  const { payload } = useEditorPage();
  const { words, locale } = useEditorBase();
  const { away } = words;
  const { qr } = payload.launch;
  const [hasCode, setHasCode] = useState(false);
  const link = studyHash && addressOf(pathOf("study", locale)) + studyHash;
  const editor = hash && addressOf(pathOf("protocol", locale)) + hash;
  const text = fileText(complete);
  const size = sizeText(new TextEncoder().encode(text).length, locale);

  const message = () => {
    // A link that is too long is not written into the message; the message states its length.
    const unread = addressOf(pathOf("protocol", locale)) + linkHash(complete);
    const about = { link: editor ?? unread, file: FILE };
    return studyMessage(complete, about, payload.launch.contact, locale);
  };

  return (
    <EditorPanel title={away.title} id={PARTS.share}>
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
      <ContactWay file={FILE} text={text} size={size} message={message} />
    </EditorPanel>
  );
});
