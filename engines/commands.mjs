/**
 * What journeys ask of a browser: commands of WebDriver (https://www.w3.org/TR/webdriver2/), each as it is sent
 * over HTTP below the address of a session, and by the name that Firefox knows it by.
 */
export const COMMANDS = {
  navigate: { http: "POST url", marionette: "WebDriver:Navigate" },
  back: { http: "POST back", marionette: "WebDriver:Back" },
  execute: { http: "POST execute/async", marionette: "WebDriver:ExecuteAsyncScript" },
  click: { http: "POST element/{id}/click", marionette: "WebDriver:ElementClick" },
  type: { http: "POST element/{id}/value", marionette: "WebDriver:ElementSendKeys" },
  act: { http: "POST actions", marionette: "WebDriver:PerformActions" },
  windowRect: { http: "POST window/rect", marionette: "WebDriver:SetWindowRect" },
  picture: { http: "GET screenshot", marionette: "WebDriver:TakeScreenshot" },
};

/** The name under which WebDriver hands out an element. */
export const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
