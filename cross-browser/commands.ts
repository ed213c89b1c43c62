/**
 * The commands of WebDriver (https://www.w3.org/TR/webdriver2/) that scenarios need. Each command has an HTTP method, a
 * path below the URL of a session, and a name in the Marionette protocol.
 */
export const COMMANDS = {
  navigate: { http: "POST url", marionette: "WebDriver:Navigate" },
  back: { http: "POST back", marionette: "WebDriver:Back" },
  execute: { http: "POST execute/async", marionette: "WebDriver:ExecuteAsyncScript" },
  click: { http: "POST element/{id}/click", marionette: "WebDriver:ElementClick" },
  type: { http: "POST element/{id}/value", marionette: "WebDriver:ElementSendKeys" },
  act: { http: "POST actions", marionette: "WebDriver:PerformActions" },
  windowRect: { http: "POST window/rect", marionette: "WebDriver:SetWindowRect" },
  screenshot: { http: "GET screenshot", marionette: "WebDriver:TakeScreenshot" },
} as const;

/** The key under which WebDriver returns the id of an element. */
export const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
