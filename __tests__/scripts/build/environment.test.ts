/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { receiver } from "@/experiments/engine/sending/receiver";
import { receiverHost } from "@/experiments/engine/sending/receiver-host";
import {
  contactOrigins,
  ENVIRONMENT,
  embedOrigins,
  readEnvironment,
  sendingOrigins,
  tileOrigins,
} from "@/scripts/build/environment";
import { ROOT } from "@/scripts/project.mjs";

describe("the settings for sending and embedding", () => {
  const id = "0123456789abcdef".repeat(4);
  const receiving = { NEXT_PUBLIC_SEND_URL: "https://data.lab.example/sessions" };

  it("allow a receiver that sends no receipts only if the operator chooses this explicitly with the receiver's URL", () => {
    const NEXT_PUBLIC_SEND_RECEIPTS = "none";
    expect(() => readEnvironment({ ...receiving, NEXT_PUBLIC_SEND_RECEIPTS })).not.toThrow();
    expect(() => readEnvironment({ NEXT_PUBLIC_SEND_RECEIPTS })).toThrow(
      'NEXT_PUBLIC_SEND_RECEIPTS is "none", but it must be empty without NEXT_PUBLIC_SEND_URL',
    );
    expect(() => readEnvironment({ ...receiving, NEXT_PUBLIC_SEND_RECEIPTS: "no" })).toThrow(
      'NEXT_PUBLIC_SEND_RECEIPTS is "no", but it must be "none"',
    );
  });

  it("list studies by their complete ids, and are accepted only if there is a receiver", () => {
    const NEXT_PUBLIC_SEND_PROTOCOLS = `${id},${id}`;
    expect(() => readEnvironment({ ...receiving, NEXT_PUBLIC_SEND_PROTOCOLS })).not.toThrow();
    expect(() => readEnvironment({ NEXT_PUBLIC_SEND_PROTOCOLS })).toThrow(
      /NEXT_PUBLIC_SEND_PROTOCOLS is .* must be empty without a receiver/,
    );
    for (const value of [id.slice(1), `${id}, ${id}`, id.toUpperCase(), "my-study"])
      expect(() => readEnvironment({ ...receiving, NEXT_PUBLIC_SEND_PROTOCOLS: value })).toThrow(
        /NEXT_PUBLIC_SEND_PROTOCOLS/,
      );
  });

  it.each(["https://a.qualtrics.com", "https://a.example:8443,http://127.0.0.1:99"])(
    "allow the origin %s to embed the page of studies",
    (value) => expect(embedOrigins({ NEXT_PUBLIC_EMBED_ORIGINS: value })).toEqual(value.split(",")),
  );

  it.each(["*", "https://a.example/", "https://*.example", "http://a.example", "a.example", ","])(
    "refuse %s as an origin that may embed the page of studies",
    (value) => {
      expect(() => embedOrigins({ NEXT_PUBLIC_EMBED_ORIGINS: value })).toThrow(
        /NEXT_PUBLIC_EMBED_ORIGINS/,
      );
    },
  );
});

describe("the receiver of data", () => {
  it.each([{}, { NEXT_PUBLIC_SEND_URL: "", NEXT_PUBLIC_DATAPIPE_ID: "" }])(
    "is absent by default (%j)",
    (environment) => expect(sendingOrigins(environment)).toEqual([]),
  );

  it.each([
    ["https://data.lab.example/sessions?study=1", "https://data.lab.example"],
    ["https://data.lab.example:8443/", "https://data.lab.example:8443"],
    ["https://DATA.lab.example", "https://data.lab.example"],
  ])("has, at the URL %s, the origin %s", (url, origin) => {
    expect(sendingOrigins({ NEXT_PUBLIC_SEND_URL: url })).toEqual([origin]);
  });

  it("needs no origin in the policy of the pages if it is a path on the host of the site", () => {
    expect(sendingOrigins({ NEXT_PUBLIC_SEND_URL: "/sessions" })).toEqual([]);
  });

  it.each([
    "http://data.lab.example/",
    "data.lab.example",
    "//data.lab.example/sessions",
    "/sessions/../api",
    "/sessions?study=1",
    "/",
    "javascript:alert(1)",
    "https://user:secret@data.lab.example/",
    "https://data.lab.example/#here",
    "https://data.lab.example;script-src/",
    "https://a.example https://b.example",
  ])("cannot have the URL %s", (url) => {
    expect(() => sendingOrigins({ NEXT_PUBLIC_SEND_URL: url })).toThrow(
      `NEXT_PUBLIC_SEND_URL is "${url}", but it must be an https URL or a path on the host of the site.\n  Write it such as https://`,
    );
  });

  it("may be DataPipe, with the origin to which DataPipe's requests are sent", () => {
    const NEXT_PUBLIC_DATAPIPE_ID = "aB3dE5gH7jK9";
    const [origin = ""] = sendingOrigins({ NEXT_PUBLIC_DATAPIPE_ID });
    expect(origin).toBe(
      `https://${receiverHost({ kind: "datapipe", experiment: NEXT_PUBLIC_DATAPIPE_ID })}`,
    );
  });

  it.each(["https://pipe.jspsych.org", "a b", "x".repeat(65)])(
    "cannot be the experiment “%s” of DataPipe",
    (id) => {
      expect(() => sendingOrigins({ NEXT_PUBLIC_DATAPIPE_ID: id })).toThrow(
        /NEXT_PUBLIC_DATAPIPE_ID/,
      );
    },
  );

  it("cannot be set by two variables", () => {
    const both = { NEXT_PUBLIC_SEND_URL: "https://a.example", NEXT_PUBLIC_DATAPIPE_ID: "a" };
    expect(() => readEnvironment(both)).toThrow(
      /NEXT_PUBLIC_DATAPIPE_ID is "a", but it must be empty when NEXT_PUBLIC_SEND_URL is set/,
    );
  });
});

it("the receiver of data is read from the environment variables", () => {
  expect(receiver()).toBeNull();
  process.env.NEXT_PUBLIC_SEND_URL = "https://data.lab.example/x";
  expect(receiver()).toEqual({ kind: "endpoint", url: "https://data.lab.example/x" });
  delete process.env.NEXT_PUBLIC_SEND_URL;
  process.env.NEXT_PUBLIC_DATAPIPE_ID = "abc";
  expect(receiver()).toEqual({ kind: "datapipe", experiment: "abc" });
  delete process.env.NEXT_PUBLIC_DATAPIPE_ID;
});

describe("the setting for hosts of return addresses", () => {
  it.each([undefined, "", "app.prolific.com", "app.prolific.com,www.lab.example:8443"])(
    "may be %j",
    (value) => {
      expect(() => readEnvironment({ NEXT_PUBLIC_RETURN_HOSTS: value })).not.toThrow();
    },
  );

  it.each([
    "https://app.prolific.com",
    "app.prolific.com/path",
    "app.prolific.com, www.lab.example",
    "App.Prolific.com",
    "user@lab.example",
    "*",
    "localhost",
  ])("cannot be %s", (value) => {
    expect(() => readEnvironment({ NEXT_PUBLIC_RETURN_HOSTS: value })).toThrow(
      `NEXT_PUBLIC_RETURN_HOSTS is "${value}", but it must be a list of hosts`,
    );
  });
});

describe("the settings of the street map", () => {
  const NEXT_PUBLIC_TILE_URL = "https://{s}.tiles.lab.example/{z}/{x}/{y}.png";
  const NEXT_PUBLIC_TILE_ATTRIBUTION = "© Lab";
  const named = { NEXT_PUBLIC_TILE_URL, NEXT_PUBLIC_TILE_ATTRIBUTION };

  it("contain no origin by default", () => {
    expect(tileOrigins({})).toEqual([]);
    expect(tileOrigins({ ...named, NEXT_PUBLIC_TILE_URL: "" })).toEqual([]);
  });

  it("contain an origin for each subdomain; the default subdomains are a, b and c", () => {
    expect(tileOrigins(named)).toEqual([
      "https://a.tiles.lab.example",
      "https://b.tiles.lab.example",
      "https://c.tiles.lab.example",
    ]);
    expect(tileOrigins({ ...named, NEXT_PUBLIC_TILE_SUBDOMAINS: "1" })).toEqual([
      "https://1.tiles.lab.example",
    ]);
  });

  it.each([
    ["https://tiles.lab.example:8443/{z}/{y}/{x}", "https://tiles.lab.example:8443"],
    ["http://127.0.0.1:8080/{z}/{x}/{y}.png", "http://127.0.0.1:8080"],
  ])("accept the tile URL %s", (url, origin) => {
    expect(tileOrigins({ ...named, NEXT_PUBLIC_TILE_URL: url })).toEqual([origin]);
  });

  it.each([
    "http://tiles.lab.example/{z}/{x}/{y}.png",
    "http://127.0.0.1.lab.example/{z}/{x}/{y}.png",
    "https://tiles.lab.example/{z}/{x}.png",
    "https://user:secret@tiles.lab.example/{z}/{x}/{y}.png",
    "https://tiles.lab.example;script-src/{z}/{x}/{y}.png",
    "/tiles/{z}/{x}/{y}.png",
    "javascript:{z}{x}{y}",
  ])("do not accept the tile URL %s", (url) => {
    expect(() => readEnvironment({ ...named, NEXT_PUBLIC_TILE_URL: url })).toThrow(
      `NEXT_PUBLIC_TILE_URL is "${url}"`,
    );
  });

  it.each(["a,b", "A", "a b", "é"])("do not accept the subdomains %j", (subdomains) => {
    expect(() => readEnvironment({ ...named, NEXT_PUBLIC_TILE_SUBDOMAINS: subdomains })).toThrow(
      `NEXT_PUBLIC_TILE_SUBDOMAINS is "${subdomains}"`,
    );
  });

  it("require an attribution of the map data", () => {
    expect(() => readEnvironment({ NEXT_PUBLIC_TILE_URL })).toThrow(
      "NEXT_PUBLIC_TILE_ATTRIBUTION is not set",
    );
  });
});

describe("the setting for the URL of the site", () => {
  it.each([
    undefined,
    "",
    "https://www.lab.example",
    "https://lab.example/",
    "http://localhost:3000",
  ])("may be %j", (SITE_URL) => expect(() => readEnvironment({ SITE_URL })).not.toThrow());

  it.each([
    "www.lab.example",
    "lab",
    "ftp://lab.example",
    "javascript:alert(1)",
    "https://",
    "https://lab.example/site",
    "https://lab.example/site/",
    "https://lab.example/?a=1",
    "https://lab.example/#top",
    "https://user:secret@lab.example",
  ])("cannot be %s; this value stops the build with advice on how to write the URL", (SITE_URL) => {
    expect(() => readEnvironment({ SITE_URL })).toThrow(
      `SITE_URL is "${SITE_URL}", but it must be an origin.\n  Write the origin that the site is published at, such as https://www.your-site.org`,
    );
  });
});

describe("the setting for the base path of the site", () => {
  it.each([undefined, "", "/repo", "/people/lab-2/site_1.x"])("may be %j", (BASE_PATH) => {
    expect(() => readEnvironment({ BASE_PATH })).not.toThrow();
  });

  it.each(["repo", "/", "/repo/", "//repo", "/a/../b", "/a b", "https://lab.example/repo", "/é"])(
    "cannot be %s",
    (BASE_PATH) => {
      expect(() => readEnvironment({ BASE_PATH })).toThrow(
        `BASE_PATH is "${BASE_PATH}", but it must be a path below a host.\n  Write it with a leading slash and no trailing one, such as /repo`,
      );
    },
  );
});

describe("the setting for the date of a build", () => {
  it.each([undefined, "", "1767225600"])("may be %j", (SOURCE_DATE_EPOCH) => {
    expect(() => readEnvironment({ SOURCE_DATE_EPOCH })).not.toThrow();
  });

  it.each(["2026-01-01", "yesterday", "-1", "0", "1.5", "1767225600000"])(
    "cannot be %s",
    (SOURCE_DATE_EPOCH) => {
      expect(() => readEnvironment({ SOURCE_DATE_EPOCH })).toThrow(
        `SOURCE_DATE_EPOCH is "${SOURCE_DATE_EPOCH}", but it must be a date.\n  Write whole seconds since 1970, such as 1767225600`,
      );
    },
  );
});

it("the build reports all invalid settings in one message", () => {
  expect(() => readEnvironment({ SITE_URL: "lab", BASE_PATH: "repo" })).toThrow(
    /SITE_URL is "lab"[\s\S]*BASE_PATH is "repo"/,
  );
});

it("docs/environment.md lists every environment variable of the build", () => {
  const page = readFileSync(join(ROOT, "docs/environment.md"), "utf8");
  const listed = [...page.matchAll(/^\| `([A-Z_]+)` \| build \|/gm)].map(([, name]) => name);
  expect(listed.sort()).toEqual(Object.keys(ENVIRONMENT).sort());
});

describe("an unknown setting", () => {
  it("stops the build, and the message lists the known settings", () => {
    expect(() => readEnvironment({ NEXT_PUBLIC_SENDURL: "https://a.example" })).toThrow(
      /NEXT_PUBLIC_SENDURL="https:\/\/a\.example".*\n.*NEXT_PUBLIC_SEND_URL, NEXT_PUBLIC_DATAPIPE_ID, NEXT_PUBLIC_SEND_PROTOCOLS, NEXT_PUBLIC_EMBED_ORIGINS, NEXT_PUBLIC_RETURN_HOSTS/,
    );
  });

  it.each(["NEXT_PUBLIC_VERCEL_URL", "NEXT_TELEMETRY_DISABLED", "PATH"])(
    "is ignored if the name of the variable shows that it does not belong to the site: %s",
    (name) => expect(() => readEnvironment({ [name]: "x" })).not.toThrow(),
  );
});

describe("the setting for the endpoint of the contact form", () => {
  it.each([{}, { NEXT_PUBLIC_CONTACT_ENDPOINT: "" }])("is absent by default", (environment) =>
    expect(contactOrigins(environment)).toEqual([]),
  );

  it.each([
    ["https://forms.lab.example/contact", "https://forms.lab.example"],
    ["https://forms.lab.example:8443/f/abc?x=1", "https://forms.lab.example:8443"],
    ["http://127.0.0.1:4331/messages", "http://127.0.0.1:4331"],
    ["http://localhost:8080/", "http://localhost:8080"],
  ])("may be %s; the policy of the page then contains %s", (endpoint, origin) => {
    expect(contactOrigins({ NEXT_PUBLIC_CONTACT_ENDPOINT: endpoint })).toEqual([origin]);
  });

  it.each([
    "http://forms.lab.example/contact",
    "forms.lab.example",
    "/contact",
    "https://user:secret@forms.lab.example/",
    "https://forms.lab.example/#there",
    "javascript:alert(1)",
    "https://a;script-src *",
  ])("cannot be %s; the error message contains this value", (NEXT_PUBLIC_CONTACT_ENDPOINT) => {
    expect(() => readEnvironment({ NEXT_PUBLIC_CONTACT_ENDPOINT })).toThrow(
      `NEXT_PUBLIC_CONTACT_ENDPOINT is "${NEXT_PUBLIC_CONTACT_ENDPOINT}"`,
    );
  });

  it("allows cookies only with the exact value “include”, and only if there is an endpoint", () => {
    const endpoint = { NEXT_PUBLIC_CONTACT_ENDPOINT: "https://forms.lab.example/" };
    expect(() =>
      readEnvironment({ ...endpoint, NEXT_PUBLIC_CONTACT_CREDENTIALS: "include" }),
    ).not.toThrow();
    for (const environment of [
      { ...endpoint, NEXT_PUBLIC_CONTACT_CREDENTIALS: "yes" },
      { NEXT_PUBLIC_CONTACT_CREDENTIALS: "include" },
    ])
      expect(() => readEnvironment(environment)).toThrow("NEXT_PUBLIC_CONTACT_CREDENTIALS");
  });
});
