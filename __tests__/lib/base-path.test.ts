type BasePath = typeof import("@/lib/base-path");

/** Returns the module `base-path` as the build creates it for a base path. */
function builtFor(base: string): BasePath {
  process.env.BASE_PATH = base;
  let module: BasePath | undefined;
  jest.isolateModules(() => {
    module = require("@/lib/base-path");
  });
  if (!module) throw new Error("not loaded");
  return module;
}

afterEach(() => {
  delete process.env.BASE_PATH;
});

describe.each(["", "/repo", "/people/lab"])("a site published at %j", (base) => {
  const { withBase, withoutBase } = builtFor(base);

  it.each(["/", "/about", "/fr/about?a=/repo#b"])(
    "adds and removes the base path of %s",
    (path) => {
      expect(withBase(path)).toBe(`${base}${path}`);
      expect(withoutBase(withBase(path))).toBe(path);
    },
  );
});

it.each([
  ["/repo", "/"],
  ["/repo/repo", "/repo"],
  ["/repository", "/repository"],
  ["/elsewhere", "/elsewhere"],
])(
  "if the base path is /repo, the pathname %s of the browser is the path %s of the site",
  (pathname, path) => {
    expect(builtFor("/repo").withoutBase(pathname)).toBe(path);
  },
);

describe("a client-side navigation on a site with the base path /repo", () => {
  const start = (url: string, shown: string) => {
    process.env.BASE_PATH = "/repo";
    history.replaceState(null, "", shown);
    let target: string | null = null;
    jest.isolateModules(() => {
      require("@/instrumentation-client").onRouterTransitionStart(url);
      target = require("@/components/shell/navigation/navigation-store").navigation.get().target;
    });
    return target;
  };

  it("leads to a URL that the browser can also load in full", () => {
    expect(start("/about", "/repo/")).toBe("/repo/about");
    expect(start("http://localhost/repo/about", "/repo/")).toBe("http://localhost/repo/about");
  });

  it("does not start for a link to the current page", () => {
    expect(start("/about#end", "/repo/about")).toBeNull();
  });
});
