import { renderToStaticMarkup } from "react-dom/server";
import { LastResort } from "@/components/shell/errors/last-resort.client";

/** Returns the parsed HTML of the last-resort error page for a path. */
function shownAt(path: string): Document {
  history.replaceState(null, "", path);
  return new DOMParser().parseFromString(renderToStaticMarkup(<LastResort />), "text/html");
}

it.each([
  ["/about", "en-GB", "An error occurred while showing the error page", "Go back to home", "/"],
  [
    "/fr/about",
    "fr-FR",
    "Une erreur est survenue pendant l’affichage de la page d’erreur",
    "Revenir à l’accueil",
    "/fr",
  ],
])(
  "the last-resort error page at %s is a complete page in %s",
  (path, language, message, home, homePath) => {
    const shown = shownAt(path);
    expect(shown.documentElement.lang).toBe(language);
    expect(shown.title).toBe(message);
    expect(shown.querySelector("h1")?.textContent).toBe(message);
    const link = shown.querySelector("a");
    expect(link?.textContent).toBe(home);
    expect(link?.getAttribute("href")).toBe(homePath);
  },
);
