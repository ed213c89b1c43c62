import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { AppFilters } from "@/components/features/portfolio/app-filters.client";
import { countAllChoices } from "@/components/features/portfolio/list-choice";
import { lengthSteps } from "@/components/features/portfolio/list-lengths";
import { DEFAULT_STATE, NO_FILTERS } from "@/components/features/portfolio/list-state";
import { portfolioEntries } from "@/components/features/portfolio/portfolio-entries";
import { portfolio } from "@/content/portfolio";
import { localize } from "@/lib/i18n/define-content";

const onChange = jest.fn();
const filters = (props: Partial<ComponentProps<typeof AppFilters>> = {}) => (
  <AppFilters
    telling={["family"]}
    steps={lengthSteps(portfolioEntries("en"))}
    filters={NO_FILTERS}
    counts={countAllChoices(portfolioEntries("en"), DEFAULT_STATE)}
    words={localize(portfolio, "en").list}
    choices={
      { family: {}, setting: {}, device: {}, access: {} } as ComponentProps<
        typeof AppFilters
      >["choices"]
    }
    locale="en"
    isHydrated={false}
    onChange={onChange}
    {...props}
  />
);
const field = () => screen.getByRole("searchbox");

beforeEach(() => onChange.mockReset());

it("words typed into the search field before hydration remain in the field, and the list is searched for them", async () => {
  const { rerender } = render(filters());
  await userEvent.type(field(), "stroop");
  rerender(filters({ isHydrated: true }));
  expect(field()).toHaveValue("stroop");
  expect(onChange).toHaveBeenLastCalledWith({ q: "stroop" }, "q");
});

it("the search field displays the search text in the URL, also after the URL changes", () => {
  const { rerender } = render(filters());
  rerender(filters({ isHydrated: true, filters: { ...NO_FILTERS, q: "span" } }));
  expect(field()).toHaveValue("span");
  rerender(filters({ isHydrated: true }));
  expect(field()).toHaveValue("");
  expect(onChange).not.toHaveBeenCalled();
});

it("a group of filters that cannot narrow the list appears once a choice in it is active, and does not disappear", () => {
  const settings = () => screen.queryByRole("group", { name: portfolio.list.groups.setting.en });
  const { rerender } = render(filters({ isHydrated: true }));
  expect(settings()).not.toBeInTheDocument();
  rerender(filters({ isHydrated: true, filters: { ...NO_FILTERS, setting: ["lab"] } }));
  expect(settings()).toBeInTheDocument();
  rerender(filters({ isHydrated: true }));
  expect(settings()).toBeInTheDocument();
});
