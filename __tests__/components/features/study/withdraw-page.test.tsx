import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { sentParticipation } from "@/__tests__/experiments/sent-participation";
import { WithdrawPage } from "@/components/features/study/withdraw-page";
import { withdraw } from "@/content/withdraw";
import { withdrawByCode } from "@/experiments/study/participation/participation-sending.client";
import { readParticipations } from "@/experiments/study/participation/participation-store.client";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES, type Locale } from "@/lib/routes";

jest.mock("@/experiments/study/participation/participation-store.client");
jest.mock("@/experiments/study/participation/participation-sending.client");

const SESSION = "s0123456789ab";
const CODE = `${SESSION}-0123456789ab`;

beforeEach(() => {
  process.env.NEXT_PUBLIC_SEND_URL = "https://data.lab.example/sessions";
  jest.mocked(readParticipations).mockReset().mockResolvedValue([]);
  jest.mocked(withdrawByCode).mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  delete process.env.NEXT_PUBLIC_SEND_URL;
});

async function enter(code: string, locale: Locale = "en") {
  const { form } = localize(withdraw, locale);
  render(<WithdrawPage locale={locale} />);
  await userEvent.click(screen.getByLabelText(form.label));
  if (code) await userEvent.paste(code);
  await userEvent.click(screen.getByRole("button", { name: form.send }));
  await act(async () => {});
}

it.each(LOCALES)("the withdrawal form explains why a code is invalid (%s)", async (locale) => {
  const { form } = localize(withdraw, locale);
  await enter("abc", locale);
  expect(screen.getByRole("alert")).toHaveTextContent(form.invalid.split(".")[0] ?? "");
  expect(screen.getByLabelText(form.label)).toHaveValue("abc");
  expect(screen.getByLabelText(form.label)).toHaveFocus();
  await userEvent.clear(screen.getByLabelText(form.label));
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("alert")).toHaveTextContent(form.empty);
  expect(withdrawByCode).not.toHaveBeenCalled();
});

it("the withdrawal form accepts a code from another device, typed with capitals and spaces", async () => {
  await enter(` ${CODE.toUpperCase()} `);
  const code = { session: SESSION, receipt: "0123456789ab" };
  await waitFor(() => expect(withdrawByCode).toHaveBeenCalledWith(code));
});

it("after the last day for withdrawal, the form sends no request and displays the contact of the study", async () => {
  const participation = sentParticipation(SESSION);
  const information = {
    ...participation.content.information,
    withdrawUntil: "2020-06-30",
    contact: "ada@lab.example",
  };
  const content = { ...participation.content, information };
  const sending = { host: "data.lab.example", records: {}, given: [] };
  jest.mocked(readParticipations).mockResolvedValue([{ ...participation, content, sending }]);
  await enter(CODE);
  expect(await screen.findByText(/until 30 June 2020.*ada@lab\.example/)).toBeVisible();
  expect(withdrawByCode).not.toHaveBeenCalled();
});

it("the form sends no request if the data are on another data server", async () => {
  const sending = { host: "former.example", records: {}, given: [] };
  jest.mocked(readParticipations).mockResolvedValue([{ ...sentParticipation(SESSION), sending }]);
  await enter(CODE);
  expect(await screen.findByText(/were sent to former\.example/)).toBeVisible();
  expect(withdrawByCode).not.toHaveBeenCalled();
});

it.each(LOCALES)("a site without a data server explains how to withdraw (%s)", (locale) => {
  delete process.env.NEXT_PUBLIC_SEND_URL;
  const { none } = localize(withdraw, locale);
  render(<WithdrawPage locale={locale} />);
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(none.title);
  expect(document.body).toHaveTextContent(none.elsewhere.replace(/\s/g, " "));
  expect(screen.queryByRole("textbox")).toBeNull();
});
