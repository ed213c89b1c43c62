"use client";

import { useMemo, useState } from "react";
import type { ServerRecords } from "@/components/features/data/use-server-records.client";
import { useInProgress } from "@/components/ui/use-in-progress.client";
import type { FollowWords } from "@/content/data";
import { receiver, receiverUrl } from "@/experiments/engine/sending/receiver";
import { receiverHost } from "@/experiments/engine/sending/receiver-host";
import type { Locale } from "@/lib/routes";
import { ConnectForm } from "./connect-form.client";
import { type ListedStudy, listStudies } from "./connection";
import type { FollowPage } from "./follow-page";
import { Instrument } from "./instrument.client";
import { receiverClient } from "./receiver-client";
import { problemText, ReceiverError } from "./receiver-problem";

type Connection = { token: string; studies: readonly ListedStudy[] };

/** The live part of the page: the form for the token, and then the numbers and records of a study. */
export function LiveView({
  words,
  locale,
  onRecords,
}: {
  words: FollowWords;
  locale: Locale;
  onRecords: (records: ServerRecords | null) => void;
}) {
  const [connection, setConnection] = useState<Connection | null>(null);
  // An update of the site would reload the page and discard the token and the records.
  useInProgress(connection !== null);
  const [isConnecting, setConnecting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const page = useMemo<FollowPage>(() => {
    const to = receiver();
    const base = to ? receiverUrl(to) : "";
    const at = {
      host: to ? receiverHost(to) : "",
      path: new URL(base, location.origin).pathname,
    };
    return { base, at, words, locale };
  }, [words, locale]);

  async function connect(token: string) {
    setConnecting(true);
    setProblem(null);
    try {
      const client = receiverClient(page.base, { read: token, run: token });
      setConnection({ token, studies: await listStudies(client, locale) });
    } catch (error) {
      if (!(error instanceof ReceiverError)) throw error;
      setProblem(problemText(error.problem, words.problem, page.at));
    } finally {
      setConnecting(false);
    }
  }

  if (!connection)
    return (
      <ConnectForm
        host={page.at.host}
        problem={problem}
        isConnecting={isConnecting}
        words={words.connect}
        onConnect={(token) => void connect(token)}
      />
    );
  return (
    <Instrument
      page={page}
      token={connection.token}
      studies={connection.studies}
      onRecords={onRecords}
      onDisconnect={() => setConnection(null)}
    />
  );
}
