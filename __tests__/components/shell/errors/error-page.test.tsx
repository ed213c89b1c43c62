import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useSearchParams } from "next/navigation";
import { ErrorPage } from "@/components/shell/errors/error-page.client";
import { ErrorView } from "@/components/shell/errors/error-view";
import { NotFound } from "@/components/shell/errors/not-found.client";
import { StatusError } from "@/components/shell/errors/page-error";
import { reloadForLostChunk } from "@/components/shell/errors/reload-for-lost-chunk.client";
import { navigation } from "@/components/shell/navigation/navigation-store";

// jsdom cannot reload a page, so the test replaces the function that reloads it.
jest.mock("@/components/shell/errors/reload-for-lost-chunk.client", () => ({
  reloadForLostChunk: jest.fn(() => false),
}));

jest.mock("next/navigation", () => ({ useSearchParams: jest.fn() }));

const heading = () => screen.getByRole("heading", { level: 1 });

beforeEach(() => {
  jest.mocked(reloadForLostChunk).mockReset().mockReturnValue(false);
  jest.mocked(useSearchParams).mockReturnValue(new URLSearchParams() as never);
});
afterEach(() => act(() => navigation.finish()));

describe("the texts of the error pages", () => {
  it.each([
    ["en", "Error", "This page could not be found", "Back to the home page", "/"],
    ["fr", "Erreur", "Cette page est introuvable", "Retour à la page d’accueil", "/fr"],
  ] as const)("are in %s", (locale, error, notFound, home, homePath) => {
    const { rerender } = render(<ErrorPage error={new StatusError(503, "Busy")} locale={locale} />);
    expect(screen.getByText("503")).toBeVisible();
    expect(heading()).toHaveTextContent(/^Busy$/);
    expect(screen.queryByRole("link")).toBeNull();

    rerender(<ErrorPage error={new Error()} locale={locale} />);
    expect(screen.getByText("500")).toBeVisible();
    expect(heading().textContent).toBe(error);
    expect(screen.queryByRole("link")).toBeNull();

    rerender(<ErrorPage error={new StatusError(404, "")} locale={locale} />);
    expect(screen.getByText("404")).toBeVisible();
    expect(heading().textContent).toBe(notFound);
    expect(screen.getByRole("link", { name: home })).toHaveAttribute("href", homePath);

    rerender(<ErrorPage error={new StatusError(404, "No such study")} locale={locale} />);
    expect(heading().textContent).toBe("No such study");
    expect(screen.getByRole("link", { name: home })).toBeVisible();
  });

  it.each([
    ["en", "Try again", "Go back to home", "/"],
    ["fr", "Réessayer", "Revenir à l’accueil", "/fr"],
  ] as const)(
    "include in %s a button to try again and, without the layout, a link to the home page",
    async (...of) => {
      const [locale, again, home, homePath] = of;
      const retry = jest.fn();
      render(
        <ErrorView
          error={{ statusCode: 500, message: "x" }}
          locale={locale}
          onRetry={retry}
          isAlone
        />,
      );
      await userEvent.click(screen.getByRole("button", { name: again }));
      expect(retry).toHaveBeenCalledTimes(1);
      expect(screen.getByRole("link", { name: home })).toHaveAttribute("href", homePath);
    },
  );
});

describe("the error page of a route", () => {
  it.each([
    ["an error", new Error("No network"), "500", "No network"],
    ["an error with a status code", new StatusError(501, "Too old"), "501", "Too old"],
    ["a text", "Out of order", "500", "Out of order"],
    ["nothing", undefined, "500", "Error"],
    ["an error without a message", new Error(), "500", "Error"],
  ])("displays %s", (_, thrown, code, message) => {
    render(<ErrorPage error={thrown} locale="en" />);
    expect(screen.getByText(code)).toBeVisible();
    expect(heading().textContent).toBe(message);
  });

  it("sets the title of the page, ends the loading bar with a failure, and moves the focus to the heading", () => {
    render(<ErrorPage error={new Error("No network")} locale="en" />);
    expect(document.title).toBe("500 No network");
    expect(navigation.get().status).toBe("failed");
    expect(heading()).toHaveFocus();
  });

  it("resets the loading bar when it unmounts", () => {
    const { unmount } = render(<ErrorPage error={new Error("No network")} locale="en" />);
    unmount();
    expect(navigation.get().status).toBe("idle");
  });

  it("displays the page of the route again when the query changes", () => {
    const reset = jest.fn();
    const error = new Error("No network");
    const { rerender } = render(<ErrorPage error={error} locale="en" reset={reset} />);
    rerender(<ErrorPage error={error} locale="en" reset={reset} />);
    expect(reset).not.toHaveBeenCalled();
    jest.mocked(useSearchParams).mockReturnValue(new URLSearchParams("app=stroop") as never);
    rerender(<ErrorPage error={error} locale="en" reset={reset} />);
    expect(reset).toHaveBeenCalledTimes(1);
  });

  it("restores its title if Next has replaced the title", async () => {
    document.title = "Take part | Protocole";
    const { unmount } = render(<ErrorPage error={new Error("No network")} locale="en" />);
    document.title = "About | Protocole";
    await act(async () => {});
    expect(document.title).toBe("500 No network");
    unmount();
    expect(document.title).toBe("About | Protocole");
  });

  it("displays the page of the route again when the visitor presses the button to try again", async () => {
    const reset = jest.fn();
    render(<ErrorPage error={new Error()} locale="fr" reset={reset} />);
    await userEvent.click(screen.getByRole("button", { name: "Réessayer" }));
    expect(reset).toHaveBeenCalledTimes(1);
  });

  it("renders nothing while the page reloads for a lost chunk", () => {
    jest.mocked(reloadForLostChunk).mockReturnValue(true);
    const { container } = render(
      <ErrorPage error={new Error("Loading chunk 7 failed")} locale="en" />,
    );
    expect(reloadForLostChunk).toHaveBeenCalledWith("7");
    expect(container).toBeEmptyDOMElement();
  });

  it("displays the error for a lost chunk if the page has already reloaded for the chunk", () => {
    render(<ErrorPage error={new Error("Loading chunk 7 failed")} locale="en" />);
    expect(heading().textContent).toBe("Loading chunk 7 failed");
    expect(navigation.get().status).toBe("failed");
  });

  it("does not reload the page for an error that is not a lost chunk", () => {
    render(<ErrorPage error={new Error("No network")} locale="en" />);
    expect(reloadForLostChunk).not.toHaveBeenCalled();
  });
});

describe("the 404 page that replaces a page", () => {
  it.each([
    ["en", "This page could not be found"],
    ["fr", "Cette page est introuvable"],
  ] as const)("is in %s, and asks search engines not to index the URL", (locale, words) => {
    const { unmount } = render(<NotFound locale={locale} />);
    expect(screen.getByText("404")).toBeVisible();
    expect(heading().textContent).toBe(words);
    expect(document.title).toBe(words);
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    unmount();
    expect(document.querySelector('meta[name="robots"]')).toBeNull();
  });
});
