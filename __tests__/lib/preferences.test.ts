import { HEAD_SCRIPT } from "@/components/shell/layout/head-script";
import {
  DEFAULT_PREFERENCES,
  PREFERENCES_KEY,
  parsePreferences,
  SCHEMES,
  TEXT_SIZES,
  VIEWPORT_MAXIMUM_SCALE,
} from "@/lib/preferences";

const CHOICES = SCHEMES.flatMap((scheme) => TEXT_SIZES.map((textSize) => ({ scheme, textSize })));

/** Values that are not valid: another program has written them under the key of the site, or they are truncated. */
const CORRUPTED = [
  "",
  "{",
  "null",
  "7",
  "[]",
  '"dark"',
  "{}",
  '{"scheme":"sepia","textSize":"175"}',
  '{"scheme":{},"textSize":[]}',
  '{"scheme":null,"textSize":null}',
  '{"scheme":" dark","textSize":"2000"}',
];

it("the zoom scale is limited to 1.5, and text can be enlarged to 200 %", () => {
  expect(VIEWPORT_MAXIMUM_SCALE).toBe(1.5);
  expect(TEXT_SIZES.at(-1)).toBe("200");
});

describe("parsePreferences", () => {
  it.each(CHOICES)("reads the scheme “$scheme” with a text size of $textSize %", (choice) => {
    expect(parsePreferences(JSON.stringify(choice))).toEqual(choice);
  });

  it.each([null, ...CORRUPTED])("returns the defaults for %j", (stored) => {
    expect(parsePreferences(stored)).toEqual(DEFAULT_PREFERENCES);
  });

  it("returns the default in place of an invalid value, and reads a valid value next to it", () => {
    expect(parsePreferences('{"scheme":"dark","textSize":"x"}')).toEqual({
      scheme: "dark",
      textSize: "100",
    });
    expect(parsePreferences('{"textSize":"150","more":1}')).toEqual({
      scheme: "system",
      textSize: "150",
    });
  });
});

describe("the script in <head>", () => {
  const { dataset } = document.documentElement;
  // The test evaluates the source of the script as a string, because the page includes the script inline.
  const run = () => new Function(HEAD_SCRIPT)();

  beforeEach(() => {
    for (const name of Object.keys(dataset)) delete dataset[name];
    localStorage.clear();
    history.replaceState(null, "", "/");
  });

  it.each(CHOICES)(
    "applies the scheme “$scheme” with a text size of $textSize % before the first paint",
    (choice) => {
      localStorage.setItem(PREFERENCES_KEY, JSON.stringify(choice));
      run();
      expect({ ...dataset }).toEqual({
        scripts: "on",
        ...(choice.scheme !== "system" && { scheme: choice.scheme }),
        ...(choice.textSize !== "100" && { textSize: choice.textSize }),
      });
    },
  );

  it.each([null, ...CORRUPTED])("applies no preference for %j", (stored) => {
    if (stored !== null) localStorage.setItem(PREFERENCES_KEY, stored);
    run();
    expect({ ...dataset }).toEqual({ scripts: "on" });
  });

  it.each([null, ...CHOICES.map((choice) => JSON.stringify(choice)), ...CORRUPTED])(
    "applies the values that the controls display, for %j",
    (stored) => {
      if (stored !== null) localStorage.setItem(PREFERENCES_KEY, stored);
      run();
      const { scheme = "system", textSize = "100" } = dataset;
      expect({ scheme, textSize }).toEqual(parsePreferences(stored));
    },
  );

  it("records on <html> that scripts run, even if storage is refused", () => {
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    run();
    expect({ ...dataset }).toEqual({ scripts: "on" });
  });

  it.each([
    ["//about", "/about"],
    ["///fr/about?app=stroop#start", "/fr/about?app=stroop#start"],
  ])(
    "corrects the URL %s to %s, because Next's router would throw an error for several slashes",
    (broken, mended) => {
      history.replaceState(null, "", `${location.origin}${broken}`);
      expect(location.href).toBe(`${location.origin}${broken}`);
      const entries = history.length;
      run();
      expect(location.href).toBe(`${location.origin}${mended}`);
      expect(history.length).toBe(entries);
    },
  );

  describe("removes a failed script, so that webpack requests the script again,", () => {
    const add = (src: string) => {
      const script = document.createElement("script");
      script.src = src;
      document.head.append(script);
      return script;
    };
    afterEach(() => document.head.replaceChildren());

    it("if the script did not load", () => {
      run();
      const [lost, other] = [add("/_next/a.js"), add("/_next/b.js")];
      lost.dispatchEvent(new Event("error"));
      expect(lost.isConnected).toBe(false);
      expect(other.isConnected).toBe(true);
    });

    it("if the host sent a page in place of the script, which is a syntax error", () => {
      run();
      const [broken, other] = [add("/_next/a.js"), add("/_next/b.js")];
      window.dispatchEvent(new ErrorEvent("error", { filename: broken.src }));
      expect(broken.isConnected).toBe(false);
      expect(other.isConnected).toBe(true);
    });

    it("but not if a picture was lost, or if the error does not concern a file", () => {
      run();
      const script = add("/_next/a.js");
      const picture = document.createElement("img");
      picture.src = "/a.webp";
      document.head.append(picture);
      picture.dispatchEvent(new Event("error"));
      window.dispatchEvent(new ErrorEvent("error", { message: "Script error." }));
      document.head.dispatchEvent(new Event("error"));
      expect(script.isConnected).toBe(true);
    });
  });

  it("does not change a URL that begins with a single slash", () => {
    history.replaceState(null, "", "/fr/about?q=a//b#c//d");
    const replace = jest.spyOn(history, "replaceState");
    run();
    expect(replace).not.toHaveBeenCalled();
    expect(location.href).toBe(`${location.origin}/fr/about?q=a//b#c//d`);
  });
});
