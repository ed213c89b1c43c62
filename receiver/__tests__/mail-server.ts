import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** An accepted mail: the recipients of its envelope, its source text, and its parsed content. */
type TakenMail = { to: string[]; source: string; mail: Email };

/**
 * Starts a mail server on the loopback interface. The server accepts every mail. It listens at the given port, or at
 * any free port.
 */
export async function startMailServer(port = 0) {
  const taken: TakenMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const source = Buffer.concat(chunks);
        const to = envelope.rcptTo.map(({ address }) => address);
        void PostalMime.parse(source)
          .then((mail) => taken.push({ to, source: source.toString(), mail }))
          .then(() => done());
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", () => resolve()));
  return {
    port: (server.server.address() as AddressInfo).port,
    taken,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
