"use client";

import { textOf } from "@/components/features/editor/document/opening.client";
import { FaultLinks } from "@/components/features/editor/form/fault-links.client";
import { addressOf } from "@/components/features/editor/shared/address-of";
import { CopyRow } from "@/components/features/editor/shared/copy-row.client";
import {
  useEditorContext,
  useEditorPage,
} from "@/components/features/editor/shared/editor-context.client";
import { EditorPanel } from "@/components/features/editor/shared/frame";
import { PARTS } from "@/components/features/editor/shared/panes";
import { ActionButton } from "@/components/ui/action-button";
import { download, FILE_TYPES } from "@/lib/device/download";
import { interpolate } from "@/lib/i18n/interpolate";
import { sizeText } from "@/lib/i18n/size-text";
import { pathOf } from "@/lib/routes";
import { ContactWay } from "./contact-way.client";
import { unfinishedMessage } from "./study-message";
import styles from "./take-away.module.css";

const FILE = "protocol-unfinished.json";

/**
 * The ways to save and send a study that is not finished, and links to the fields that are missing. The editor opens
 * the file and the link again.
 */
export function UnfinishedStudy({
  hash,
  onGo,
}: {
  /** The part of a URL after `#` that opens the document in the editor; null if a link cannot encode the document. */
  hash: string | null;
  /** Opens the field that belongs to a path. */
  onGo: (path: string) => void;
}) {
  const { payload } = useEditorPage();
  const { document, words, locale } = useEditorContext();
  const { away } = words;
  const text = `${JSON.stringify(JSON.parse(textOf(document)), null, 2)}\n`;
  const size = sizeText(new TextEncoder().encode(text).length, locale);
  const link = hash && addressOf(pathOf("protocol", locale)) + hash;
  return (
    <EditorPanel title={away.title} id={PARTS.share}>
      <p>{away.unfinished.missing}</p>
      <FaultLinks part={away.title} onGo={onGo} />
      <p>{interpolate(away.unfinished.save, { name: FILE })}</p>
      {link && <CopyRow label={away.editLink} text={link} note={away.editLinkHelp} />}
      <div className={styles.ways}>
        <ActionButton onClick={() => download(FILE, text, FILE_TYPES.json)}>
          <span>
            {away.unfinished.file} <span className={styles.size}>{size}</span>
          </span>
        </ActionButton>
      </div>
      <ContactWay
        file={FILE}
        text={text}
        size={size}
        message={() =>
          unfinishedMessage(document, { link, file: FILE }, payload.launch.contact, locale)
        }
      />
    </EditorPanel>
  );
}
