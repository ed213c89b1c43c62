import { existsSync, writeFileSync } from "node:fs";
import { addresses } from "../pages.mjs";
import { load, toolFile } from "../tools.mjs";

export const name = "observatory";

const PACKAGE = "@mdn/mdn-http-observatory/src";

/** As which the site is judged: headers depend on no host, but some tests want https and a redirect to it. */
const ORIGIN = "https://protocole.example";

/** Hosts that browsers know to ask by https. A new host is not among them. */
const PRELOADED = "@mdn/mdn-http-observatory/conf/hsts-preload.json";

/**
 * Returns an answer of the site as the Observatory keeps it.
 *
 * @param {string} url
 * @param {string} [method]
 */
async function answer(url, method = "GET") {
  const response = await fetch(url, { method });
  return {
    headers: Object.fromEntries(response.headers),
    status: response.status,
    statusText: response.statusText,
    verified: true,
    data: await response.text(),
  };
}

/**
 * Returns what the Observatory would have retrieved of a page, were it delivered by https.
 *
 * @param {string} url of the site on this machine
 * @param {string} address of the page
 */
async function retrieved(url, address) {
  const { Requests } = await load(`${PACKAGE}/types.js`);
  const { parseHttpEquivHeaders } = await load(`${PACKAGE}/retriever/utils.js`);
  const page = await answer(url + address);
  const at = new URL(address, ORIGIN);
  const requests = new Requests(at.hostname);
  const auto = { ...page, httpEquiv: parseHttpEquivHeaders(page.data, at.href) };
  const redirects = [
    { url: new URL(at.href.replace("https:", "http:")), status: 301 },
    { url: at, status: 200 },
  ];
  requests.resources.path = page.data;
  requests.session = { url: at, jar: undefined };
  Object.assign(requests.responses, {
    auto,
    http: auto,
    https: auto,
    cors: await answer(url + address, "OPTIONS"),
    httpRedirects: redirects,
    httpsRedirects: redirects.slice(1),
  });
  return requests;
}

/**
 * Returns the tests of MDN's HTTP Observatory that cost a page points.
 *
 * @param {import("../judge").Site} site
 * @returns {Promise<import("../judge").Verdict>}
 */
export async function judge({ url }) {
  const preloaded = toolFile(PRELOADED);
  if (!existsSync(preloaded)) writeFileSync(preloaded, "{}\n");
  const { ALL_TESTS } = await load(`${PACKAGE}/constants.js`);
  const { getScoreModifier, getScoreDescription } = await load(`${PACKAGE}/grader/grader.js`);
  const findings = [];
  const all = addresses();
  for (const address of all) {
    const requests = await retrieved(url, address);
    for (const test of ALL_TESTS) {
      const { result, pass } = test(requests);
      if (pass && getScoreModifier(result) >= 0) continue;
      findings.push({ where: address, what: `${result}: ${getScoreDescription(result)}` });
    }
  }
  return { checked: `${all.length} pages`, findings };
}
