"use client";

import { memo, useState } from "react";
import type { Links } from "@/components/features/editor/document/consequences";
import {
  useEditorBase,
  useEditorContext,
  useEditorPage,
} from "@/components/features/editor/shared/editor-context.client";
import { EditorPanel } from "@/components/features/editor/shared/frame";
import { keepDraft, readDraft } from "@/components/shell/outbox/store";
import { ActionButton } from "@/components/ui/action-button";
import { canonicalJson } from "@/experiments/study/document/canonical";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { withBase } from "@/lib/base-path";
import { copyText } from "@/lib/device/copy";
import { download, FILE_TYPES } from "@/lib/device/download";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { sizeText } from "@/lib/i18n/size-text";
import { withColon } from "@/lib/i18n/typeset";
import { pathOf } from "@/lib/routes";
import { ArchiveDownload } from "./archive-download.client";
import { LazyQrCode } from "./lazy-qr-code.client";
import { RECRUITERS, recruiterAddress, recruiterOf } from "./recruiters";
import styles from "./take-away.module.css";

/** Some programs truncate links that are longer than this, in characters. */
const LONGEST_LINK = 2000;

const FILE = "protocol.json";

const fileText = (document: ProtocolDocument) =>
  `${JSON.stringify(JSON.parse(canonicalJson(document)), null, 2)}\n`;

/** Returns an absolute address on this site, for links that are shared. */
export const addressOf = (path: string) => location.origin + withBase(path);

/** The ways to share and save the study: links, a QR code, its file, and a link to the contact page. */
export const TakeAway = memo(function TakeAway({
  complete,
  links: { studyHash, hash },
}: {
  /** Null if the document has faults. */
  complete: ProtocolDocument | null;
  links: Links;
}) {
  const { archive } = useEditorPage();
  const { document, words, locale } = useEditorContext();
  const { away } = words;
  const [outcome, setOutcome] = useState("");
  const [hasCode, setHasCode] = useState(false);
  if (!complete || !studyHash || !hash)
    return (
      <EditorPanel title={away.title} id="take-away">
        <p>{away.notYet}</p>
      </EditorPanel>
    );
  const page = addressOf(pathOf("study", locale));
  const link = page + studyHash;
  const editor = addressOf(pathOf("protocol", locale)) + hash;
  const recruiter = recruiterOf(document);
  const service =
    recruiter === "none"
      ? null
      : recruiter === "other"
        ? words.who.other
        : RECRUITERS[recruiter].name;
  const isKnown =
    recruiter !== "none" &&
    recruiter !== "other" &&
    Object.keys(RECRUITERS[recruiter].placeholders).length > 0;
  const text = fileText(complete);
  const size = sizeText(new TextEncoder().encode(text).length, locale);

  const send = async () => {
    const file = new File([text], FILE, { type: FILE_TYPES.json });
    const draft = await readDraft();
    await keepDraft({
      values: draft?.values ?? {},
      attachment: file,
      keptAt: new Date().toISOString(),
    });
    const kept = await readDraft();
    if (kept?.attachment?.name === FILE) location.assign(addressOf(pathOf("contact", locale)));
    else setOutcome(away.sendFailed);
  };

  return (
    <EditorPanel title={away.title} id="take-away">
      <CopyRow label={away.link} text={link} />
      {link.length > LONGEST_LINK && <p className={styles.warning}>{away.tooLong}</p>}
      {service && (
        <CopyRow
          label={interpolate(away.recruiterLink, { name: service })}
          text={recruiterAddress(page, document, studyHash)}
          note={isKnown ? interpolate(away.placeholders, { name: service }) : away.noPlaceholders}
        />
      )}
      <CopyRow label={away.editLink} text={editor} note={away.editLinkHelp} />
      <div className={styles.ways}>
        <ActionButton onClick={() => download(FILE, text, FILE_TYPES.json)}>
          <span>
            {away.file} <span className={styles.size}>{size}</span>
          </span>
        </ActionButton>
        <ActionButton aria-expanded={hasCode} onClick={() => setHasCode(!hasCode)}>
          {away.qr}
        </ActionButton>
      </div>
      {hasCode && <LazyQrCode text={link} label={away.qr} tooLong={away.qrTooLong} />}
      <ArchiveDownload document={complete} archive={archive} />
      <p className={styles.send}>
        <ActionButton onClick={() => void send()}>{away.send}</ActionButton>
        <span>{interpolate(away.sendText, { name: FILE, size })}</span>
      </p>
      <p role="status">{outcome}</p>
    </EditorPanel>
  );
});

/** A link with its length and a button that copies it; the result appears next to the label. */
function CopyRow({ label, text, note }: { label: string; text: string; note?: string }) {
  const { words, locale } = useEditorBase();
  const [said, setSaid] = useState("");
  const { paper, away } = words;
  return (
    <div className={styles.link}>
      <div>
        <b>{label}</b>{" "}
        <span className={styles.size}>
          {interpolate(away.characters, { n: formatNumber(text.length, locale) })}
        </span>
        <span role="status" className={styles.copied}>
          {said}
        </span>
      </div>
      <code className={styles.address}>{text}</code>
      <ActionButton
        look="quiet"
        aria-label={withColon(paper.copy, label, locale)}
        onClick={() =>
          copyText(text).then(
            () => setSaid(paper.copied),
            () => setSaid(paper.copyFailed),
          )
        }
      >
        {paper.copy}
      </ActionButton>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
