import { createHash } from "node:crypto";
import type { RequestListener } from "node:http";
import { type Listening, serverFor } from "./mounted-site";

type SentRecord = { kind: string; session: string; step?: string } & Record<string, unknown>;

/** The answer to the question about a study or a place: its status, headers and body. */
type PlaceReply = { status: number; headers?: Record<string, string>; body: unknown };

/** A question of a page about a study (before the consent, without a body) or about the place of a person. */
export type PlaceQuestion = { protocol: string; session?: string; person?: string };

/**
 * A minimal receiver of studies. It acknowledges each record by the start of the record's SHA-256. It stores records
 * with the same bytes once, and deletes withdrawn records. Tests can interrupt the connection, and can make the
 * receiver refuse or not respond.
 */
export async function startRecordReceiver(
  port: number,
  { tls = null, address = "127.0.0.1" }: Listening = {},
) {
  const stored = new Map<string, { text: string; record: SentRecord }>();
  const withdrawn = new Set<string>();
  let requests = 0;
  let isCut = false;
  let isSilent = false;
  let refusal: string | null = null;
  let answerOf: (question: PlaceQuestion) => PlaceReply | null = () => ({ status: 404, body: {} });
  const questions: PlaceQuestion[] = [];
  let inBetween: { status: number; type: string; body: string } | null = null;
  const answer: RequestListener = (request, response) => {
    if (isCut) {
      request.socket.destroy();
      return;
    }
    response.setHeader("Access-Control-Allow-Origin", request.headers.origin ?? "*");
    response.setHeader("Access-Control-Allow-Headers", "Content-Type");
    response.setHeader("Access-Control-Expose-Headers", "Retry-After");
    response.setHeader("Content-Type", "application/json");
    if (request.method === "OPTIONS") {
      response.writeHead(204).end();
      return;
    }
    const url = new URL(request.url ?? "", "http://receiver");
    if (url.pathname.endsWith("/open")) {
      void request.toArray().then((chunks) => {
        const question =
          request.method === "GET"
            ? { protocol: url.searchParams.get("protocol") ?? "" }
            : JSON.parse(Buffer.concat(chunks).toString());
        questions.push(question);
        const reply = isSilent ? null : answerOf(question);
        if (!reply) return;
        response.writeHead(reply.status, reply.headers).end(JSON.stringify(reply.body));
      });
      return;
    }
    void request.toArray().then((chunks) => {
      requests += 1;
      if (isSilent) return;
      if (inBetween) {
        return response
          .writeHead(inBetween.status, { "Content-Type": inBetween.type })
          .end(inBetween.body);
      }
      if (refusal !== null) {
        const errors = [{ code: "PROTOCOL", message: refusal }];
        return response.writeHead(403).end(JSON.stringify({ errors }));
      }
      const text = Buffer.concat(chunks).toString();
      const digest = createHash("sha256").update(text).digest("hex");
      const record = JSON.parse(text) as SentRecord;
      const { session, kind } = record;
      if (kind === "withdrawal") {
        withdrawn.add(session);
        for (const [key, each] of stored) if (each.record.session === session) stored.delete(key);
      } else if (!withdrawn.has(session)) stored.set(digest, { text, record });
      const answer = withdrawn.has(session)
        ? { withdrawn: true }
        : { receipt: digest.slice(0, 12) };
      response.end(JSON.stringify({ ok: true, ...answer }));
    });
  };
  const server = serverFor(answer, tls);
  await new Promise<void>((resolve) => {
    server.listen(port, address, resolve);
  });
  return {
    withdrawn,
    /** The number of requests that sent a record. */
    requests: () => requests,
    /** The questions about studies and places, in the order of their arrival. */
    questions: () => questions,
    /**
     * Sets the answer to questions about studies and places; null leaves a question without an answer. Until then, the
     * receiver does not assign places and answers with 404.
     */
    answerPlaces: (reply: (question: PlaceQuestion) => PlaceReply | null) => {
      answerOf = reply;
    },
    /** The stored steps and ends, in the order of their arrival. */
    records: () => [...stored.values()].filter(({ record }) => record.kind !== "start"),
    /** The stored starts, in the order of their arrival. */
    starts: () =>
      [...stored.values()].map(({ record }) => record).filter(({ kind }) => kind === "start"),
    cut: () => {
      isCut = true;
      server.closeAllConnections();
    },
    /** Accepts requests without ever sending a response. */
    silence: () => {
      isSilent = true;
    },
    /**
     * Refuses all requests permanently.
     * @param message the reason that the participant reads
     */
    refuse: (message: string) => {
      refusal = message;
    },
    /**
     * Makes an intermediary, such as a proxy, respond in place of the receiver. The receiver does not receive these
     * requests.
     */
    intercept: (answer: { status: number; type: string; body: string }) => {
      inBetween = answer;
    },
    mend: () => {
      if (isSilent) server.closeAllConnections();
      isCut = false;
      isSilent = false;
      refusal = null;
      inBetween = null;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
