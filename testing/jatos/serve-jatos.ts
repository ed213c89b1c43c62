import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { build } from "esbuild";
import { ROOT } from "../../scripts/project.mjs";
import { type BatchChannel, createJatosBatch } from "./jatos-batch";
import { createJatosServer, type JatosServer } from "./jatos-server";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=UTF-8",
  ".js": "text/javascript",
  ".css": "text/css",
};

async function standIn(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, "testing/jatos/jatos-js-page.ts")],
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    format: "iife",
  });
  return outputFiles[0]?.text ?? "";
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** The identities of the run and of the component. URLs contain these identities. */
const RUN = "0a1b2c3d";
const COMPONENT = "4e5f6a7b";

/** The link of a researcher, which the Run button of a study opens. */
const RESEARCHER = "lMnOpQrStUv";

/**
 * Serves a study in the way that JATOS does. A link of the study begins a run and redirects to the page of the
 * component. The files of the component, `jatos.js` and the URLs that this script requests are in the same folder as
 * this page.
 * @param folder folder of the unpacked study archive
 * @param library folder with `jatos.js` and `jatos-publix/` of JATOS itself for manual trials; by default the stand-in
 */
export async function serveJatos(folder: string, { library }: { library?: string } = {}) {
  const name = readdirSync(folder).find((each) => each.endsWith(".jas"));
  const { data } = JSON.parse(readFileSync(join(folder, String(name)), "utf8"));
  const [component] = data.componentList;
  const script = library ? null : await standIn();
  let run: JatosServer = createJatosServer(component.jsonData);
  /** The input of the component after an edit in JATOS; null means that the imported input is unchanged. */
  let input: string = component.jsonData;
  const batch = createJatosBatch();
  /** The channel of the page that is open. */
  let channel: BatchChannel | null = null;

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://jatos.example");
    const method = request.method ?? "GET";
    const say = (status: number, text: string, type = "text/plain") =>
      response.writeHead(status, { "content-type": type }).end(text);
    const file = (path: string) =>
      existsSync(path) ? say(200, readFileSync(path, "utf8"), TYPES[extname(path)]) : say(404, "");

    const [, publix, code, ...rest] = pathname.split("/");
    if (publix !== "publix") return say(404, "");
    if (code !== RUN) {
      const workerType = code === RESEARCHER ? "Jatos" : "GeneralMultiple";
      run = createJatosServer(input, Object.fromEntries(searchParams), {
        isReloadable: component.reloadable,
        workerType,
      });
      const cookie = new URLSearchParams({
        studyResultUuid: RUN,
        componentPos: "1",
        workerType,
        urlBasePath: "/",
      });
      return response
        .writeHead(303, {
          location: `/publix/${RUN}/${COMPONENT}/start`,
          "set-cookie": `JATOS_ID_0=${cookie}; Path=/`,
        })
        .end();
    }
    const body = await bodyOf(request);
    const what = rest.join("/").replace(new RegExp(`^${COMPONENT}/`), "");
    try {
      if (what === "start") {
        const { status, text } = run.load();
        return status === 200
          ? file(join(folder, data.dirName, component.htmlFilePath))
          : say(status, text);
      }
      if (what === "initData") return say(200, JSON.stringify(run.initData()), "application/json");
      if (what === "jatos.js" && script !== null) return say(200, script, "text/javascript");
      if (library && (what === "jatos.js" || what.startsWith("jatos-publix/")))
        return file(join(library, what));
      if (what === "batch" && method === "GET") {
        response.writeHead(200, { "content-type": "text/event-stream" });
        channel = batch.open((message) => response.write(`data: ${JSON.stringify(message)}\n\n`));
        return response.on("close", channel.close);
      }
      if (what === "batch") {
        channel?.send(JSON.parse(body));
        return say(200, "");
      }
      if (["resultData", "studySessionData", "end", "abort", "heartbeat"].includes(what)) {
        const { status, text } = run.answer(method, what, body, searchParams);
        const isPage = request.headers["sec-fetch-mode"] === "navigate";
        return isPage
          ? say(status, "<title>End</title><h1>This study has ended</h1>", TYPES[".html"])
          : say(status, text);
      }
      return file(join(folder, data.dirName, what));
    } catch {
      request.socket.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Returns the link of the study with the identifiers that a recruitment service adds. */
    link: (query = "") => `http://127.0.0.1:${port}/publix/aBcDeFgHiJk${query}`,
    /** The link that the Run button of the study opens for a researcher. */
    researcherLink: `http://127.0.0.1:${port}/publix/${RESEARCHER}`,
    /** Returns the latest run. */
    get run() {
      return run;
    },
    /** The batch session, as the pages of JATOS display it. */
    get batchSession() {
      return batch.data;
    },
    /** Edits the input of the component. In JATOS, a researcher can do this on the page of the component. */
    edit(change: (input: string) => string) {
      input = change(input);
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
