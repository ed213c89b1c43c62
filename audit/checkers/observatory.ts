import { existsSync, writeFileSync } from "node:fs";
import type { Checker, Finding } from "../checker";
import { pageUrls } from "../pages";
import { load, toolFile } from "../tools";

const PACKAGE = "@mdn/mdn-http-observatory/src";

/** The origin that the checker assumes for the site. Some tests require https and a redirect to https. */
const ORIGIN = "https://protocole.example";

/** The list of hosts that browsers always open by https. A host that was published recently is not in this list. */
const PRELOADED = "@mdn/mdn-http-observatory/conf/hsts-preload.json";

type StoredResponse = {
  headers: Record<string, string>;
  status: number;
  statusText: string;
  verified: boolean;
  data: string;
};
type Requests = {
  resources: { path: string };
  session: unknown;
  responses: object;
};
type Types = { Requests: new (hostname: string) => Requests };
type Utils = { parseHttpEquivHeaders: (html: string, url: string) => unknown };
type Constants = { ALL_TESTS: ((requests: Requests) => { result: string; pass: boolean })[] };
type Grader = {
  getScoreModifier: (result: string) => number;
  getScoreDescription: (result: string) => string;
};

/** Returns a response of the site in the format in which the Observatory stores responses. */
async function storedResponse(url: string, method = "GET"): Promise<StoredResponse> {
  const response = await fetch(url, { method });
  return {
    headers: Object.fromEntries(response.headers),
    status: response.status,
    statusText: response.statusText,
    verified: true,
    data: await response.text(),
  };
}

/** Returns the responses that the Observatory would receive if the site delivered the page by https. */
async function retrieve(siteUrl: string, path: string): Promise<Requests> {
  const { Requests } = await load<Types>(`${PACKAGE}/types.js`);
  const { parseHttpEquivHeaders } = await load<Utils>(`${PACKAGE}/retriever/utils.js`);
  const page = await storedResponse(siteUrl + path);
  const url = new URL(path, ORIGIN);
  const requests = new Requests(url.hostname);
  const auto = { ...page, httpEquiv: parseHttpEquivHeaders(page.data, url.href) };
  const redirects = [
    { url: new URL(url.href.replace("https:", "http:")), status: 301 },
    { url, status: 200 },
  ];
  requests.resources.path = page.data;
  requests.session = { url, jar: undefined };
  Object.assign(requests.responses, {
    auto,
    http: auto,
    https: auto,
    cors: await storedResponse(siteUrl + path, "OPTIONS"),
    httpRedirects: redirects,
    httpsRedirects: redirects.slice(1),
  });
  return requests;
}

/** Reports the tests of MDN's HTTP Observatory in which a page loses points. */
export const observatory: Checker = {
  name: "observatory",
  check: async ({ url }) => {
    const preloaded = toolFile(PRELOADED);
    if (!existsSync(preloaded)) writeFileSync(preloaded, "{}\n");
    const { ALL_TESTS } = await load<Constants>(`${PACKAGE}/constants.js`);
    const { getScoreModifier, getScoreDescription } = await load<Grader>(
      `${PACKAGE}/grader/grader.js`,
    );
    const findings: Finding[] = [];
    const paths = pageUrls();
    for (const path of paths) {
      const requests = await retrieve(url, path);
      for (const test of ALL_TESTS) {
        const { result, pass } = test(requests);
        if (pass && getScoreModifier(result) >= 0) continue;
        findings.push({ where: path, what: `${result}: ${getScoreDescription(result)}` });
      }
    }
    return { checked: `${paths.length} pages`, findings };
  },
};
