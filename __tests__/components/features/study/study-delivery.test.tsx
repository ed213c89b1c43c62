import { render, screen } from "@testing-library/react";
import { ShownDelivery } from "@/components/features/study/study-delivery.client";
import { deliveryWords } from "@/content/delivery";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { LOCALES } from "@/lib/routes";

afterEach(() => {
  delete process.env.NEXT_PUBLIC_SEND_URL;
  delete process.env.NEXT_PUBLIC_SEND_RECEIPTS;
  delete process.env.NEXT_PUBLIC_DATAPIPE_ID;
});

const host = "data.lab.example";
const plain = (text: string) => interpolate(text, { host }).replace(/\s/g, " ");

describe.each(LOCALES)("the end of a study (%s) reports", (locale) => {
  const words = localize(deliveryWords, locale);
  const show = () => render(<ShownDelivery state={{ at: "arrived" }} host={host} words={words} />);

  it("that the data have arrived, if the receiver returns receipts", () => {
    process.env.NEXT_PUBLIC_SEND_URL = `https://${host}/sessions`;
    show();
    expect(screen.getByRole("status")).toHaveTextContent(plain(words.state.arrived));
  });

  it.each([
    { NEXT_PUBLIC_SEND_URL: `https://${host}/sessions`, NEXT_PUBLIC_SEND_RECEIPTS: "none" },
    { NEXT_PUBLIC_DATAPIPE_ID: "abc" },
  ])("that the receiver has accepted the data without a receipt, with %j", (environment) => {
    Object.assign(process.env, environment);
    show();
    expect(screen.getByRole("status")).toHaveTextContent(plain(words.state.accepted));
  });
});
