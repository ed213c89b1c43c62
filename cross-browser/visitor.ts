import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { isHydrated } from "@/testing/behaviour";
import { NAME_HELPER } from "@/testing/name-helper";
import { ELEMENT } from "./commands";
import type { Observe, Running } from "./engine";
import { find, findAtRest, textsOf, watch } from "./in-page";
import type { TestHost } from "./test-host";

/** The time limit within which an action must have its effect. */
const PATIENCE_MS = 30_000;

/** Matches files whose download is still in progress. */
const UNFINISHED = /\.(crdownload|part|wkdownload)$/;

/** The codes with which WebDriver sends keys that do not type a character. */
export const KEYS = { enter: "\uE007", escape: "\uE00C", arrowUp: "\uE013" } as const;

type InPage<Args extends unknown[], Result> = (...args: Args) => Result;

/** The WebDriver id of an element that was found in the page. */
const idOf = (element: Element | null) =>
  (element as unknown as Record<string, string> | null)?.[ELEMENT] ?? "";

/**
 * A simulated visitor who controls a page through WebDriver. Methods that use an element first wait until the element
 * appears.
 */
export class Visitor {
  private readonly collected: string[] = [];

  constructor(
    private readonly browser: Running,
    readonly host: TestHost,
  ) {}

  /** Calls a function in the page. If arguments are functions, they are sent as source text. */
  async ask<Args extends unknown[], Result>(
    inPage: InPage<Args, Result>,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const given = args.map((arg, place) =>
      typeof arg === "function" ? `(${arg})` : `arguments[${place}]`,
    );
    const answer = (await this.browser.send("execute", {
      script: `${NAME_HELPER} const done = arguments[arguments.length - 1];
        new Promise((resolve) => resolve((${inPage})(${given}))).then(
          (value) => done({ value }),
          (error) => done({ error: String(error) }),
        );`,
      args: args.map((arg) => (typeof arg === "function" ? null : arg)),
    })) as { value: Awaited<Result>; error?: string };
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value;
  }

  /** Repeats an attempt until it returns a value. @throws Error with the last failure of the attempt */
  async insist<Result>(what: string, attempt: () => Promise<Result>, patienceMs = PATIENCE_MS) {
    let last: unknown;
    for (const until = Date.now() + patienceMs; Date.now() < until; ) {
      try {
        const result = await attempt();
        if (result) return result;
      } catch (error) {
        // A page that is being left cannot run scripts or receive clicks, so the attempt is repeated.
        last = error;
      }
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    throw new Error(`${what}: not within ${patienceMs / 1000} s${last ? ` (${last})` : ""}`);
  }

  /** Waits until a function in the page returns true. */
  until<Args extends unknown[]>(what: string, inPage: InPage<Args, boolean>, ...args: Args) {
    return this.insist(what, () => this.ask(inPage, ...args));
  }

  /** Waits until the page displays an element with a given name. @returns the WebDriver id of the element */
  async see(selector: string, name?: string): Promise<string> {
    const element = await this.insist(`to see ${selector} ${name ?? ""}`, () =>
      this.ask(find, selector, name ?? null),
    );
    return idOf(element);
  }

  /**
   * Sets the inner size of the window. The size of the window's borders differs between browsers, so the function
   * measures the borders first.
   */
  async resize(width: number, height: number) {
    const [frameWidth, frameHeight] = await this.insist("the window's size", async () => {
      await this.browser.send("windowRect", { width, height });
      return this.ask(() => [outerWidth - innerWidth, outerHeight - innerHeight] as const);
    });
    await this.browser.send("windowRect", {
      width: width + frameWidth,
      height: height + frameHeight,
    });
  }

  /** Opens a URL path of the site without any interaction. */
  open(path: string) {
    return this.openElsewhere(this.host.url + path);
  }

  /** Opens any URL without any interaction. */
  async openElsewhere(url: string) {
    await this.collectFaults();
    await this.browser.send("navigate", { url });
  }

  /** Begins to collect the errors of the page. */
  watch() {
    return this.ask(watch);
  }

  /** Opens a path and waits until the page is hydrated. `prepare` runs before the scripts of the page have loaded. */
  async visit(path: string, prepare?: () => Promise<unknown>) {
    await this.open(path);
    await this.begin(prepare);
  }

  /**
   * Reloads the page by a script in the page. The reload command of Firefox's driver would bypass caches and workers.
   */
  async reload(prepare?: () => Promise<unknown>) {
    await this.collectFaults();
    await this.ask(() => {
      Object.assign(window, { isBeingLeft: true });
      setTimeout(() => location.reload());
    });
    await this.until("the new document", () => !("isBeingLeft" in window));
    await this.begin(prepare);
  }

  /** Waits until the page has a new URL path and is hydrated after it was loaded in full. */
  async arrive(path: string) {
    await this.until(`to be at ${path}`, (path) => location.pathname === path, path);
    await this.begin();
  }

  private async begin(prepare?: () => Promise<unknown>) {
    await this.watch();
    await prepare?.();
    await this.until("the page to be hydrated", isHydrated);
  }

  async back() {
    await this.browser.send("back");
  }

  /** Clicks the element with the given name as soon as this element no longer moves and is not covered. */
  async press(selector: string, name?: string) {
    // A button that cannot be used yet has no effect.
    const usable = `:is(${selector}):not([aria-disabled="true"])`;
    await this.insist(`to press ${selector} ${name ?? ""}`, async () => {
      const element = await this.ask(findAtRest, find, usable, name ?? null);
      if (!element) return false;
      await this.collectFaults();
      await this.browser.send("click", { id: idOf(element) });
      // If the element moved at the last moment, the click missed the element. If the page no longer exists, the click
      // has opened another page.
      return !(await this.ask(() => window.isUnpressed === true).catch(() => false));
    });
  }

  /** Chooses an option of a closed drop-down list. */
  async choose(option: string) {
    const element = await this.ask((option) => document.querySelector(option), option);
    await this.browser.send("click", { id: idOf(element) });
  }

  /** Types a text into a field. Line breaks are typed with the Enter key. */
  async type(selector: string, text: string) {
    const typed = text.replaceAll("\n", KEYS.enter);
    await this.browser.send("type", { id: await this.see(selector), text: typed });
  }

  /** Presses a key in the element that has the focus. */
  async key(value: string) {
    const actions = ["keyDown", "keyUp"].map((type) => ({ type, value }));
    await this.browser.send("act", { actions: [{ type: "key", id: "keys", actions }] });
  }

  /** Returns the texts of all visible elements that match a selector. */
  texts(selector: string): Promise<string[]> {
    return this.ask(textsOf, selector);
  }

  /** Starts a download and waits for a file with the given extension. @returns the name and the content of the file */
  async download(ending: string, press: () => Promise<void>) {
    const { downloads } = this.browser;
    const names = () => (existsSync(downloads) ? readdirSync(downloads) : []);
    const before = names();
    await press();
    const name = await this.insist(`a file .${ending} to arrive`, async () => {
      const now = names();
      const name = now.find((each) => each.endsWith(`.${ending}`) && !before.includes(each));
      const isWhole = !now.some((each) => UNFINISHED.test(each));
      return isWhole && name && statSync(join(downloads, name)).size > 0 ? name : undefined;
    });
    return { name, bytes: readFileSync(join(downloads, name)) };
  }

  /** Returns a picture of the window as PNG. */
  async screenshot(): Promise<Buffer> {
    return Buffer.from(
      (await this.browser.send("screenshot", { full: false })) as string,
      "base64",
    );
  }

  /** Collects the errors of the page so far, because the next action may open another page. */
  private async collectFaults() {
    this.collected.push(...(await this.ask(() => window.faults?.splice(0) ?? [])));
  }

  /** Returns the errors of all pages so far, in the format of a browser console. */
  async faults(): Promise<string[]> {
    await this.collectFaults();
    return this.collected.splice(0);
  }
}

/** A path through the site that records observations. */
export type Scenario = (visitor: Visitor, observe: Observe) => Promise<void>;
