/**
 * The commands of WebDriver (https://www.w3.org/TR/webdriver2/) that scenarios need: each as it is sent over
 * HTTP below the URL of a session, and by its Marionette name.
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

/** The key under which WebDriver hands out an element. */
export const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
