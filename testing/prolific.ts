import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";

const PLACEHOLDER = /\{\{%(\w+)%\}\}/g;

/**
 * A minimal stand-in for Prolific on loopback. It replaces the placeholders of a study's link with the identifiers of a
 * participant, and records the code with which the participant returns.
 */
export async function startProlific(code: string) {
  const returned: string[] = [];
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? "/", "http://127.0.0.1");
    const came = searchParams.get("cc") ?? "";
    returned.push(came);
    response.setHeader("Content-Type", "text/html");
    response.end(
      `<!doctype html><title>Prolific</title><h1>${came === code ? "Submission complete" : "Wrong code"}</h1>`,
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    returned,
    completion: `https://app.prolific.com/submissions/complete?cc=${code}`,
    /**
     * Returns the link with which Prolific sends a participant to a study.
     * @throws Error for an unknown placeholder
     */
    linkFor: (link: string, ids: Readonly<Record<string, string>>): string =>
      link.replace(PLACEHOLDER, (_, name: string) => {
        const id = ids[name];
        if (id === undefined) throw new Error(`Prolific does not know {{%${name}%}}.`);
        return id;
      }),
    /** Answers the requests of a page to the real host of Prolific. */
    route: (page: Page) =>
      page.route("https://app.prolific.com/**", async (route) => {
        const { pathname, search } = new URL(route.request().url());
        const answer = await fetch(`http://127.0.0.1:${port}${pathname}${search}`);
        await route.fulfill({ status: 200, contentType: "text/html", body: await answer.text() });
      }),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
