import { render, screen, within } from "@testing-library/react";
import { formRows } from "@/__tests__/experiments/form-rows";
import { runWords } from "@/content/run";
import { CITIES, drawnCities } from "@/experiments/apps/where-is-it/cities";
import { placeOutcome } from "@/experiments/apps/where-is-it/outcome";
import { app as code } from "@/experiments/apps/where-is-it/view.client";
import { APPS } from "@/experiments/catalog/registry";
import { withParameters } from "@/experiments/engine/contract/define-app";
import { Result } from "@/experiments/engine/result/result.client";
import { appPayload } from "@/experiments/payloads/app-payload";
import { localize } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";

const app = withParameters(code);
const { parameters } = APPS["where-is-it"].model;

// Leaflet draws only in elements that have a size, and elements have no size in this test. The browser tests check the
// map.
jest.mock("@/experiments/apps/where-is-it/error-map.client", () => ({
  ErrorMap: ({ label }: { label: string }) => <div role="img" aria-label={label} />,
}));

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

/** Renders the result of a run in which each cross is 2° north of its city. */
function show(locale: Locale, hidden: readonly number[] = []) {
  const rows = formRows(
    drawnCities(1, parameters.cities).map((city, index) => {
      const { latitude, longitude } = CITIES[city];
      return placeOutcome(city, { latitude: latitude + 2, longitude }, hidden.includes(index));
    }),
    1,
  );
  const session = { rows, sittings: 1 } as React.ComponentProps<typeof Result>["session"];
  render(
    <Result
      session={session}
      app={app}
      payload={appPayload("where-is-it", locale)}
      words={localize(runWords, locale)}
      locale={locale}
    />,
  );
}

/** Returns the text of the cell that follows the row header with this label. */
const beside = (label: string) =>
  screen.getByRole("rowheader", { name: label }).nextElementSibling?.textContent;

it("the result of Where is it? compares the errors with the chance level and does not display a norm", () => {
  show("en");
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(
    "On average, your cross was 222 km from the city. Over many cities, this distance might be anything from 222 km to 222 km.",
  );
  expect(
    screen.getByRole("img", {
      name: /^mean distance error: 222\skm, 95% interval from .* Your 10 values go from 222\skm to 222\skm; chance: 10,007\.5\skm\.$/,
    }),
  ).toBeInTheDocument();
  expect(screen.getByRole("img", { name: /no bias: 0°\.$/ })).toBeInTheDocument();
  expect(beside("mean distance error: chance")).toBe("10,007.5\u00a0km");
  expect(beside("latitude bias (north positive)")).toBe("2.0° (2.0 to 2.0)");
  expect(screen.queryByText(/^Source:/)).toBeNull();
  expect(
    screen.queryByRole("table", { name: localize(runWords, "en").result.publishedTitle }),
  ).toBeNull();
});

it("the result of Where is it? lists each city with the participant's answer, its true position and the error", () => {
  show("fr", [0]);
  const table = screen.getByRole("table", { name: "Ville par ville" });
  const rows = within(table).getAllByRole("row").slice(1);
  expect(rows).toHaveLength(10);
  const [first, second] = rows.map((row) =>
    within(row)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent),
  );
  expect(within(rows[0] as HTMLElement).getByRole("rowheader")).toHaveTextContent("1 Nairobi");
  expect(first).toEqual(["0,7° N 36,8° E", "1,3° S 36,8° E", "exclue"]);
  expect(second?.[2]).toBe("222\u00a0km");
  expect(
    screen.getByRole("img", { name: /^Carte du monde avec une ligne de chacune de vos 10 croix/ }),
  ).toBeInTheDocument();
});
