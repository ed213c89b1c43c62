import { isPlainClick } from "@/components/shell/navigation/plain-click";
import { pathOf } from "@/lib/routes";

type ClientRoute = typeof import("@/components/shell/navigation/client-route");

/** Returns the module `client-route` as the build creates it for a base path. */
function builtFor(base: string): ClientRoute {
  process.env.BASE_PATH = base;
  let module: ClientRoute | undefined;
  jest.isolateModules(() => {
    module = require("@/components/shell/navigation/client-route");
  });
  if (!module) throw new Error("not loaded");
  return module;
}

afterEach(() => {
  delete process.env.BASE_PATH;
  document.body.replaceChildren();
});

const HOST = location.origin;
const at = (path: string) => new URL(path, HOST);

/** Inserts markup into the page and returns its link. */
function linkOf(markup: string): Element {
  document.body.innerHTML = markup;
  const link = document.querySelector("a");
  if (!link) throw new Error("no link");
  return link;
}

describe("clientRoute, which returns the URL of a link that the site's router follows,", () => {
  const { clientRoute } = builtFor("");
  const from = (shown: string, href: string) =>
    clientRoute(linkOf(`<a href="${href}">A link</a>`), at(shown));

  it.each([
    ["/", "/about"],
    ["/about", "/"],
    ["/", "/cgu#privacy"],
    ["/cgu", "/cgu#privacy"],
    ["/portfolio", "/portfolio?app=stroop"],
    ["/study?app=stroop", "/study"],
    ["/about", "/about"],
    ["/fr", pathOf("study", "fr")],
    ["/about", `${HOST}/contact`],
  ])("on the page %s returns the absolute URL of a link to %s", (shown, href) => {
    expect(from(shown, href)).toBe(at(href).href);
  });

  it.each([
    ["another language", "/", "/fr"],
    ["the default language", "/fr/about", "/about"],
    ["another host", "/", "https://example.org/about"],
    ["another protocol", "/", "mailto:someone@example.org"],
    ["no page", "/", "/nothing"],
    ["a file", "/", "/about.txt"],
    ["an alias", "/", "/about/"],
    ["a place of this page", "/cgu", "#privacy"],
    ["a page, from an unknown path", "/nothing", "/about"],
  ])("leaves a link to %s to the browser", (_, shown, href) => {
    expect(from(shown, href)).toBeUndefined();
  });

  it.each(['target="_blank"', "download", 'download="a.csv"'])(
    "leaves a link with %s to the browser",
    (attribute) => {
      expect(
        clientRoute(linkOf(`<a href="/about" ${attribute}>A link</a>`), at("/")),
      ).toBeUndefined();
    },
  );

  it("finds the link that contains the target of an event, and returns undefined if no link contains the target", () => {
    linkOf('<p>Text <a href="/about"><svg><path /></svg></a></p>');
    const hit = (selector: string) => clientRoute(document.querySelector(selector), at("/"));
    expect(hit("path")).toBe(`${HOST}/about`);
    expect(hit("p")).toBeUndefined();
    expect(clientRoute(document, at("/"))).toBeUndefined();
    expect(clientRoute(null, at("/"))).toBeUndefined();
  });

  it("returns undefined for a link without an href", () => {
    expect(clientRoute(linkOf("<a>About</a>"), at("/"))).toBeUndefined();
  });
});

describe("clientRoute below a base path", () => {
  const { clientRoute } = builtFor("/repo");
  const from = (shown: string, href: string) =>
    clientRoute(linkOf(`<a href="${href}">A link</a>`), at(shown));

  it.each([
    ["/repo/", "/repo/about"],
    ["/repo/about", "/repo/"],
  ])("on the page %s returns the absolute URL of a link to %s", (shown, href) => {
    expect(from(shown, href)).toBe(at(href).href);
  });

  it.each([
    ["another site of the host", "/repo/", "/about"],
    ["a site with a like name", "/repo/", "/repository/about"],
    ["the home page in an alias", "/repo/about", "/repo"],
  ])("leaves a link to %s to the browser", (_, shown, href) => {
    expect(from(shown, href)).toBeUndefined();
  });
});

describe("isPlainClick", () => {
  const click = (init: MouseEventInit) => new MouseEvent("click", { cancelable: true, ...init });

  it("is true for a click with the main button and for the Enter key", () => {
    expect(isPlainClick(click({}))).toBe(true);
  });

  it.each<[string, MouseEventInit]>([
    ["another button", { button: 1 }],
    ["Ctrl", { ctrlKey: true }],
    ["Command", { metaKey: true }],
    ["Shift", { shiftKey: true }],
    ["Alt", { altKey: true }],
  ])("is false for a click with %s", (_, init) => {
    expect(isPlainClick(click(init))).toBe(false);
  });

  it("is false for a click that another listener has handled", () => {
    const taken = click({});
    taken.preventDefault();
    expect(isPlainClick(taken)).toBe(false);
  });
});
