import { renderToStaticMarkup } from "react-dom/server";

/** Returns the head elements of a French page that was built for a base path. */
function identity(base = ""): Element {
  process.env.BASE_PATH = base;
  const head = document.createElement("div");
  jest.isolateModules(() => {
    const { SiteIdentity } =
      require("@/components/shell/layout/site-identity") as typeof import("@/components/shell/layout/site-identity");
    head.innerHTML = renderToStaticMarkup(<SiteIdentity locale="fr" />);
  });
  delete process.env.BASE_PATH;
  return head;
}

it("the head declares that the site can be added to a home screen, and the name of the site there", () => {
  const content = (name: string) => identity().querySelector<HTMLMetaElement>(`[name=${name}]`);
  expect(content("mobile-web-app-capable")?.content).toBe("yes");
  expect(content("apple-mobile-web-app-title")?.content).toBe("Protocole");
  expect(content("application-name")?.content).toBe("Protocole");
});

it("the head prevents browsers from turning numbers in texts into telephone links", () => {
  const meta = identity().querySelector<HTMLMetaElement>("[name=format-detection]");
  expect(meta?.content).toBe("telephone=no");
});

it("the head links to the manifest and icons below the base path of the site", () => {
  const links = [...identity("/repo").querySelectorAll("link")];
  const [manifest, ...pictures] = links.map((link) => link.getAttribute("href"));
  expect(manifest).toBe("/repo/fr/manifest.webmanifest");
  expect(pictures.length).toBeGreaterThan(20);
  for (const address of pictures) expect(address).toMatch(/^\/repo\/[a-z]/);
});
