"use client";

import type { ReactNode } from "react";
import {
  hasListOfStudies,
  isListedByReceiver,
} from "@/components/features/editor/document/data-receiver";
import {
  useEditorBase,
  useEditorPage,
} from "@/components/features/editor/shared/editor-context.client";
import { useFold } from "@/components/features/editor/shared/use-fold.client";
import { SiteLink } from "@/components/ui/site-link";
import { SourceLink } from "@/components/ui/source-link";
import { areSessions } from "@/experiments/study/document/compared-sides";
import { conditionInSentence } from "@/experiments/study/document/condition-label";
import { COLLECTING_PLACES, type CollectingPlace } from "@/experiments/study/document/launch-state";
import { recruiterQuery } from "@/experiments/study/document/recruiters";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { interpolate } from "@/lib/i18n/interpolate";
import { hostOf } from "@/lib/plain-origin";
import { pathOf } from "@/lib/routes";
import { SOURCE_URL } from "@/lib/source-url";
import { ArchiveButton, JatosButton } from "./archive-download.client";
import styles from "./collecting-ways.module.css";
import { CopiedText } from "./copied-text.client";
import { hasPlaceholders, linkSessions } from "./launch-link";
import { recruiterName } from "./launch-texts";
import type { Launch } from "./use-launch.client";
import * as settings from "./way-settings";

export const WAYS_ID = "collecting-ways";

/**
 * The ways to collect data. Below the way that the author has chosen, the ids, settings and commands of this study are
 * displayed.
 */
export function CollectingWays({
  launch,
  complete,
  protocolId,
  isOpen,
}: {
  launch: Launch;
  /** The document completed with all defaults; null if the document has faults. */
  complete: ProtocolDocument | null;
  protocolId: string | null;
  /** Whether the author has not chosen a way yet. */
  isOpen: boolean;
}) {
  const { launch: words } = useEditorPage().payload;
  const { locale } = useEditorBase();
  const { ways } = words;
  const { place, delivery } = launch;
  const names: Record<CollectingPlace, string> = {
    site: delivery.host === null ? ways.site.name : ways.site.thisName,
    lab: ways.lab.name,
    jatos: ways.jatos.name,
    archive: ways.archive.name,
  };
  const fold = useFold(isOpen);
  return (
    <details className={styles.ways} id={WAYS_ID} {...fold}>
      <summary>{isOpen ? ways.title : ways.otherTitle}</summary>
      <fieldset className={styles.places}>
        <legend>{ways.question}</legend>
        {COLLECTING_PLACES.map((each) => (
          <div key={each} className={styles.place} data-chosen={each === place || undefined}>
            <input
              type="radio"
              name={WAYS_ID}
              id={`${WAYS_ID}-${each}`}
              aria-describedby={`${WAYS_ID}-${each}-for`}
              checked={each === place}
              onChange={() => launch.choose(each)}
            />
            <label htmlFor={`${WAYS_ID}-${each}`}>{names[each]}</label>
            <span id={`${WAYS_ID}-${each}-for`}>{ways[each].forWhom}</span>
          </div>
        ))}
      </fieldset>
      {complete && protocolId && (
        <>
          {place === "site" && (
            <SiteSteps launch={launch} document={complete} protocolId={protocolId} />
          )}
          {place === "lab" && <LabSteps document={complete} />}
          {place === "jatos" && <JatosSteps document={complete} />}
          {place === "archive" && <ArchiveSteps document={complete} protocolId={protocolId} />}
          <p className={styles.note}>{ways.intro}</p>
        </>
      )}
      <p className={styles.ask}>
        <SiteLink href={pathOf("contact", locale)}>{ways.orAsk}</SiteLink>
      </p>
    </details>
  );
}

/** The instructions for one way to collect data, as an ordered list of steps. */
const Steps = ({ children }: { children: ReactNode }) => (
  <ol className={styles.steps}>{children}</ol>
);

/**
 * The instructions for collecting data on this site if the site has a data server, or else on a copy of the site that
 * the laboratory runs.
 */
function SiteSteps({
  launch,
  document,
  protocolId,
}: {
  launch: Launch;
  document: ProtocolDocument;
  protocolId: string;
}) {
  const { ways } = useEditorPage().payload.launch;
  const { locale } = useEditorBase();
  const { site } = ways;
  const { delivery } = launch;
  const url = document.delivery?.exits?.completed?.url;
  const returnHost = url === undefined ? null : hostOf(url);
  const isHere = delivery.host !== null;
  const isListedHere = isListedByReceiver();
  const changes = settings.listSettings(
    delivery.isSent || isListedHere ? null : protocolId,
    returnHost,
    delivery.returnHosts,
  );
  return (
    <Steps>
      {isHere ? (
        <>
          {changes !== "" && (
            <li>
              {delivery.isSent || isListedHere ? site.alsoReturn : site.listBuild}
              <CopiedText text={changes} what={ways.settings.build} />
            </li>
          )}
          {!delivery.isSent && isListedHere && (
            <li>
              {interpolate(site.listHere, { file: settings.STUDY_FILE })}
              <CopiedText text={settings.LAB_COMMAND} what={ways.settings.lab} />
            </li>
          )}
          {!delivery.isSent && !isListedHere && hasListOfStudies() && (
            <li>
              {site.listReceiver}
              <CopiedText text={protocolId} what={ways.settings.id} />
              <CopiedText text={settings.RESTART_COMMAND} what={ways.settings.restart} />
            </li>
          )}
          <li>
            {site.listOpen} {site.guide}
          </li>
        </>
      ) : (
        <>
          <li>
            {interpolate(site.source, { file: settings.STUDY_FILE })}{" "}
            {SOURCE_URL === "" ? (
              <SiteLink href={pathOf("contact", locale)}>{site.sourceAsk}</SiteLink>
            ) : (
              <SourceLink>{site.sourceName}</SourceLink>
            )}
            <CopiedText text={settings.CHECK_COMMAND} what={ways.settings.check} />
            {site.check}
            <CopiedText text={protocolId} what={ways.settings.id} />
          </li>
          <li>
            {site.receiver}
            <CopiedText
              text={settings.receiverSettings(protocolId)}
              what={ways.settings.receiver}
            />
            <CopiedText text={settings.START_COMMAND} what={ways.settings.start} />
          </li>
          <li>
            {site.build}
            <CopiedText
              text={settings.buildCommand(protocolId, returnHost)}
              what={ways.settings.build}
            />
          </li>
          <li>
            {site.open} {site.guide}
          </li>
        </>
      )}
    </Steps>
  );
}

/** The instructions for one command on a computer of the laboratory. */
function LabSteps({ document }: { document: ProtocolDocument }) {
  const { ways } = useEditorPage().payload.launch;
  const { locale } = useEditorBase();
  const { lab, site } = ways;
  const url = document.delivery?.exits?.completed?.url;
  return (
    <Steps>
      {SOURCE_URL === "" ? (
        <li>
          {lab.ask} <SiteLink href={pathOf("contact", locale)}>{site.sourceAsk}</SiteLink>
        </li>
      ) : (
        <li>
          {lab.clone}
          <CopiedText text={settings.cloneCommands(SOURCE_URL)} what={ways.settings.clone} />
        </li>
      )}
      <li>
        {interpolate(lab.start, { file: settings.STUDY_FILE })}
        <CopiedText
          text={settings.labCommand(url === undefined ? null : hostOf(url))}
          what={ways.settings.lab}
        />
      </li>
      <li>{lab.open}</li>
      <li>
        {lab.read}
        <CopiedText text={settings.READ_COMMAND} what={ways.settings.read} /> {lab.guide}
      </li>
    </Steps>
  );
}

/**
 * Returns the ends of the links for participants, one for each session if each session has a link of its own, and a
 * function that returns the name of such an end. The list is empty if links need no end. The note states what to do with
 * dots in an end; it is null if an end has no dots.
 */
function useLinkQueries(document: ProtocolDocument) {
  const { links, ways } = useEditorPage().payload.launch;
  const { away } = useEditorBase().words;
  const { locale } = useEditorBase();
  const ids = document.delivery?.ids ?? [];
  const queries = linkSessions(document)
    .map((session) => ({ session, query: recruiterQuery(ids, session) }))
    .filter(({ query }) => query !== "");
  const what = (session: string | null) =>
    session === null
      ? ways.settings.query
      : interpolate(links.ofSession, {
          label: ways.settings.query,
          session: conditionInSentence(document, session, locale),
        });
  const note = hasPlaceholders(ids) ? null : ` ${away.noPlaceholders}`;
  return { queries, what, note };
}

/** The instructions for a JATOS server. The server stores the data and creates the links for participants. */
function JatosSteps({ document }: { document: ProtocolDocument }) {
  const { ways } = useEditorPage().payload.launch;
  const { jatos } = ways;
  const { queries, what, note } = useLinkQueries(document);
  return (
    <Steps>
      <li>
        {jatos.take}
        <JatosButton document={document} />
      </li>
      <li>{jatos.import}</li>
      <li>
        {queries.length === 0 ? jatos.link : jatos.linkWith}
        {note}
        {queries.map(({ session, query }) => (
          <CopiedText key={session} text={query} what={what(session)} />
        ))}
      </li>
      <li>{jatos.results}</li>
    </Steps>
  );
}

/** The instructions for a folder that runs without this site, in the laboratory or on any web server. */
function ArchiveSteps({
  document,
  protocolId,
}: {
  document: ProtocolDocument;
  protocolId: string;
}) {
  const { launch: words } = useEditorPage().payload;
  const { ways } = words;
  const { archive } = ways;
  const { receiver, ids = [] } = document.delivery ?? {};
  const { queries, what, note } = useLinkQueries(document);
  return (
    <Steps>
      <li>
        {archive.take}
        <ArchiveButton document={document} />
      </li>
      <li>
        {archive.open}
        <CopiedText text={settings.SERVE_COMMAND} what={ways.settings.serve} />
      </li>
      {receiver === undefined ? (
        <li>
          {archive.analyse}
          <CopiedText text={settings.ANALYSE_COMMANDS} what={ways.settings.analyse} />
        </li>
      ) : (
        <li>
          {interpolate(archive.sends, { host: hostOf(receiver) })}
          <CopiedText text={settings.receiverSettings(protocolId)} what={ways.settings.receiver} />
        </li>
      )}
      {queries.length > 0 && (receiver !== undefined || areSessions(document)) && (
        <li>
          {ids.length > 0
            ? interpolate(archive.linkWith, { name: recruiterName(document, words) })
            : archive.linkOfSession}
          {note}
          {queries.map(({ session, query }) => (
            <CopiedText key={session} text={query} what={what(session)} />
          ))}
        </li>
      )}
    </Steps>
  );
}
