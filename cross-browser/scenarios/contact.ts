import { LOCALES, type Locale, pathOf } from "@/lib/routes";
import { CONTACT, WRITTEN } from "@/testing/contact";
import type { TestHost } from "../test-host";
import type { Scenario, Visitor } from "../visitor";

/**
 * Returns the messages that have arrived, in the order of their arrival, without the fields that differ in each
 * message.
 */
const received = (host: TestHost) =>
  host
    .arrived()
    .sort((a, b) => String(a.received).localeCompare(String(b.received)))
    .map(({ id, seconds, received, ...message }) => ({
      ...message,
      isNamed: typeof id === "string" && typeof seconds === "number" && received !== undefined,
    }));

async function write(visitor: Visitor, locale: Locale) {
  await visitor.press("main label", CONTACT[locale].kinds.online);
  for (const [name, text] of Object.entries(WRITTEN)) await visitor.type(`#contact-${name}`, text);
}

/**
 * Sends a message that the receiver accepts immediately. Then sends a message while the receiver is off. This message
 * waits on the device during a reload. Another page sends the message when the receiver is available again.
 */
export const contact: Scenario = async (visitor, observe) => {
  const { host } = visitor;
  for (const locale of LOCALES) {
    const words = CONTACT[locale];
    const before = host.arrived().length;
    await host.receive(true);
    await visitor.visit(`${pathOf("contact", locale)}?app=stroop`);
    await visitor.press("main button[type=submit]");
    await visitor.see("[aria-invalid=true]");
    observe(`${locale}, sent empty`, await visitor.texts("main form [id$=-error]"));
    await write(visitor, locale);
    await visitor.press("main button[type=submit]");
    await visitor.see("main h2", words.arrived.title);
    observe(`${locale}, arrived`, received(host).slice(before));

    await host.receive(false);
    await visitor.visit(pathOf("contact", locale));
    await write(visitor, locale);
    await visitor.press("main button[type=submit]");
    await visitor.see("main h2", words.outbox.title);
    await visitor.reload();
    await visitor.see("main h2", words.outbox.title);
    observe(
      `${locale}, waits after a reload`,
      await visitor.texts(`section[aria-label="${words.outbox.title}"] li > p:first-child`),
    );
    await host.receive(true);
    await visitor.visit(pathOf("about", locale));
    await visitor.insist("the message to arrive", async () => host.arrived().length === before + 2);
    observe(`${locale}, arrived later`, received(host).slice(before + 1));
    await visitor.visit(pathOf("contact", locale));
    await visitor.until(
      "the outbox to be empty",
      (title) => ![...document.querySelectorAll("h2")].some((each) => each.textContent === title),
      words.outbox.title,
    );
    observe(`${locale}, messages in all`, host.arrived().length - before);
  }
};
